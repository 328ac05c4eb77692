package bindgen

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
)

// opWriter writes the view and the builder of one operation.
type opWriter struct {
	g    *generator
	op   *ods.Op
	name string // in Go
	used map[string]bool

	params  []string          // of the builder
	taken   map[string]bool   // their names
	operand map[string]string // which of them each group of operands is
	before  []string          // statements ahead of the list of operands
}

func newOpWriter(g *generator, op *ods.Op) *opWriter {
	return &opWriter{g: g, op: op, name: g.opName(op.Name()), used: map[string]bool{"Op": true, "OpName": true}, taken: map[string]bool{}, operand: map[string]string{}}
}

func (o *opWriter) write() {
	g := o.g
	g.printf("\n")
	g.comment(o.name, o.op.Doc, "a view of an operation.")
	g.printf("type %s struct{ Op *ir.Operation }\n\n", o.name)
	g.printf("// As%s views an operation as `%s`; false when it is another one.\n", o.name, o.op.Name())
	g.printf("func As%s(op *ir.Operation) (%s, bool) { return %s{op}, op.Is(%q) }\n", o.name, o.name, o.name, o.op.Name())
	g.printf("\n// OpName is the name of the operations that it views.\nfunc (%s) OpName() string { return %q }\n", o.name, o.op.Name())
	o.operands()
	o.results()
	o.attributes()
	o.regions()
	o.successors()
	o.attributeValues()
	o.regionArguments()
	o.operandLists()
	o.builder()
}

// method returns the name of an accessor, changed where there is one already.
func (o *opWriter) method(name, suffix string) string {
	n := goName(name)
	if o.used[n] {
		n += suffix
	}
	return unused(o.used, n)
}

func (o *opWriter) operands() {
	single := true
	for i, d := range o.op.Operands {
		name := o.method(d.Name, "Operand")
		single = single && d.Arity == ods.One
		switch {
		case single:
			o.g.printf("\n// %s is operand `%s`.\nfunc (o %s) %s() *ir.Value { return o.Op.Operand(%d) }\n", name, d.Name, o.name, name, i)
			set := o.method("set_"+d.Name, "Operand")
			o.g.printf("\n// %s changes operand `%s`.\nfunc (o %s) %s(v *ir.Value) { o.Op.SetOperand(%d, v) }\n", set, d.Name, o.name, set, i)
		case d.Arity == ods.One || d.Arity == ods.Optional:
			o.g.printf("\n// %s is operand `%s`, nil when it is absent.\nfunc (o %s) %s() *ir.Value { return ods.OperandOf(o.Op, %d) }\n", name, d.Name, o.name, name, i)
		default:
			o.g.printf("\n// %s are the operands `%s`.\nfunc (o %s) %s() []*ir.Value { return ods.OperandsOf(o.Op, %d) }\n", name, d.Name, o.name, name, i)
		}
	}
}

func (o *opWriter) results() {
	single := true
	for i, d := range o.op.Results {
		name := o.method(d.Name, "Value")
		single = single && d.Arity == ods.One
		switch {
		case single:
			o.g.printf("\n// %s is result `%s`.\nfunc (o %s) %s() *ir.Value { return o.Op.Result(%d) }\n", name, d.Name, o.name, name, i)
		case d.Arity == ods.One || d.Arity == ods.Optional:
			o.g.printf("\n// %s is result `%s`, nil when it is absent.\nfunc (o %s) %s() *ir.Value { return ods.ResultOf(o.Op, %d) }\n", name, d.Name, o.name, name, i)
		default:
			o.g.printf("\n// %s are the results `%s`.\nfunc (o %s) %s() []*ir.Value { return ods.ResultsOf(o.Op, %d) }\n", name, d.Name, o.name, name, i)
		}
	}
}

func (o *opWriter) attributes() {
	for i := range o.op.Attributes {
		a := &o.op.Attributes[i]
		name := o.method(strings.TrimSuffix(a.Name, "_")+"_attr", "")
		o.g.printf("\n// %s is attribute `%s`, nil when it is absent.\nfunc (o %s) %s() ir.Attribute { return o.Op.Attr(%q) }\n", name, a.Name, o.name, name, a.Name)
		set := o.method("set_"+strings.TrimSuffix(a.Name, "_")+"_attr", "")
		o.g.printf("\n// %s changes attribute `%s`; nil removes it.\nfunc (o %s) %s(a ir.Attribute) { o.Op.SetAttr(%q, a) }\n", set, a.Name, o.name, set, a.Name)
	}
}

func (o *opWriter) regions() {
	for i, r := range o.op.Regions {
		name := o.method(r.Name, "Region")
		o.g.printf("\n// %s is region `%s`.\nfunc (o %s) %s() *ir.Region { return o.Op.Region(%d) }\n", name, r.Name, o.name, name, i)
	}
}

func (o *opWriter) successors() {
	for i, s := range o.op.Successors {
		name := o.method(s.Name, "Block")
		if s.Variadic {
			o.g.printf("\n// %s are the successors `%s`.\nfunc (o %s) %s() []*ir.Block { return o.Op.Successors()[%d:] }\n", name, s.Name, o.name, name, i)
			continue
		}
		o.g.printf("\n// %s is successor `%s`.\nfunc (o %s) %s() *ir.Block { return o.Op.Successor(%d) }\n", name, s.Name, o.name, name, i)
	}
}

// regionArguments writes accessors of the entry arguments of regions.
func (o *opWriter) regionArguments() {
	for r := range o.op.Regions {
		region := &o.op.Regions[r]
		for i, arg := range region.Args {
			name := goName(arg.Name)
			if name == "" || o.used[name] {
				name = goName(region.Name) + name
			}
			name = o.method(name, "Arg")
			if arg.Arity == ods.One || arg.Arity == ods.Optional {
				o.g.printf("\n// %s is entry argument `%s` of region `%s`, nil when it is absent.\nfunc (o %s) %s() *ir.Value { return ods.RegionArg(o.Op, %d, %d) }\n",
					name, arg.Name, region.Name, o.name, name, r, i)
				continue
			}
			o.g.printf("\n// %s are the entry arguments `%s` of region `%s`.\nfunc (o %s) %s() []*ir.Value { return ods.RegionArgs(o.Op, %d, %d) }\n",
				name, arg.Name, region.Name, o.name, name, r, i)
		}
	}
}

// operandLists writes accessors of nested operand groups, list by list.
func (o *opWriter) operandLists() {
	for i, d := range o.op.Operands {
		if d.Arity != ods.Nested {
			continue
		}
		name := o.method(d.Name+"_lists", "")
		o.g.printf("\n// %s are the lists of the operands `%s`.\nfunc (o %s) %s() [][]*ir.Value { return ods.OperandLists(o.Op, %d) }\n", name, d.Name, o.name, name, i)
	}
}

// builder writes New<Op>.
func (o *opWriter) builder() {
	operands := o.operandList()
	results := o.resultList()
	attrs := o.attrList()
	successors := o.successorList()
	g := o.g
	g.printf("\n// New%s builds `%s`", o.name, o.op.Name())
	if len(o.op.Regions) > 0 {
		g.printf("; its regions are empty")
	}
	g.printf(".\nfunc New%s(b *ir.Builder, %sattrs ...ir.NamedAttr) %s {\n", o.name, strings.Join(o.params, ""), o.name)
	for _, line := range o.before {
		g.printf("\t%s\n", line)
	}
	g.printf("\treturn %s{b.Create(&ir.OperationState{\n\t\tName: b.Context().OpName(%q),\n", o.name, o.op.Name())
	o.field("Operands", operands)
	o.field("Results", results)
	o.field("Attrs", attrs)
	o.field("Successors", successors)
	if n := len(o.op.Regions); n > 0 {
		g.printf("\t\tRegions: %d,\n", n)
	}
	g.printf("\t})}\n}\n")
}

func (o *opWriter) field(name, value string) {
	if value != "" {
		o.g.printf("\t\t%s: %s,\n", name, value)
	}
}

func (o *opWriter) param(name, typ string) string {
	p := unused(o.taken, paramName(name))
	o.params = append(o.params, p+" "+typ+", ")
	return p
}

// operandParam is a parameter of a group of operands.
func (o *opWriter) operandParam(name, typ string) string {
	o.operand[name] = o.param(name, typ)
	return o.operand[name]
}

func (o *opWriter) operandList() string {
	if len(o.op.Operands) == 0 {
		return ""
	}
	var parts []string
	single := true
	for _, d := range o.op.Operands {
		switch d.Arity {
		case ods.One:
			parts = append(parts, o.operandParam(d.Name, "*ir.Value"))
		case ods.Optional:
			single = false
			parts = append(parts, fmt.Sprintf("ods.Present(%s)...", o.operandParam(d.Name, "*ir.Value")))
		case ods.Nested:
			single = false
			p := o.operandParam(d.Name, "[][]*ir.Value")
			o.before = append(o.before, fmt.Sprintf("flat, offsets := ods.Flatten(b.Context(), %s)", p))
			parts = append(parts, "flat...")
		default:
			single = false
			parts = append(parts, o.operandParam(d.Name, "[]*ir.Value")+"...")
		}
	}
	if single {
		return "[]*ir.Value{" + strings.Join(parts, ", ") + "}"
	}
	if len(parts) == 1 && o.op.Operands[0].Arity == ods.Variadic {
		return strings.TrimSuffix(parts[0], "...")
	}
	o.before = append(o.before, "var operands []*ir.Value")
	for _, p := range parts {
		o.before = append(o.before, fmt.Sprintf("operands = append(operands, %s)", p))
	}
	return "operands"
}

func (o *opWriter) successorList() string {
	var parts []string
	for _, s := range o.op.Successors {
		if s.Variadic {
			rest := o.param(s.Name, "[]*ir.Block")
			return fmt.Sprintf("append([]*ir.Block{%s}, %s...)", strings.Join(parts, ", "), rest)
		}
		parts = append(parts, o.param(s.Name, "*ir.Block"))
	}
	if parts == nil {
		return ""
	}
	return "[]*ir.Block{" + strings.Join(parts, ", ") + "}"
}
