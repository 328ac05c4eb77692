package pass

// ToolError is an error of a pass that ran a program which failed, other than
// one that is not there: nothing is wrong with the configuration.
type ToolError interface {
	error
	// ToolName is how the program is known, such as `llc`.
	ToolName() string
}
