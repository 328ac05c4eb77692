package binary

import (
	"math"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
)

// Types are written out where they are used: how large one may be is bounded, and how deep,
// which the specification does, too.
const (
	maxTypeDepth  = 255
	maxTypeWeight = 1 << 16
)

// defineType defines a type that is made of others.
func (r *reader) defineType(id uint32, t ir.Type, parts ...*entity) error {
	e, err := r.id(id)
	if err != nil {
		return err
	}
	if e.pointee != nil && e.kind == unknown { // announced
		e.kind = aType
	} else if e, err = r.define(id, aType); err != nil {
		return err
	}
	e.typ, e.weight = t, 1
	for _, p := range parts {
		e.weight += p.weight
		e.depth = max(e.depth, p.depth+1)
	}
	if e.depth > maxTypeDepth {
		return r.errorf("types are nested more than %d deep", maxTypeDepth)
	}
	if e.weight > maxTypeWeight {
		return r.errorf("a type is made of more than %d others", maxTypeWeight)
	}
	return nil
}

func (r *reader) typeVoid(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	return r.defineType(in.args[0], r.ctx.NoneType())
}

func (r *reader) typeBool(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	return r.defineType(in.args[0], r.ctx.I1())
}

func (r *reader) typeInt(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	width, sign := in.args[1], ir.Signless
	switch width {
	case 8, 16, 32, 64:
	default:
		return r.errorf("an integer has 8, 16, 32 or 64 bits, not %d", width)
	}
	switch in.args[2] {
	case 0:
	case 1:
		sign = ir.Signed
	default:
		return r.errorf("the signedness of an integer is 0 or 1, not %d", in.args[2])
	}
	return r.defineType(in.args[0], r.ctx.IntegerType(width, sign))
}

func (r *reader) typeFloat(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	kinds := map[uint32]num.Kind{16: num.F16, 32: num.F32, 64: num.F64}
	kind, ok := kinds[in.args[1]]
	if !ok || len(in.args) > 2 {
		return r.errorf("a float has 16, 32 or 64 bits as IEEE 754 has them; this one has %d, or another encoding", in.args[1])
	}
	return r.defineType(in.args[0], r.ctx.FloatType(kind))
}

func (r *reader) typeVector(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	elem, err := r.typeOf(in.args[1])
	if err != nil {
		return err
	}
	if !isScalar(elem.typ) {
		return r.errorf("the elements of a vector are numbers or truth values")
	}
	switch in.args[2] {
	case 2, 3, 4, 8, 16:
	default:
		return r.errorf("a vector has 2, 3, 4, 8 or 16 elements, not %d", in.args[2])
	}
	return r.defineType(in.args[0], r.ctx.VectorType([]int64{int64(in.args[2])}, elem.typ), elem)
}

func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	}
	return false
}

// stride is the distance of the elements of an array, 0 if nothing says it.
func (r *reader) stride(id uint32) (ir.Attribute, error) {
	e, err := r.id(id)
	if err != nil {
		return nil, err
	}
	n := uint32(0)
	for _, d := range e.decorations {
		if d.name != "array_stride" || len(d.args) != 1 {
			return nil, r.errorf("an array or pointer cannot have the decoration '%s' in dialect 'spv'", d.name)
		}
		n = d.args[0]
	}
	return r.ctx.I64Attr(int64(n)), nil
}

func (r *reader) typeArray(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	elem, err := r.typeOf(in.args[1])
	if err != nil {
		return err
	}
	stride, err := r.stride(in.args[0])
	if err != nil {
		return err
	}
	n, size, err := r.size(in.args[2])
	if err != nil {
		return err
	}
	t := r.ctx.DialectType(r.g.dialect.Type("array"), n, r.ctx.TypeAttr(elem.typ), stride, size)
	return r.defineType(in.args[0], t, elem)
}

// size is a number of elements, and the name of the specialization constant that it is, nil for
// any other.
func (r *reader) size(id uint32) (n, name ir.Attribute, err error) {
	e, err := r.id(id)
	if err != nil {
		return nil, nil, err
	}
	if e.kind == aSpec || e.kind == aComputed {
		symbol, err := r.constantSymbol(e)
		if err != nil {
			return nil, nil, err
		}
		name = r.ctx.SymbolRefAttr(symbol)
	}
	count, ok := unsigned(e.attr)
	if e.kind == aComputed {
		count, ok = 1, true // what it is, the constant says
	}
	if !ok || count == 0 || count > math.MaxInt32 {
		return nil, nil, r.errorf("the length of an array is an integer constant from 1 to %d, which %%%d is not", math.MaxInt32, id)
	}
	return r.ctx.I64Attr(int64(count)), name, nil
}

// unsigned is the value of an integer attribute.
func unsigned(a ir.Attribute) (uint64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Value().Uint64()
}

func (r *reader) typeRuntimeArray(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	elem, err := r.typeOf(in.args[1])
	if err != nil {
		return err
	}
	stride, err := r.stride(in.args[0])
	if err != nil {
		return err
	}
	t := r.ctx.DialectType(r.g.dialect.Type("rtarray"), r.ctx.TypeAttr(elem.typ), stride)
	return r.defineType(in.args[0], t, elem)
}

// typeStruct makes a struct. One to which a pointer leads that was announced has a name,
// because it may hold that pointer; others are known by what they are made of.
func (r *reader) typeStruct(in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	members := make([]ir.Attribute, len(in.args)-1)
	parts := make([]*entity, len(members))
	for i, id := range in.args[1:] {
		if parts[i], err = r.typeOf(id); err != nil {
			return err
		}
	}
	for i, p := range parts {
		if members[i], err = r.member(e, uint32(i), p.typ); err != nil {
			return err
		}
	}
	for _, m := range e.members {
		if int(m.member) >= len(members) {
			return r.errorf("member %d has a decoration, but there are %d members", m.member, len(members))
		}
	}
	traits, err := r.traits(e)
	if err != nil {
		return err
	}
	def := r.g.dialect.Type("struct")
	var t ir.Type
	if e.structure != nil {
		if !e.structure.SetBody([]ir.Attribute{e.structure.Param(0), r.ctx.ArrayAttr(members), traits}) {
			return r.errorf("another struct is called '%s'", e.structure.Param(0).(*ir.StringAttr).Value())
		}
		t = e.structure
	} else {
		t = r.ctx.DialectType(def, nil, r.ctx.ArrayAttr(members), traits)
	}
	e.texts = r.texts(e)
	if e.named || len(e.memberNames) > 0 || len(e.texts) > 0 {
		r.typeNames = append(r.typeNames, e)
	}
	e.count = len(members)
	return r.defineType(in.args[0], t, parts...)
}

// member is the record of a member: its type, offset and decorations.
func (r *reader) member(e *entity, i uint32, t ir.Type) (ir.Attribute, error) {
	offset := ir.Attribute(r.ctx.UnitAttr())
	var list []decoration
	for _, m := range e.members {
		switch {
		case m.member != i:
		case m.name == "offset" && len(m.args) == 1:
			offset = r.ctx.I64Attr(int64(m.args[0]))
		default:
			list = append(list, m.decoration)
		}
	}
	decorations, err := r.records(list)
	if err != nil {
		return nil, err
	}
	return r.ctx.ArrayAttr([]ir.Attribute{r.ctx.TypeAttr(t), offset, decorations}), nil
}

// traits are the decorations of a struct itself.
func (r *reader) traits(e *entity) (ir.Attribute, error) { return r.records(e.decorations) }

// records makes records of decorations and their numbers, sorted by the former.
func (r *reader) records(list []decoration) (ir.Attribute, error) {
	list = sorted(list)
	records := make([]ir.Attribute, 0, len(list))
	for _, d := range list {
		if d.isText() { // which the record of the type in spv.names has
			continue
		}
		value := ir.Attribute(r.ctx.UnitAttr())
		if len(d.args) > 1 || d.hasText || d.byID {
			return nil, r.errorf("a struct or member cannot have decoration '%s' with these operands in dialect 'spv'", d.name)
		}
		if len(d.args) == 1 {
			value = r.ctx.I64Attr(int64(d.args[0]))
		}
		kind, err := r.enumAttr(r.g.enum("Decoration"), d.kind)
		if err != nil {
			return nil, err
		}
		records = append(records, r.ctx.ArrayAttr([]ir.Attribute{kind, value}))
	}
	return r.ctx.ArrayAttr(records), nil
}

// announce makes a pointer type before the struct that it points to.
func (r *reader) announce(in *instruction) error {
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	pointee, err := r.id(in.args[2])
	if err != nil || e.pointee != nil {
		return err
	}
	storage, err := r.enumAttr(r.g.enum("StorageClass"), in.args[1])
	if err != nil {
		return err
	}
	if pointee.structure == nil {
		pointee.structure = r.identified(pointee)
	}
	e.pointee, e.weight = pointee, 1
	e.typ = r.ctx.DialectType(r.g.dialect.Type("ptr"), r.ctx.TypeAttr(pointee.structure), storage)
	return nil
}

// identified is a struct with a name that none in the context has.
func (r *reader) identified(e *entity) *ir.DialectType {
	def := r.g.dialect.Type("struct")
	base := identifier(e.text)
	for i := 0; ; i++ {
		name := base
		if i > 0 {
			name = base + "_" + decimal(i)
		}
		t := r.ctx.DialectType(def, r.ctx.StringAttr(name))
		if !t.HasBody() && !r.symbols["!"+name] {
			r.symbols["!"+name] = true
			return t
		}
	}
}

// identifier is a name of letters and digits.
func identifier(name string) string {
	word := strings.Map(func(c rune) rune {
		if c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' {
			return c
		}
		return '_'
	}, name)
	if word == "" || word[0] >= '0' && word[0] <= '9' {
		return "T" + word
	}
	return word
}

func (r *reader) typePointer(in *instruction) error {
	if err := r.want(in, 3); err != nil {
		return err
	}
	e, err := r.id(in.args[0])
	if err != nil {
		return err
	}
	if e.pointee != nil {
		target, err := r.typeOf(in.args[2])
		if err != nil {
			return err
		}
		if target.typ != e.pointee.structure {
			return r.errorf("a pointer that OpTypeForwardPointer announces points to a struct")
		}
		if err := r.pointerStride(in.args[0]); err != nil {
			return err
		}
		return r.defineType(in.args[0], e.typ)
	}
	return r.dialectType(r.g.types[in.opcode], in)
}

// pointerStride notes the stride of a pointer type, which the operations that count elements
// have: the dialect has no types that differ by it alone.
func (r *reader) pointerStride(id uint32) error {
	stride, err := r.stride(id)
	if err != nil {
		return err
	}
	if n := mustNumber(stride); n != 0 {
		if r.strides == nil {
			r.strides = map[uint32]uint32{}
		}
		r.strides[id] = n
	}
	return nil
}

// strideAt is the stride of the type of a pointer, 0 if it has none.
func (r *reader) strideAt(pointer uint32) (uint32, error) {
	if len(r.strides) == 0 {
		return 0, nil
	}
	if r.strided == nil {
		at, opcode := r.at, r.opcode
		defer func() { r.at, r.opcode = at, opcode }()
		r.strided = map[uint32]uint32{}
		if err := r.each(r.noteStrided); err != nil {
			return 0, err
		}
	}
	return r.strided[pointer], nil
}

// noteStrided notes the result of an instruction whose type has a stride.
func (r *reader) noteStrided(in *instruction) error {
	if len(in.args) < 2 || r.strides[in.args[0]] == 0 {
		return nil
	}
	for _, prefix := range []string{"OpType", "OpDecorate", "OpName", "OpMember"} { // which begin with what they are about
		if strings.HasPrefix(r.opcode, prefix) {
			return nil
		}
	}
	r.strided[in.args[1]] = r.strides[in.args[0]]
	return nil
}

func (r *reader) typeFunction(in *instruction) error {
	if err := r.want(in, 2); err != nil {
		return err
	}
	parts := make([]*entity, len(in.args)-1)
	types := make([]ir.Type, len(parts))
	for i, id := range in.args[1:] {
		var err error
		if parts[i], err = r.typeOf(id); err != nil {
			return err
		}
		types[i] = parts[i].typ
	}
	results := types[:1]
	if types[0] == ir.Type(r.ctx.NoneType()) {
		results = nil
	}
	return r.defineType(in.args[0], r.ctx.FunctionType(types[1:], results), parts...)
}

// dialectType makes a type of an instruction that spv.dialect lays out.
func (r *reader) dialectType(def *ods.TypeDef, in *instruction) error {
	if err := r.want(in, 1); err != nil {
		return err
	}
	fields := def.Params()
	params := make([]ir.Attribute, len(fields))
	var parts []*entity
	if i := def.ParamIndex("stride"); i >= 0 {
		stride, err := r.stride(in.args[0])
		if err != nil {
			return err
		}
		params[i] = stride
	}
	if in.opcode == r.g.number["OpTypePointer"] {
		if err := r.pointerStride(in.args[0]); err != nil {
			return err
		}
	}
	rest := in.args[1:]
	for _, f := range def.Encoding.Fields {
		p := &fields[f.Ref.Index]
		if len(rest) > 0 && f.ByID {
			if i := sizeParam(def, f.Ref.Index); i >= 0 {
				n, size, err := r.size(rest[0])
				if err != nil {
					return err
				}
				params[f.Ref.Index], params[i], rest = n, size, rest[1:]
				continue
			}
		}
		if len(rest) == 0 {
			if p.Arity == ods.Optional {
				continue
			}
			return r.errorf("the instruction has %d words, too few", 1+len(in.args))
		}
		value, part, err := r.param(p, f.ByID, rest[0])
		if err != nil {
			return err
		}
		if part != nil {
			parts = append(parts, part)
		}
		params[f.Ref.Index], rest = value, rest[1:]
	}
	if len(rest) > 0 {
		return r.errorf("the instruction has %d words more than type '%s' takes", len(rest), def.Name())
	}
	return r.defineType(in.args[0], r.ctx.DialectType(def, params...), parts...)
}

// param is the value of a parameter, and the type that it is.
func (r *reader) param(p *ods.Param, byID bool, word uint32) (ir.Attribute, *entity, error) {
	if p.Kind == ods.ParamType {
		e, err := r.typeOf(word)
		if err != nil {
			return nil, nil, err
		}
		return r.ctx.TypeAttr(e.typ), e, nil
	}
	if byID {
		n, err := r.number(word)
		if err != nil {
			return nil, nil, err
		}
		word = n
	}
	if p.Kind == ods.ParamEnum {
		a, err := r.enumAttr(p.Enum, word)
		return a, nil, err
	}
	return r.ctx.I64Attr(int64(word)), nil, nil
}

// number is the value of an integer constant.
func (r *reader) number(id uint32) (uint32, error) {
	e, err := r.id(id)
	if err != nil {
		return 0, err
	}
	n, ok := unsigned(e.attr)
	if e.kind == aNull {
		return 0, nil
	}
	if e.kind != aConstant || !ok || n > math.MaxUint32 {
		return 0, r.errorf("%%%d is no integer constant of 32 bits; dialect 'spv' keeps the number itself", id)
	}
	return uint32(n), nil
}
