module example.com/toy-adapter

go 1.23
