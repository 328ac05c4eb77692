package describe

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// Module is what a module wants of its environment.
type Module struct {
	Version         string         `json:"version"`
	AddressingModel string         `json:"addressing_model"`
	MemoryModel     string         `json:"memory_model"`
	Capabilities    []string       `json:"capabilities"`
	Extensions      []string       `json:"extensions"`
	EntryPoints     []EntryPoint   `json:"entry_points"`
	Bindings        []Variable     `json:"bindings"`
	PushConstants   []Variable     `json:"push_constants"`
	BuiltIns        []Variable     `json:"built_ins"`
	Interface       []Variable     `json:"interface"` // with locations
	SpecConstants   []SpecConstant `json:"spec_constants"`
}

// EntryPoint is a function at which the environment starts.
type EntryPoint struct {
	Name  string   `json:"name"`
	Model string   `json:"model"`
	Modes []Mode   `json:"modes"`
	Uses  []string `json:"uses"` // variables
}

// Mode is how an entry point is run.
type Mode struct {
	Name   string   `json:"name"`
	Values []string `json:"values,omitempty"` // numbers, or names of constants
}

// Variable is one of the module.
type Variable struct {
	Name     string  `json:"name"`
	Set      *uint32 `json:"set,omitempty"`
	Binding  *uint32 `json:"binding,omitempty"`
	Location *uint32 `json:"location,omitempty"`
	BuiltIn  string  `json:"built_in,omitempty"`
	Storage  string  `json:"storage"`
	Type     Type    `json:"type"`
}

// Type is a type, with its layout where it has one.
type Type struct {
	Text    string   `json:"text"`
	Count   *uint64  `json:"count,omitempty"`  // of an array; 0: as many as there are
	Stride  uint64   `json:"stride,omitempty"` // of an array, in bytes
	Element *Type    `json:"element,omitempty"`
	Members []Member `json:"members,omitempty"`
}

// Member is one of a struct.
type Member struct {
	Name        string   `json:"name,omitempty"`
	Offset      *uint64  `json:"offset,omitempty"` // in bytes
	Type        Type     `json:"type"`
	Decorations []string `json:"decorations,omitempty"`
}

// SpecConstant is a constant that may be replaced.
type SpecConstant struct {
	Name    string  `json:"name"`
	ID      *uint64 `json:"id,omitempty"`
	Type    string  `json:"type"`
	Default string  `json:"default"`
}

// maxDepth bounds how deep the layout of a type is described.
const maxDepth = 32

// Of describes the only `spv.module` of a module.
func Of(module *ir.Operation) (*Module, error) {
	var own *ir.Operation
	for op := range module.Region(0).Entry().Ops() {
		if !op.Is("spv.module") {
			continue
		}
		if own != nil {
			return nil, errors.New("there are several modules of dialect 'spv' here, of which one can be described")
		}
		own = op
	}
	if own == nil {
		return nil, errors.New("there is no module of dialect 'spv' here")
	}
	dialect, ok := module.Context().Dialect("spv").(*ods.Dialect)
	if !ok {
		return nil, errors.New("the definitions of dialect 'spv' are not here")
	}
	d := &describer{dialect: dialect, names: map[ir.Type]*ir.DictionaryAttr{}, out: &Module{
		Capabilities: []string{}, Extensions: []string{}, EntryPoints: []EntryPoint{}, Bindings: []Variable{},
		PushConstants: []Variable{}, BuiltIns: []Variable{}, Interface: []Variable{}, SpecConstants: []SpecConstant{},
	}}
	d.module(own)
	return d.out, nil
}

type describer struct {
	dialect *ods.Dialect
	names   map[ir.Type]*ir.DictionaryAttr
	out     *Module
}

func elems(a ir.Attribute) []ir.Attribute {
	if list, ok := a.(*ir.ArrayAttr); ok {
		return list.Elems()
	}
	return nil
}

func number(a ir.Attribute) (uint64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Value().Uint64()
}

func word32(a ir.Attribute) *uint32 {
	n, ok := number(a)
	if !ok || n >= 1<<32 {
		return nil
	}
	v := uint32(n)
	return &v
}

func text(a ir.Attribute) string {
	if s, ok := a.(*ir.StringAttr); ok {
		return s.Value()
	}
	return ""
}

// keyword is the word for a value of an enumeration.
func (d *describer) keyword(enum string, a ir.Attribute) string {
	n, _ := number(a)
	if e := d.dialect.Enum(enum); e != nil {
		if w, ok := e.Word(n); ok {
			return w
		}
	}
	return ""
}

func (d *describer) module(own *ir.Operation) {
	out := d.out
	out.AddressingModel = d.keyword("AddressingModel", own.Attr("addressing_model"))
	out.MemoryModel = d.keyword("MemoryModel", own.Attr("memory_model"))
	if triple, ok := own.Attr("vce_triple").(*ir.DialectAttr); ok {
		out.Version = d.keyword("Version", triple.Params()[0])
		for _, c := range elems(triple.Params()[1]) {
			out.Capabilities = append(out.Capabilities, d.keyword("Capability", c))
		}
		for _, e := range elems(triple.Params()[2]) {
			out.Extensions = append(out.Extensions, text(e))
		}
	}
	for _, a := range elems(own.Attr("spv.names")) {
		if n, ok := a.(*ir.DictionaryAttr); ok {
			if t, ok := n.Get("type").(*ir.TypeAttr); ok {
				d.names[t.Value()] = n
			}
		}
	}
	modes := map[string][]Mode{}
	for op := range own.Region(0).Entry().Ops() {
		if op.Is("spv.ExecutionMode") || op.Is("spv.ExecutionModeId") {
			if fn, ok := op.Attr("fn").(*ir.SymbolRefAttr); ok {
				modes[fn.Root()] = append(modes[fn.Root()], d.mode(op))
			}
		}
	}
	for op := range own.Region(0).Entry().Ops() {
		switch op.Name().String() {
		case "spv.EntryPoint":
			d.entryPoint(op, modes)
		case "spv.GlobalVariable":
			d.variable(op)
		case "spv.SpecConstant":
			d.specConstant(op)
		case "spv.GlobalConstant", "spv.SpecConstantComposite":
			if b := text(op.Attr("built_in")); b != "" {
				if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
					out.BuiltIns = append(out.BuiltIns, Variable{
						Name: ir.SymbolName(op), BuiltIn: b, Storage: "constant", Type: d.typeOf(t.Value(), 0),
					})
				}
			}
		}
	}
}

func (d *describer) mode(op *ir.Operation) Mode {
	m := Mode{Name: d.keyword("ExecutionMode", op.Attr("execution_mode"))}
	for _, v := range elems(op.Attr("values")) {
		m.Values = append(m.Values, value(v))
	}
	return m
}

// value is a number or a name as text.
func value(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if ir.AttrWidth(a.Type()) == 1 {
			return map[bool]string{true: "false", false: "true"}[a.Value().IsZero()]
		}
		t, _ := a.Type().(*ir.IntegerType)
		return string(a.Value().AppendDecimal(nil, t != nil && t.Signedness() == ir.Signed))
	case *ir.SymbolRefAttr:
		return "@" + a.Root()
	}
	return syntax.AttrString(a)
}

func (d *describer) entryPoint(op *ir.Operation, modes map[string][]Mode) {
	fn, ok := op.Attr("fn").(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	e := EntryPoint{Name: fn.Root(), Model: d.keyword("ExecutionModel", op.Attr("execution_model")), Modes: modes[fn.Root()]}
	if name := text(op.Attr("name")); name != "" {
		e.Name = name
	}
	for _, a := range elems(op.Attr("interface")) {
		if ref, ok := a.(*ir.SymbolRefAttr); ok {
			e.Uses = append(e.Uses, ref.Root())
		}
	}
	d.out.EntryPoints = append(d.out.EntryPoints, e)
}

func (d *describer) variable(op *ir.Operation) {
	attr, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return
	}
	p, ok := attr.Value().(*ir.DialectType)
	if !ok || p.Def().Name() != "spv.ptr" {
		return
	}
	v := Variable{
		Name: ir.SymbolName(op), Set: word32(op.Attr("descriptor_set")), Binding: word32(op.Attr("binding")),
		Location: word32(op.Attr("location")), BuiltIn: text(op.Attr("built_in")),
		Storage: d.keyword("StorageClass", p.Param(1)), Type: d.typeOf(p.Param(0).(*ir.TypeAttr).Value(), 0),
	}
	out := d.out
	switch {
	case v.BuiltIn != "":
		out.BuiltIns = append(out.BuiltIns, v)
	case v.Binding != nil || v.Set != nil:
		out.Bindings = append(out.Bindings, v)
	case v.Storage == "PushConstant":
		out.PushConstants = append(out.PushConstants, v)
	case v.Storage == "Input" || v.Storage == "Output":
		out.Interface = append(out.Interface, v)
	}
}

func (d *describer) specConstant(op *ir.Operation) {
	typed, ok := op.Attr("default_value").(ir.TypedAttr)
	if !ok {
		return
	}
	c := SpecConstant{Name: ir.SymbolName(op), Type: syntax.TypeString(typed.Type()), Default: value(typed)}
	if n, ok := number(op.Attr("spec_id")); ok {
		c.ID = &n
	}
	d.out.SpecConstants = append(d.out.SpecConstants, c)
}

// typeOf describes a type: a struct by its members, an array by its elements.
func (d *describer) typeOf(t ir.Type, depth int) Type {
	out := Type{}
	dt, ok := t.(*ir.DialectType)
	if !ok || depth > maxDepth {
		out.Text = syntax.TypeString(t)
		return out
	}
	switch dt.Def().Name() {
	case "spv.struct":
		out.Text = "struct"
		if n := d.names[t]; n != nil && text(n.Get("name")) != "" {
			out.Text = "struct " + text(n.Get("name"))
		}
		if dt.IsIdentified() && !dt.HasBody() {
			return out
		}
		out.Members = d.members(dt, depth)
	case "spv.array", "spv.rtarray":
		d.array(&out, dt, depth)
	case "spv.ptr": // what it points to may hold it
		out.Text = "pointer to " + d.keyword("StorageClass", dt.Param(1))
	default:
		out.Text = syntax.TypeString(t)
	}
	return out
}

func (d *describer) array(out *Type, t *ir.DialectType, depth int) {
	out.Text = "array"
	def := t.Def().(*ods.TypeDef)
	count := uint64(0)
	if def.Length >= 0 {
		count, _ = number(t.Param(def.Length))
	}
	out.Count = &count
	out.Stride, _ = number(t.Param(def.ParamIndex("stride")))
	element := d.typeOf(t.Param(def.Elem).(*ir.TypeAttr).Value(), depth+1)
	out.Element = &element
}

func (d *describer) members(t *ir.DialectType, depth int) []Member {
	var names []ir.Attribute
	if n := d.names[t]; n != nil {
		names = elems(n.Get("members"))
	}
	var list []Member
	for i, m := range elems(t.Param(1)) {
		fields := elems(m)
		member := Member{Type: d.typeOf(fields[0].(*ir.TypeAttr).Value(), depth+1)}
		if i < len(names) {
			member.Name = text(names[i])
		}
		if n, ok := number(fields[1]); ok {
			member.Offset = &n
		}
		for _, a := range elems(fields[2]) {
			record := elems(a)
			word := d.keyword("Decoration", record[0])
			if _, ok := number(record[1]); ok {
				v := value(record[1])
				if word == "BuiltIn" {
					v = d.keyword("BuiltIn", record[1])
				}
				word += "=" + v
			}
			member.Decorations = append(member.Decorations, word)
		}
		list = append(list, member)
	}
	return list
}
