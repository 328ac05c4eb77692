package vce

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

// need is what an operation must have because of a part of it.
type need struct {
	part string // "" is the operation itself
	what *ods.Availability
}

// needsOf calls yield with what an operation must have: of itself, of the keywords in its
// attributes, and of the types of its values.
func needsOf(op *ir.Operation, def *ods.Op, yield func(need)) {
	w := walk{dialect: def.Dialect(), yield: yield}
	w.need("", def.Available)
	for i := range def.Attributes {
		a := &def.Attributes[i]
		if a.Enum != nil {
			w.keyword(a.Enum, op.Attr(a.Name))
		}
	}
	if name, ok := op.Attr("built_in").(*ir.StringAttr); ok {
		w.word(w.dialect.Enum("BuiltIn"), name.Value())
	}
	for _, v := range op.AllOperands() {
		w.typ(v.Type(), "")
	}
	for _, v := range op.AllResults() {
		w.typ(v.Type(), "")
	}
	for i := range def.Attributes {
		switch a := op.Attr(def.Attributes[i].Name).(type) {
		case *ir.TypeAttr: // of a variable, a function
			w.typ(a.Value(), "")
		case *ir.FloatAttr: // of a constant that may be replaced
			w.typ(a.Type(), "")
		}
	}
	for _, n := range w.late {
		yield(n)
	}
	if name := withoutFormat(op); name != "" {
		yield(need{"an image without a format", &ods.Availability{Capabilities: [][]string{{name, "Kernel"}}}})
	}
}

// withoutFormat is the capability to read or write a storage image whose format the type does not say,
// "" for every other operation.
func withoutFormat(op *ir.Operation) string {
	names := map[string]string{
		"spv.ImageRead": "StorageImageReadWithoutFormat", "spv.ImageSparseRead": "StorageImageReadWithoutFormat",
		"spv.ImageWrite": "StorageImageWriteWithoutFormat",
	}
	name := names[op.Name().String()]
	if name == "" || op.NumOperands() == 0 {
		return ""
	}
	image, ok := spirv.AsImageType(op.Operand(0).Type())
	if !ok || image.Texel() != spirv.ImageFormatUnknown || image.Dim() == spirv.DimSubpassData {
		return ""
	}
	return name
}

// walk goes through the parts of an operation.
type walk struct {
	dialect *ods.Dialect
	yield   func(need)
	open    []ir.Type // identified types whose members are being looked at
	late    []need    // of numbers that are only held, see scalar
}

func (w *walk) need(part string, a *ods.Availability) {
	if a != nil {
		w.yield(need{part, a})
	}
}

// keyword is about the keywords that an attribute or parameter stands for.
func (w *walk) keyword(e *ods.Enum, a ir.Attribute) {
	if s, ok := a.(*ir.StringAttr); ok {
		w.word(e, s.Value())
		return
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return
	}
	n, _ := i.Int()
	if e.Kind != ods.FlagsEnum {
		if c := e.Case(uint64(n)); c != nil {
			w.need(e.Name+" "+c.Word, c.Available)
		}
		return
	}
	words, _ := e.Flags(uint64(n))
	for _, word := range words {
		w.word(e, word)
	}
}

func (w *walk) word(e *ods.Enum, word string) {
	if value, ok := e.Value(word); ok {
		w.need(e.Name+" "+word, e.Case(value).Available)
	}
}

// typ is about a type, with all that it is made of. A storage class is that of the memory
// which holds it, "" for none.
func (w *walk) typ(t ir.Type, class string) {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		w.scalar(t, class)
	case *ir.VectorType:
		if n := t.Shape()[0]; n == 8 || n == 16 {
			w.yield(capabilityOf(t, "Vector16"))
		}
		w.typ(t.Elem(), class)
	case *ir.FunctionType:
		for _, list := range [...][]ir.Type{t.Inputs(), t.Results()} {
			for _, part := range list {
				w.typ(part, class)
			}
		}
	case *ir.DialectType:
		w.dialectType(t, class)
	}
}

// dialectType looks at the parameters of a type, and then at the type. What a pointer points
// to is in memory of its class.
func (w *walk) dialectType(t *ir.DialectType, class string) {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok || def.Dialect() != w.dialect {
		return
	}
	for _, open := range w.open {
		if open == ir.Type(t) {
			return
		}
	}
	if t.IsIdentified() {
		w.open = append(w.open, t)
		defer func() { w.open = w.open[:len(w.open)-1] }()
	}
	for i, p := range def.Params() {
		if p.Enum != nil && p.Enum.Name == "StorageClass" {
			if n, ok := t.Param(i).(*ir.IntegerAttr); ok {
				value, _ := n.Int()
				class, _ = p.Enum.Word(uint64(value))
			}
		}
	}
	part := "type " + syntax.TypeString(t)
	if def.Length >= 0 { // as MLIR has it, of a matrix and its elements
		w.need(part, def.Available)
		w.params(def, 0, t.Params(), class)
		return
	}
	w.params(def, 0, t.Params(), class)
	w.need(part, def.Available)
}

func (w *walk) params(def *ods.TypeDef, record int, values []ir.Attribute, class string) {
	for i, f := range def.Records[record].Fields {
		if i >= len(values) {
			return
		}
		list := []ir.Attribute{values[i]}
		if a, ok := values[i].(*ir.ArrayAttr); ok && f.Arity == ods.Variadic {
			list = a.Elems()
		}
		for _, value := range list {
			switch a := value.(type) {
			case *ir.TypeAttr:
				w.typ(a.Value(), class)
			case *ir.ArrayAttr:
				if f.Kind == ods.ParamRecord {
					w.params(def, f.Record, a.Elems(), class)
				}
			default:
				if f.Enum != nil {
					w.keyword(f.Enum, value)
				}
			}
		}
	}
}

// scalar is about a number: those of 8 and 16 bits in memory that a program shares have
// capabilities of their own, all others are there for computing, too.
func (w *walk) scalar(t ir.Type, class string) {
	width, float := 0, false
	switch t := t.(type) {
	case *ir.IntegerType:
		width = int(t.Width())
	case *ir.FloatType:
		width, float = t.Kind().BitWidth(), true
	}
	if name := environment.Storing(width, class); name != "" {
		w.yield(capabilityOf(t, name))
		return
	}
	name := environment.Computing(width, float)
	if name != "" && environment.IsShared(class) {
		w.late = append(w.late, capabilityOf(t, name)) // behind what computes with it
	} else if name != "" {
		w.yield(capabilityOf(t, name))
	}
}

func capabilityOf(t ir.Type, name string) need {
	return need{"type " + syntax.TypeString(t), &ods.Availability{Capabilities: [][]string{{name}}}}
}
