package binary

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// value is the id of a value. One that comes later in the text gets its id now.
func (w *writer) value(v *ir.Value) (uint32, error) {
	if id, ok := w.values[v]; ok {
		return id, nil
	}
	if op := v.DefiningOp(); op != nil {
		if isStructured(op) { // has the values that its merge hands on
			return w.value(op.Region(0).Last().Last().Operand(v.Index()))
		}
		id, ok, err := w.constantValue(op)
		if err != nil {
			return 0, err
		}
		if ok {
			w.values[v] = id
			return id, nil
		}
	}
	id := w.fresh()
	w.values[v] = id
	return id, nil
}

// fields are the words of an operation behind its result.
func (w *writer) fields(op *ir.Operation, def *ods.Op) ([]uint32, error) {
	f := &spreader{w: w, op: op, def: def, used: map[int]int{}}
	var args []uint32
	for i := range def.Encoding.Fields {
		var err error
		if args, err = f.field(args, &def.Encoding.Fields[i]); err != nil {
			return nil, err
		}
	}
	return args, nil
}

// spreader lays an operation out as words.
type spreader struct {
	w    *writer
	op   *ir.Operation
	def  *ods.Op
	used map[int]int // operands of a list that keywords took
}

func (f *spreader) field(args []uint32, field *ods.EncodingField) ([]uint32, error) {
	if field.Ref.Kind == ods.RefOperand {
		start, end := f.def.OperandRange(f.op, field.Ref.Index)
		for i := start; i < end; {
			v, n := source(f.def, field.Ref.Index, f.op.Operand(i)), 1
			if f.op.Is(constructName) {
				if vector, length := wholeAt(f.op, i); vector != nil {
					v, n = vector, length
				}
			}
			id, err := f.w.value(v)
			if err != nil {
				return nil, err
			}
			args, i = append(args, id), i+n
		}
		return args, nil
	}
	a := &f.def.Attributes[field.Ref.Index]
	value := f.op.Attr(a.Name)
	if value == nil {
		return args, nil
	}
	return f.attribute(args, a, field, value)
}

func (f *spreader) operands(args []uint32, start, end int) ([]uint32, error) {
	for i := start; i < end; i++ {
		id, err := f.w.value(f.op.Operand(i))
		if err != nil {
			return nil, err
		}
		args = append(args, id)
	}
	return args, nil
}

func (f *spreader) attribute(args []uint32, a *ods.Attr, field *ods.EncodingField, value ir.Attribute) ([]uint32, error) {
	w := f.w
	switch v := value.(type) {
	case *ir.ArrayAttr:
		for _, e := range v.Elems() {
			var err error
			if args, err = f.attribute(args, a, &ods.EncodingField{Ref: field.Ref}, e); err != nil {
				return nil, err
			}
		}
		return args, nil
	case *ir.StringAttr:
		if field.ByID {
			id, err := w.str(v.Value())
			return append(args, id), err
		}
		return appendText(args, v.Value()), nil
	case *ir.TypeAttr:
		id, err := w.typeID(v.Value())
		return append(args, id), err
	case *ir.SymbolRefAttr:
		id, err := w.symbol(v.Root())
		return append(args, id), err
	}
	n, ok := number(value)
	if !ok {
		return nil, w.errorf("has attribute '%s', for which a word has no room", a.Name)
	}
	word := n
	if field.ByID {
		var err error
		if word, err = w.number(n); err != nil {
			return nil, err
		}
	}
	args = append(args, word)
	if a.Kind != ods.AttrEnum || len(field.Params) == 0 {
		return args, nil
	}
	return f.params(args, a.Enum, uint64(n), field.Params)
}

// params are the parameters of the keywords that an attribute has, in their order.
func (f *spreader) params(args []uint32, e *ods.Enum, word uint64, places []ods.EncodingField) ([]uint32, error) {
	next := 0
	for i := range e.Cases {
		c := &e.Cases[i]
		has := word == c.Value
		if e.Kind == ods.FlagsEnum {
			has = c.Value != 0 && word&c.Value == c.Value
		}
		if !has {
			if e.Kind == ods.FlagsEnum {
				next += len(c.Params)
			}
			continue
		}
		for range c.Params {
			var err error
			if args, err = f.param(args, &places[min(next, len(places)-1)], c.Word); err != nil {
				return nil, err
			}
			next++
		}
	}
	return args, f.left(places)
}

// param is one parameter, or all at once of an array.
func (f *spreader) param(args []uint32, place *ods.EncodingField, keyword string) ([]uint32, error) {
	i := place.Ref.Index
	if place.Ref.Kind == ods.RefOperand {
		start, end := f.def.OperandRange(f.op, i)
		at := start + f.used[i]
		if at >= end {
			return nil, f.w.errorf("says '%s', but has no operand for it", keyword)
		}
		f.used[i]++
		return f.operands(args, at, at+1)
	}
	a := &f.def.Attributes[i]
	if a.Kind == ods.AttrArray {
		if f.used[-1-i]++; f.used[-1-i] > 1 {
			return args, nil
		}
	}
	value := f.op.Attr(a.Name)
	if value == nil {
		return nil, f.w.errorf("says '%s', but has no '%s' for it", keyword, a.Name)
	}
	return f.attribute(args, a, place, value)
}

// left reports operands that no keyword took.
func (f *spreader) left(places []ods.EncodingField) error {
	for i := range places {
		if places[i].Ref.Kind != ods.RefOperand {
			continue
		}
		start, end := f.def.OperandRange(f.op, places[i].Ref.Index)
		if n := end - start - f.used[places[i].Ref.Index]; n > 0 {
			return f.w.errorf("has %d operands more than its keywords take", n)
		}
	}
	return nil
}

// operation writes an operation that is one instruction.
func (w *writer) operation(op *ir.Operation) error {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || def.Encoding == nil {
		return w.errorf("has no place in a binary module")
	}
	rest, err := w.fields(op, def)
	if err != nil {
		return err
	}
	var args []uint32
	id := uint32(0)
	if len(def.Results) > 0 {
		t := ir.Type(w.ctx.NoneType())
		if op.NumResults() > 0 {
			t = op.ResultType(0)
		}
		typeID, err := w.typeID(t)
		if err != nil {
			return err
		}
		if op.NumResults() > 0 {
			id, err = w.value(op.Result(0))
		} else {
			id = w.fresh()
		}
		if err != nil {
			return err
		}
		args = append(args, typeID, id)
	}
	number := def.Encoding.Number
	if def.Encoding.Set != "" {
		set, err := w.set(def.Encoding.Set)
		if err != nil {
			return err
		}
		args = append(args, set, number)
		number = w.g.number["OpExtInst"]
	}
	if err := w.emitNumber(definitions, number, append(args, rest...)); err != nil {
		return err
	}
	if id == 0 {
		return nil
	}
	if name, _, ok := nameOfLoc(op.Loc()); ok {
		if err := w.name(id, name); err != nil {
			return err
		}
	}
	return w.decorate(op, id)
}

// decorate writes the attributes of an operation that are decorations.
func (w *writer) decorate(op *ir.Operation, id uint32) error {
	def, _ := op.Name().Def().(*ods.Op)
	for _, a := range op.Attrs() {
		if def != nil && def.Encoding != nil && isEncoded(def, a.Name) {
			continue
		}
		if a.Name == strideAttr && def != nil && def.AttrIndex(strideAttr) >= 0 {
			if err := w.decoratePointer(op.Operand(0).Type(), a.Value); err != nil {
				return err
			}
			continue
		}
		if err := w.decorateWith(id, a.Name, a.Value); err != nil {
			return err
		}
	}
	return nil
}

// decoratePointer decorates the type of a pointer with the stride of the elements that an
// operation counts from it.
func (w *writer) decoratePointer(t ir.Type, stride ir.Attribute) error {
	n := mustNumber(stride)
	if before, ok := w.strides[t]; ok {
		if before != n {
			return w.errorf("counts elements of %d bytes by %s, of which another operation counts elements of %d bytes; "+
				"the binary form tells it by the type of the pointer, of which there is one in dialect 'spv'", n, syntax.TypeString(t), before)
		}
		return nil
	}
	w.strides[t] = n
	id, err := w.typeID(t)
	if err != nil {
		return err
	}
	return w.emit(annotations, "OpDecorate", id, w.decoration("ArrayStride"), n)
}

// isEncoded reports whether an attribute has words in the instruction.
func isEncoded(def *ods.Op, name string) bool {
	i := def.AttrIndex(name)
	for _, f := range def.Encoding.Fields {
		if f.Ref == (ods.Ref{Kind: ods.RefAttr, Index: i}) {
			return true
		}
		for _, p := range f.Params {
			if p.Ref == (ods.Ref{Kind: ods.RefAttr, Index: i}) {
				return true
			}
		}
	}
	return false
}

// decorateWith writes a decoration, if an attribute is one.
func (w *writer) decorateWith(id uint32, name string, value ir.Attribute) error {
	kind, ok := w.g.decorations[name]
	if !ok {
		return nil
	}
	c := w.g.enum("Decoration").Case(uint64(kind))
	operands := []ir.Attribute{value}
	if list, ok := value.(*ir.ArrayAttr); ok {
		operands = list.Elems()
	}
	if _, unit := value.(*ir.UnitAttr); unit {
		operands = nil
	}
	opcode := "OpDecorate"
	args := []uint32{id, kind}
	for i, a := range operands {
		if i >= len(c.Params) {
			return w.errorf("has '%s' with more operands than the decoration takes", name)
		}
		p := c.Params[i]
		switch p.Kind {
		case ods.ParamOfString:
			args = appendText(args, stringOf(a))
			if len(c.Params) == 1 {
				opcode = "OpDecorateString"
			}
		case ods.ParamOfID:
			opcode = "OpDecorateId"
			n, err := w.decorationID(a)
			if err != nil {
				return err
			}
			args = append(args, n)
		default:
			n, err := w.decorationWord(&p, name, a)
			if err != nil {
				return err
			}
			args = append(args, n)
		}
	}
	return w.emit(annotations, opcode, args...)
}

// decorationID is the id that a decoration names.
func (w *writer) decorationID(a ir.Attribute) (uint32, error) {
	if ref, ok := a.(*ir.SymbolRefAttr); ok {
		return w.symbol(ref.Root())
	}
	if typed, ok := a.(ir.TypedAttr); ok {
		return w.constant(typed.Type(), a)
	}
	return 0, w.errorf("has a decoration that names no constant or symbol")
}

// decorationWord is a number, or a keyword.
func (w *writer) decorationWord(p *ods.EnumParam, name string, a ir.Attribute) (uint32, error) {
	if s, ok := a.(*ir.StringAttr); ok && p.Kind == ods.ParamOfEnum {
		n, ok := p.Enum.Value(s.Value())
		if !ok {
			return 0, w.errorf("has '%s' of \"%s\", which is no %s", name, s.Value(), p.Enum.Name)
		}
		return uint32(n), nil
	}
	n, ok := number(a)
	if !ok {
		return 0, w.errorf("has '%s' with an operand that is no number", name)
	}
	return n, nil
}

// trimmed is the name of a decoration among the attributes of an argument.
func trimmed(name string) (string, bool) { return strings.CutPrefix(name, "spv.") }
