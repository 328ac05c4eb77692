package driver

import _ "embed" // the C file

//go:embed runtime/print.c
var printer []byte

// Printer returns the C file that prints results.
func Printer() []byte { return printer }
