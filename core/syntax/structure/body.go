package structure

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// Element is the type of one element of an operand: of a tensor or memref its element type,
// of a scalar the type itself.
func Element(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Elem()
	case *ir.MemRefType:
		return t.Elem()
	}
	return t
}

// Body appends the block of an operation's body to a region, as one of the definition's structures tells it, for
// operands of the given types. The builder's insertion point stays.
func Body(b *ir.Builder, def *ods.Op, s *ods.Structure, region *ir.Region, types []ir.Type) error {
	if s == nil {
		return fmt.Errorf("'%s' computes nothing that is known for its attributes", def.Name())
	}
	if len(types) != len(s.Operands) {
		return fmt.Errorf("'%s' takes %d operands, found %d", def.Name(), len(s.Operands), len(types))
	}
	at := b.InsertionPoint()
	defer b.RestoreInsertionPoint(at)
	block := ir.NewBlock()
	for _, t := range types {
		block.AddArg(Element(t), b.Loc())
	}
	region.Append(block)
	b.SetInsertionPointToEnd(block)
	m := maker{b: b, def: def}
	v, err := m.value(s.Body, scope{args: block.Args()})
	if err != nil {
		region.Clear()
		return err
	}
	b.CreateOp(b.Context().OpName(def.Regions[s.Region].Terminator), []*ir.Value{v}, nil, nil)
	return nil
}

// maker makes the operations of a body.
type maker struct {
	b   *ir.Builder
	def *ods.Op
}

// scope is what names stand for in a body or a scalar function.
type scope struct {
	args []*ir.Value
	to   ir.Type // what the function is to give
}

func (m *maker) value(n *ods.Scalar, s scope) (*ir.Value, error) {
	switch n.Kind {
	case ods.ScalarArg:
		return s.args[n.Arg], nil
	case ods.ScalarNumber:
		return m.number(n, s)
	case ods.ScalarCall:
		return m.call(n, s)
	}
	return m.op(n, s)
}

func (m *maker) values(list []*ods.Scalar, s scope) ([]*ir.Value, error) {
	values := make([]*ir.Value, len(list))
	for i, n := range list {
		v, err := m.value(n, s)
		if err != nil {
			return nil, err
		}
		values[i] = v
	}
	return values, nil
}

// typ is the type that a node says, nil when it follows.
func (m *maker) typ(t *ods.ScalarType, s scope) (ir.Type, error) {
	switch {
	case t == nil:
		return nil, nil
	case t.To:
		return s.to, nil
	case t.Arg >= 0:
		return s.args[t.Arg].Type(), nil
	}
	built, ok := eval.NewBindings(m.b.Context(), m.def, nil).Build(t.Expr)
	if !ok {
		return nil, fmt.Errorf("a type in the body of '%s' is not known", m.def.Name())
	}
	return built, nil
}

// call makes what a scalar function stands for: the first row whose constraints hold.
func (m *maker) call(n *ods.Scalar, s scope) (*ir.Value, error) {
	args, err := m.values(n.Args, s)
	if err != nil {
		return nil, err
	}
	to, err := m.typ(n.Type, s)
	if err != nil {
		return nil, err
	}
	for i := range n.Func.Rows {
		r := &n.Func.Rows[i]
		if holds(r, args[0].Type(), to) {
			return m.value(r.Makes, scope{args: args, to: to})
		}
	}
	of := "'" + print.TypeString(args[0].Type()) + "'"
	if to != nil {
		of += " to '" + print.TypeString(to) + "'"
	}
	return nil, fmt.Errorf("'%s' computes '%s', which is not defined for %s", m.def.Name(), n.Func.Name, of)
}

func holds(r *ods.ScalarRow, from, to ir.Type) bool {
	if !r.From.Holds(from) || r.To != nil && !r.To.Holds(to) {
		return false
	}
	switch r.Relation {
	case ods.Same:
		return from == to
	case ods.Wider:
		return width(to) > width(from)
	case ods.Narrower:
		return width(to) < width(from)
	}
	return true
}

func width(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width()
	case *ir.FloatType:
		return uint32(t.Kind().BitWidth())
	}
	return 0
}

// number makes a constant by the operation that the dialect names for them.
func (m *maker) number(n *ods.Scalar, s scope) (*ir.Value, error) {
	t, err := m.typ(n.Type, s)
	if err != nil {
		return nil, err
	}
	ctx := m.b.Context()
	texts := parse.NewTexts(ctx, parse.Options{AllowUnregistered: true, Forms: format.NewReader})
	v, err := texts.Number(n.Text, t)
	if err != nil {
		return nil, err
	}
	name := ctx.OpName(m.def.Dialect().Constant)
	return m.b.CreateOp(name, nil, []ir.Type{t}, ir.AttrList{{Name: "value", Value: v}}).Result(0), nil
}

// op makes an operation. The type of its result follows from those of its operands.
func (m *maker) op(n *ods.Scalar, s scope) (*ir.Value, error) {
	ctx := m.b.Context()
	name := ctx.OpName(n.Op)
	def, ok := name.Def().(*ods.Op)
	if !ok {
		return nil, fmt.Errorf("the body of '%s' has '%s', whose dialect is not known here", m.def.Name(), n.Op)
	}
	args, err := m.values(n.Args, s)
	if err != nil {
		return nil, err
	}
	if len(args) != len(def.Operands) || len(def.Results) != 1 {
		return nil, fmt.Errorf("the body of '%s' has '%s' with %d operands, which has not so many, or not one result", m.def.Name(), n.Op, len(args))
	}
	attrs := make([]ir.NamedAttr, 0, len(n.Attrs))
	for _, a := range n.Attrs {
		at := def.AttrIndex(a.Name)
		if at < 0 {
			return nil, fmt.Errorf("the body of '%s' has '%s' with an attribute '%s', which it does not have", m.def.Name(), n.Op, a.Name)
		}
		v, ok := format.Value(ctx, &def.Attributes[at], a.Value, nil)
		if !ok {
			return nil, fmt.Errorf("the body of '%s' has '%s' with a value for '%s' that it cannot have", m.def.Name(), n.Op, a.Name)
		}
		attrs = append(attrs, ir.NamedAttr{Name: a.Name, Value: v})
	}
	result, err := m.typ(n.Type, s)
	if err != nil {
		return nil, err
	}
	if result == nil {
		bound := eval.NewBindings(ctx, def, nil)
		for i, a := range args {
			if e := def.Operands[i].Type; e != nil && !bound.Match(e, a.Type()) {
				return nil, fmt.Errorf("'%s' computes '%s', whose operand '%s' cannot be of type '%s'",
					m.def.Name(), n.Op, def.Operands[i].Name, print.TypeString(a.Type()))
			}
		}
		if result, ok = bound.Build(def.Results[0].Type); !ok {
			return nil, fmt.Errorf("the type of '%s' in the body of '%s' does not follow from its operands", n.Op, m.def.Name())
		}
	}
	return m.b.CreateOp(name, args, []ir.Type{result}, attrs).Result(0), nil
}
