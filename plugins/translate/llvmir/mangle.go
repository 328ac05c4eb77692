package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// appendMangled appends a type as it stands in the name of an overloaded
// intrinsic.
func (w *writer) appendMangled(out []byte, t ir.Type) []byte {
	switch t := t.(type) {
	case *ir.IntegerType:
		return strconv.AppendUint(append(out, 'i'), uint64(t.Width()), 10)
	case *ir.FloatType:
		return append(out, mangledFloat(t.Kind())...)
	case *ir.VectorType:
		return w.appendMangledVector(out, t)
	case *ir.DialectType:
		return w.appendMangledDialect(out, t)
	}
	return out
}

func mangledFloat(kind num.Kind) string {
	if kind == num.BF16 {
		return "bf16"
	}
	return kind.Name()
}

func (w *writer) appendMangledVector(out []byte, t ir.Type) []byte {
	if llvm.IsScalable(t) {
		out = append(out, "nx"...)
	}
	out = strconv.AppendInt(append(out, 'v'), llvm.Len(t), 10)
	return w.appendMangled(out, llvm.Elem(t))
}

func (w *writer) appendMangledDialect(out []byte, t *ir.DialectType) []byte {
	switch t.Def().Name() {
	case "llvm.ptr":
		out = strconv.AppendInt(append(out, 'p'), llvm.Space(t), 10)
		if w.u.opaque {
			return out
		}
		return w.appendMangled(out, llvm.Elem(t))
	case "llvm.array":
		out = strconv.AppendInt(append(out, 'a'), llvm.Len(t), 10)
		return w.appendMangled(out, llvm.Elem(t))
	case "llvm.vec":
		return w.appendMangledVector(out, t)
	case "llvm.struct":
		return w.appendMangledStruct(out, t)
	case "llvm.func":
		return w.appendMangledFunction(out, t)
	case "llvm.void":
		return append(out, "isVoid"...)
	case "llvm.metadata":
		return append(out, "Metadata"...)
	case "llvm.x86_mmx":
		return append(out, "x86mmx"...)
	case "llvm.ppc_fp128":
		return append(out, "ppcf128"...)
	}
	return out
}

func (w *writer) appendMangledStruct(out []byte, t ir.Type) []byte {
	if name, ok := llvm.StructName(t); ok {
		out = append(append(out, "s_"...), name...)
		return append(out, 's')
	}
	out = append(out, "sl_"...)
	for i := range llvm.NumMembers(t) {
		out = w.appendMangled(out, llvm.Member(t, i))
	}
	return append(out, 's')
}

func (w *writer) appendMangledFunction(out []byte, t ir.Type) []byte {
	out = w.appendMangled(append(out, "f_"...), llvm.Result(t))
	for i := range llvm.NumArgs(t) {
		out = w.appendMangled(out, llvm.Arg(t, i))
	}
	if llvm.IsVariadic(t) {
		out = append(out, "vararg"...)
	}
	return append(out, 'f')
}
