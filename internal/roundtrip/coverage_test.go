package roundtrip

import (
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// coverage notes what modules hold.
type coverage struct {
	seen map[string]bool
	done map[any]bool
}

func newCoverage() *coverage { return &coverage{seen: map[string]bool{}, done: map[any]bool{}} }

// module notes what is in an operation.
func (c *coverage) module(op *ir.Operation) {
	c.done = map[any]bool{}
	ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
		if def, ok := op.Name().Def().(*ods.Op); ok {
			c.op(op, def)
		}
		for _, a := range op.Attrs() {
			c.attr(a.Value)
		}
		for _, v := range op.AllResults() {
			c.typ(v.Type())
		}
		for r := range op.Regions() {
			for b := range r.Blocks() {
				for _, a := range b.Args() {
					c.typ(a.Type())
				}
			}
		}
		return ir.Advance
	})
}

func (c *coverage) op(op *ir.Operation, def *ods.Op) {
	c.seen["op "+def.Name()] = true
	for i := range def.Attributes {
		a := &def.Attributes[i]
		c.enum(def.Dialect(), a.Enum, op.Attr(a.Name))
		list, ok := op.Attr(a.Name).(*ir.ArrayAttr)
		if a.Elem == nil || !ok {
			continue
		}
		for _, e := range list.Elems() {
			c.enum(def.Dialect(), a.Elem.Enum, e)
		}
	}
}

func (c *coverage) enum(d *ods.Dialect, e *ods.Enum, v ir.Attribute) {
	if e == nil || v == nil {
		return
	}
	for _, k := range e.Cases {
		if holds(e, k, v) {
			c.seen["case "+d.Name()+"."+e.Name+" "+k.Word] = true
		}
	}
}

func holds(e *ods.Enum, k ods.EnumCase, v ir.Attribute) bool {
	if s, ok := v.(*ir.StringAttr); ok {
		return s.Value() == k.Word
	}
	i, ok := v.(*ir.IntegerAttr)
	if !ok {
		return false
	}
	n, _ := i.Value().Uint64()
	if e.Kind == ods.FlagsEnum && k.Value != 0 {
		return n&k.Value == k.Value
	}
	return n == k.Value
}

func (c *coverage) typ(t ir.Type) {
	if c.done[t] {
		return
	}
	c.done[t] = true
	switch t := t.(type) {
	case *ir.DialectType:
		c.params("type ", t.Def(), t.Params())
	case *ir.FunctionType:
		c.types(t.Inputs())
		c.types(t.Results())
	case *ir.TupleType:
		c.types(t.Elems())
	case ir.ShapedType:
		c.typ(t.Elem())
	}
}

func (c *coverage) types(list []ir.Type) {
	for _, t := range list {
		c.typ(t)
	}
}

func (c *coverage) params(kind string, def ir.TypeDefinition, values []ir.Attribute) {
	d := def.(*ods.TypeDef)
	c.seen[kind+d.Name()] = true
	c.record(d, 0, values)
}

func (c *coverage) record(d *ods.TypeDef, record int, values []ir.Attribute) {
	for i, v := range values {
		f := &d.Records[record].Fields[i]
		list, ok := v.(*ir.ArrayAttr)
		if f.Arity != ods.Variadic || !ok {
			c.enum(d.Dialect(), f.Enum, v)
			c.attr(v)
			continue
		}
		for _, e := range list.Elems() {
			c.enum(d.Dialect(), f.Enum, e)
			if rec, ok := e.(*ir.ArrayAttr); ok && f.Kind == ods.ParamRecord {
				c.record(d, f.Record, rec.Elems())
				continue
			}
			c.attr(e)
		}
	}
}

func (c *coverage) attr(a ir.Attribute) {
	if a == nil || c.done[a] {
		return
	}
	c.done[a] = true
	switch a := a.(type) {
	case *ir.DialectAttr:
		c.params("attr ", a.Def(), a.Params())
	case *ir.TypeAttr:
		c.typ(a.Value())
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			c.attr(e)
		}
	case *ir.DictionaryAttr:
		for _, e := range a.Entries() {
			c.attr(e.Value)
		}
	}
}

// missing lists what of a dialect was not seen.
func (c *coverage) missing(d *ods.Dialect) []string {
	var list []string
	want := func(what string) {
		if !c.seen[what] {
			list = append(list, what)
		}
	}
	for _, n := range d.OpNames() {
		want("op " + n)
	}
	for _, n := range d.TypeNames() {
		want("type " + n)
	}
	others := onlyInForms(d)
	for _, n := range d.AttrNames() {
		if !others[n] {
			want("attr " + n)
		}
	}
	used := usedEnums(d, others)
	for _, n := range d.EnumNames() {
		e := d.Enum(n)
		if !used[e] {
			continue
		}
		for _, k := range e.Cases {
			if k.Profile != "" {
				continue // a word that only another profile prints
			}
			want("case " + d.Name() + "." + e.Name + " " + k.Word)
		}
	}
	sort.Slice(list, func(i, j int) bool { return strings.Compare(list[i], list[j]) < 0 })
	return list
}

// usedEnums are the enumerations that some attribute or parameter has. The rest
// are vocabulary for code.
func usedEnums(d *ods.Dialect, others map[string]bool) map[*ods.Enum]bool {
	used := map[*ods.Enum]bool{}
	for _, n := range d.OpNames() {
		for _, a := range d.Op(n).Attributes {
			used[a.Enum] = true
			if a.Elem != nil {
				used[a.Elem.Enum] = true
			}
		}
	}
	defs := func(names []string, find func(string) *ods.TypeDef) {
		for _, n := range names {
			if others[n] {
				continue
			}
			for _, r := range find(strings.TrimPrefix(n, d.Name()+".")).Records {
				for _, f := range r.Fields {
					used[f.Enum] = true
				}
			}
		}
	}
	defs(d.TypeNames(), d.Type)
	defs(d.AttrNames(), d.Attr)
	return used
}

// onlyInForms are the attributes that operations have in other profiles only.
// Package exchange is there for these.
func onlyInForms(d *ods.Dialect) map[string]bool {
	here, there := map[string]bool{}, map[string]bool{}
	note := func(set map[string]bool, op *ods.Op) {
		for _, a := range op.Attributes {
			set[a.Def] = true
			if a.Elem != nil {
				set[a.Elem.Def] = true
			}
		}
	}
	for _, n := range d.OpNames() {
		note(here, d.Op(n))
		for _, p := range ods.Profiles() {
			for _, f := range d.Op(n).Forms(p.Name) {
				if f.Op != nil {
					note(there, f.Op)
				}
			}
		}
	}
	for n := range here {
		delete(there, n)
	}
	return there
}
