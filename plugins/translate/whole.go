package translate

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/sdk/artifact"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// unusable is a failure of a tool that ended as if all were well.
func unusable(tool toolchain.Tool, what string, err error) error {
	return &toolchain.Failure{Tool: tool, Cause: fmt.Errorf(
		"what it wrote is not a complete %s: %w; it may have been stopped, or the disk was full", what, err)}
}

// checkObject looks at an object or a program that a tool wrote.
func checkObject(tool toolchain.Tool, data []byte, want artifact.Format) error {
	if err := artifact.CheckObject(data, want); err != nil {
		if want == artifact.AnyFormat { // the target is the default of the tool
			want = artifact.BeginsAs(data)
		}
		return unusable(tool, want.String(), err)
	}
	return nil
}

// checkText looks at text that a tool wrote: it is there, and its last line ends.
func checkText(tool toolchain.Tool, what string, data []byte) error {
	switch {
	case len(data) == 0:
		return unusable(tool, what, errors.New("it is empty"))
	case data[len(data)-1] != '\n':
		return unusable(tool, what, errors.New("it ends within a line"))
	}
	return nil
}

// checkIR looks at LLVM IR that a tool wrote.
func checkIR(tool toolchain.Tool, data []byte) error {
	if err := checkText(tool, "LLVM IR", data); err != nil {
		return err
	}
	if err := artifact.CheckLLVMIR(data); err != nil {
		return unusable(tool, "LLVM IR", err)
	}
	return nil
}
