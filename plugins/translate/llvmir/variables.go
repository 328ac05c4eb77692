package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// A value with a name is a variable for debuggers. Each value of that name and type is one
// more value of the same variable: in a function, no two of them are visible at once.

// variable is what tells variables of a function apart.
type variable struct {
	name  string
	typ   ir.Type
	scope int // a subprogram
}

// declared is what is said of a variable wherever it gets a value.
type declared struct {
	line, arg int // arg is 0 for one that is no argument
	file      string
}

// variables are those of the function that is written.
type variables struct {
	known map[variable]declared
	// args are the arguments with a name, by their locations: components of one have the
	// same.
	args map[ir.Location]*argument
	// At describeArgs, behind some operations of the first block, debuggers get to know the
	// arguments: llc at level 0 loses values that precede an insertvalue of the same block.
	describeArgs [2]*ir.Operation
}

// argument is one of the function as it was written.
type argument struct {
	number int // from 1 on
	// descriptor is what the components are put together to at the beginning of the
	// function, nil where nothing is.
	descriptor *ir.Operation
}

// describes reports whether debuggers get to know the values of the function.
func (f *function) describes() bool { return f.u.named && f.scope >= 0 && f.u.given == nil }

// begin forgets the variables of the function before.
func (v *variables) begin() {
	if v.known == nil {
		v.known, v.args = map[variable]declared{}, map[ir.Location]*argument{}
	}
	clear(v.known)
	clear(v.args)
	v.describeArgs = [2]*ir.Operation{}
}

// landsPad reports whether a block begins with a landing pad, before which only phis may be.
func landsPad(b *ir.Block) bool { return !b.Empty() && b.First().Is("llvm.landingpad") }

// describeBlockArgs tells debuggers the values of a block's arguments.
func (f *function) describeBlockArgs(b *ir.Block) {
	if b.IsEntry() {
		f.vars.begin()
		f.findArgs(b)
		if f.vars.describeArgs[0] == nil {
			f.describeArgs(b)
		}
		return
	}
	for _, a := range b.Args() {
		f.describe(a, 0)
	}
}

// valueOf is the name of a value and where it is; "" where it is no variable.
func (f *function) valueOf(v *ir.Value) (name string, l *ir.FileLineColLoc, at *debuginfo.Site) {
	if _, plain := v.Loc().(*ir.FileLineColLoc); plain {
		return "", nil, nil
	}
	if name = v.Name(); name == "" {
		return "", nil, nil
	}
	if _, ok := f.u.debug.Types().Number(v.Type()); !ok {
		return "", nil, nil
	}
	l, at = debuginfo.Origin(v.Loc(), nil)
	if l == nil || l.Line() == 0 {
		return "", nil, nil
	}
	return name, l, at
}

// findArgs finds the arguments as they were written, and what the components of one are put
// together to.
func (f *function) findArgs(entry *ir.Block) {
	args := f.vars.args
	for _, a := range entry.Args() {
		if args[a.Loc()] == nil && a.Name() != "" {
			args[a.Loc()] = &argument{number: len(args) + 1}
		}
	}
	if len(args) == 0 {
		return
	}
	at := &f.vars.describeArgs
	for op := range entry.Ops() {
		if op.NumResults() != 1 || !llvm.IsStruct(op.Result(0).Type()) {
			continue
		}
		if a := args[op.Loc()]; a != nil {
			a.descriptor, at[0], at[1] = op, op, nil
		} else if op.Is("llvm.insertvalue") {
			at[1] = op
		}
	}
}

// describeArgs tells debuggers the values of a function's arguments. Of components that are not
// put together the second stands for all: of a memref, the aligned pointer.
func (f *function) describeArgs(entry *ir.Block) {
	args := entry.Args()
	for i := 0; i < len(args); {
		n := 1
		a := f.vars.args[args[i].Loc()]
		for a != nil && i+n < len(args) && args[i+n].Loc() == args[i].Loc() {
			n++
		}
		switch {
		case a == nil:
		case a.descriptor == nil:
			f.describe(args[i+min(n, 2)-1], a.number)
		default:
			f.describe(a.descriptor.Result(0), a.number)
		}
		i += n
	}
}

// describeResult tells debuggers the value of an operation's result.
func (f *function) describeResult(op *ir.Operation) {
	if op.NumResults() != 1 || op.NumSuccessors() > 0 {
		return
	}
	if a := f.vars.args[op.Loc()]; a == nil || a.descriptor != op {
		f.describe(op.Result(0), 0)
	}
	if at := &f.vars.describeArgs; op == at[0] || op == at[1] {
		f.describeArgs(op.Block())
	}
}

// describe tells debuggers the value of a variable, if the value is one. It may be that
// argument, 0 is none.
func (f *function) describe(v *ir.Value, arg int) {
	name, l, at := f.valueOf(v)
	if name == "" {
		return
	}
	value := v
	for equal := f.described[value]; equal != nil; equal = f.described[value] {
		value = equal
	}
	if op := value.DefiningOp(); op != nil && op.Is("llvm.insertvalue") {
		f.describeParts(value, f.variable(name, v.Type(), l, at, arg), l, at)
		return
	}
	if n := value.Number(); n == undefined || n == written && !isScalar(v.Type()) {
		return
	}
	f.debugValue(value, f.variable(name, v.Type(), l, at, arg), l, at, 0, 0)
}

// isScalar reports whether a constant of the type is short.
func isScalar(t ir.Type) bool { return !llvm.IsVector(t) && !llvm.IsArray(t) && !llvm.IsStruct(t) }

// variable is the variable of a name and type: the first value says where it is declared.
func (f *function) variable(name string, t ir.Type, l *ir.FileLineColLoc, at *debuginfo.Site, arg int) variable {
	scope, _ := f.scopeOf(l, at)
	key := variable{name, t, scope}
	if _, ok := f.vars.known[key]; ok {
		return key
	}
	f.vars.known[key] = declared{line: int(l.Line()), file: l.File(), arg: arg}
	return key
}

// maxDescribedParts of an aggregate are described.
const maxDescribedParts = 64

// describeParts tells debuggers the parts of an aggregate that is put together of
// values: none of it need be in one place.
func (f *function) describeParts(v *ir.Value, key variable, l *ir.FileLineColLoc, at *debuginfo.Site) {
	types := f.u.debug.Types()
	seen := map[int64]bool{}
	for op := v.DefiningOp(); op != nil && op.Is("llvm.insertvalue") && len(seen) < maxDescribedParts; op = op.Operand(0).DefiningOp() {
		path := indices(op.Attr("position"))
		places := make([]int64, path.len())
		for i := range places {
			places[i] = path.at(i)
		}
		offset, part, ok := types.Part(v.Type(), places)
		if !ok || seen[offset] || !isScalar(part) {
			continue // what is inserted later counts
		}
		seen[offset] = true
		if op.Operand(1).Number() == undefined {
			continue // only debuggers would have it
		}
		f.debugValue(op.Operand(1), key, l, at, offset, types.Size(part))
	}
}

// debugValue appends that a variable, or so many bits of it from an offset on, has a value
// from here on.
func (f *function) debugValue(v *ir.Value, key variable, l *ir.FileLineColLoc, at *debuginfo.Site, offset, size int64) {
	f.declare("llvm.dbg.value", "declare void @llvm.dbg.value(metadata, metadata, metadata)\n")
	d := f.vars.known[key]
	f.text("  call void @llvm.dbg.value(metadata ")
	f.typed(v)
	f.text(", metadata !DILocalVariable(name: \"")
	f.out = appendEscaped(f.out, key.name)
	if d.arg > 0 {
		f.text("\", arg: ")
		f.int(int64(d.arg))
		f.text(", scope: ")
	} else {
		f.text("\", scope: ")
	}
	f.out = appendNode(f.out, key.scope)
	f.text(", file: ")
	f.out = f.u.debug.AppendFile(f.out, d.file)
	f.text(", line: ")
	f.int(int64(d.line))
	f.text(", type: ")
	f.out = f.u.debug.Types().AppendNumber(f.out, key.typ)
	if size == 0 {
		f.text("), metadata !DIExpression()), !dbg ")
	} else {
		f.text("), metadata !DIExpression(DW_OP_LLVM_fragment, ")
		f.int(offset)
		f.text(", ")
		f.int(size)
		f.text(")), !dbg ")
	}
	f.location(l, at)
	f.byte('\n')
}
