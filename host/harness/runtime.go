package harness

import _ "embed" // the C files

//go:embed runtime/run.c
var runSource []byte

//go:embed runtime/utils.c
var utilsSource []byte

// The variables by which the program finds the files of its arguments and results.
const (
	InputVariable  = "MLIRC_RUN_INPUT"
	OutputVariable = "MLIRC_RUN_OUTPUT"
)

// Runtime returns C files by name that are linked with a module.
func Runtime() map[string][]byte {
	return map[string][]byte{"run.c": runSource, "utils.c": utilsSource}
}
