package binary

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
)

// defineConstant defines a constant by its value. One that has a decoration becomes an
// operation, because the environment may ask for it.
func (r *reader) defineConstant(in *instruction, k kind, attr ir.Attribute) (*entity, error) {
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return nil, err
	}
	e, err := r.define(in.args[1], k)
	if err != nil {
		return nil, err
	}
	e.typ, e.attr, e.weight = t.typ, attr, max(e.weight, 1)
	if len(e.decorations) > 0 {
		_, err = r.constantSymbol(e)
	}
	return e, err
}

func (r *reader) constantBool(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	_, err := r.defineConstant(in, aConstant, r.ctx.BoolAttr(r.opcode == "OpConstantTrue"))
	return err
}

func (r *reader) constant(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	value, err := r.literal(t.typ, in.args[2:])
	if err != nil {
		return err
	}
	_, err = r.defineConstant(in, aConstant, value)
	return err
}

// literal is the number in the words of a constant, the low one first.
func (r *reader) literal(t ir.Type, list []uint32) (ir.Attribute, error) {
	bits := uint64(list[0])
	width := 0
	switch t := t.(type) {
	case *ir.IntegerType:
		width = int(t.Width())
	case *ir.FloatType:
		width = t.Kind().BitWidth()
	}
	if width < 8 {
		return nil, r.errorf("a constant of this type has no literal")
	}
	if want := (width + 31) / 32; len(list) != want {
		return nil, r.errorf("a constant of %d bits has %d words, not %d", width, want, len(list))
	}
	if len(list) > 1 {
		bits |= uint64(list[1]) << 32
	}
	if f, ok := t.(*ir.FloatType); ok {
		return r.ctx.FloatAttr(f, num.FromBits(f.Kind(), 0, bits&(1<<width-1))), nil
	}
	return r.ctx.IntegerAttr(t, num.New(width, bits)), nil
}

// maxConstant bounds the values that a composite constant is made of, which are written out.
const maxConstant = 1 << 16

// constantComposite makes a vector of numbers a dense attribute, and all else an array of
// what the constituents are; unit stands for a null constituent.
func (r *reader) constantComposite(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	elems := make([]ir.Attribute, len(in.args)-2)
	weight := 1
	for i, id := range in.args[2:] {
		c, err := r.id(id)
		if err != nil {
			return err
		}
		switch c.kind {
		case aConstant:
			elems[i] = c.attr
		case aNull:
			elems[i] = r.ctx.UnitAttr()
		case anUndef:
			elems[i] = r.ctx.StringAttr("undef")
		default:
			return r.errorf("%%%d is no constant that is defined before", id)
		}
		if part := partType(t.typ, i); part != c.typ {
			return r.errorf("constituent %d, %%%d, is not of the type of that part of %%%d", i, id, in.args[0])
		}
		weight += max(c.weight, 1)
	}
	if n, known := parts(t.typ); known && n != len(elems) {
		return r.errorf("the type has %d parts, but there are %d constituents", n, len(elems))
	}
	if weight > maxConstant {
		return r.errorf("a constant is made of more than %d values", maxConstant)
	}
	var attr ir.Attribute = r.ctx.ArrayAttr(elems)
	if v, ok := t.typ.(*ir.VectorType); ok {
		if attr, err = r.dense(v, elems); err != nil {
			return err
		}
	}
	e, err := r.defineConstant(in, aConstant, attr)
	if e != nil {
		e.weight = weight
	}
	return err
}

// dense is a vector of numbers. An element that is not defined may be any; it is zero from here on.
func (r *reader) dense(v *ir.VectorType, elems []ir.Attribute) (ir.Attribute, error) {
	if int64(len(elems)) != v.Shape()[0] {
		return nil, r.errorf("a vector of %d elements is made of %d", v.Shape()[0], len(elems))
	}
	var data []byte
	for _, e := range elems {
		switch e.(type) {
		case *ir.UnitAttr, *ir.StringAttr:
			e = r.zero(v.Elem())
		}
		typed, ok := e.(ir.TypedAttr)
		if !ok || typed.Type() != v.Elem() {
			return nil, r.errorf("an element of a vector has another type than the vector says")
		}
		data = ir.AppendElement(data, e)
	}
	return r.ctx.DenseElementsAttr(v, data, false), nil
}

// zero is the number of a type whose bits are all zero.
func (r *reader) zero(t ir.Type) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return r.ctx.FloatAttr(f, num.Zero(f.Kind(), false))
	}
	return r.ctx.IntAttr(t, 0)
}

func (r *reader) constantNull(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	_, err := r.defineConstant(in, aNull, nil)
	return err
}

// undef is a value of the module, or of a function.
func (r *reader) undef(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	if r.fn != nil {
		return r.operation(r.g.op(in.opcode), in, in.args)
	}
	_, err := r.defineConstant(in, anUndef, nil)
	return err
}

// specConstant makes a scalar that may be replaced.
func (r *reader) specConstant(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	var value ir.Attribute = r.ctx.BoolAttr(r.opcode == "OpSpecConstantTrue")
	if r.opcode == "OpSpecConstant" {
		if err := r.want(in, 3); err != nil {
			return err
		}
		if value, err = r.literal(t.typ, in.args[2:]); err != nil {
			return err
		}
	}
	e, err := r.define(in.args[1], aSpec)
	if err != nil {
		return err
	}
	e.typ, e.attr = t.typ, value
	e.symbol = r.symbolFor(e)
	attrs := []ir.NamedAttr{{Name: "sym_name", Value: r.ctx.StringAttr(e.symbol)}, {Name: "default_value", Value: value}}
	more, err := r.decorationAttrs(e, "")
	if err != nil {
		return err
	}
	for _, a := range more {
		if a.Name == "spec_id" {
			n, ok := unsigned(a.Value)
			if !ok {
				return r.errorf("the decoration SpecId of %%%d has no number", e.id)
			}
			a.Value = r.ctx.I64Attr(int64(n))
		}
		attrs = append(attrs, a)
	}
	return r.atModule(func() error {
		r.create("spv.SpecConstant", r.symbolLoc(e), nil, nil, attrs)
		return nil
	})
}

// specConstantComposite makes a composite of constants that may be replaced.
func (r *reader) specConstantComposite(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	var parts []ir.Attribute
	for _, id := range in.args[2:] {
		c, err := r.id(id)
		if err != nil {
			return err
		}
		symbol, err := r.constantSymbol(c)
		if err != nil {
			return err
		}
		parts = append(parts, r.ctx.SymbolRefAttr(symbol))
	}
	e, err := r.define(in.args[1], aSpec)
	if err != nil {
		return err
	}
	e.typ = t.typ
	e.symbol = r.symbolFor(e)
	attrs := []ir.NamedAttr{
		{Name: "sym_name", Value: r.ctx.StringAttr(e.symbol)}, {Name: "constituents", Value: r.ctx.ArrayAttr(parts)},
		{Name: "type", Value: r.ctx.TypeAttr(t.typ)},
	}
	more, err := r.decorationAttrs(e, "")
	if err != nil {
		return err
	}
	return r.atModule(func() error {
		r.create("spv.SpecConstantComposite", r.symbolLoc(e), nil, nil, append(attrs, more...))
		return nil
	})
}

// specConstantOp notes a constant that an operation computes. Where a function uses it, the
// operation is made there; where the module refers to it, it has a name.
func (r *reader) specConstantOp(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	t, err := r.typeOf(in.args[0])
	if err != nil {
		return err
	}
	e, err := r.define(in.args[1], aComputed)
	if err != nil {
		return err
	}
	for _, id := range operandIDs(r.g.op(in.args[2]), in.args[3:]) {
		c, err := r.id(id)
		if err != nil {
			return err
		}
		if c.kind == unknown {
			return r.errorf("%%%d is used before it is defined", id)
		}
	}
	e.typ, e.in = t.typ, clone(in)
	if len(e.decorations) > 0 || e.named {
		_, err = r.constantSymbol(e)
	}
	return err
}

// operandIDs are the words of an instruction that are operands.
func operandIDs(o *ods.Op, args []uint32) []uint32 {
	if o == nil {
		return nil
	}
	var ids []uint32
	for _, f := range o.Encoding.Fields {
		if f.Ref.Kind != ods.RefOperand || len(args) == 0 {
			break
		}
		if o.Operands[f.Ref.Index].Arity == ods.Variadic {
			return append(ids, args...)
		}
		ids, args = append(ids, args[0]), args[1:]
	}
	return ids
}

// atModule makes something in the module, behind what is there.
func (r *reader) atModule(make func() error) error {
	here := r.b.InsertionPoint()
	defer r.b.RestoreInsertionPoint(here)
	r.b.SetInsertionPointToEnd(r.body)
	if r.fn != nil {
		r.b.SetInsertionPoint(r.fn.op)
	}
	return make()
}

// symbolFor is the symbol of what is being defined.
func (r *reader) symbolFor(e *entity) string {
	if e.reserved != "" {
		return e.reserved
	}
	return r.newSymbol(e.text, e.id)
}

// symbolOf is the name by which the module refers to an entity.
func (r *reader) symbolOf(e *entity) (string, error) {
	switch e.kind {
	case aGlobal, aFunction, aSpec:
		return e.symbol, nil
	}
	return r.constantSymbol(e)
}

// constantSymbol is the name of a constant, which gets one if it has none.
func (r *reader) constantSymbol(e *entity) (string, error) {
	if e.symbol != "" && e.kind != aFunction {
		return e.symbol, nil
	}
	switch e.kind {
	case aComputed, aConstant, aNull, anUndef:
	default:
		return "", r.errorf("%%%d is no constant or variable that is defined before", e.id)
	}
	e.symbol = r.symbolFor(e)
	attrs, err := r.decorationAttrs(e, "")
	if err != nil {
		return "", err
	}
	attrs = append(attrs, ir.NamedAttr{Name: "sym_name", Value: r.ctx.StringAttr(e.symbol)},
		ir.NamedAttr{Name: "type", Value: r.ctx.TypeAttr(e.typ)})
	return e.symbol, r.atModule(func() error {
		if e.kind == aComputed {
			return r.globalComputation(e, attrs)
		}
		value := e.attr
		switch e.kind {
		case aNull:
			value = r.ctx.UnitAttr()
		case anUndef:
			value = r.ctx.DictionaryAttr([]ir.NamedAttr{{Name: "undef", Value: r.ctx.UnitAttr()}})
		}
		r.create("spv.GlobalConstant", r.symbolLoc(e), nil, nil, append(attrs, ir.NamedAttr{Name: "value", Value: value}))
		return nil
	})
}

// globalComputation makes a constant of the module that an operation computes.
func (r *reader) globalComputation(e *entity, attrs []ir.NamedAttr) error {
	op := r.b.Create(&ir.OperationState{
		Name: r.ctx.OpName("spv.GlobalSpecConstantOperation"), Loc: r.symbolLoc(e), Attrs: attrs, Regions: 1,
	})
	block := op.Region(0).AddBlock()
	r.b.SetInsertionPointToEnd(block)
	outer := r.fn
	defer func() { r.fn = outer }()
	r.fn = &function{op: op, entry: block, constants: map[*entity]*ir.Value{}}
	inner, err := r.computation(e)
	if err != nil {
		return err
	}
	r.create("spv.mlir.yield", r.loc, []*ir.Value{inner}, nil, nil)
	return nil
}

// computation makes the operation of an OpSpecConstantOp where the builder stands.
func (r *reader) computation(e *entity) (*ir.Value, error) {
	at, opcode := r.at, r.opcode
	defer func() { r.at, r.opcode = at, opcode }()
	r.at, r.opcode = e.in.at, "OpSpecConstantOp"
	number := e.in.args[2]
	def := r.g.op(number)
	if def == nil || len(def.Results) != 1 || len(def.Regions) > 0 || len(def.Successors) > 0 {
		return nil, r.errorf("%s (%d) computes no constant", r.g.opcodeName(number), number)
	}
	r.at, r.opcode = e.in.at, "OpSpecConstantOp "+r.g.opcodeName(number)
	made, err := r.build(def, e.typ, e.in.args[3:], nil, r.loc)
	if err != nil {
		return nil, err
	}
	return made.Result(0), nil
}

// materialize makes a value of what the module has, in the function at hand: at its start,
// once.
func (r *reader) materialize(e *entity) (*ir.Value, error) {
	if v := r.fn.constants[e]; v != nil {
		return v, nil
	}
	here := r.b.InsertionPoint()
	defer r.b.RestoreInsertionPoint(here)
	if r.depth++; r.depth > maxTypeDepth {
		return nil, r.errorf("constants are nested more than %d deep", maxTypeDepth)
	}
	defer func() { r.depth-- }()
	r.standBehindConstants()
	op, err := r.constantOp(e)
	if err != nil {
		return nil, err
	}
	r.fn.lastConstant = op
	v := op.Result(0)
	r.fn.constants[e] = v
	return v, nil
}

// standBehindConstants makes the builder stand behind the constants of the function.
func (r *reader) standBehindConstants() {
	if r.fn.lastConstant != nil {
		r.b.SetInsertionPointAfter(r.fn.lastConstant)
		return
	}
	r.b.SetInsertionPointToStart(r.fn.entry)
}

// constantOp makes the operation that gives a constant or an address.
func (r *reader) constantOp(e *entity) (*ir.Operation, error) {
	loc, result := r.ctx.UnknownLoc(), []ir.Type{e.typ}
	switch e.kind {
	case aConstant:
		return r.create("spv.Constant", r.constantLoc(e), nil, result, []ir.NamedAttr{{Name: "value", Value: e.attr}}), nil
	case aNull:
		return r.create("spv.ConstantNull", r.constantLoc(e), nil, result, nil), nil
	case anUndef:
		return r.create("spv.Undef", r.constantLoc(e), nil, result, nil), nil
	case aGlobal:
		return r.create("spv.mlir.addressof", loc, nil, result,
			[]ir.NamedAttr{{Name: "variable", Value: r.ctx.SymbolRefAttr(e.symbol)}}), nil
	case aSpec:
		return r.create("spv.mlir.referenceof", loc, nil, result,
			[]ir.NamedAttr{{Name: "spec_const", Value: r.ctx.SymbolRefAttr(e.symbol)}}), nil
	case aComputed:
		if e.symbol == "" && r.fn.entity == nil { // of the module, which refers by name
			if _, err := r.constantSymbol(e); err != nil {
				return nil, err
			}
			r.standBehindConstants()
		}
		if e.symbol != "" {
			return r.create("spv.mlir.referenceof", loc, nil, result,
				[]ir.NamedAttr{{Name: "spec_const", Value: r.ctx.SymbolRefAttr(e.symbol)}}), nil
		}
		return r.localComputation(e)
	}
	return nil, r.errorf("%%%d is no value that is defined before", e.id)
}

// constantLoc is the location of a constant, which is its name if it has one.
func (r *reader) constantLoc(e *entity) ir.Location {
	if !e.named {
		return r.ctx.UnknownLoc()
	}
	return r.ctx.NameLoc(e.text, r.ctx.UnknownLoc())
}

// localComputation makes an operation in a function for an OpSpecConstantOp. Its operands
// come before it.
func (r *reader) localComputation(e *entity) (*ir.Operation, error) {
	for _, id := range operandIDs(r.g.op(e.in.args[2]), e.in.args[3:]) {
		if _, err := r.value(id); err != nil {
			return nil, err
		}
	}
	r.standBehindConstants()
	op := r.b.Create(&ir.OperationState{
		Name: r.ctx.OpName("spv.SpecConstantOperation"), Loc: r.ctx.UnknownLoc(), Results: []ir.Type{e.typ}, Regions: 1,
	})
	r.b.SetInsertionPointToEnd(op.Region(0).AddBlock())
	v, err := r.computation(e)
	if err != nil {
		return nil, err
	}
	if v.DefiningOp().Prev() != nil { // it takes more than one operation, for which a name of the module has room
		op.Erase()
		if _, err := r.constantSymbol(e); err != nil {
			return nil, err
		}
		r.standBehindConstants()
		return r.constantOp(e)
	}
	r.create("spv.mlir.yield", r.ctx.UnknownLoc(), []*ir.Value{v}, nil, nil)
	return op, nil
}
