package hints

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// carryFlags gives flags of an operation, such as `fastmath`, to what a pattern made of
// it, in the dialect of that. Flags hold for the operands and the result of one
// operation: where a pattern makes several that differ, an intermediate value may be
// what the flags exclude, so that none of them gets the flags. That no flag is set holds for all:
// it keeps others from setting some.
func carryFlags(flags ir.NamedAttr, name string, set bool, made []*ir.Operation) {
	text := syntax.AttrString(flags.Value)
	_, words, found := strings.Cut(text, "<")
	if !found || strings.HasPrefix(text, "#"+llvmDialect+".") {
		return
	}
	var takers []*ir.Operation
	for _, op := range made {
		if op.Block() == nil {
			continue
		}
		if op.Attr(flags.Name) == flags.Value && op.Name().Dialect() == llvmDialect {
			// It was copied with the other attributes, and means nothing there.
			op.SetAttr(flags.Name, nil)
		}
		if takesFlags(op, name) {
			takers = append(takers, op)
		}
	}
	for _, op := range takers {
		if set && op.Name() != takers[0].Name() {
			return
		}
	}
	if len(takers) == 0 {
		return
	}
	if !set {
		words = ">" // the LLVM dialect has no word for none
	}
	translated, err := syntax.ParseAttr(flags.Value.Context(), "#"+llvmDialect+"."+name+"<"+words)
	if err != nil {
		return // flags of another dialect, which only share the name
	}
	for _, op := range takers {
		if op.Attr(name+"Flags") == nil {
			op.SetAttr(name+"Flags", translated)
		}
	}
}

const llvmDialect = "llvm"

// takesFlags reports whether an operation of the LLVM dialect may have flags of that
// name. Calls may have those of floats if they return floats. Definitions of intrinsics
// do not say so, as MLIR 13 has no flags there, but LLVM takes them as those of calls.
func takesFlags(op *ir.Operation, name string) bool {
	if name == "fastmath" {
		if op.Name().Dialect() != llvmDialect || op.NumResults() != 1 {
			return false
		}
		if op.Is("llvm.call") || strings.HasPrefix(op.Name().String(), "llvm.intr.") {
			return isFloats(op.ResultType(0))
		}
	}
	return op.Name().Dialect() == llvmDialect && declares(op, name+"Flags")
}

func isFloats(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	_, ok := t.(*ir.FloatType)
	return ok
}
