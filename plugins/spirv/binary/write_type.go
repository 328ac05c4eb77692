package binary

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// typeID is the id of a type, which is declared before it is used.
func (w *writer) typeID(t ir.Type) (uint32, error) {
	if id, ok := w.types[t]; ok {
		return id, nil
	}
	if w.depth++; w.depth > 2*maxTypeDepth {
		return 0, w.errorf("has a type that is nested more than %d deep", maxTypeDepth)
	}
	defer func() { w.depth-- }()
	switch t := t.(type) {
	case *ir.NoneType:
		return w.declareType(t, "OpTypeVoid")
	case *ir.IntegerType:
		if t.Width() == 1 {
			return w.declareType(t, "OpTypeBool")
		}
		sign := uint32(0)
		if t.Signedness() == ir.Signed {
			sign = 1
		}
		if t.Signedness() == ir.Unsigned { // unsigned and signless integers are one type there
			id, err := w.typeID(w.ctx.IntegerType(t.Width(), ir.Signless))
			w.types[t] = id
			return id, err
		}
		return w.declareType(t, "OpTypeInt", t.Width(), sign)
	case *ir.FloatType:
		return w.declareType(t, "OpTypeFloat", uint32(t.Kind().BitWidth()))
	case *ir.VectorType:
		elem, err := w.typeID(t.Elem())
		if err != nil {
			return 0, err
		}
		return w.declareType(t, "OpTypeVector", elem, uint32(t.Shape()[0]))
	case *ir.FunctionType:
		return w.functionType(t)
	case *ir.DialectType:
		return w.dialectType(t)
	}
	return 0, w.errorf("has type %s, which the binary form does not have", syntax.TypeString(t))
}

func (w *writer) declareType(t ir.Type, opcode string, args ...uint32) (uint32, error) {
	return w.declareNumber(t, w.g.number[opcode], args)
}

func (w *writer) declareNumber(t ir.Type, opcode uint32, args []uint32) (uint32, error) {
	if id, ok := w.types[t]; ok { // a part of it was in the way
		return id, nil
	}
	id := w.fresh()
	w.types[t] = id
	return id, w.emitNumber(declarations, opcode, append([]uint32{id}, args...))
}

func (w *writer) functionType(t *ir.FunctionType) (uint32, error) {
	result := ir.Type(w.ctx.NoneType())
	if len(t.Results()) == 1 {
		result = t.Results()[0]
	}
	if len(t.Results()) > 1 {
		return 0, w.errorf("has a function type with %d results; the binary form has one at most", len(t.Results()))
	}
	args := make([]uint32, 0, 1+len(t.Inputs()))
	for _, part := range append([]ir.Type{result}, t.Inputs()...) {
		id, err := w.typeID(part)
		if err != nil {
			return 0, err
		}
		args = append(args, id)
	}
	return w.declareType(t, "OpTypeFunction", args...)
}

func (w *writer) dialectType(t *ir.DialectType) (uint32, error) {
	def, ok := t.Def().(*ods.TypeDef)
	switch {
	case !ok || def.Dialect() != w.g.dialect:
		return 0, w.errorf("has type %s of another dialect", syntax.TypeString(t))
	case def.Mnemonic() == "struct":
		return w.structType(t)
	case def.Encoding == nil:
		return 0, w.errorf("has type %s, which the binary form does not have", syntax.TypeString(t))
	}
	if def.Mnemonic() == "ptr" {
		if id, ok, err := w.forward(t); ok || err != nil {
			return id, err
		}
	}
	args := make([]uint32, 0, len(def.Encoding.Fields))
	for _, f := range def.Encoding.Fields {
		value := t.Param(f.Ref.Index)
		if value == nil {
			break
		}
		word, err := w.param(def, t, &f, value)
		if err != nil {
			return 0, err
		}
		args = append(args, word)
	}
	if _, ok := w.types[t]; ok { // announced meanwhile
		return w.types[t], nil
	}
	id, err := w.declareNumber(t, def.Encoding.Number, args)
	if err != nil {
		return 0, err
	}
	if i := def.ParamIndex("stride"); i >= 0 {
		if n := mustNumber(t.Param(i)); n != 0 {
			return id, w.emit(annotations, "OpDecorate", id, w.decoration("ArrayStride"), n)
		}
	}
	return id, nil
}

// decoration is the number of a decoration.
func (w *writer) decoration(word string) uint32 {
	n, _ := w.g.enum("Decoration").Value(word)
	return uint32(n)
}

// param is the word of a parameter.
func (w *writer) param(def *ods.TypeDef, t *ir.DialectType, f *ods.EncodingField, value ir.Attribute) (uint32, error) {
	if part, ok := value.(*ir.TypeAttr); ok {
		return w.typeID(part.Value())
	}
	n, ok := number(value)
	if !ok {
		return 0, w.errorf("has type %s, in which a number has no room in the binary form", syntax.TypeString(t))
	}
	if !f.ByID {
		return n, nil
	}
	if i := sizeParam(def, f.Ref.Index); i >= 0 {
		if ref, ok := t.Param(i).(*ir.SymbolRefAttr); ok {
			return w.symbol(ref.Root())
		}
	}
	return w.number(n)
}

// sizeParam is the place of the parameter that names the specialization constant which another
// parameter is, such as `rows_size` of `rows`; -1 where there is none.
func sizeParam(def *ods.TypeDef, i int) int {
	if def.Mnemonic() == "array" {
		return def.ParamIndex("size")
	}
	return def.ParamIndex(def.Params()[i].Name + "_size")
}

// number is the constant of 32 bits of that value.
func (w *writer) number(n uint32) (uint32, error) {
	return w.constant(w.ctx.I32(), w.ctx.I32Attr(int64(int32(n))))
}

// structType declares a struct, its decorations and names. Pointers to it that its members
// need are announced before it, and declared behind it; so are members that are addresses, since
// what they point to is no part of the struct, which spirv-val sees only when they are announced.
func (w *writer) structType(t *ir.DialectType) (uint32, error) {
	if t.IsIdentified() && !t.HasBody() {
		return 0, w.errorf("has type %s, of which nothing says what it is made of", syntax.TypeString(t))
	}
	if w.open == nil {
		w.open = map[ir.Type]*openStruct{}
	}
	if w.open[t] != nil {
		return 0, w.errorf("has type %s, which holds itself", syntax.TypeString(t))
	}
	o := &openStruct{}
	w.open[t] = o
	defer delete(w.open, t)
	members := elems(t.Param(1))
	args := make([]uint32, 0, len(members))
	for _, m := range members {
		id, err := w.memberID(elems(m)[0].(*ir.TypeAttr).Value(), o)
		if err != nil {
			return 0, err
		}
		args = append(args, id)
	}
	if id, ok := w.types[t]; ok {
		return id, nil
	}
	id, err := w.declareType(t, "OpTypeStruct", args...)
	if err != nil {
		return 0, err
	}
	for _, p := range o.pointers {
		pointee, err := w.typeID(p.Param(0).(*ir.TypeAttr).Value())
		if err != nil {
			return 0, err
		}
		if err := w.emit(declarations, "OpTypePointer", w.types[p], mustNumber(p.Param(1)), pointee); err != nil {
			return 0, err
		}
	}
	if err := w.decorateStruct(t, id); err != nil {
		return 0, err
	}
	return id, w.nameType(t, id)
}

// openStruct is a struct whose members are being declared.
type openStruct struct {
	pointers []*ir.DialectType // that are announced
}

// forward announces a pointer to a struct whose members are being declared; false for any
// other pointer.
func (w *writer) forward(t *ir.DialectType) (uint32, bool, error) {
	pointee := t.Param(0).(*ir.TypeAttr).Value()
	o := w.open[pointee]
	if o == nil {
		return 0, false, nil
	}
	id, err := w.announce(t, o)
	return id, true, err
}

// announce gives a pointer an id before its declaration, which is behind that of the struct.
func (w *writer) announce(t *ir.DialectType, o *openStruct) (uint32, error) {
	id := w.fresh()
	w.types[t] = id
	o.pointers = append(o.pointers, t)
	return id, w.emit(declarations, "OpTypeForwardPointer", id, mustNumber(t.Param(1)))
}

// memberID is the id of the type of a struct's member.
func (w *writer) memberID(t ir.Type, o *openStruct) (uint32, error) {
	p, ok := t.(*ir.DialectType)
	if !ok || w.types[t] != 0 || mnemonic(p) != "ptr" {
		return w.typeID(t)
	}
	pointee, isType := p.Param(0).(*ir.TypeAttr).Value().(*ir.DialectType)
	class, _ := w.g.enum("StorageClass").Word(uint64(mustNumber(p.Param(1))))
	if !isType || mnemonic(pointee) != "struct" || class != "PhysicalStorageBuffer" || w.open[pointee] != nil {
		return w.typeID(t)
	}
	return w.announce(p, o)
}

// mnemonic is the name of a type of the dialect; empty for others.
func mnemonic(t *ir.DialectType) string {
	if def, ok := t.Def().(*ods.TypeDef); ok {
		return def.Mnemonic()
	}
	return ""
}

func (w *writer) decorateStruct(t *ir.DialectType, id uint32) error {
	for i, m := range elems(t.Param(1)) {
		fields := elems(m)
		if offset, ok := number(fields[1]); ok {
			if err := w.emit(annotations, "OpMemberDecorate", id, uint32(i), w.decoration("Offset"), offset); err != nil {
				return err
			}
		}
		for _, d := range elems(fields[2]) {
			if err := w.emit(annotations, "OpMemberDecorate", append([]uint32{id, uint32(i)}, record(d)...)...); err != nil {
				return err
			}
		}
	}
	for _, d := range elems(t.Param(2)) {
		if err := w.emit(annotations, "OpDecorate", append([]uint32{id}, record(d)...)...); err != nil {
			return err
		}
	}
	return w.textDecorations(t, id)
}

// textDecorations writes the decorations that the record of a struct in spv.names has.
func (w *writer) textDecorations(t ir.Type, id uint32) error {
	d, _ := w.named[t].(*ir.DictionaryAttr)
	if d == nil {
		return nil
	}
	for _, a := range elems(d.Get("decorations")) {
		fields, ok := a.(*ir.DictionaryAttr)
		if !ok {
			return w.errorf("has a decoration in 'spv.names' that is no dictionary")
		}
		opcode, args := "OpDecorateString", []uint32{id}
		if member := fields.Get(memberField); member != nil {
			n, ok := number(member)
			if !ok {
				return w.errorf("has a decoration in 'spv.names' whose 'member' is no number of 32 bits")
			}
			opcode, args = "OpMemberDecorateString", append(args, n)
		}
		for _, f := range fields.Entries() {
			if f.Name == memberField {
				continue
			}
			kind, known := w.g.decorations[f.Name]
			text, ok := f.Value.(*ir.StringAttr)
			if !known || !ok {
				return w.errorf("has '%s' in 'spv.names', which is no decoration with a text", f.Name)
			}
			if err := w.emit(annotations, opcode, appendText(append(args[:len(args):len(args)], kind), text.Value())...); err != nil {
				return err
			}
		}
	}
	return nil
}

// record is a decoration with its number, if it has one.
func record(d ir.Attribute) []uint32 {
	fields := elems(d)
	args := []uint32{mustNumber(fields[0])}
	if n, ok := number(fields[1]); ok {
		args = append(args, n)
	}
	return args
}

func (w *writer) nameType(t ir.Type, id uint32) error {
	d, _ := w.named[t].(*ir.DictionaryAttr)
	if d == nil {
		return nil
	}
	if name, ok := d.Get("name").(*ir.StringAttr); ok {
		if err := w.name(id, name.Value()); err != nil {
			return err
		}
	}
	for i, m := range elems(d.Get("members")) {
		name, ok := m.(*ir.StringAttr)
		if !ok {
			continue
		}
		if err := w.emit(debugNames, "OpMemberName", appendText([]uint32{id, uint32(i)}, name.Value())...); err != nil {
			return err
		}
	}
	return nil
}
