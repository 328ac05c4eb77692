package tollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// shape is what the types of an operation are checked by: those of operands and the
// result, converted.
type shape struct {
	l    *Lowering
	op   *ir.Operation
	args []ir.Type
	t    ir.Type
}

// typesFit reports whether the types of an operation are such as its expansion expects.
// Definitions of the binary form leave them open.
func (l *Lowering) typesFit(op *ir.Operation, t ir.Type) bool {
	s := shape{l: l, op: op, t: t}
	for i := range op.NumOperands() {
		s.args = append(s.args, l.convertOne(op.OperandType(i)))
	}
	for _, rule := range shapes {
		for _, name := range strings.Fields(rule.ops) {
			if op.Is("spv." + name) {
				return rule.fits(s)
			}
		}
	}
	return true
}

// shapes say which types go together, by the names of operations.
var shapes = []struct {
	ops  string
	fits func(s shape) bool
}{
	{"Dot GLSL.Distance GLSL.Length", func(s shape) bool { return s.t == scalarOf(s.args[0]) }},
	{"VectorTimesScalar", func(s shape) bool { return scalarOf(s.args[0]) == s.args[1] }},
	{"MatrixTimesScalar", func(s shape) bool { return s.args[0] == s.t && nested(s.t) == s.args[1] }},
	{"MatrixTimesVector", func(s shape) bool {
		return llvm.Len(s.args[0]) == llvm.Len(s.args[1]) && llvm.Elem(s.args[0]) == s.t && scalarOf(s.args[1]) == scalarOf(s.t)
	}},
	{"VectorTimesMatrix", func(s shape) bool {
		return llvm.Elem(s.args[1]) == s.args[0] && llvm.Len(s.args[1]) == llvm.Len(s.t) && scalarOf(s.args[0]) == scalarOf(s.t)
	}},
	{"MatrixTimesMatrix", func(s shape) bool {
		return llvm.Len(llvm.Elem(s.args[1])) == llvm.Len(s.args[0]) && llvm.Len(s.t) == llvm.Len(s.args[1]) &&
			llvm.Elem(s.t) == llvm.Elem(s.args[0]) && nested(s.args[0]) == nested(s.args[1])
	}},
	{"OuterProduct", func(s shape) bool {
		return llvm.IsVector(s.args[1]) && llvm.Elem(s.t) == s.args[0] && llvm.Len(s.t) == llvm.Len(s.args[1]) && nested(s.args[1]) == nested(s.t)
	}},
	{"Transpose", func(s shape) bool {
		return llvm.Len(s.t) == llvm.Len(llvm.Elem(s.args[0])) && llvm.Len(llvm.Elem(s.t)) == llvm.Len(s.args[0]) && nested(s.t) == nested(s.args[0])
	}},
	{"GLSL.Determinant", func(s shape) bool { return isSquare(s.args[0]) && s.t == nested(s.args[0]) }},
	{"GLSL.MatrixInverse", func(s shape) bool { return isSquare(s.args[0]) && s.t == s.args[0] }},
	{"GLSL.Cross", func(s shape) bool { return llvm.Len(s.t) == 3 }},
	{"GLSL.Modf", func(s shape) bool { return llvm.Elem(s.args[1]) == s.t }},
	{"GLSL.Frexp", func(s shape) bool { return isIntLike(llvm.Elem(s.args[1]), s.t) }},
	{"GLSL.ModfStruct", func(s shape) bool {
		return s.isPair(s.args[0], func(second ir.Type) bool { return second == s.args[0] })
	}},
	{"GLSL.FrexpStruct", func(s shape) bool {
		return s.isPair(s.args[0], func(second ir.Type) bool { return isIntLike(second, s.args[0]) })
	}},
	{"GLSL.Ldexp", func(s shape) bool { return isIntLike(s.args[1], s.t) }},
	{"IAddCarry ISubBorrow UMulExtended SMulExtended", func(s shape) bool {
		return s.isPair(s.args[0], func(second ir.Type) bool { return second == s.args[0] })
	}},
	{"GLSL.FindILsb GLSL.FindUMsb GLSL.FindSMsb SatConvertSToU SatConvertUToS", func(s shape) bool { return isIntLike(s.t, s.args[0]) }},
	{"GLSL.PackHalf2x16 GLSL.PackSnorm4x8 GLSL.PackUnorm4x8 GLSL.PackSnorm2x16 GLSL.PackUnorm2x16", func(s shape) bool {
		n := int64(2)
		if strings.HasSuffix(s.op.Name().String(), "4x8") {
			n = 4
		}
		return llvm.Len(s.args[0]) == n && isFloat(scalarOf(s.args[0]), 32) && isInt(s.t, 32)
	}},
	{"GLSL.UnpackHalf2x16 GLSL.UnpackSnorm4x8 GLSL.UnpackUnorm4x8 GLSL.UnpackSnorm2x16 GLSL.UnpackUnorm2x16", func(s shape) bool {
		n := int64(2)
		if strings.HasSuffix(s.op.Name().String(), "4x8") {
			n = 4
		}
		return llvm.Len(s.t) == n && isFloat(scalarOf(s.t), 32) && isInt(s.args[0], 32)
	}},
	{"GLSL.PackDouble2x32", func(s shape) bool {
		return llvm.Len(s.args[0]) == 2 && isInt(scalarOf(s.args[0]), 32) && isFloat(s.t, 64)
	}},
	{"GLSL.UnpackDouble2x32", func(s shape) bool { return llvm.Len(s.t) == 2 && isInt(scalarOf(s.t), 32) && isFloat(s.args[0], 64) }},
	{"SDot UDot SUDot SDotAccSat UDotAccSat SUDotAccSat", func(s shape) bool {
		packed := isInt(s.args[0], 32) && isInt(s.args[1], 32)
		same := llvm.IsVector(s.args[0]) && llvm.Len(s.args[0]) == llvm.Len(s.args[1]) && elemWidth(s.args[0]) == elemWidth(s.args[1])
		return (packed || same) && isInt(s.t, 0) && elemWidth(s.t) >= elemWidth(s.args[0])/2
	}},
	{"PtrDiff", func(s shape) bool { return s.args[0] == s.args[1] }},
	{"GLSL.Atan2 GLSL.Reflect GLSL.FaceForward GLSL.Normalize GLSL.Refract", func(s shape) bool { return s.args[0] == s.t }},
	{"IsInf IsFinite IsNormal SignBitSet", func(s shape) bool { return llvm.Len(s.t) == llvm.Len(s.args[0]) }},
}

// scalarOf is the element of a vector, or the type itself.
func scalarOf(t ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Elem()
	}
	return t
}

// isPair reports whether the result is a struct of a type and a fitting one.
func (s shape) isPair(first ir.Type, second func(t ir.Type) bool) bool {
	list := s.l.parts(s.op.ResultType(0))
	return isA(s.op.ResultType(0), structName) && len(list) == 2 && s.l.convertOne(list[0]) == first && second(s.l.convertOne(list[1]))
}

// isIntLike reports whether a type is an integer, or as many as another has elements.
func isIntLike(t, of ir.Type) bool {
	return t != nil && isInt(scalarOf(t), 0) && llvm.Len(t) == llvm.Len(of)
}

func isSquare(t ir.Type) bool {
	n := llvm.Len(t)
	return n >= 2 && n <= 4 && llvm.Len(llvm.Elem(t)) == n
}

// isInt reports whether a type is an integer of a width, of any if that is 0.
func isInt(t ir.Type, bits int64) bool {
	_, ok := t.(*ir.IntegerType)
	return ok && (bits == 0 || width(t) == bits)
}

func isFloat(t ir.Type, bits int64) bool {
	_, ok := t.(*ir.FloatType)
	return ok && width(t) == bits
}
