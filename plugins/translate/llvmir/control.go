package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// control are the operations that end blocks, and what stands where an
// exception lands.
func control() map[string]*instruction {
	return map[string]*instruction{
		"br":          {emit: branch, ends: true},
		"cond_br":     {emit: conditionalBranch, ends: true},
		"switch":      {emit: multiBranch, ends: true},
		"return":      {emit: functionReturn, ends: true},
		"indirectbr":  {emit: indirectBranch, ends: true},
		"blocktag":    {},
		"unreachable": {emit: func(f *function, _ *ir.Operation) { f.text("unreachable") }, ends: true},
		"resume": {ends: true, emit: func(f *function, op *ir.Operation) {
			f.text("resume ")
			f.operands(op, 0)
		}},
		"landingpad": {emit: landingPad},
	}
}

func branch(f *function, op *ir.Operation) {
	f.text("br ")
	f.destination(op, 0)
	f.loop(op)
}

func conditionalBranch(f *function, op *ir.Operation) {
	f.text("br ")
	f.typed(op.Operand(0))
	f.text(", ")
	f.destination(op, 0)
	f.text(", ")
	f.destination(op, 1)
	f.weights(op)
	f.loop(op)
}

func multiBranch(f *function, op *ir.Operation) {
	f.text("switch ")
	f.typed(op.Operand(0))
	f.text(", ")
	f.destination(op, 0)
	f.text(" [")
	values, ok := op.Attr("case_values").(*ir.DenseElementsAttr)
	if n := op.NumSuccessors() - 1; n > 0 && (!ok || values.Len() != n) {
		f.fail("operation 'llvm.switch' has another number of case values than of destinations")
		return
	}
	for i := 1; i < op.NumSuccessors(); i++ {
		f.text("\n    ")
		f.typ(op.Operand(0).Type())
		f.byte(' ')
		f.integer(values.Int(i-1), op.Operand(0).Type())
		f.text(", ")
		f.destination(op, i)
	}
	f.text("\n  ]")
	f.weights(op)
}

// indirectBranchName is the operation that goes to an address.
const indirectBranchName = "llvm.indirectbr"

func indirectBranch(f *function, op *ir.Operation) {
	f.text("indirectbr ")
	f.typed(op.Operand(0))
	f.text(", [")
	for i := range op.NumSuccessors() {
		f.comma(i)
		f.destination(op, i)
	}
	f.byte(']')
}

func functionReturn(f *function, op *ir.Operation) {
	switch op.NumOperands() {
	case 0:
		f.text("ret void")
	case 1:
		f.text("ret ")
		f.typed(op.Operand(0))
	default:
		f.fail("a function of LLVM IR returns one value; pack several into a struct")
	}
}

func landingPad(f *function, op *ir.Operation) {
	f.text("landingpad ")
	f.typ(op.Result(0).Type())
	if op.Attr("cleanup") != nil {
		f.text(" cleanup")
	}
	for _, v := range op.AllOperands() {
		if llvm.IsArray(v.Type()) {
			f.text(" filter ")
		} else {
			f.text(" catch ")
		}
		f.clause(v)
	}
}

// clause appends what a landing pad catches or filters, with its type. LLVM takes constants
// only, so that a bitcast is written as an expression.
func (f *function) clause(v *ir.Value) {
	f.typ(v.Type())
	f.byte(' ')
	op := v.DefiningOp()
	if op != nil && op.Is("llvm.bitcast") {
		f.text("bitcast (")
		f.clause(op.Operand(0))
		f.text(" to ")
		f.typ(v.Type())
		f.byte(')')
		return
	}
	if op == nil || f.isInstruction(op) {
		f.fail("a clause of a landing pad is a constant: null, addressof, a bitcast of these, or for a filter a constant")
		return
	}
	f.operand(v)
}

// isInstruction reports whether the result of an operation is computed where the operation
// stands.
func (f *function) isInstruction(op *ir.Operation) bool {
	in := f.instruction(op.Name())
	return in == nil || in.constant == nil
}

// blockTagName is the operation that marks a block whose address is taken.
const blockTagName = "llvm.blocktag"

// tags are the blocks that are marked. Each has a name in LLVM IR, so that functions, which are written in parallel,
// know those of each other: its first tag.
type tags struct {
	of     map[*ir.Block]int64
	blocks map[place]*ir.Block
}

// place is a tag in the function of this name.
type place struct {
	function string
	tag      int64
}

// note takes note of a tag in a function.
func (t *tags) note(fn, op *ir.Operation) {
	tag, ok := llvm.Blocktag{Op: op}.Tag()
	if !ok {
		return
	}
	if t.of == nil {
		t.of, t.blocks = map[*ir.Block]int64{}, map[place]*ir.Block{}
	}
	b := op.Block()
	if _, named := t.of[b]; !named {
		t.of[b] = tag.Id()
	}
	t.blocks[place{ir.SymbolName(fn), tag.Id()}] = b
}

// appendTag appends the name of a block, which no value has.
func appendTag(out []byte, tag int64) []byte {
	return append(strconv.AppendInt(append(out, "\"blocktag "...), tag, 10), '"')
}

// blockAddress appends the address of a block.
func blockAddress(w *writer, op *ir.Operation) {
	address, ok := llvm.Blockaddress{Op: op}.BlockAddr()
	if !ok {
		w.fail("operation 'llvm.blockaddress' names no block")
		return
	}
	function, _ := address.Function().(*ir.SymbolRefAttr)
	tag, isTag := llvm.AsBlocktagAttr(address.Tag())
	if function == nil || !isTag {
		w.fail("operation 'llvm.blockaddress' names no block")
		return
	}
	b := w.u.tags.blocks[place{function.Leaf(), tag.Id()}]
	if b == nil || b.IsEntry() {
		w.fail("function '@" + function.Leaf() + "' has no block with this tag behind its entry")
		return
	}
	w.text("blockaddress(")
	w.symbol(function)
	w.text(", %")
	w.out = appendTag(w.out, w.u.tags.of[b])
	w.byte(')')
}
