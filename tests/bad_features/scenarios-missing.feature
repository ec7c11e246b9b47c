# 2:1: the feature 'Bad' has no scenario; put one under a Rule [scenarios-missing]
Feature: Bad
