package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// instruction is how one operation is written. It has emit, or constant, or
// neither when the operation cannot be written at all.
type instruction struct {
	// emit appends what stands behind `%n = `.
	emit func(f *function, op *ir.Operation)
	// constant appends the value where it is used.
	constant func(w *writer, op *ir.Operation)
	// folds reports that the instruction is an expression in an initialiser,
	// too: its opcode, then its operands in parentheses.
	folds bool
	// tells reports that debuggers get to know something, in a call or not at all.
	tells bool
	// ends reports that nothing may follow in the block.
	ends bool
}

// unknownInstruction stands for operations that were reported.
var unknownInstruction = &instruction{ends: true}

// describedInstruction stands for operations that only debuggers get to know.
var describedInstruction = &instruction{}

// hasResult reports whether the text of an operation defines a value.
func (in *instruction) hasResult(op *ir.Operation) bool {
	return op.NumResults() == 1 && !llvm.IsVoid(op.Result(0).Type())
}

// instructionTable finds an instruction by the full name of its operation.
func instructionTable() map[string]*instruction {
	table := make(map[string]*instruction, 256)
	for _, family := range []map[string]*instruction{
		arithmetic(), casts(), constants(), memory(), aggregates(), control(), calls(), intrinsics(),
	} {
		for name, in := range family {
			table["llvm."+name] = in
		}
	}
	return table
}

// instruction returns how an operation is written, or nil. The names seen are
// kept, as they are compared quicker than text.
func (w *writer) instruction(name *ir.OpName) *instruction {
	in, seen := w.table[name]
	if !seen {
		in = w.u.table[name.String()]
		w.table[name] = in
	}
	return in
}

// constants are written where they are used.
func constants() map[string]*instruction {
	return map[string]*instruction{
		"mlir.constant": {constant: func(w *writer, op *ir.Operation) {
			w.constant(op.Attr("value"), op.Result(0).Type())
		}},
		"mlir.null":      {constant: func(w *writer, op *ir.Operation) { w.zero(op.Result(0).Type()) }},
		"mlir.zero":      {constant: func(w *writer, op *ir.Operation) { w.zero(op.Result(0).Type()) }},
		"mlir.undef":     {constant: func(w *writer, _ *ir.Operation) { w.text("undef") }},
		"mlir.none":      {constant: func(w *writer, _ *ir.Operation) { w.text("none") }},
		"mlir.poison":    {constant: func(w *writer, _ *ir.Operation) { w.text("poison") }},
		"mlir.addressof": {constant: addressOf},
		"blockaddress":   {constant: blockAddress},
		"dso_local_equivalent": {constant: func(w *writer, op *ir.Operation) {
			w.text("dso_local_equivalent ")
			if ref, ok := op.Attr("function_name").(*ir.SymbolRefAttr); ok {
				w.symbol(ref)
			}
		}},
	}
}

// addressOf appends a symbol. What typed pointers point to must be what is
// there, or LLVM refuses the text.
func addressOf(w *writer, op *ir.Operation) {
	ref, ok := op.Attr("global_name").(*ir.SymbolRefAttr)
	if !ok {
		w.fail("operation 'llvm.mlir.addressof' names no symbol")
		return
	}
	w.symbol(ref)
	target, pointee := w.u.symbols[ref.Leaf()], llvm.Elem(op.Result(0).Type())
	if target == nil || pointee == nil {
		return
	}
	actual := llvm.SymbolType(target)
	if actual != pointee {
		w.fail("'@" + ref.Leaf() + "' is of type " + describe(actual) + ", but its address points to " + describe(pointee))
	}
}
