package irtest

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// Dump shows an operation with short names for what tests use.
func Dump(op *ir.Operation) string {
	d := dumper{values: map[*ir.Value]string{}, blocks: map[*ir.Block]string{}}
	d.op(op, "")
	return d.text.String()
}

type dumper struct {
	text   strings.Builder
	values map[*ir.Value]string
	blocks map[*ir.Block]string
}

func (d *dumper) value(v *ir.Value) string {
	if name, ok := d.values[v]; ok {
		return name
	}
	name := fmt.Sprintf("%%%d", len(d.values))
	d.values[v] = name
	return name
}

func (d *dumper) block(b *ir.Block) string {
	if name, ok := d.blocks[b]; ok {
		return name
	}
	name := fmt.Sprintf("^%d", len(d.blocks))
	d.blocks[b] = name
	return name
}

func (d *dumper) op(op *ir.Operation, indent string) {
	d.text.WriteString(indent)
	for i, v := range op.AllResults() {
		if i > 0 {
			d.text.WriteString(", ")
		}
		d.text.WriteString(d.value(v) + ":" + Type(v.Type()))
	}
	if op.NumResults() > 0 {
		d.text.WriteString(" = ")
	}
	d.text.WriteString(op.Name().String())
	for _, v := range op.AllOperands() {
		d.text.WriteString(" " + d.value(v))
	}
	for i := range op.NumSuccessors() {
		d.text.WriteString(" " + d.block(op.Successor(i)))
	}
	for _, a := range op.Attrs() {
		d.text.WriteString(" " + a.Name + "=" + attr(a.Value))
	}
	d.text.WriteString("\n")
	for r := range op.Regions() {
		for b := range r.Blocks() {
			d.body(b, indent)
		}
	}
}

func (d *dumper) body(b *ir.Block, indent string) {
	if !b.Region().HasOneBlock() || b.NumArgs() > 0 {
		d.text.WriteString(indent + d.block(b))
		for _, a := range b.Args() {
			d.text.WriteString(" " + d.value(a) + ":" + Type(a.Type()))
		}
		d.text.WriteString("\n")
	}
	for op := range b.Ops() {
		d.op(op, indent+"  ")
	}
}

func attr(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value().String()
	case *ir.StringAttr:
		return a.Value()
	case *ir.TypeAttr:
		return Type(a.Value())
	case *ir.UnitAttr:
		return "unit"
	}
	return fmt.Sprintf("%T", a)
}

// Type shows a type.
func Type(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntegerType:
		return fmt.Sprintf("i%d", t.Width())
	case *ir.IndexType:
		return "index"
	case *ir.FloatType:
		return t.Kind().String()
	case *ir.OpaqueType:
		return "!" + t.Dialect() + "." + t.Body()
	case *ir.FunctionType:
		return "(" + types(t.Inputs()) + ")->(" + types(t.Results()) + ")"
	case *ir.VectorType:
		return fmt.Sprintf("v%v%s", t.Shape(), Type(t.Elem()))
	}
	return fmt.Sprintf("%T", t)
}

func types(list []ir.Type) string {
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = Type(t)
	}
	return strings.Join(names, ",")
}
