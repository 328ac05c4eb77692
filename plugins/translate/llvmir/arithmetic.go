package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// arithmetic are the operations on numbers. Their opcodes are their names.
func arithmetic() map[string]*instruction {
	table := map[string]*instruction{
		"icmp":   {emit: comparison("icmp ", integerPredicate), folds: true},
		"fcmp":   {emit: comparison("fcmp ", floatPredicate), folds: true},
		"fneg":   {emit: fneg},
		"select": {emit: selection, folds: true},
		"freeze": {emit: freeze},
	}
	for _, opcode := range []string{
		"add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "and", "or", "xor", "shl", "lshr", "ashr",
		"fadd", "fsub", "fmul", "fdiv", "frem",
	} {
		table[opcode] = &instruction{emit: binary(opcode), folds: true}
	}
	return table
}

func binary(opcode string) func(*function, *ir.Operation) {
	return func(f *function, op *ir.Operation) {
		f.text(opcode)
		f.byte(' ')
		f.fastMath(op)
		f.overflow(op)
		f.poisonFlag(op)
		f.twoOperands(op)
	}
}

// twoOperands appends operands of one type, which is written once.
func (f *function) twoOperands(op *ir.Operation) {
	f.typed(op.Operand(0))
	f.text(", ")
	f.operand(op.Operand(1))
}

func fneg(f *function, op *ir.Operation) {
	f.text("fneg ")
	f.fastMath(op)
	f.typed(op.Operand(0))
}

func freeze(f *function, op *ir.Operation) {
	f.text("freeze ")
	f.typed(op.Operand(0))
}

func selection(f *function, op *ir.Operation) {
	f.text("select ")
	f.fastMath(op)
	f.operands(op, 0)
}

// operands appends the operands from one on, with their types.
func (f *function) operands(op *ir.Operation, from int) {
	for i := from; i < op.NumOperands(); i++ {
		f.comma(i - from)
		f.typed(op.Operand(i))
	}
}

func comparison(opcode string, word func(int64) string) func(*function, *ir.Operation) {
	return func(f *function, op *ir.Operation) {
		code, _ := integer(op.Attr("predicate"))
		predicate := word(code)
		if predicate == "" {
			f.fail("operation '" + op.Name().String() + "' has no predicate that LLVM knows")
			return
		}
		f.text(opcode)
		f.fastMath(op)
		f.text(predicate)
		f.byte(' ')
		f.twoOperands(op)
	}
}

// integerPredicate is the word for a case of ICmpPredicate.
func integerPredicate(code int64) string {
	return word(code, "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
}

// floatPredicate is the word for a case of FCmpPredicate.
func floatPredicate(code int64) string {
	return word(code, "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
		"ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")
}

// word is the word for a case of an enumeration that counts from 0, or "".
func word(code int64, words ...string) string {
	if code < 0 || code >= int64(len(words)) {
		return ""
	}
	return words[code]
}

// fastFlag is the bit of FastmathFlags that stands for all others.
const fastFlag = 1 << 7

// fastMath appends the flags in `fastmathFlags`, each with a blank behind it.
func (w *writer) fastMath(op *ir.Operation) {
	if len(op.Attrs()) == 0 {
		return
	}
	attr, ok := op.Attr("fastmathFlags").(*ir.DialectAttr)
	if !ok || len(attr.Params()) == 0 {
		return
	}
	bits, _ := integer(attr.Params()[0])
	if bits&fastFlag != 0 {
		w.text("fast ")
		return
	}
	for i := range int64(7) {
		if bits&(1<<i) != 0 {
			w.text(word(i, "nnan ", "ninf ", "nsz ", "arcp ", "contract ", "afn ", "reassoc "))
		}
	}
}

// The bits of IntegerOverflowFlags.
const (
	noSignedWrap   = 1
	noUnsignedWrap = 2
)

// overflow appends the flags in `overflowFlags`, each with a blank behind it, as LLVM
// orders them.
func (w *writer) overflow(op *ir.Operation) {
	if len(op.Attrs()) == 0 {
		return
	}
	attr, ok := op.Attr("overflowFlags").(*ir.DialectAttr)
	if !ok || len(attr.Params()) == 0 {
		return
	}
	bits, _ := integer(attr.Params()[0])
	if bits&noUnsignedWrap != 0 {
		w.text("nuw ")
	}
	if bits&noSignedWrap != 0 {
		w.text("nsw ")
	}
}

// poisonFlags are the units that make the result poison for some operands, the word that each is in LLVM,
// and the first version that knows it: without the word an operation is as good, and no less defined.
var poisonFlags = [...]struct {
	name, word string
	first      int
}{
	{"isExact", "exact ", 0}, {"isDisjoint", "disjoint ", 18}, {"nonNeg", "nneg ", 18},
}

// poisonFlag appends such a flag, of which an operation has one at most. An unsigned integer that becomes a
// float has it since LLVM 19.
func (w *writer) poisonFlag(op *ir.Operation) {
	if len(op.Attrs()) == 0 {
		return
	}
	for _, flag := range poisonFlags {
		first := flag.first
		if op.Is("llvm.uitofp") {
			first = firstCastFlags
		}
		if op.Attr(flag.name) != nil && w.u.reader >= first {
			w.text(flag.word)
		}
	}
}

// casts change the type of a value. Their opcodes are their names.
func casts() map[string]*instruction {
	table := map[string]*instruction{}
	for _, opcode := range []string{
		"addrspacecast", "bitcast", "fpext", "fptosi", "fptoui", "fptrunc", "inttoptr", "ptrtoint",
		"sext", "sitofp", "trunc", "uitofp", "zext",
	} {
		table[opcode] = &instruction{emit: cast(opcode), folds: true}
	}
	return table
}

func cast(opcode string) func(*function, *ir.Operation) {
	return func(f *function, op *ir.Operation) {
		f.text(opcode)
		f.byte(' ')
		if f.u.reader >= firstCastFlags {
			f.overflow(op)
		}
		f.poisonFlag(op)
		f.typed(op.Operand(0))
		f.text(" to ")
		f.typ(op.Result(0).Type())
	}
}

// aggregates take structs, arrays and vectors apart and put them together.
func aggregates() map[string]*instruction {
	return map[string]*instruction{
		"extractvalue": {emit: func(f *function, op *ir.Operation) {
			f.text("extractvalue ")
			f.typed(op.Operand(0))
			f.position(op)
		}},
		"insertvalue": {emit: func(f *function, op *ir.Operation) {
			f.text("insertvalue ")
			f.operands(op, 0)
			f.position(op)
		}},
		"extractelement": {folds: true, emit: func(f *function, op *ir.Operation) {
			f.text("extractelement ")
			f.operands(op, 0)
		}},
		"insertelement": {folds: true, emit: func(f *function, op *ir.Operation) {
			f.text("insertelement ")
			f.operands(op, 0)
		}},
		"shufflevector": {folds: true, emit: shuffle},
	}
}

// position appends the path to a member.
func (f *function) position(op *ir.Operation) {
	path := indices(op.Attr("position"))
	for i := range path.len() {
		f.text(", ")
		f.int(path.at(i))
	}
}

// indexList is a list of numbers in the form of either version: `[0, 1]`, or
// `array<i64: 0, 1>`.
type indexList struct {
	attrs []ir.Attribute
	dense *ir.DenseArrayAttr
}

func indices(a ir.Attribute) indexList {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return indexList{attrs: a.Elems()}
	case *ir.DenseArrayAttr:
		return indexList{dense: a}
	}
	return indexList{}
}

func (l indexList) len() int {
	if l.dense != nil {
		return l.dense.Len()
	}
	return len(l.attrs)
}

func (l indexList) at(i int) int64 {
	if l.dense != nil {
		n, _ := integer(l.dense.Element(i))
		return n
	}
	n, _ := integer(l.attrs[i])
	return n
}

func shuffle(f *function, op *ir.Operation) {
	f.text("shufflevector ")
	f.operands(op, 0)
	f.text(", ")
	f.mask(op)
}

// mask appends which element of the operands each element of the result is.
func (w *writer) mask(op *ir.Operation) {
	mask := indices(op.Attr("mask"))
	scalable := llvm.IsScalable(op.Result(0).Type())
	w.byte('<')
	if scalable {
		w.text("vscale x ")
	}
	w.int(int64(mask.len()))
	w.text(" x i32> ")
	if scalable { // LLVM takes only this mask, whatever its length
		w.text("zeroinitializer")
		return
	}
	w.byte('<')
	for i := range mask.len() {
		w.comma(i)
		if n := mask.at(i); n >= 0 {
			w.text("i32 ")
			w.int(n)
			continue
		}
		w.text("i32 undef")
	}
	w.byte('>')
}
