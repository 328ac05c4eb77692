package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// constantSymbols are the operations that give a constant of the module a name. They stay
// until the conversion is done.
var constantSymbols = []string{
	"spv.SpecConstant", "spv.SpecConstantComposite", "spv.GlobalConstant", "spv.GlobalSpecConstantOperation",
}

// takeConstants finds the constants of modules that are symbols: their values are made
// where they are referred to. One that may be replaced before the module
// is compiled has its default value then.
func (l *Lowering) takeConstants(root *ir.Operation) {
	l.program.constants, l.program.variables = map[string]*ir.Operation{}, map[string]ir.Type{}
	var taken []*ir.Operation
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		switch {
		case slices.Contains(constantSymbols, op.Name().String()):
			taken = append(taken, op)
			return ir.Skip
		case op.Is("spv.GlobalVariable"):
			if pointer, ok := op.Attr("type").(*ir.TypeAttr); ok {
				l.program.variables[scopeName(op, ir.SymbolName(op))] = pointer.Value()
			}
		}
		return ir.Advance
	})
	for _, op := range taken {
		if name := ir.SymbolName(op); name != "" && op.Block() != nil {
			l.program.constants[scopeName(op, name)] = op
			l.program.taken = append(l.program.taken, op)
		}
	}
}

// scopeName is a symbol's name with that of the module which it is in.
func scopeName(op *ir.Operation, name string) string {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Is("spv.module") || p.Is("module") {
			return ir.SymbolName(p) + "\x00" + name
		}
	}
	return name
}

// A constantMaker makes the values of constants that are symbols. Operations of SPIR-V
// among them are converted afterwards.
type constantMaker struct {
	l    *Lowering
	rw   *convert.Rewriter
	from *ir.Operation // who refers to them
	why  string
}

// make returns the value of a constant, or of the address of a variable.
func (c *constantMaker) make(symbol ir.Attribute) *ir.Value {
	ref, ok := symbol.(*ir.SymbolRefAttr)
	if !ok {
		c.why = "it refers to no symbol"
		return nil
	}
	name := scopeName(c.from, ref.Root())
	e := c.l.at(c.rw)
	if t, ok := c.l.program.variables[name]; ok {
		return e.Make(c.l.ctx.OpName("llvm.mlir.addressof"), c.l.convertOne(t), ir.AttrList{{Name: "global_name", Value: ref}})
	}
	op := c.l.program.constants[name]
	if op == nil {
		c.why = "there is no constant @" + ref.Root()
		return nil
	}
	switch op.Name().String() {
	case "spv.SpecConstant":
		return c.scalar(e, op.Attr("default_value"))
	case "spv.GlobalConstant":
		return c.l.constantValue(e, typeAttr(op), op.Attr("value"))
	case "spv.SpecConstantComposite":
		return c.composite(e, op)
	}
	return c.computed(op)
}

// problem tells why a constant cannot be made, before anything is.
func (c *constantMaker) problem(symbol ir.Attribute) string {
	ref, ok := symbol.(*ir.SymbolRefAttr)
	if !ok {
		return "it refers to no symbol"
	}
	name := scopeName(c.from, ref.Root())
	if t, ok := c.l.program.variables[name]; ok {
		if c.l.convertOne(t) == nil {
			return c.l.whyNot(t)
		}
		return ""
	}
	op := c.l.program.constants[name]
	if op == nil {
		return "there is no constant @" + ref.Root()
	}
	switch op.Name().String() {
	case "spv.SpecConstant":
		return ""
	case "spv.GlobalConstant":
		if c.l.convertOne(typeAttr(op)) == nil {
			return c.l.whyNot(typeAttr(op))
		}
		return c.l.constantProblem(typeAttr(op), op.Attr("value"))
	case "spv.SpecConstantComposite":
		list, _ := op.Attr("constituents").(*ir.ArrayAttr)
		if list == nil || len(list.Elems()) != len(c.l.parts(typeAttr(op))) {
			return "the composite @" + ref.Root() + " has another number of members than its type"
		}
		for _, e := range list.Elems() {
			if why := c.problem(e); why != "" {
				return why
			}
		}
		return c.l.composeProblem(typeAttr(op), len(list.Elems()))
	}
	if op.Region(0).Empty() || op.Region(0).Entry().Last() == nil || op.Region(0).Entry().Last().NumOperands() != 1 {
		return "the constant @" + ref.Root() + " gives no value"
	}
	return ""
}

func typeAttr(op *ir.Operation) ir.Type {
	if a, ok := op.Attr("type").(*ir.TypeAttr); ok {
		return a.Value()
	}
	return nil
}

func (c *constantMaker) scalar(e emit.Emitter, value ir.Attribute) *ir.Value {
	var t ir.Type
	switch v := value.(type) {
	case *ir.IntegerAttr:
		t = v.Type()
	case *ir.FloatAttr:
		t = v.Type()
	}
	return e.Constant(c.l.convertOne(t), c.l.signless(value))
}

func (c *constantMaker) composite(e emit.Emitter, op *ir.Operation) *ir.Value {
	list := op.Attr("constituents").(*ir.ArrayAttr).Elems()
	values := make([]*ir.Value, len(list))
	for i, member := range list {
		values[i] = c.make(member)
	}
	return c.l.compose(e, typeAttr(op), values)
}

// computed copies the operations that compute a constant.
func (c *constantMaker) computed(op *ir.Operation) *ir.Value {
	m := ir.NewMapping()
	for o := op.Region(0).Entry().First(); o != nil; o = o.Next() {
		if o.Is("spv.mlir.yield") {
			return m.Value(o.Operand(0))
		}
		c.rw.Clone(o, m)
	}
	return nil
}

// referenceof converts `spv.mlir.referenceof` to the value.
func (l *Lowering) referenceof() convert.Pattern {
	return convert.Pattern{
		Name: "spv.mlir.referenceof to the constant", Root: "spv.mlir.referenceof",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			c := &constantMaker{l: l, rw: rw, from: op}
			if why := c.problem(op.Attr("spec_const")); why != "" {
				return rw.MatchFailure(why)
			}
			rw.ReplaceOp(op, c.make(op.Attr("spec_const")))
			return rw.Success()
		},
	}
}

// specConstantOperation converts `spv.SpecConstantOperation` to the operation inside.
func (l *Lowering) specConstantOperation() convert.Pattern {
	return convert.Pattern{
		Name: "spv.SpecConstantOperation to what it wraps", Root: "spv.SpecConstantOperation",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			block := op.Region(0).Entry()
			if block == nil || block.Last() == nil || !block.Last().Is("spv.mlir.yield") || op.NumResults() != 1 {
				return rw.MatchFailure("it gives no value")
			}
			v := block.Last().Operand(0)
			rw.EraseOp(block.Last())
			if block.First() != nil {
				op.Block().SpliceBefore(block.First(), op)
			}
			rw.ReplaceOp(op, v)
			return rw.Success()
		},
	}
}

// initializer makes the initial value of a global variable, nil if it has none.
func (l *Lowering) initializer(rw *convert.Rewriter, op *ir.Operation) (func(e emit.Emitter) *ir.Value, string) {
	symbol := op.Attr("initializer")
	if symbol == nil {
		return nil, ""
	}
	c := &constantMaker{l: l, rw: rw, from: op}
	if why := c.problem(symbol); why != "" {
		return nil, why
	}
	return func(emit.Emitter) *ir.Value { return c.make(symbol) }, ""
}

// constantNull converts `spv.ConstantNull`.
func (l *Lowering) constantNull() convert.Pattern {
	return l.expanded("spv.ConstantNull", func(x expander) *ir.Value { return l.zero(x.Emitter, x.t) })
}

// modeValues are the numbers of an execution mode, some of them constants that are
// symbols.
func (l *Lowering) modeValues(op *ir.Operation) []int64 {
	list, _ := op.Attr("values").(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	values := make([]int64, len(list.Elems()))
	for i, v := range list.Elems() {
		ref, ok := v.(*ir.SymbolRefAttr)
		if !ok {
			values[i] = intOf(v)
			continue
		}
		if c := l.program.constants[scopeName(op, ref.Root())]; c != nil {
			values[i] = intOf(c.Attr("default_value")) + intOf(c.Attr("value"))
		}
	}
	return values
}
