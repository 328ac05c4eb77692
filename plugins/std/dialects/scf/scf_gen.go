// Code generated from scf.dialect. DO NOT EDIT.

package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// For: A loop whose induction variable begins at `lowerBound` and grows by `step` as
// long as it is less than `upperBound`, compared as signed numbers, or, with
// `unsignedCmp`, as unsigned ones. The step must be greater than zero. MLIR 13 has
// loops over indices only, and compares signed numbers. The body takes the induction variable and the values
// carried from one iteration to the next, which begin as `initArgs`; what the last
// iteration yields is the result.
type For struct{ Op *ir.Operation }

// AsFor views an operation as `scf.for`; false when it is another one.
func AsFor(op *ir.Operation) (For, bool) { return For{op}, op.Is("scf.for") }

// OpName is the name of the operations that it views.
func (For) OpName() string { return "scf.for" }

// LowerBound is operand `lowerBound`.
func (o For) LowerBound() *ir.Value { return o.Op.Operand(0) }

// SetLowerBound changes operand `lowerBound`.
func (o For) SetLowerBound(v *ir.Value) { o.Op.SetOperand(0, v) }

// UpperBound is operand `upperBound`.
func (o For) UpperBound() *ir.Value { return o.Op.Operand(1) }

// SetUpperBound changes operand `upperBound`.
func (o For) SetUpperBound(v *ir.Value) { o.Op.SetOperand(1, v) }

// Step is operand `step`.
func (o For) Step() *ir.Value { return o.Op.Operand(2) }

// SetStep changes operand `step`.
func (o For) SetStep(v *ir.Value) { o.Op.SetOperand(2, v) }

// InitArgs are the operands `initArgs`.
func (o For) InitArgs() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Results are the results `results`.
func (o For) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// UnsignedCmpAttr is attribute `unsignedCmp`, nil when it is absent.
func (o For) UnsignedCmpAttr() ir.Attribute { return o.Op.Attr("unsignedCmp") }

// SetUnsignedCmpAttr changes attribute `unsignedCmp`; nil removes it.
func (o For) SetUnsignedCmpAttr(a ir.Attribute) { o.Op.SetAttr("unsignedCmp", a) }

// Region is region `region`.
func (o For) Region() *ir.Region { return o.Op.Region(0) }

// UnsignedCmp reports whether there is attribute `unsignedCmp`.
func (o For) UnsignedCmp() bool { return o.Op.Attr("unsignedCmp") != nil }

// Iv is entry argument `iv` of region `region`, nil when it is absent.
func (o For) Iv() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// Iter are the entry arguments `iter` of region `region`.
func (o For) Iter() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// NewFor builds `scf.for`; its regions are empty.
func NewFor(b *ir.Builder, lowerBound *ir.Value, upperBound *ir.Value, step *ir.Value, initArgs []*ir.Value, attrs ...ir.NamedAttr) For {
	var operands []*ir.Value
	operands = append(operands, lowerBound)
	operands = append(operands, upperBound)
	operands = append(operands, step)
	operands = append(operands, initArgs...)
	return For{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.for"),
		Operands: operands,
		Results:  ods.ValueTypes(initArgs),
		Attrs:    attrs,
		Regions:  1,
	})}
}

// If: Runs its first region when the condition is true and else the second, if there
// is one. Results are what the region yields; then both must be there.
type If struct{ Op *ir.Operation }

// AsIf views an operation as `scf.if`; false when it is another one.
func AsIf(op *ir.Operation) (If, bool) { return If{op}, op.Is("scf.if") }

// OpName is the name of the operations that it views.
func (If) OpName() string { return "scf.if" }

// Condition is operand `condition`.
func (o If) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o If) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// Results are the results `results`.
func (o If) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// ThenRegion is region `thenRegion`.
func (o If) ThenRegion() *ir.Region { return o.Op.Region(0) }

// ElseRegion is region `elseRegion`.
func (o If) ElseRegion() *ir.Region { return o.Op.Region(1) }

// NewIf builds `scf.if`; its regions are empty.
func NewIf(b *ir.Builder, condition *ir.Value, resultsTypes []ir.Type, attrs ...ir.NamedAttr) If {
	return If{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.if"),
		Operands: []*ir.Value{condition},
		Results:  resultsTypes,
		Attrs:    attrs,
		Regions:  2,
	})}
}

// IndexSwitch: Runs the region whose number in `cases` is the argument, and the first one, the default, if
// there is none. Results are what the region yields. MLIR 13 has no such operation.
type IndexSwitch struct{ Op *ir.Operation }

// AsIndexSwitch views an operation as `scf.index_switch`; false when it is another one.
func AsIndexSwitch(op *ir.Operation) (IndexSwitch, bool) {
	return IndexSwitch{op}, op.Is("scf.index_switch")
}

// OpName is the name of the operations that it views.
func (IndexSwitch) OpName() string { return "scf.index_switch" }

// Arg is operand `arg`.
func (o IndexSwitch) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o IndexSwitch) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// Results are the results `results`.
func (o IndexSwitch) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// CasesAttr is attribute `cases`, nil when it is absent.
func (o IndexSwitch) CasesAttr() ir.Attribute { return o.Op.Attr("cases") }

// SetCasesAttr changes attribute `cases`; nil removes it.
func (o IndexSwitch) SetCasesAttr(a ir.Attribute) { o.Op.SetAttr("cases", a) }

// DefaultRegion is region `defaultRegion`.
func (o IndexSwitch) DefaultRegion() *ir.Region { return o.Op.Region(0) }

// CaseRegions is region `caseRegions`.
func (o IndexSwitch) CaseRegions() *ir.Region { return o.Op.Region(1) }

// Cases is the value of attribute `cases`, nil when it is absent or of another kind.
func (o IndexSwitch) Cases() []int64 { return ods.IntsOf(o.Op.Attr("cases")) }

// NewIndexSwitch builds `scf.index_switch`; its regions are empty.
func NewIndexSwitch(b *ir.Builder, arg *ir.Value, resultsTypes []ir.Type, cases []int64, attrs ...ir.NamedAttr) IndexSwitch {
	return IndexSwitch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.index_switch"),
		Operands: []*ir.Value{arg},
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "cases", Value: b.Context().I64ArrayAttr(cases)}}, attrs...),
		Regions:  2,
	})}
}

// ExecuteRegion: Runs a region of any number of blocks once, where only one operation may
// stand. Results are what it yields.
type ExecuteRegion struct{ Op *ir.Operation }

// AsExecuteRegion views an operation as `scf.execute_region`; false when it is another one.
func AsExecuteRegion(op *ir.Operation) (ExecuteRegion, bool) {
	return ExecuteRegion{op}, op.Is("scf.execute_region")
}

// OpName is the name of the operations that it views.
func (ExecuteRegion) OpName() string { return "scf.execute_region" }

// Results are the results `results`.
func (o ExecuteRegion) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// NoInlineAttr is attribute `no_inline`, nil when it is absent.
func (o ExecuteRegion) NoInlineAttr() ir.Attribute { return o.Op.Attr("no_inline") }

// SetNoInlineAttr changes attribute `no_inline`; nil removes it.
func (o ExecuteRegion) SetNoInlineAttr(a ir.Attribute) { o.Op.SetAttr("no_inline", a) }

// Region is region `region`.
func (o ExecuteRegion) Region() *ir.Region { return o.Op.Region(0) }

// NoInline reports whether there is attribute `no_inline`.
func (o ExecuteRegion) NoInline() bool { return o.Op.Attr("no_inline") != nil }

// NewExecuteRegion builds `scf.execute_region`; its regions are empty.
func NewExecuteRegion(b *ir.Builder, resultsTypes []ir.Type, attrs ...ir.NamedAttr) ExecuteRegion {
	return ExecuteRegion{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("scf.execute_region"),
		Results: resultsTypes,
		Attrs:   attrs,
		Regions: 1,
	})}
}

// While: A loop that runs `before`, and then, as long as that ends with a true
// condition, `after` and `before` again. `before` takes what `inits` or `after`
// give, and what its `condition` passes on goes to `after`, or becomes the
// results.
type While struct{ Op *ir.Operation }

// AsWhile views an operation as `scf.while`; false when it is another one.
func AsWhile(op *ir.Operation) (While, bool) { return While{op}, op.Is("scf.while") }

// OpName is the name of the operations that it views.
func (While) OpName() string { return "scf.while" }

// Inits are the operands `inits`.
func (o While) Inits() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Results are the results `results`.
func (o While) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Before is region `before`.
func (o While) Before() *ir.Region { return o.Op.Region(0) }

// After is region `after`.
func (o While) After() *ir.Region { return o.Op.Region(1) }

// Args are the entry arguments `args` of region `before`.
func (o While) Args() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// State are the entry arguments `state` of region `after`.
func (o While) State() []*ir.Value { return ods.RegionArgs(o.Op, 1, 0) }

// NewWhile builds `scf.while`; its regions are empty.
func NewWhile(b *ir.Builder, inits []*ir.Value, resultsTypes []ir.Type, attrs ...ir.NamedAttr) While {
	return While{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.while"),
		Operands: inits,
		Results:  resultsTypes,
		Attrs:    attrs,
		Regions:  2,
	})}
}

// Condition: Ends the first region of `while`: says whether there is another iteration, and
// passes values to it or out of the loop.
type Condition struct{ Op *ir.Operation }

// AsCondition views an operation as `scf.condition`; false when it is another one.
func AsCondition(op *ir.Operation) (Condition, bool) { return Condition{op}, op.Is("scf.condition") }

// OpName is the name of the operations that it views.
func (Condition) OpName() string { return "scf.condition" }

// Condition is operand `condition`.
func (o Condition) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o Condition) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// Args are the operands `args`.
func (o Condition) Args() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// NewCondition builds `scf.condition`.
func NewCondition(b *ir.Builder, condition *ir.Value, args []*ir.Value, attrs ...ir.NamedAttr) Condition {
	var operands []*ir.Value
	operands = append(operands, condition)
	operands = append(operands, args...)
	return Condition{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.condition"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Parallel: A nest of loops whose iterations may run in any order, or at once. Each `reduce`
// in the body combines its operand of all iterations with one of `initVals`; the
// outcomes are the results. The steps must be greater than zero.
type Parallel struct{ Op *ir.Operation }

// AsParallel views an operation as `scf.parallel`; false when it is another one.
func AsParallel(op *ir.Operation) (Parallel, bool) { return Parallel{op}, op.Is("scf.parallel") }

// OpName is the name of the operations that it views.
func (Parallel) OpName() string { return "scf.parallel" }

// LowerBound are the operands `lowerBound`.
func (o Parallel) LowerBound() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// UpperBound are the operands `upperBound`.
func (o Parallel) UpperBound() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Step are the operands `step`.
func (o Parallel) Step() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// InitVals are the operands `initVals`.
func (o Parallel) InitVals() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Results are the results `results`.
func (o Parallel) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Parallel) Region() *ir.Region { return o.Op.Region(0) }

// Ivs are the entry arguments `ivs` of region `region`.
func (o Parallel) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewParallel builds `scf.parallel`; its regions are empty.
func NewParallel(b *ir.Builder, lowerBound []*ir.Value, upperBound []*ir.Value, step []*ir.Value, initVals []*ir.Value, attrs ...ir.NamedAttr) Parallel {
	var operands []*ir.Value
	operands = append(operands, lowerBound...)
	operands = append(operands, upperBound...)
	operands = append(operands, step...)
	operands = append(operands, initVals...)
	return Parallel{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.parallel"),
		Operands: operands,
		Results:  ods.ValueTypes(initVals),
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(lowerBound), len(upperBound), len(step), len(initVals))}}, attrs...),
		Regions:  1,
	})}
}

// Reduce: Combines its operand of one iteration of `parallel` with what there is. The
// region takes two values and returns their combination; it should be associative and
// commutative, as the order is not defined.
type Reduce struct{ Op *ir.Operation }

// AsReduce views an operation as `scf.reduce`; false when it is another one.
func AsReduce(op *ir.Operation) (Reduce, bool) { return Reduce{op}, op.Is("scf.reduce") }

// OpName is the name of the operations that it views.
func (Reduce) OpName() string { return "scf.reduce" }

// Operand is operand `operand`.
func (o Reduce) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Reduce) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// ReductionOperator is region `reductionOperator`.
func (o Reduce) ReductionOperator() *ir.Region { return o.Op.Region(0) }

// Lhs is entry argument `lhs` of region `reductionOperator`, nil when it is absent.
func (o Reduce) Lhs() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// Rhs is entry argument `rhs` of region `reductionOperator`, nil when it is absent.
func (o Reduce) Rhs() *ir.Value { return ods.RegionArg(o.Op, 0, 1) }

// NewReduce builds `scf.reduce`; its regions are empty.
func NewReduce(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Reduce {
	return Reduce{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.reduce"),
		Operands: []*ir.Value{operand},
		Attrs:    attrs,
		Regions:  1,
	})}
}

// ReduceReturn: Ends the region of `reduce` with the combination of its two arguments.
type ReduceReturn struct{ Op *ir.Operation }

// AsReduceReturn views an operation as `scf.reduce.return`; false when it is another one.
func AsReduceReturn(op *ir.Operation) (ReduceReturn, bool) {
	return ReduceReturn{op}, op.Is("scf.reduce.return")
}

// OpName is the name of the operations that it views.
func (ReduceReturn) OpName() string { return "scf.reduce.return" }

// Result is operand `result`.
func (o ReduceReturn) Result() *ir.Value { return o.Op.Operand(0) }

// SetResult changes operand `result`.
func (o ReduceReturn) SetResult(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewReduceReturn builds `scf.reduce.return`.
func NewReduceReturn(b *ir.Builder, result *ir.Value, attrs ...ir.NamedAttr) ReduceReturn {
	return ReduceReturn{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.reduce.return"),
		Operands: []*ir.Value{result},
		Attrs:    attrs,
	})}
}

// Forall: A nest of loops whose iterations may run in any order, or at once, from the lower bounds to the
// upper ones. A bound or step stands in an array, or the least integer of 64 bits does, for the next
// operand of its group. The body takes the induction variables and a tensor for each of `outputs`;
// what its end puts into parts of those, in all iterations together, are the results.
// Undefined where two iterations put something into the same element, and where a step is not
// greater than zero. MLIR 13 has no such operation.
type Forall struct{ Op *ir.Operation }

// AsForall views an operation as `scf.forall`; false when it is another one.
func AsForall(op *ir.Operation) (Forall, bool) { return Forall{op}, op.Is("scf.forall") }

// OpName is the name of the operations that it views.
func (Forall) OpName() string { return "scf.forall" }

// DynamicLowerBound are the operands `dynamicLowerBound`.
func (o Forall) DynamicLowerBound() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// DynamicUpperBound are the operands `dynamicUpperBound`.
func (o Forall) DynamicUpperBound() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// DynamicStep are the operands `dynamicStep`.
func (o Forall) DynamicStep() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Outputs are the operands `outputs`.
func (o Forall) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Results are the results `results`.
func (o Forall) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StaticLowerBoundAttr is attribute `staticLowerBound`, nil when it is absent.
func (o Forall) StaticLowerBoundAttr() ir.Attribute { return o.Op.Attr("staticLowerBound") }

// SetStaticLowerBoundAttr changes attribute `staticLowerBound`; nil removes it.
func (o Forall) SetStaticLowerBoundAttr(a ir.Attribute) { o.Op.SetAttr("staticLowerBound", a) }

// StaticUpperBoundAttr is attribute `staticUpperBound`, nil when it is absent.
func (o Forall) StaticUpperBoundAttr() ir.Attribute { return o.Op.Attr("staticUpperBound") }

// SetStaticUpperBoundAttr changes attribute `staticUpperBound`; nil removes it.
func (o Forall) SetStaticUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("staticUpperBound", a) }

// StaticStepAttr is attribute `staticStep`, nil when it is absent.
func (o Forall) StaticStepAttr() ir.Attribute { return o.Op.Attr("staticStep") }

// SetStaticStepAttr changes attribute `staticStep`; nil removes it.
func (o Forall) SetStaticStepAttr(a ir.Attribute) { o.Op.SetAttr("staticStep", a) }

// MappingAttr is attribute `mapping`, nil when it is absent.
func (o Forall) MappingAttr() ir.Attribute { return o.Op.Attr("mapping") }

// SetMappingAttr changes attribute `mapping`; nil removes it.
func (o Forall) SetMappingAttr(a ir.Attribute) { o.Op.SetAttr("mapping", a) }

// Region is region `region`.
func (o Forall) Region() *ir.Region { return o.Op.Region(0) }

// StaticLowerBound is the value of attribute `staticLowerBound`, nil when it is absent or of another kind.
func (o Forall) StaticLowerBound() []int64 { return ods.IntsOf(o.Op.Attr("staticLowerBound")) }

// StaticUpperBound is the value of attribute `staticUpperBound`, nil when it is absent or of another kind.
func (o Forall) StaticUpperBound() []int64 { return ods.IntsOf(o.Op.Attr("staticUpperBound")) }

// StaticStep is the value of attribute `staticStep`, nil when it is absent or of another kind.
func (o Forall) StaticStep() []int64 { return ods.IntsOf(o.Op.Attr("staticStep")) }

// Mapping is the value of attribute `mapping`, nil when it is absent or of another kind.
func (o Forall) Mapping() []ir.Attribute { return ods.ListOf(o.Op.Attr("mapping")) }

// Ivs are the entry arguments `ivs` of region `region`.
func (o Forall) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// Iter are the entry arguments `iter` of region `region`.
func (o Forall) Iter() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// NewForall builds `scf.forall`; its regions are empty.
func NewForall(b *ir.Builder, dynamicLowerBound []*ir.Value, dynamicUpperBound []*ir.Value, dynamicStep []*ir.Value, outputs []*ir.Value, staticLowerBound []int64, staticUpperBound []int64, staticStep []int64, attrs ...ir.NamedAttr) Forall {
	var operands []*ir.Value
	operands = append(operands, dynamicLowerBound...)
	operands = append(operands, dynamicUpperBound...)
	operands = append(operands, dynamicStep...)
	operands = append(operands, outputs...)
	return Forall{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.forall"),
		Operands: operands,
		Results:  ods.ValueTypes(outputs),
		Attrs:    append([]ir.NamedAttr{{Name: "staticLowerBound", Value: b.Context().I64ArrayAttr(staticLowerBound)}, {Name: "staticUpperBound", Value: b.Context().I64ArrayAttr(staticUpperBound)}, {Name: "staticStep", Value: b.Context().I64ArrayAttr(staticStep)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(dynamicLowerBound), len(dynamicUpperBound), len(dynamicStep), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// ForallInParallel: Ends the body of `forall`: its operations put parts into the tensors that the iterations share.
type ForallInParallel struct{ Op *ir.Operation }

// AsForallInParallel views an operation as `scf.forall.in_parallel`; false when it is another one.
func AsForallInParallel(op *ir.Operation) (ForallInParallel, bool) {
	return ForallInParallel{op}, op.Is("scf.forall.in_parallel")
}

// OpName is the name of the operations that it views.
func (ForallInParallel) OpName() string { return "scf.forall.in_parallel" }

// Region is region `region`.
func (o ForallInParallel) Region() *ir.Region { return o.Op.Region(0) }

// NewForallInParallel builds `scf.forall.in_parallel`; its regions are empty.
func NewForallInParallel(b *ir.Builder, attrs ...ir.NamedAttr) ForallInParallel {
	return ForallInParallel{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("scf.forall.in_parallel"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Yield: Ends a region of this dialect; its operands are the results of the enclosing
// operation or what the next iteration of the loop begins with.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `scf.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("scf.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "scf.yield" }

// Results are the operands `results`.
func (o Yield) Results() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `scf.yield`.
func NewYield(b *ir.Builder, results_ []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("scf.yield"),
		Operands: results_,
		Attrs:    attrs,
	})}
}
