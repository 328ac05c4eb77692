package binary

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// value is what an instruction of the function at hand refers to.
func (r *reader) value(id uint32) (*ir.Value, error) {
	e, err := r.id(id)
	if err != nil {
		return nil, err
	}
	if e.kind == aValue {
		if e.owner != r.fn || e.value == nil {
			return nil, r.errorf("%%%d is used where it is not defined", id)
		}
		return e.value, nil
	}
	if r.fn == nil || r.fn.entry == nil {
		return nil, r.errorf("the instruction stands outside a block")
	}
	return r.materialize(e)
}

// operation makes the operation that an instruction is.
func (r *reader) operation(def *ods.Op, in *instruction, args []uint32) error {
	if r.fn != nil && r.fn.block == nil {
		return r.errorf("the instruction stands outside a block")
	}
	if r.fn == nil && in.opcode != r.g.number["OpExecutionMode"] && in.opcode != r.g.number["OpExecutionModeId"] {
		return r.errorf("the instruction stands outside a function")
	}
	if len(def.Results) == 0 {
		op, err := r.build(def, nil, args, nil, r.loc)
		if err == nil && op.Traits().Terminator {
			r.fn.block, r.fn.label = nil, nil
		}
		return err
	}
	if len(args) < 2 {
		return r.errorf("the instruction has too few words")
	}
	return r.result(def, args[0], args[1], args[2:])
}

// strideAttr is how many bytes lie between the elements that an operation counts. In the binary
// form the type of its first operand, a pointer, is decorated with it.
const strideAttr = "array_stride"

// result makes an operation with a result.
func (r *reader) result(def *ods.Op, typeID, id uint32, args []uint32) error {
	t, err := r.typeOf(typeID)
	if err != nil {
		return err
	}
	// Types that differ there may be one here; and glslang casts a pointer to its own type.
	if (r.opcode == "OpCopyLogical" || r.opcode == "OpBitcast") && len(args) == 1 {
		if from, err := r.id(args[0]); err == nil && from.typ == t.typ {
			def = r.g.op(r.g.number["OpCopyObject"])
		}
	}
	e, err := r.define(id, aValue)
	if err != nil {
		return err
	}
	attrs, err := r.decorationAttrs(e, "")
	if err != nil {
		return err
	}
	for _, a := range attrs {
		if def.AttrIndex(a.Name) >= 0 && def.Name() != "spv.Variable" {
			return r.errorf("decoration '%s' has the name of an attribute of '%s'", a.Name, def.Name())
		}
	}
	if def.AttrIndex(strideAttr) >= 0 && len(args) > 0 {
		n, err := r.strideAt(args[0])
		if err != nil {
			return err
		}
		if n != 0 {
			attrs = append(attrs, ir.NamedAttr{Name: strideAttr, Value: r.ctx.I32Attr(int64(int32(n)))})
		}
	}
	op, err := r.build(def, t.typ, args, attrs, r.locOf(e))
	if err != nil {
		return err
	}
	e.typ, e.owner = t.typ, r.fn
	if op.NumResults() > 0 {
		e.value = op.Result(0)
	}
	return nil
}

// layer reads the words of an operation by their layout.
type layer struct {
	r        *reader
	def      *ods.Op
	rest     []uint32
	operands [][]*ir.Value // of each group
	attrs    []ir.NamedAttr
}

// build makes an operation of the words behind its result, where the builder stands.
func (r *reader) build(def *ods.Op, result ir.Type, args []uint32, attrs []ir.NamedAttr, loc ir.Location) (*ir.Operation, error) {
	l := &layer{r: r, def: def, rest: args, operands: make([][]*ir.Value, len(def.Operands)), attrs: attrs}
	for i := range def.Encoding.Fields {
		if err := l.field(&def.Encoding.Fields[i]); err != nil {
			return nil, err
		}
	}
	if len(l.rest) > 0 {
		return nil, r.errorf("the instruction has %d words more than '%s' takes", len(l.rest), def.Name())
	}
	if def.Name() == constructName {
		if err := r.spread(result, l.operands, loc); err != nil {
			return nil, err
		}
	}
	r.alignSigns(def, result, l.operands, loc)
	var operands []*ir.Value
	for _, group := range l.operands {
		operands = append(operands, group...)
	}
	var results []ir.Type
	if result != nil && (result != ir.Type(r.ctx.NoneType()) || def.Results[0].Arity == ods.One) {
		results = []ir.Type{result}
	}
	return r.b.Create(&ir.OperationState{
		Name: r.ctx.OpName(def.Name()), Loc: loc, Operands: operands, Results: results, Attrs: l.attrs,
	}), nil
}

// spread replaces vectors that a longer vector is made of by their elements: `spv.CompositeConstruct` takes
// a value for each element.
func (r *reader) spread(result ir.Type, operands [][]*ir.Value, loc ir.Location) error {
	t, ok := result.(*ir.VectorType)
	if !ok {
		return nil
	}
	var list []*ir.Value
	for _, v := range operands[0] {
		part, ok := v.Type().(*ir.VectorType)
		if !ok {
			list = append(list, v)
			continue
		}
		for i := range part.Shape()[0] {
			at := []ir.NamedAttr{
				{Name: "indices", Value: r.ctx.ArrayAttr([]ir.Attribute{r.ctx.I32Attr(i)})}, {Name: implied, Value: r.ctx.UnitAttr()},
			}
			list = append(list, r.create(extractName, loc, []*ir.Value{v}, []ir.Type{part.Elem()}, at).Result(0))
		}
	}
	if n := t.Shape()[0]; int64(len(list)) != n {
		return r.errorf("a vector of %d elements is made of %d", n, len(list))
	}
	operands[0] = list
	return nil
}

// take takes the next word.
func (l *layer) take() (uint32, error) {
	if len(l.rest) == 0 {
		return 0, l.r.errorf("the instruction has too few words for '%s'", l.def.Name())
	}
	w := l.rest[0]
	l.rest = l.rest[1:]
	return w, nil
}

func (l *layer) field(f *ods.EncodingField) error {
	if f.Ref.Kind == ods.RefOperand {
		return l.operandField(f.Ref.Index)
	}
	a := &l.def.Attributes[f.Ref.Index]
	if len(l.rest) == 0 && a.MayBeAbsent() {
		return nil
	}
	return l.attribute(a, f)
}

func (l *layer) operandField(i int) error {
	arity := l.def.Operands[i].Arity
	if arity == ods.Optional && len(l.rest) == 0 {
		return nil
	}
	n := 1
	if arity == ods.Variadic {
		n = len(l.rest)
	}
	for range n {
		id, err := l.take()
		if err != nil {
			return err
		}
		v, err := l.r.value(id)
		if err != nil {
			return err
		}
		l.operands[i] = append(l.operands[i], v)
	}
	return nil
}

func (l *layer) set(a *ods.Attr, value ir.Attribute) error {
	if old := ir.SortAttrs(l.attrs).Get(a.Name); old != nil {
		if old == value {
			return nil
		}
		return l.r.errorf("'%s' has two values for '%s'", l.def.Name(), a.Name)
	}
	l.attrs = append(l.attrs, ir.NamedAttr{Name: a.Name, Value: value})
	return nil
}

// attribute reads an attribute, and the parameters of its keywords.
func (l *layer) attribute(a *ods.Attr, f *ods.EncodingField) error {
	r := l.r
	switch a.Kind {
	case ods.AttrArray:
		elems := make([]ir.Attribute, len(l.rest))
		for i, w := range l.rest {
			var err error
			if elems[i], err = l.scalar(a.Elem, w); err != nil {
				return err
			}
		}
		l.rest = nil
		return l.set(a, r.ctx.ArrayAttr(elems))
	case ods.AttrString:
		if f.ByID {
			id, err := l.take()
			if err != nil {
				return err
			}
			text, err := r.stringOf(id)
			if err != nil {
				return err
			}
			return l.set(a, r.ctx.StringAttr(text))
		}
		s, n, err := r.text(l.rest)
		if err != nil {
			return err
		}
		l.rest = l.rest[n:]
		return l.set(a, r.ctx.StringAttr(s))
	}
	w, err := l.take()
	if err != nil {
		return err
	}
	if f.ByID {
		if w, err = r.number(w); err != nil {
			return err
		}
	}
	value, err := l.scalar(a, w)
	if err != nil {
		return err
	}
	if err := l.set(a, value); err != nil {
		return err
	}
	if a.Kind != ods.AttrEnum || len(f.Params) == 0 {
		return nil
	}
	return l.params(a.Enum, w, f.Params)
}

// params reads the parameters of the keywords that a word says.
func (l *layer) params(e *ods.Enum, word uint32, places []ods.EncodingField) error {
	next := 0
	for i := range e.Cases {
		c := &e.Cases[i]
		has := uint64(word) == c.Value
		if e.Kind == ods.FlagsEnum {
			has = c.Value != 0 && uint64(word)&c.Value == c.Value
		}
		if !has {
			if e.Kind == ods.FlagsEnum {
				next += len(c.Params)
			}
			continue
		}
		for range c.Params {
			place := &places[min(next, len(places)-1)]
			next++
			if err := l.param(place); err != nil {
				return err
			}
		}
	}
	return nil
}

// param reads one parameter of a keyword, or all where its place is a list.
func (l *layer) param(place *ods.EncodingField) error {
	if place.Ref.Kind == ods.RefOperand {
		return l.operandField(place.Ref.Index)
	}
	a := &l.def.Attributes[place.Ref.Index]
	if a.Kind == ods.AttrArray && len(l.rest) == 0 { // the list took all
		return nil
	}
	return l.attribute(a, place)
}

// scalar is the value of one word.
func (l *layer) scalar(a *ods.Attr, w uint32) (ir.Attribute, error) {
	r := l.r
	if a == nil {
		return r.ctx.I32Attr(int64(int32(w))), nil
	}
	switch a.Kind {
	case ods.AttrEnum:
		return r.enumAttr(a.Enum, w)
	case ods.AttrTypedInteger:
		t := ir.Type(r.ctx.I32())
		if a.Type != nil && a.Type.Int > 0 {
			t = r.ctx.IntegerType(uint32(a.Type.Int), ir.Signless)
		}
		return r.ctx.IntAttr(t, int64(int32(w))), nil
	case ods.AttrType:
		e, err := r.typeOf(w)
		if err != nil {
			return nil, err
		}
		return r.ctx.TypeAttr(e.typ), nil
	case ods.AttrSymbol, ods.AttrSymbolRef:
		e, err := r.id(w)
		if err != nil {
			return nil, err
		}
		symbol, err := r.symbolOf(e)
		if err != nil {
			return nil, err
		}
		return r.ctx.SymbolRefAttr(symbol), nil
	}
	return nil, r.errorf("attribute '%s' of '%s' is of a kind that no word can be", a.Name, l.def.Name())
}

// functionCall is a call: the function that it calls may have no result.
func (r *reader) functionCall(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	if _, err := r.functionOf(in.args[2]); err != nil {
		return err
	}
	return r.operation(r.g.op(in.opcode), in, in.args)
}

// extInst is an instruction of a set. Those of sets without a meaning are left out.
func (r *reader) extInst(in *instruction) error {
	if err := r.want(in, 4); err != nil {
		return err
	}
	set, err := r.id(in.args[2])
	if err != nil {
		return err
	}
	if set.kind != aSet {
		return r.errorf("%%%d is no set of instructions", in.args[2])
	}
	def := r.g.dialect.OpEncoded(set.text, in.args[3])
	if def == nil && isNonSemantic(set.text) {
		return r.nonSemantic(set.text, in)
	}
	if def == nil {
		return r.errorf("instruction %d of set '%s' is not one that dialect 'spv' has", in.args[3], set.text)
	}
	if r.fn == nil || r.fn.block == nil {
		return r.errorf("the instruction stands outside a block")
	}
	return r.result(def, in.args[0], in.args[1], in.args[4:])
}

// variable is one of the module, or of a function.
func (r *reader) variable(in *instruction) error {
	if r.fn != nil {
		return r.operation(r.g.op(in.opcode), in, in.args)
	}
	if err := r.want(in, 3); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	e, err := r.define(in.args[1], aGlobal)
	if err != nil {
		return err
	}
	e.typ = t.typ
	e.symbol = r.symbolFor(e)
	attrs, err := r.decorationAttrs(e, "")
	if err != nil {
		return err
	}
	attrs = append(attrs, ir.NamedAttr{Name: "sym_name", Value: r.ctx.StringAttr(e.symbol)},
		ir.NamedAttr{Name: "type", Value: r.ctx.TypeAttr(t.typ)})
	if len(in.args) > 3 {
		from, err := r.id(in.args[3])
		if err != nil {
			return err
		}
		symbol, err := r.symbolOf(from)
		if err != nil {
			return err
		}
		attrs = append(attrs, ir.NamedAttr{Name: "initializer", Value: r.ctx.SymbolRefAttr(symbol)})
	}
	r.create("spv.GlobalVariable", r.symbolLoc(e), nil, nil, attrs)
	return nil
}

// segments is the attribute with the numbers of operands of each group.
func segments(ctx *ir.Context, sizes []int) ir.NamedAttr {
	return ir.NamedAttr{Name: ods.SegmentAttr, Value: ods.SegmentsOf(ctx, sizes...)}
}

// caseOffsets is where the operands of each case begin, counted from those of the first.
func caseOffsets(ctx *ir.Context, offsets []int, first int) ir.Attribute {
	starts := make([]int, len(offsets))
	for i, o := range offsets {
		starts[i] = o - first
	}
	return ods.SegmentsOf(ctx, starts...)
}
