package llvmir

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// The numbers that values carry while their function is written.
const (
	written     = 1 // the value is written where it is used
	undefined   = 2 // a block argument that no edge gives a value, or that only debuggers need
	firstNumber = 3 // value %0

	namedNumber = 1 << 31 // with the index of a name
)

// function writes functions, one after another.
type function struct {
	*writer
	code        []*instruction // of each operation, in order
	trampolines []trampoline
	edges       []edge          // scratch of phis
	scope       int             // the subprogram, -1 for none
	file        string          // of the subprogram
	about       *ir.DialectAttr // the description of the function by an attribute, nil for none
	names       localNames
	vars        variables
	tidier      *llvm.Tidier
	described   llvm.Described // values that are not written
	tagged      []int64        // the tags of blocks that have a name, as their addresses are taken
}

// trampoline is a block that stands on an edge between two blocks that another
// edge connects as well.
type trampoline struct {
	from  *ir.Operation
	index int
	label int32
}

// edge leads into a block.
type edge struct {
	from  *ir.Operation
	index int   // of the successor
	label int32 // of the block that it comes from, or of its trampoline
	order int32 // of the block that it comes from
}

func newFunction(w *writer) *function {
	return &function{writer: w, tidier: llvm.NewTidier(w.u.module.Context())}
}

// function writes a definition or a declaration.
func (f *function) function(op *ir.Operation) {
	f.byte('\n')
	if ir.IsDeclaration(op) {
		f.enter(op) // attributes may describe it
		f.signature(op, nil)
		return
	}
	if f.u.tidy {
		_, f.described = f.tidier.Function(op, f.u.named)
	}
	entry := op.Region(0).Entry()
	f.enter(op)
	f.number(op)
	f.signature(op, entry)
	f.subprogram()
	f.entryCount(op)
	f.workGroups(op)
	f.text(" {\n")
	code := f.code
	for b := entry; b != nil; b = b.Next() {
		if b != entry {
			f.label(labelOf(b))
			f.phis(b)
		}
		code = f.block(b, code)
	}
	f.writeTrampolines()
	f.text("}\n")
}

// block writes the operations of a block.
func (f *function) block(b *ir.Block, code []*instruction) []*instruction {
	described := f.describes()
	if described && !landsPad(b) {
		f.describeBlockArgs(b)
	}
	for op := range b.Ops() {
		in := code[0]
		code = code[1:]
		f.at = op
		if in.tells {
			f.tell(op)
			continue
		}
		if in.emit != nil {
			f.text("  ")
			if in.hasResult(op) {
				f.value(op.Result(0))
				f.text(" = ")
			}
			in.emit(f, op)
			f.place(op)
			f.byte('\n')
		}
		if !described {
			continue
		}
		f.describeResult(op)
		if op == b.First() && landsPad(b) {
			f.describeBlockArgs(b)
		}
	}
	return code
}

func (f *function) label(n int32) {
	f.byte('\n')
	f.labelName(n)
	f.text(":\n")
}

// labelName appends what a block is known by: its number, or the tag by which other functions know it, too.
func (f *function) labelName(n int32) {
	if n < 0 {
		f.out = appendTag(f.out, f.tagged[-n-1])
		return
	}
	f.int(int64(n))
}

// number gives numbers to the values and blocks of a function as LLVM does:
// arguments, then each block with its values.
func (f *function) number(op *ir.Operation) {
	f.code, f.trampolines, f.tagged = f.code[:0], f.trampolines[:0], f.tagged[:0]
	f.names.begin()
	entry := op.Region(0).Entry()
	n := int32(0)
	for _, a := range entry.Args() {
		n = f.name(a, n)
	}
	for b := entry; b != nil; b = b.Next() {
		if tag, ok := f.u.tags.of[b]; ok && b != entry {
			f.tagged = append(f.tagged, tag)
			b.SetNumber(uint32(-int32(len(f.tagged))))
		} else {
			b.SetNumber(uint32(n))
			n++
		}
		if b != entry {
			n = f.numberArgs(b, n)
		}
		n = f.numberResults(b, n)
	}
	for i := range f.trampolines {
		f.trampolines[i].label = n
		n++
	}
}

// name makes a value known by its name, if it has one and names are kept, or as %n. It returns
// the next number.
func (f *function) name(v *ir.Value, n int32) int32 {
	if f.u.named {
		if i, ok := f.names.add(v.Name()); ok {
			v.SetNumber(namedNumber | i)
			return n
		}
	}
	v.SetNumber(uint32(n) + firstNumber)
	return n + 1
}

// value appends what a value is known by.
func (f *function) value(v *ir.Value) {
	n := v.Number()
	if n&namedNumber != 0 {
		f.out = appendName(f.out, '%', f.names.list[n&^namedNumber])
		return
	}
	f.byte('%')
	f.int(int64(n - firstNumber))
}

// labelOf is the number of a block, less than zero for one with a name.
func labelOf(b *ir.Block) int32 { return int32(b.Number()) }

func (f *function) numberArgs(b *ir.Block, n int32) int32 {
	for _, a := range b.Args() {
		if !b.HasPreds() || f.u.tidy && f.described.NeedsNot(a) {
			a.SetNumber(undefined)
			continue
		}
		n = f.name(a, n)
	}
	return n
}

func (f *function) numberResults(b *ir.Block, n int32) int32 {
	for op := range b.Ops() {
		in := f.instruction(op.Name())
		if in == nil {
			in = f.unknown(op)
		}
		if in.emit != nil && f.described.Has(op) {
			in = describedInstruction
		}
		f.code = append(f.code, in)
		switch {
		case op.NumResults() == 0:
		case in == describedInstruction:
			op.Result(0).SetNumber(undefined)
		case in.emit != nil && in.hasResult(op):
			n = f.name(op.Result(0), n)
		default:
			op.Result(0).SetNumber(written)
		}
		if op.NumSuccessors() > 1 {
			f.findTrampolines(op)
		}
	}
	if b.Empty() || b.Last().NumSuccessors() == 0 && !f.code[len(f.code)-1].ends {
		f.at = b.ParentOp()
		if !b.Empty() {
			f.at = b.Last()
		}
		f.fail("a block of a function ends with a terminator of the LLVM dialect")
	}
	return n
}

// unknown reports an operation that cannot be written; its results get no
// numbers, and no further complaint is made about them.
func (f *function) unknown(op *ir.Operation) *instruction {
	f.at = op
	f.refuse(noTranslation(op))
	return unknownInstruction
}

// findTrampolines finds the successors that a branch already has with other operands: a phi
// cannot distinguish two edges from the same block.
func (f *function) findTrampolines(op *ir.Operation) {
	for i := 1; i < op.NumSuccessors(); i++ {
		if op.Successor(i).NumArgs() == 0 {
			continue
		}
		for j := range i {
			if op.Successor(j) == op.Successor(i) && !sameForwarded(op, i, j) {
				if op.Is(indirectBranchName) {
					f.at = op
					f.fail("a branch to an address passes different values to one block, which LLVM IR cannot say")
				}
				f.trampolines = append(f.trampolines, trampoline{from: op, index: i})
				break
			}
		}
	}
}

// target is the number of the block that a branch jumps to for successor i.
func (f *function) target(op *ir.Operation, i int) int32 {
	if n, ok := f.trampoline(op, i); ok {
		return n
	}
	return labelOf(op.Successor(i))
}

func (f *function) trampoline(op *ir.Operation, i int) (int32, bool) {
	for k := range f.trampolines {
		if t := &f.trampolines[k]; t.from == op && t.index == i {
			return t.label, true
		}
	}
	return 0, false
}

func (f *function) writeTrampolines() {
	for _, t := range f.trampolines {
		f.label(t.label)
		f.text("  br label %")
		f.labelName(labelOf(t.from.Successor(t.index)))
		f.byte('\n')
	}
}

// destination appends the label of successor i.
func (f *function) destination(op *ir.Operation, i int) {
	f.text("label %")
	f.labelName(f.target(op, i))
}

// phis appends what chooses the values of a block's arguments.
func (f *function) phis(b *ir.Block) {
	if b.NumArgs() == 0 || !b.HasPreds() {
		return
	}
	f.collectEdges(b)
	for i, a := range b.Args() {
		if a.Number() == undefined {
			continue
		}
		f.text("  ")
		f.value(a)
		f.text(" = phi ")
		f.typ(a.Type())
		for k, e := range f.edges {
			f.at = e.from
			start, end, _ := ir.BranchOperands(e.from, e.index)
			if k > 0 {
				f.byte(',')
			}
			f.text(" [ ")
			if i >= end-start {
				f.fail("a branch passes fewer values than its destination takes")
				break
			}
			f.operand(e.from.Operand(start + i))
			f.text(", %")
			f.labelName(e.label)
			f.text(" ]")
		}
		f.byte('\n')
	}
}

// collectEdges lists the edges into a block in the order of the blocks that
// they come from, which does not depend on how the module was made.
func (f *function) collectEdges(b *ir.Block) {
	f.edges = f.edges[:0]
	for use := range b.Preds() {
		from, index := use.Owner(), use.Index()
		order := labelOf(from.Block())
		label, ok := f.trampoline(from, index)
		if !ok {
			label = order
		}
		f.edges = append(f.edges, edge{from, index, label, order})
	}
	slices.Reverse(f.edges)             // the latest use comes first
	for i := 1; i < len(f.edges); i++ { // few, or in order but for some
		for j := i; j > 0 && f.edges[j].before(&f.edges[j-1]); j-- {
			f.edges[j], f.edges[j-1] = f.edges[j-1], f.edges[j]
		}
	}
}

func (e *edge) before(other *edge) bool {
	return e.order < other.order || e.order == other.order && e.index < other.index
}

// operand appends a value without its type.
func (f *function) operand(v *ir.Value) {
	switch n := v.Number(); {
	case n >= firstNumber:
		f.value(v)
	case n == undefined:
		f.text("undef")
	default:
		f.constantValue(v)
	}
}

// constantValue appends a value that is written where it is used.
func (f *function) constantValue(v *ir.Value) {
	op := v.DefiningOp()
	if op == nil {
		f.fail("a value from outside of the function is used")
		return
	}
	in := f.instruction(op.Name())
	if in == nil || in.constant == nil {
		return // reported where it stands
	}
	user, failures := f.at, f.failures
	f.at = op
	in.constant(f.writer, op)
	f.at = user
	if f.failures > failures { // once is enough
		v.SetNumber(undefined)
	}
}

// typed appends a value with its type.
func (f *function) typed(v *ir.Value) {
	f.typ(v.Type())
	f.byte(' ')
	f.operand(v)
}

// sameForwarded reports whether a branch passes the same values to two of its
// successors.
func sameForwarded(op *ir.Operation, i, j int) bool {
	start, end, _ := ir.BranchOperands(op, i)
	other, otherEnd, _ := ir.BranchOperands(op, j)
	if end-start != otherEnd-other {
		return false
	}
	for k := range end - start {
		if op.Operand(start+k) != op.Operand(other+k) {
			return false
		}
	}
	return true
}
