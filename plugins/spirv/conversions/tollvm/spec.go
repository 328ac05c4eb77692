package tollvm

import (
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A moduleConstant is an operation that gives a constant of the module a name. It stays until
// the conversion is done; its value is made where it is referred to. One that may be replaced
// before the module is compiled has its default value then.
type moduleConstant interface {
	SymName() string
	// problem says why its value cannot be made, before anything is.
	problem(c constantMaker) string
	// value makes its value, for which there is no problem.
	value(c constantMaker) *ir.Value
}

// moduleConstantOf views an operation as the constant of a module, nil if it is none.
func moduleConstantOf(op *ir.Operation) moduleConstant {
	if c, ok := spirv.AsSpecConstant(op); ok {
		return specConstant{c}
	}
	if c, ok := spirv.AsGlobalConstant(op); ok {
		return globalConstant{c}
	}
	if c, ok := spirv.AsSpecConstantComposite(op); ok {
		return specComposite{c}
	}
	if c, ok := spirv.AsGlobalSpecConstantOperation(op); ok {
		return specOperation{c}
	}
	return nil
}

// moduleConstants are the names of their operations.
func moduleConstants() []string {
	return []string{
		spirv.SpecConstant{}.OpName(), spirv.GlobalConstant{}.OpName(), spirv.SpecConstantComposite{}.OpName(),
		spirv.GlobalSpecConstantOperation{}.OpName(),
	}
}

// takeConstants finds the constants of modules, and the types of their variables.
func (l *Lowering) takeConstants(root *ir.Operation) {
	l.program.constants, l.program.variables = map[string]moduleConstant{}, map[string]ir.Type{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if v, ok := spirv.AsGlobalVariable(op); ok && v.Type() != nil {
			l.program.variables[scopeName(op, v.SymName())] = v.Type()
		}
		c := moduleConstantOf(op)
		if c == nil {
			return ir.Advance
		}
		if c.SymName() != "" && op.Block() != nil {
			l.program.constants[scopeName(op, c.SymName())] = c
			l.program.taken = append(l.program.taken, op)
		}
		return ir.Skip
	})
}

// scopeName is a symbol's name with that of the module which it is in.
func scopeName(op *ir.Operation, name string) string {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if ir.IsA[spirv.Module](p) || ir.IsA[builtin.Module](p) {
			return ir.SymbolName(p) + "\x00" + name
		}
	}
	return name
}

// A constantMaker makes the values of a module's constants. Operations of SPIR-V among them
// are converted afterwards.
type constantMaker struct {
	l    *Lowering
	m    convert.Match
	from *ir.Operation // which refers to them
}

// find returns what a symbol is: a constant, or the type of a variable.
func (c constantMaker) find(symbol string) (moduleConstant, ir.Type) {
	name := scopeName(c.from, symbol)
	return c.l.program.constants[name], c.l.program.variables[name]
}

// problem says why the value of a constant, or the address of a variable, cannot be made.
func (c constantMaker) problem(symbol string) string {
	constant, variable := c.find(symbol)
	switch {
	case variable != nil && c.l.convertOne(variable) == nil:
		return c.l.whyNot(variable)
	case variable != nil:
		return ""
	case constant == nil:
		return "there is no constant @" + symbol
	}
	return constant.problem(c)
}

// value makes the value of a constant, or the address of a variable.
func (c constantMaker) value(symbol string) *ir.Value {
	constant, variable := c.find(symbol)
	if variable != nil {
		return llvm.NewMlirAddressof(c.m.Builder, c.l.convertOne(variable), symbol).Res()
	}
	return constant.value(c)
}

type specConstant struct{ spirv.SpecConstant }

func (s specConstant) problem(constantMaker) string { return "" }

func (s specConstant) value(c constantMaker) *ir.Value {
	var t ir.Type
	switch v := s.DefaultValueAttr().(type) {
	case *ir.IntegerAttr:
		t = v.Type()
	case *ir.FloatAttr:
		t = v.Type()
	}
	return c.l.at(c.m).Constant(c.l.convertOne(t), c.l.signless(s.DefaultValueAttr()))
}

type globalConstant struct{ spirv.GlobalConstant }

func (g globalConstant) problem(c constantMaker) string {
	if c.l.convertOne(g.Type()) == nil {
		return c.l.whyNot(g.Type())
	}
	return c.l.constantProblem(g.Type(), g.ValueAttr())
}

func (g globalConstant) value(c constantMaker) *ir.Value {
	return c.l.constantValue(c.l.at(c.m), g.Type(), g.ValueAttr())
}

type specComposite struct{ spirv.SpecConstantComposite }

func (s specComposite) problem(c constantMaker) string {
	members := s.Constituents()
	if len(members) != len(partsOf(s.Type())) {
		return "the composite @" + s.SymName() + " has another number of members than its type"
	}
	for _, ref := range members {
		if why := c.problem(ref.Root()); why != "" {
			return why
		}
	}
	return c.l.composeProblem(s.Type())
}

func (s specComposite) value(c constantMaker) *ir.Value {
	values := make([]*ir.Value, len(s.Constituents()))
	for i, ref := range s.Constituents() {
		values[i] = c.value(ref.Root())
	}
	return c.l.compose(c.l.at(c.m), s.Type(), values)
}

type specOperation struct {
	spirv.GlobalSpecConstantOperation
}

func (s specOperation) problem(c constantMaker) string {
	if s.Body().Empty() || s.Body().Entry().Last() == nil || !ir.IsA[spirv.MlirYield](s.Body().Entry().Last()) {
		return "the constant @" + s.SymName() + " gives no value"
	}
	if yield, _ := spirv.AsMlirYield(s.Body().Entry().Last()); c.l.convertOne(yield.Operand().Type()) == nil {
		return c.l.whyNot(yield.Operand().Type())
	}
	return ""
}

// value copies the operations that compute the constant, which are converted afterwards.
func (s specOperation) value(c constantMaker) *ir.Value {
	copies := ir.NewMapping()
	block := s.Body().Entry()
	for o := range block.WithoutTerminator() {
		c.m.Clone(o, copies)
	}
	yield, _ := spirv.AsMlirYield(block.Last())
	return c.m.Converted(c.from, copies.Value(yield.Operand()))[0]
}

// referenceof converts `spv.mlir.referenceof` to the value.
func (l *Lowering) referenceof() convert.Pattern {
	return convert.On("spv.mlir.referenceof to the constant", func(op spirv.MlirReferenceof, m convert.Match) convert.Result {
		c := constantMaker{l, m, op.Op}
		if why := c.problem(op.SpecConst()); why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(c.value(op.SpecConst()))
	})
}

// specConstantOperation converts `spv.SpecConstantOperation` to the operation inside.
func (l *Lowering) specConstantOperation() convert.Pattern {
	return convert.On("spv.SpecConstantOperation to what it wraps", func(op spirv.SpecConstantOperation, m convert.Match) convert.Result {
		block := op.Body().Entry()
		if block == nil || block.Last() == nil || len(op.Result()) != 1 {
			return m.MatchFailure("it gives no value")
		}
		yield, ok := spirv.AsMlirYield(block.Last())
		if !ok {
			return m.MatchFailure("it gives no value")
		}
		v := yield.Operand()
		m.EraseOp(yield.Op)
		if block.First() != nil {
			op.Op.Block().SpliceBefore(block.First(), op.Op)
		}
		return m.Replace(v)
	})
}

// initializer makes the initial value of a global variable, nil if it has none.
func (l *Lowering) initializer(m convert.Match, op spirv.GlobalVariable) (value func() *ir.Value, why string) {
	symbol, ok := op.Initializer()
	if !ok {
		return nil, ""
	}
	c := constantMaker{l, m, op.Op}
	return func() *ir.Value { return c.value(symbol) }, c.problem(symbol)
}

// constantNull converts `spv.ConstantNull`.
func (l *Lowering) constantNull() convert.Pattern {
	return expand(l, func(_ spirv.ConstantNull, x expander) *ir.Value { return l.zero(x.Emitter, x.t) })
}

// modeValue is a number of an execution mode that is a constant of the module, 0 unless that
// is an integer.
func (l *Lowering) modeValue(op *ir.Operation, ref *ir.SymbolRefAttr) int64 {
	switch c := l.program.constants[scopeName(op, ref.Root())].(type) {
	case specConstant:
		return ods.IntOr(c.DefaultValueAttr(), 0)
	case globalConstant:
		return ods.IntOr(c.ValueAttr(), 0)
	}
	return 0
}
