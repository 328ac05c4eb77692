package binary

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// constant is the id of a constant, which is declared before it is used. A unit is the null
// constant.
func (w *writer) constant(t ir.Type, value ir.Attribute) (uint32, error) {
	if value == ir.Attribute(w.ctx.UnitAttr()) {
		value = nil
	}
	key := constantKey{t, value}
	if id, ok := w.constants[key]; ok {
		return id, nil
	}
	if w.depth++; w.depth > 2*maxTypeDepth {
		return 0, w.errorf("has a constant that is nested more than %d deep", maxTypeDepth)
	}
	defer func() { w.depth-- }()
	opcode, args, err := w.constantWords(t, value)
	if err != nil {
		return 0, err
	}
	typeID, err := w.typeID(t)
	if err != nil {
		return 0, err
	}
	id := w.fresh()
	w.constants[key] = id
	return id, w.emit(declarations, opcode, append([]uint32{typeID, id}, args...)...)
}

// constantWords are the opcode of a constant and the words behind its result.
func (w *writer) constantWords(t ir.Type, value ir.Attribute) (string, []uint32, error) {
	switch a := value.(type) {
	case nil:
		return "OpConstantNull", nil, nil
	case *ir.StringAttr: // "undef"
		return "OpUndef", nil, nil
	case *ir.IntegerAttr:
		if ir.AttrWidth(a.Type()) != 1 {
			return "OpConstant", literalWords(a), nil
		}
		if a.Value().IsZero() {
			return "OpConstantFalse", nil, nil
		}
		return "OpConstantTrue", nil, nil
	case *ir.FloatAttr:
		return "OpConstant", literalWords(a), nil
	case *ir.DenseElementsAttr:
		args, err := w.elements(t, a, 0, a.Len())
		return "OpConstantComposite", args, err
	case *ir.ArrayAttr:
		args := make([]uint32, len(a.Elems()))
		for i, e := range a.Elems() {
			id, err := w.constant(partType(t, i), e)
			if err != nil {
				return "", nil, err
			}
			args[i] = id
		}
		return "OpConstantComposite", args, nil
	}
	return "", nil, w.errorf("has the constant %s, which the binary form does not have", syntax.AttrString(value))
}

// elements are the constituents of a composite from some elements of a dense attribute.
func (w *writer) elements(t ir.Type, a *ir.DenseElementsAttr, from, n int) ([]uint32, error) {
	part := partType(t, 0)
	count := partCount(t)
	if part == nil || count == 0 || n%count != 0 {
		return nil, w.errorf("has a constant of %d elements for type %s", n, syntax.TypeString(t))
	}
	each := n / count
	args := make([]uint32, count)
	for i := range args {
		var err error
		if each == 1 && isScalar(part) {
			args[i], err = w.constant(part, a.Element(from+i))
		} else {
			args[i], err = w.composite(part, a, from+i*each, each)
		}
		if err != nil {
			return nil, err
		}
	}
	return args, nil
}

// composite declares a constant of some elements of a dense attribute.
func (w *writer) composite(t ir.Type, a *ir.DenseElementsAttr, from, n int) (uint32, error) {
	args, err := w.elements(t, a, from, n)
	if err != nil {
		return 0, err
	}
	return w.once("OpConstantComposite", t, args)
}

// once is an instruction of the module with a result, which stands for all alike.
func (w *writer) once(opcode string, t ir.Type, args []uint32) (uint32, error) {
	typeID, err := w.typeID(t)
	if err != nil {
		return 0, err
	}
	key := make([]byte, 0, 4*len(args)+8)
	for _, n := range append([]uint32{w.g.number[opcode], typeID}, args...) {
		key = append(key, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
	}
	if id, ok := w.memo[string(key)]; ok {
		return id, nil
	}
	id := w.fresh()
	w.memo[string(key)] = id
	return id, w.emit(declarations, opcode, append([]uint32{typeID, id}, args...)...)
}

// literalWords is a number, the low word first. What is narrower than a word is extended by
// its sign where it has one.
func literalWords(a ir.Attribute) []uint32 {
	var data []byte
	extend := byte(0)
	switch a := a.(type) {
	case *ir.IntegerAttr:
		data = ir.AppendElement(nil, a)
		if t, ok := a.Type().(*ir.IntegerType); ok && t.Signedness() == ir.Signed && a.Value().IsNegative() {
			extend = 0xff
		}
	case *ir.FloatAttr:
		data = ir.AppendElement(nil, a)
	}
	for len(data)%4 != 0 {
		data = append(data, extend)
	}
	list := make([]uint32, len(data)/4)
	for i := range list {
		b := data[4*i:]
		list[i] = uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	}
	return list
}

// partType is the type of a part of a composite.
func partType(t ir.Type, i int) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem()
	case *ir.DialectType:
		def, ok := t.Def().(*ods.TypeDef)
		if !ok {
			return nil
		}
		if def.Members >= 0 {
			members := elems(t.Param(def.Members))
			if i >= len(members) {
				return nil
			}
			return elems(members[i])[0].(*ir.TypeAttr).Value()
		}
		if def.Elem >= 0 {
			if part, ok := t.Param(def.Elem).(*ir.TypeAttr); ok {
				return part.Value()
			}
		}
	}
	return nil
}

// parts is how many constituents a composite has, if that is known.
func parts(t ir.Type) (int, bool) {
	if d, ok := t.(*ir.DialectType); ok {
		if def, ok := d.Def().(*ods.TypeDef); ok && def.Members >= 0 {
			return len(elems(d.Param(def.Members))), true
		}
	}
	n := partCount(t)
	return n, n > 0
}

// partCount is how many parts a vector, array or matrix has.
func partCount(t ir.Type) int {
	switch t := t.(type) {
	case *ir.VectorType:
		return int(t.Shape()[0])
	case *ir.DialectType:
		if def, ok := t.Def().(*ods.TypeDef); ok && def.Length >= 0 {
			return int(mustNumber(t.Param(def.Length)))
		}
	}
	return 0
}

// symbol is the id of what the module has by a name; what must be declared before its use
// is.
func (w *writer) symbol(name string) (uint32, error) {
	op := w.symbols[name]
	if op == nil {
		return 0, w.errorf("names '@%s', which the module does not have", name)
	}
	id := w.ids[name]
	if w.written[name] || op.Traits().FunctionLike {
		return id, nil
	}
	if w.writing[name] {
		return 0, w.errorf("names '@%s', which is made of itself", name)
	}
	w.writing[name] = true
	defer delete(w.writing, name)
	at := w.at
	w.at = op
	defer func() { w.at = at }()
	if err := w.declare(op, id); err != nil {
		return 0, err
	}
	w.written[name] = true
	if err := w.nameSymbol(op, id); err != nil {
		return 0, err
	}
	return id, w.decorate(op, id)
}

// declare writes a variable or constant of the module.
func (w *writer) declare(op *ir.Operation, id uint32) error {
	switch op.Name().String() {
	case "spv.GlobalVariable":
		return w.globalVariable(op, id)
	case "spv.SpecConstant":
		return w.specConstant(op, id)
	case "spv.SpecConstantComposite":
		return w.specConstantComposite(op, id)
	case "spv.GlobalConstant":
		return w.globalConstant(op, id)
	case "spv.GlobalSpecConstantOperation":
		return w.globalComputation(op, id)
	}
	return w.errorf("has no place in a binary module")
}

func (w *writer) declaredType(op *ir.Operation) (ir.Type, uint32, error) {
	t, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil, 0, w.errorf("has no type")
	}
	id, err := w.typeID(t.Value())
	return t.Value(), id, err
}

func (w *writer) globalVariable(op *ir.Operation, id uint32) error {
	t, typeID, err := w.declaredType(op)
	if err != nil {
		return err
	}
	p, ok := t.(*ir.DialectType)
	if !ok || p.Def().Name() != "spv.ptr" {
		return w.errorf("is no pointer")
	}
	args := []uint32{typeID, id, mustNumber(p.Param(1))}
	if ref, ok := op.Attr("initializer").(*ir.SymbolRefAttr); ok {
		init, err := w.symbol(ref.Root())
		if err != nil {
			return err
		}
		args = append(args, init)
	}
	if err := w.decorateBlock(p); err != nil {
		return err
	}
	return w.emit(declarations, "OpVariable", args...)
}

// decorateBlock marks the struct of a variable that a host shares as a block, unless its type
// says that it is one. The dialect leaves it to the storage class of the variable.
func (w *writer) decorateBlock(pointer *ir.DialectType) error {
	class, _ := w.g.enum("StorageClass").Word(uint64(mustNumber(pointer.Param(1))))
	switch class {
	case "Uniform", "StorageBuffer", "PushConstant":
	default:
		return nil
	}
	content := pointer.Param(0).(*ir.TypeAttr).Value()
	for {
		d, ok := content.(*ir.DialectType)
		if ok && d.Def().Name() == "spv.struct" {
			break
		}
		if content, ok = ods.ElementType(content); !ok {
			return nil
		}
	}
	block, buffer := w.decoration("Block"), w.decoration("BufferBlock")
	for _, d := range elems(content.(*ir.DialectType).Param(2)) {
		if kind := record(d)[0]; kind == block || kind == buffer {
			return nil
		}
	}
	if w.isBlock[content] {
		return nil
	}
	w.isBlock[content] = true
	return w.emit(annotations, "OpDecorate", w.types[content], block)
}

func (w *writer) specConstant(op *ir.Operation, id uint32) error {
	value, ok := op.Attr("default_value").(ir.TypedAttr)
	if !ok {
		return w.errorf("has a value that is no number")
	}
	typeID, err := w.typeID(value.Type())
	if err != nil {
		return err
	}
	opcode, args, err := w.constantWords(value.Type(), value)
	if err != nil {
		return err
	}
	spec := map[string]string{
		"OpConstantTrue": "OpSpecConstantTrue", "OpConstantFalse": "OpSpecConstantFalse", "OpConstant": "OpSpecConstant",
	}[opcode]
	if spec == "" {
		return w.errorf("has a value that is no number")
	}
	return w.emit(declarations, spec, append([]uint32{typeID, id}, args...)...)
}

func (w *writer) specConstantComposite(op *ir.Operation, id uint32) error {
	_, typeID, err := w.declaredType(op)
	if err != nil {
		return err
	}
	args := []uint32{typeID, id}
	for _, a := range elems(op.Attr("constituents")) {
		ref, ok := a.(*ir.SymbolRefAttr)
		if !ok {
			return w.errorf("has a constituent that is no symbol")
		}
		part, err := w.symbol(ref.Root())
		if err != nil {
			return err
		}
		args = append(args, part)
	}
	return w.emit(declarations, "OpSpecConstantComposite", args...)
}

// globalConstant writes a constant; others of its value are the same.
func (w *writer) globalConstant(op *ir.Operation, id uint32) error {
	t, typeID, err := w.declaredType(op)
	if err != nil {
		return err
	}
	value := op.Attr("value")
	switch value.(type) {
	case *ir.UnitAttr:
		value = nil
	case *ir.DictionaryAttr: // `{undef}`: a string would take the type behind it
		value = w.ctx.StringAttr("undef")
	}
	opcode, args, err := w.constantWords(t, value)
	if err != nil {
		return err
	}
	if _, taken := w.constants[constantKey{t, value}]; !taken {
		w.constants[constantKey{t, value}] = id
	}
	return w.emit(declarations, opcode, append([]uint32{typeID, id}, args...)...)
}

// globalComputation writes the operation in the region of a constant that it computes.
func (w *writer) globalComputation(op *ir.Operation, id uint32) error {
	_, typeID, err := w.declaredType(op)
	if err != nil {
		return err
	}
	yield := op.Region(0).Entry().Last()
	if yield == nil || yield.NumOperands() != 1 || yield.Operand(0).DefiningOp() == nil {
		return w.errorf("yields no value of an operation")
	}
	args, err := w.computed(yield.Operand(0).DefiningOp())
	if err != nil {
		return err
	}
	return w.emit(declarations, "OpSpecConstantOp", append([]uint32{typeID, id}, args...)...)
}

// computed are the words behind the result of an OpSpecConstantOp.
func (w *writer) computed(op *ir.Operation) ([]uint32, error) {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || def.Encoding == nil || def.Encoding.Set != "" {
		return nil, w.errorf("wraps '%s', which computes no constant", op.Name())
	}
	args, err := w.fields(op, def)
	return append([]uint32{def.Encoding.Number}, args...), err
}

// constantValue is the id of a value that an operation of a function makes of what the
// module has; false for any other value.
func (w *writer) constantValue(op *ir.Operation) (uint32, bool, error) {
	var id uint32
	var err error
	switch op.Name().String() {
	case "spv.Constant":
		id, err = w.constant(op.ResultType(0), op.Attr("value"))
	case "spv.ConstantNull":
		id, err = w.constant(op.ResultType(0), nil)
	case "spv.Undef":
		id, err = w.constant(op.ResultType(0), w.ctx.StringAttr("undef"))
	case "spv.mlir.addressof":
		id, err = w.reference(op.Attr("variable"))
	case "spv.mlir.referenceof":
		id, err = w.reference(op.Attr("spec_const"))
	case "spv.SpecConstantOperation":
		inner := op.Region(0).Entry().First()
		var args []uint32
		if args, err = w.computed(inner); err == nil {
			id, err = w.once("OpSpecConstantOp", op.ResultType(0), args)
		}
	default:
		return 0, false, nil
	}
	if name, _, ok := nameOfLoc(op.Loc()); ok && err == nil && !slices.Contains(w.namedConstants, id) {
		w.namedConstants = append(w.namedConstants, id)
		err = w.name(id, name)
	}
	return id, true, err
}

func (w *writer) reference(a ir.Attribute) (uint32, error) {
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok {
		return 0, w.errorf("names nothing")
	}
	return w.symbol(ref.Root())
}
