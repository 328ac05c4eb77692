package binary

import (
	"strings"
)

// debugSet is the set of instructions that says where code comes from.
const debugSet = "NonSemantic.Shader.DebugInfo.100"

// isNonSemantic reports whether the instructions of a set have no meaning for a program: those
// of two older sets describe it for debuggers.
func isNonSemantic(set string) bool {
	return strings.HasPrefix(set, "NonSemantic.") || set == "OpenCL.DebugInfo.100" || set == "DebugInfo"
}

// The instructions of debugSet that are read.
const (
	debugSource      = 35
	debugSourceMore  = 102
	debugLine        = 103
	debugNoLine      = 104
	debugLineOperand = 4 // where the operands of an instruction begin
)

// nonSemantic takes the places of code from an instruction without a meaning, and leaves it
// out.
func (r *reader) nonSemantic(set string, in *instruction) error {
	e, err := r.define(in.args[1], nonSemantic)
	if err != nil || set != debugSet {
		return err
	}
	operands := in.args[debugLineOperand:]
	switch in.args[3] {
	case debugSource:
		if len(operands) < 1 {
			return r.errorf("the instruction has too few words")
		}
		e.text, err = r.stringOf(operands[0])
	case debugLine:
		if len(operands) < 5 {
			return r.errorf("the instruction has too few words")
		}
		err = r.debugLine(operands)
	case debugNoLine:
		r.loc = r.ctx.UnknownLoc()
	}
	return err
}

// debugLine reads source, first and last line, first and last column.
func (r *reader) debugLine(operands []uint32) error {
	source, err := r.id(operands[0])
	if err != nil {
		return err
	}
	if source.kind != nonSemantic {
		return r.errorf("%%%d is no source", operands[0])
	}
	line, err := r.number(operands[1])
	if err != nil {
		return err
	}
	col, err := r.number(operands[3])
	if err != nil {
		return err
	}
	r.loc = r.ctx.FileLineColLoc(source.text, line, col)
	return nil
}
