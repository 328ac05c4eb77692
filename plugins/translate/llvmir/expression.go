package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// expressions evaluates the region of a global to constant expressions of LLVM.
type expressions struct {
	*writer
	values map[*ir.Value]*expression
}

// expression is a constant: its text, or its parts when it is an aggregate that
// was put together.
type expression struct {
	typ   ir.Type
	leaf  string
	value ir.Attribute // what the text was made from, if it was an attribute
	start int          // of the elements of the value
	parts []*expression
}

// evaluate evaluates a block and returns the operand of its return, or nil
// after reporting.
func (x *expressions) evaluate(b *ir.Block) *expression {
	for op := range b.Ops() {
		x.at = op
		if op.Is("llvm.return") {
			if op.NumOperands() != 1 {
				return nil
			}
			return x.values[op.Operand(0)]
		}
		e := x.operation(op)
		if e == nil {
			return nil
		}
		e.typ = op.Result(0).Type()
		x.values[op.Result(0)] = e
	}
	return nil
}

// operation evaluates one operation; nil means that it was reported.
func (x *expressions) operation(op *ir.Operation) *expression {
	in := x.instruction(op.Name())
	switch {
	case in == nil:
		x.refuse(noTranslation(op))
		return nil
	case in.constant != nil:
		e := x.written(func() { in.constant(x.writer, op) })
		e.value = op.Attr("value")
		return e
	}
	for _, v := range op.AllOperands() {
		if x.values[v] == nil {
			x.fail("an initialiser uses only values of its own")
			return nil
		}
	}
	switch name := op.Name().String(); name {
	case "llvm.insertvalue":
		return x.insert(op)
	case "llvm.extractvalue":
		return x.extract(op)
	default:
		if !in.folds {
			x.fail("operation '" + name + "' is not a constant expression of LLVM")
			return nil
		}
		return x.written(func() { x.apply(op) })
	}
}

// written is the expression whose text a function appends.
func (x *expressions) written(write func()) *expression {
	start := len(x.out)
	write()
	e := &expression{leaf: string(x.out[start:])}
	x.out = x.out[:start]
	return e
}

// apply appends opcode and operands as an expression.
func (x *expressions) apply(op *ir.Operation) {
	opcode := op.Name().String()[len("llvm."):]
	x.text(opcode)
	if opcode == "icmp" || opcode == "fcmp" {
		code, _ := integer(op.Attr("predicate"))
		predicate := integerPredicate(code)
		if opcode == "fcmp" {
			predicate = floatPredicate(code)
		}
		x.byte(' ')
		x.text(predicate)
	}
	x.byte(' ')
	x.overflow(op)
	if opcode == "getelementptr" {
		x.inbounds(op)
	}
	x.byte('(')
	if opcode == "getelementptr" {
		x.sourceType(op)
		x.address(op)
		x.byte(')')
		return
	}
	for i, v := range op.AllOperands() {
		x.comma(i)
		x.use(v)
	}
	switch {
	case opcode == "shufflevector":
		x.text(", ")
		x.mask(op)
	case op.NumOperands() == 1: // a cast
		x.text(" to ")
		x.typ(op.Result(0).Type())
	}
	x.byte(')')
}

// address appends the base and the indices of an address.
func (x *expressions) address(op *ir.Operation) {
	x.use(op.Operand(0))
	indices, err := llvm.Indices(op)
	if err != nil {
		x.fail("operation 'llvm.getelementptr' " + err.Error())
		return
	}
	for _, index := range indices {
		x.text(", ")
		if index.Value != nil {
			x.use(index.Value)
			continue
		}
		x.text("i32 ")
		x.int(index.Number)
	}
}

func (x *expressions) sourceType(op *ir.Operation) {
	(&function{writer: x.writer}).elementType(op, op.Operand(0).Type())
	x.text(", ")
}

// use appends an operand with its type.
func (x *expressions) use(v *ir.Value) {
	x.typ(v.Type())
	x.byte(' ')
	x.append(x.values[v])
}

// append appends an expression without its type.
func (x *expressions) append(e *expression) {
	if e.parts == nil {
		x.text(e.leaf)
		return
	}
	opening, closing := "{ ", " }"
	switch {
	case llvm.IsArray(e.typ):
		opening, closing = "[", "]"
	case llvm.IsPacked(e.typ):
		opening, closing = "<{ ", " }>"
	}
	x.text(opening)
	for i, p := range e.parts {
		x.comma(i)
		x.typ(p.typ)
		x.byte(' ')
		x.append(p)
	}
	x.text(closing)
}

// insert replaces a part of an aggregate.
func (x *expressions) insert(op *ir.Operation) *expression {
	path := indices(op.Attr("position"))
	return x.replace(x.values[op.Operand(0)], path, 0, x.values[op.Operand(1)])
}

func (x *expressions) replace(e *expression, path indexList, depth int, with *expression) *expression {
	if depth == path.len() {
		return with
	}
	parts := x.split(e)
	i := path.at(depth)
	if i < 0 || i >= int64(len(parts)) {
		x.fail("the position leaves the aggregate")
		return nil
	}
	fresh := &expression{typ: e.typ, parts: append([]*expression(nil), parts...)}
	if fresh.parts[i] = x.replace(parts[i], path, depth+1, with); fresh.parts[i] == nil {
		return nil
	}
	return fresh
}

// extract is a part of an aggregate.
func (x *expressions) extract(op *ir.Operation) *expression {
	e := x.values[op.Operand(0)]
	path := indices(op.Attr("position"))
	for d := range path.len() {
		parts, i := x.split(e), path.at(d)
		if i < 0 || i >= int64(len(parts)) {
			x.fail("the position leaves the aggregate")
			return nil
		}
		e = parts[i]
	}
	fresh := *e
	return &fresh
}

// maxParts is how many parts an aggregate may be taken apart into.
const maxParts = 1 << 20

// split takes an aggregate apart.
func (x *expressions) split(e *expression) []*expression {
	if e.parts != nil {
		return e.parts
	}
	n := int(llvm.Len(e.typ))
	if llvm.IsStruct(e.typ) {
		n = llvm.NumMembers(e.typ)
	}
	if n > maxParts {
		x.fail("an aggregate of that many parts cannot be changed in an initialiser; write it as a dense attribute")
		return nil
	}
	parts := make([]*expression, n)
	for i := range parts {
		t := llvm.MemberAt(e.typ, int64(i))
		if t == nil {
			x.fail("only structs and arrays have parts in an initialiser")
			return nil
		}
		parts[i] = x.part(e, i, t)
		parts[i].typ = t
	}
	return parts
}

// part is part i of an aggregate that is written in one piece.
func (x *expressions) part(e *expression, i int, t ir.Type) *expression {
	switch e.leaf {
	case "undef", "poison":
		return &expression{leaf: e.leaf}
	case "zeroinitializer":
		return x.written(func() { x.zero(t) })
	}
	switch a := e.value.(type) {
	case *ir.ArrayAttr:
		part := x.written(func() { x.constant(a.Elems()[i], t) })
		part.value = a.Elems()[i]
		return part
	case *ir.StringAttr:
		return x.written(func() { x.int(int64(a.Value()[i])) })
	case *ir.DenseElementsAttr:
		start := e.start + i*int(leafCount(t))
		part := x.written(func() { x.nest(denseElements{a}, t, start) })
		part.value, part.start = a, start
		return part
	}
	x.fail("this constant cannot be taken apart in an initialiser; build it with llvm.insertvalue")
	return &expression{leaf: "undef"}
}
