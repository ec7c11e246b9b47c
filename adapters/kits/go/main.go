// The adapter as a program, on standard input and output.
package main

import "os"

func main() {
	serve(&adapter{}, os.Stdin, os.Stdout)
}
