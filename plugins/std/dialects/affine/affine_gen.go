// Code generated from affine.dialect. DO NOT EDIT.

package affine

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Apply: The value of a map with one result.
type Apply struct{ Op *ir.Operation }

// AsApply views an operation as `affine.apply`; false when it is another one.
func AsApply(op *ir.Operation) (Apply, bool) { return Apply{op}, op.Is("affine.apply") }

// OpName is the name of the operations that it views.
func (Apply) OpName() string { return "affine.apply" }

// Operands are the operands `operands`.
func (o Apply) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o Apply) Result() *ir.Value { return o.Op.Result(0) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Apply) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Apply) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Apply) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewApply builds `affine.apply`.
func NewApply(b *ir.Builder, operands_ []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) Apply {
	return Apply{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.apply"),
		Operands: operands_,
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// Min: The least of the values of a map, compared as signed numbers.
type Min struct{ Op *ir.Operation }

// AsMin views an operation as `affine.min`; false when it is another one.
func AsMin(op *ir.Operation) (Min, bool) { return Min{op}, op.Is("affine.min") }

// OpName is the name of the operations that it views.
func (Min) OpName() string { return "affine.min" }

// Operands are the operands `operands`.
func (o Min) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o Min) Result() *ir.Value { return o.Op.Result(0) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Min) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Min) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Min) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewMin builds `affine.min`.
func NewMin(b *ir.Builder, operands_ []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) Min {
	return Min{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.min"),
		Operands: operands_,
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// Max: The greatest of the values of a map, compared as signed numbers.
type Max struct{ Op *ir.Operation }

// AsMax views an operation as `affine.max`; false when it is another one.
func AsMax(op *ir.Operation) (Max, bool) { return Max{op}, op.Is("affine.max") }

// OpName is the name of the operations that it views.
func (Max) OpName() string { return "affine.max" }

// Operands are the operands `operands`.
func (o Max) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o Max) Result() *ir.Value { return o.Op.Result(0) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Max) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Max) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Max) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewMax builds `affine.max`.
func NewMax(b *ir.Builder, operands_ []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) Max {
	return Max{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.max"),
		Operands: operands_,
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// DelinearizeIndex: The subscripts of an element of an array, of which the elements are counted in row-major order. The
// sizes stand in `static_basis`; the least i64 there stands for the next operand of `dynamic_basis`.
// The first subscript has no bound, so that the first size does not matter and may be missing; the others
// must be positive.
type DelinearizeIndex struct{ Op *ir.Operation }

// AsDelinearizeIndex views an operation as `affine.delinearize_index`; false when it is another one.
func AsDelinearizeIndex(op *ir.Operation) (DelinearizeIndex, bool) {
	return DelinearizeIndex{op}, op.Is("affine.delinearize_index")
}

// OpName is the name of the operations that it views.
func (DelinearizeIndex) OpName() string { return "affine.delinearize_index" }

// LinearIndex is operand `linear_index`.
func (o DelinearizeIndex) LinearIndex() *ir.Value { return o.Op.Operand(0) }

// SetLinearIndex changes operand `linear_index`.
func (o DelinearizeIndex) SetLinearIndex(v *ir.Value) { o.Op.SetOperand(0, v) }

// DynamicBasis are the operands `dynamic_basis`.
func (o DelinearizeIndex) DynamicBasis() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// MultiIndex are the results `multi_index`.
func (o DelinearizeIndex) MultiIndex() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StaticBasisAttr is attribute `static_basis`, nil when it is absent.
func (o DelinearizeIndex) StaticBasisAttr() ir.Attribute { return o.Op.Attr("static_basis") }

// SetStaticBasisAttr changes attribute `static_basis`; nil removes it.
func (o DelinearizeIndex) SetStaticBasisAttr(a ir.Attribute) { o.Op.SetAttr("static_basis", a) }

// StaticBasis is the value of attribute `static_basis`, nil when it is absent or of another kind.
func (o DelinearizeIndex) StaticBasis() []int64 { return ods.IntsOf(o.Op.Attr("static_basis")) }

// NewDelinearizeIndex builds `affine.delinearize_index`.
func NewDelinearizeIndex(b *ir.Builder, linearIndex *ir.Value, dynamicBasis []*ir.Value, multiIndexTypes []ir.Type, staticBasis []int64, attrs ...ir.NamedAttr) DelinearizeIndex {
	var operands []*ir.Value
	operands = append(operands, linearIndex)
	operands = append(operands, dynamicBasis...)
	return DelinearizeIndex{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.delinearize_index"),
		Operands: operands,
		Results:  multiIndexTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "static_basis", Value: b.Context().I64ArrayAttr(staticBasis)}}, attrs...),
	})}
}

// LinearizeIndex: The place, in row-major order, of an element of an array at subscripts, of which each is multiplied by the
// sizes behind its own. Sizes are as those of `delinearize_index`. `disjoint` promises that no subscript is
// below zero or beyond its size. MLIR has it since 20.
type LinearizeIndex struct{ Op *ir.Operation }

// AsLinearizeIndex views an operation as `affine.linearize_index`; false when it is another one.
func AsLinearizeIndex(op *ir.Operation) (LinearizeIndex, bool) {
	return LinearizeIndex{op}, op.Is("affine.linearize_index")
}

// OpName is the name of the operations that it views.
func (LinearizeIndex) OpName() string { return "affine.linearize_index" }

// MultiIndex are the operands `multi_index`.
func (o LinearizeIndex) MultiIndex() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// DynamicBasis are the operands `dynamic_basis`.
func (o LinearizeIndex) DynamicBasis() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// LinearIndex is result `linear_index`.
func (o LinearizeIndex) LinearIndex() *ir.Value { return o.Op.Result(0) }

// StaticBasisAttr is attribute `static_basis`, nil when it is absent.
func (o LinearizeIndex) StaticBasisAttr() ir.Attribute { return o.Op.Attr("static_basis") }

// SetStaticBasisAttr changes attribute `static_basis`; nil removes it.
func (o LinearizeIndex) SetStaticBasisAttr(a ir.Attribute) { o.Op.SetAttr("static_basis", a) }

// DisjointAttr is attribute `disjoint`, nil when it is absent.
func (o LinearizeIndex) DisjointAttr() ir.Attribute { return o.Op.Attr("disjoint") }

// SetDisjointAttr changes attribute `disjoint`; nil removes it.
func (o LinearizeIndex) SetDisjointAttr(a ir.Attribute) { o.Op.SetAttr("disjoint", a) }

// StaticBasis is the value of attribute `static_basis`, nil when it is absent or of another kind.
func (o LinearizeIndex) StaticBasis() []int64 { return ods.IntsOf(o.Op.Attr("static_basis")) }

// Disjoint reports whether there is attribute `disjoint`.
func (o LinearizeIndex) Disjoint() bool { return o.Op.Attr("disjoint") != nil }

// NewLinearizeIndex builds `affine.linearize_index`.
func NewLinearizeIndex(b *ir.Builder, multiIndex []*ir.Value, dynamicBasis []*ir.Value, staticBasis []int64, attrs ...ir.NamedAttr) LinearizeIndex {
	var operands []*ir.Value
	operands = append(operands, multiIndex...)
	operands = append(operands, dynamicBasis...)
	return LinearizeIndex{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.linearize_index"),
		Operands: operands,
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    append([]ir.NamedAttr{{Name: "static_basis", Value: b.Context().I64ArrayAttr(staticBasis)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(multiIndex), len(dynamicBasis))}}, attrs...),
	})}
}

// For: A loop that counts from the greatest value of `lower_bound` in steps of `step`
// while the induction variable is less than every value of `upper_bound`. The
// arguments of the body are the induction variable and the iteration arguments,
// which are initialized to `init`; the last iteration yields the results.
type For struct{ Op *ir.Operation }

// AsFor views an operation as `affine.for`; false when it is another one.
func AsFor(op *ir.Operation) (For, bool) { return For{op}, op.Is("affine.for") }

// OpName is the name of the operations that it views.
func (For) OpName() string { return "affine.for" }

// Lb are the operands `lb`.
func (o For) Lb() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Ub are the operands `ub`.
func (o For) Ub() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Init are the operands `init`.
func (o For) Init() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Results are the results `results`.
func (o For) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// LowerBoundAttr is attribute `lower_bound`, nil when it is absent.
func (o For) LowerBoundAttr() ir.Attribute { return o.Op.Attr("lower_bound") }

// SetLowerBoundAttr changes attribute `lower_bound`; nil removes it.
func (o For) SetLowerBoundAttr(a ir.Attribute) { o.Op.SetAttr("lower_bound", a) }

// UpperBoundAttr is attribute `upper_bound`, nil when it is absent.
func (o For) UpperBoundAttr() ir.Attribute { return o.Op.Attr("upper_bound") }

// SetUpperBoundAttr changes attribute `upper_bound`; nil removes it.
func (o For) SetUpperBoundAttr(a ir.Attribute) { o.Op.SetAttr("upper_bound", a) }

// StepAttr is attribute `step`, nil when it is absent.
func (o For) StepAttr() ir.Attribute { return o.Op.Attr("step") }

// SetStepAttr changes attribute `step`; nil removes it.
func (o For) SetStepAttr(a ir.Attribute) { o.Op.SetAttr("step", a) }

// Region is region `region`.
func (o For) Region() *ir.Region { return o.Op.Region(0) }

// LowerBound is the value of attribute `lower_bound`, affine.Map{} when it is absent or of another kind.
func (o For) LowerBound() affine.Map { return ods.MapOr(o.Op.Attr("lower_bound"), affine.Map{}) }

// UpperBound is the value of attribute `upper_bound`, affine.Map{} when it is absent or of another kind.
func (o For) UpperBound() affine.Map { return ods.MapOr(o.Op.Attr("upper_bound"), affine.Map{}) }

// Step is the value of attribute `step`, 1 when it is absent or of another kind.
func (o For) Step() int64 { return ods.IntOr(o.Op.Attr("step"), 1) }

// Iv is entry argument `iv` of region `region`, nil when it is absent.
func (o For) Iv() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// Iter are the entry arguments `iter` of region `region`.
func (o For) Iter() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// NewFor builds `affine.for`; its regions are empty.
func NewFor(b *ir.Builder, lb []*ir.Value, ub []*ir.Value, init []*ir.Value, lowerBound affine.Map, upperBound affine.Map, attrs ...ir.NamedAttr) For {
	var operands []*ir.Value
	operands = append(operands, lb...)
	operands = append(operands, ub...)
	operands = append(operands, init...)
	return For{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.for"),
		Operands: operands,
		Results:  ods.ValueTypes(init),
		Attrs:    append([]ir.NamedAttr{{Name: "lower_bound", Value: b.Context().AffineMapAttr(lowerBound)}, {Name: "upper_bound", Value: b.Context().AffineMapAttr(upperBound)}}, attrs...),
		Regions:  1,
	})}
}

// If: Runs its first region when the operands, first dimensions, then symbols, lie in
// the integer set, and else the second, if there is one. Results are what the
// region yields; then both must be there.
type If struct{ Op *ir.Operation }

// AsIf views an operation as `affine.if`; false when it is another one.
func AsIf(op *ir.Operation) (If, bool) { return If{op}, op.Is("affine.if") }

// OpName is the name of the operations that it views.
func (If) OpName() string { return "affine.if" }

// Operands are the operands `operands`.
func (o If) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Results are the results `results`.
func (o If) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// ConditionAttr is attribute `condition`, nil when it is absent.
func (o If) ConditionAttr() ir.Attribute { return o.Op.Attr("condition") }

// SetConditionAttr changes attribute `condition`; nil removes it.
func (o If) SetConditionAttr(a ir.Attribute) { o.Op.SetAttr("condition", a) }

// ThenRegion is region `thenRegion`.
func (o If) ThenRegion() *ir.Region { return o.Op.Region(0) }

// ElseRegion is region `elseRegion`.
func (o If) ElseRegion() *ir.Region { return o.Op.Region(1) }

// Condition is the value of attribute `condition`, affine.Set{} when it is absent or of another kind.
func (o If) Condition() affine.Set { return ods.SetOr(o.Op.Attr("condition"), affine.Set{}) }

// NewIf builds `affine.if`; its regions are empty.
func NewIf(b *ir.Builder, operands_ []*ir.Value, resultsTypes []ir.Type, condition ir.Attribute, attrs ...ir.NamedAttr) If {
	return If{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.if"),
		Operands: operands_,
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "condition", Value: condition}}, attrs...),
		Regions:  2,
	})}
}

// Parallel: A nest of loops whose iterations may run in any order, or in parallel. Dimension k
// goes from the greatest of the lower bounds in group k to the least of the
// upper ones, in steps of `steps[k]`; the maps hold the bounds of all
// dimensions, the groups say how many belong to each. The values that iterations
// yield are combined by the kinds in `reductions`.
type Parallel struct{ Op *ir.Operation }

// AsParallel views an operation as `affine.parallel`; false when it is another one.
func AsParallel(op *ir.Operation) (Parallel, bool) { return Parallel{op}, op.Is("affine.parallel") }

// OpName is the name of the operations that it views.
func (Parallel) OpName() string { return "affine.parallel" }

// Lb are the operands `lb`.
func (o Parallel) Lb() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Ub are the operands `ub`.
func (o Parallel) Ub() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Results are the results `results`.
func (o Parallel) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// ReductionsAttr is attribute `reductions`, nil when it is absent.
func (o Parallel) ReductionsAttr() ir.Attribute { return o.Op.Attr("reductions") }

// SetReductionsAttr changes attribute `reductions`; nil removes it.
func (o Parallel) SetReductionsAttr(a ir.Attribute) { o.Op.SetAttr("reductions", a) }

// LowerBoundsMapAttr is attribute `lowerBoundsMap`, nil when it is absent.
func (o Parallel) LowerBoundsMapAttr() ir.Attribute { return o.Op.Attr("lowerBoundsMap") }

// SetLowerBoundsMapAttr changes attribute `lowerBoundsMap`; nil removes it.
func (o Parallel) SetLowerBoundsMapAttr(a ir.Attribute) { o.Op.SetAttr("lowerBoundsMap", a) }

// LowerBoundsGroupsAttr is attribute `lowerBoundsGroups`, nil when it is absent.
func (o Parallel) LowerBoundsGroupsAttr() ir.Attribute { return o.Op.Attr("lowerBoundsGroups") }

// SetLowerBoundsGroupsAttr changes attribute `lowerBoundsGroups`; nil removes it.
func (o Parallel) SetLowerBoundsGroupsAttr(a ir.Attribute) { o.Op.SetAttr("lowerBoundsGroups", a) }

// UpperBoundsMapAttr is attribute `upperBoundsMap`, nil when it is absent.
func (o Parallel) UpperBoundsMapAttr() ir.Attribute { return o.Op.Attr("upperBoundsMap") }

// SetUpperBoundsMapAttr changes attribute `upperBoundsMap`; nil removes it.
func (o Parallel) SetUpperBoundsMapAttr(a ir.Attribute) { o.Op.SetAttr("upperBoundsMap", a) }

// UpperBoundsGroupsAttr is attribute `upperBoundsGroups`, nil when it is absent.
func (o Parallel) UpperBoundsGroupsAttr() ir.Attribute { return o.Op.Attr("upperBoundsGroups") }

// SetUpperBoundsGroupsAttr changes attribute `upperBoundsGroups`; nil removes it.
func (o Parallel) SetUpperBoundsGroupsAttr(a ir.Attribute) { o.Op.SetAttr("upperBoundsGroups", a) }

// StepsAttr is attribute `steps`, nil when it is absent.
func (o Parallel) StepsAttr() ir.Attribute { return o.Op.Attr("steps") }

// SetStepsAttr changes attribute `steps`; nil removes it.
func (o Parallel) SetStepsAttr(a ir.Attribute) { o.Op.SetAttr("steps", a) }

// Region is region `region`.
func (o Parallel) Region() *ir.Region { return o.Op.Region(0) }

// Reductions is the value of attribute `reductions`, nil when it is absent or of another kind.
func (o Parallel) Reductions() []uint64 { return ods.EnumsOf[uint64](o.Op.Attr("reductions")) }

// LowerBoundsMap is the value of attribute `lowerBoundsMap`, affine.Map{} when it is absent or of another kind.
func (o Parallel) LowerBoundsMap() affine.Map {
	return ods.MapOr(o.Op.Attr("lowerBoundsMap"), affine.Map{})
}

// LowerBoundsGroups is the value of attribute `lowerBoundsGroups`, nil when it is absent or of another kind.
func (o Parallel) LowerBoundsGroups() []int64 { return ods.IntsOf(o.Op.Attr("lowerBoundsGroups")) }

// UpperBoundsMap is the value of attribute `upperBoundsMap`, affine.Map{} when it is absent or of another kind.
func (o Parallel) UpperBoundsMap() affine.Map {
	return ods.MapOr(o.Op.Attr("upperBoundsMap"), affine.Map{})
}

// UpperBoundsGroups is the value of attribute `upperBoundsGroups`, nil when it is absent or of another kind.
func (o Parallel) UpperBoundsGroups() []int64 { return ods.IntsOf(o.Op.Attr("upperBoundsGroups")) }

// Steps is the value of attribute `steps`, nil when it is absent or of another kind.
func (o Parallel) Steps() []int64 { return ods.IntsOf(o.Op.Attr("steps")) }

// Ivs are the entry arguments `ivs` of region `region`.
func (o Parallel) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewParallel builds `affine.parallel`; its regions are empty.
func NewParallel(b *ir.Builder, lb []*ir.Value, ub []*ir.Value, resultsTypes []ir.Type, lowerBoundsMap affine.Map, lowerBoundsGroups ir.Attribute, upperBoundsMap affine.Map, upperBoundsGroups ir.Attribute, attrs ...ir.NamedAttr) Parallel {
	var operands []*ir.Value
	operands = append(operands, lb...)
	operands = append(operands, ub...)
	return Parallel{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.parallel"),
		Operands: operands,
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "lowerBoundsMap", Value: b.Context().AffineMapAttr(lowerBoundsMap)}, {Name: "lowerBoundsGroups", Value: lowerBoundsGroups}, {Name: "upperBoundsMap", Value: b.Context().AffineMapAttr(upperBoundsMap)}, {Name: "upperBoundsGroups", Value: upperBoundsGroups}}, attrs...),
		Regions:  1,
	})}
}

// Yield: Ends a region of this dialect; its operands are the results of the enclosing
// operation, or the iteration arguments of the next iteration.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `affine.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("affine.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "affine.yield" }

// Operands are the operands `operands`.
func (o Yield) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `affine.yield`.
func NewYield(b *ir.Builder, operands_ []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.yield"),
		Operands: operands_,
		Attrs:    attrs,
	})}
}

// Load: Reads an element. Undefined outside of the memref.
type Load struct{ Op *ir.Operation }

// AsLoad views an operation as `affine.load`; false when it is another one.
func AsLoad(op *ir.Operation) (Load, bool) { return Load{op}, op.Is("affine.load") }

// OpName is the name of the operations that it views.
func (Load) OpName() string { return "affine.load" }

// Memref is operand `memref`.
func (o Load) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o Load) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Load) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o Load) Result() *ir.Value { return o.Op.Result(0) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Load) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Load) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Load) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewLoad builds `affine.load`.
func NewLoad(b *ir.Builder, memref *ir.Value, indices []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) Load {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Load{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.load"),
		Operands: operands,
		Results:  []ir.Type{ods.MustElement(memref.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// Store: Writes an element. Undefined outside of the memref.
type Store struct{ Op *ir.Operation }

// AsStore views an operation as `affine.store`; false when it is another one.
func AsStore(op *ir.Operation) (Store, bool) { return Store{op}, op.Is("affine.store") }

// OpName is the name of the operations that it views.
func (Store) OpName() string { return "affine.store" }

// Value is operand `value`.
func (o Store) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Store) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is operand `memref`.
func (o Store) Memref() *ir.Value { return o.Op.Operand(1) }

// SetMemref changes operand `memref`.
func (o Store) SetMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o Store) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Store) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Store) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Store) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewStore builds `affine.store`.
func NewStore(b *ir.Builder, value *ir.Value, memref *ir.Value, indices []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) Store {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Store{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.store"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// VectorLoad: Reads the elements of a vector, which lie one behind the other in the last
// dimensions, from the named one on. Undefined outside of the memref.
type VectorLoad struct{ Op *ir.Operation }

// AsVectorLoad views an operation as `affine.vector_load`; false when it is another one.
func AsVectorLoad(op *ir.Operation) (VectorLoad, bool) {
	return VectorLoad{op}, op.Is("affine.vector_load")
}

// OpName is the name of the operations that it views.
func (VectorLoad) OpName() string { return "affine.vector_load" }

// Memref is operand `memref`.
func (o VectorLoad) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o VectorLoad) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o VectorLoad) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o VectorLoad) Result() *ir.Value { return o.Op.Result(0) }

// MapAttr is attribute `map`, nil when it is absent.
func (o VectorLoad) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o VectorLoad) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o VectorLoad) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewVectorLoad builds `affine.vector_load`.
func NewVectorLoad(b *ir.Builder, memref *ir.Value, indices []*ir.Value, resultType ir.Type, map_ affine.Map, attrs ...ir.NamedAttr) VectorLoad {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return VectorLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.vector_load"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// VectorStore: Writes the elements of a vector, one behind the other in the last dimensions,
// from the named one on. Undefined outside of the memref.
type VectorStore struct{ Op *ir.Operation }

// AsVectorStore views an operation as `affine.vector_store`; false when it is another one.
func AsVectorStore(op *ir.Operation) (VectorStore, bool) {
	return VectorStore{op}, op.Is("affine.vector_store")
}

// OpName is the name of the operations that it views.
func (VectorStore) OpName() string { return "affine.vector_store" }

// Value is operand `value`.
func (o VectorStore) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o VectorStore) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is operand `memref`.
func (o VectorStore) Memref() *ir.Value { return o.Op.Operand(1) }

// SetMemref changes operand `memref`.
func (o VectorStore) SetMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o VectorStore) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// MapAttr is attribute `map`, nil when it is absent.
func (o VectorStore) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o VectorStore) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o VectorStore) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// NewVectorStore builds `affine.vector_store`.
func NewVectorStore(b *ir.Builder, value *ir.Value, memref *ir.Value, indices []*ir.Value, map_ affine.Map, attrs ...ir.NamedAttr) VectorStore {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return VectorStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.vector_store"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}}, attrs...),
	})}
}

// Prefetch: Asks the machine to bring an element near to the processor, for reading or
// writing, into the cache of data or instructions. The locality goes from 0 (not
// used again) to 3 (used much).
type Prefetch struct{ Op *ir.Operation }

// AsPrefetch views an operation as `affine.prefetch`; false when it is another one.
func AsPrefetch(op *ir.Operation) (Prefetch, bool) { return Prefetch{op}, op.Is("affine.prefetch") }

// OpName is the name of the operations that it views.
func (Prefetch) OpName() string { return "affine.prefetch" }

// Memref is operand `memref`.
func (o Prefetch) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o Prefetch) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Prefetch) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// MapAttr is attribute `map`, nil when it is absent.
func (o Prefetch) MapAttr() ir.Attribute { return o.Op.Attr("map") }

// SetMapAttr changes attribute `map`; nil removes it.
func (o Prefetch) SetMapAttr(a ir.Attribute) { o.Op.SetAttr("map", a) }

// IsWriteAttr is attribute `isWrite`, nil when it is absent.
func (o Prefetch) IsWriteAttr() ir.Attribute { return o.Op.Attr("isWrite") }

// SetIsWriteAttr changes attribute `isWrite`; nil removes it.
func (o Prefetch) SetIsWriteAttr(a ir.Attribute) { o.Op.SetAttr("isWrite", a) }

// LocalityHintAttr is attribute `localityHint`, nil when it is absent.
func (o Prefetch) LocalityHintAttr() ir.Attribute { return o.Op.Attr("localityHint") }

// SetLocalityHintAttr changes attribute `localityHint`; nil removes it.
func (o Prefetch) SetLocalityHintAttr(a ir.Attribute) { o.Op.SetAttr("localityHint", a) }

// IsDataCacheAttr is attribute `isDataCache`, nil when it is absent.
func (o Prefetch) IsDataCacheAttr() ir.Attribute { return o.Op.Attr("isDataCache") }

// SetIsDataCacheAttr changes attribute `isDataCache`; nil removes it.
func (o Prefetch) SetIsDataCacheAttr(a ir.Attribute) { o.Op.SetAttr("isDataCache", a) }

// Map is the value of attribute `map`, affine.Map{} when it is absent or of another kind.
func (o Prefetch) Map() affine.Map { return ods.MapOr(o.Op.Attr("map"), affine.Map{}) }

// IsWrite is the value of attribute `isWrite`, false when it is absent or of another kind.
func (o Prefetch) IsWrite() bool { return ods.BoolOr(o.Op.Attr("isWrite"), false) }

// LocalityHint is the value of attribute `localityHint`, 0 when it is absent or of another kind.
func (o Prefetch) LocalityHint() int64 { return ods.IntOr(o.Op.Attr("localityHint"), 0) }

// IsDataCache is the value of attribute `isDataCache`, false when it is absent or of another kind.
func (o Prefetch) IsDataCache() bool { return ods.BoolOr(o.Op.Attr("isDataCache"), false) }

// NewPrefetch builds `affine.prefetch`.
func NewPrefetch(b *ir.Builder, memref *ir.Value, indices []*ir.Value, map_ affine.Map, isWrite bool, localityHint int64, isDataCache bool, attrs ...ir.NamedAttr) Prefetch {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Prefetch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.prefetch"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "map", Value: b.Context().AffineMapAttr(map_)}, {Name: "isWrite", Value: b.Context().BoolAttr(isWrite)}, {Name: "localityHint", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), localityHint)}, {Name: "isDataCache", Value: b.Context().BoolAttr(isDataCache)}}, attrs...),
	})}
}

// DmaStart: Begins to copy `num` elements from one memory to another while the program
// goes on; the element of `tag` shows when it is done, see `dma_wait`. With
// `stride` and `nps` it goes through the slower memory in pieces of `nps`
// elements that begin `stride` elements apart. Maps give the subscripts of the three
// elements.
type DmaStart struct{ Op *ir.Operation }

// AsDmaStart views an operation as `affine.dma_start`; false when it is another one.
func AsDmaStart(op *ir.Operation) (DmaStart, bool) { return DmaStart{op}, op.Is("affine.dma_start") }

// OpName is the name of the operations that it views.
func (DmaStart) OpName() string { return "affine.dma_start" }

// Src is operand `src`.
func (o DmaStart) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o DmaStart) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// SrcIdx are the operands `srcIdx`.
func (o DmaStart) SrcIdx() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Dst is operand `dst`, nil when it is absent.
func (o DmaStart) Dst() *ir.Value { return ods.OperandOf(o.Op, 2) }

// DstIdx are the operands `dstIdx`.
func (o DmaStart) DstIdx() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Tag is operand `tag`, nil when it is absent.
func (o DmaStart) Tag() *ir.Value { return ods.OperandOf(o.Op, 4) }

// TagIdx are the operands `tagIdx`.
func (o DmaStart) TagIdx() []*ir.Value { return ods.OperandsOf(o.Op, 5) }

// Num is operand `num`, nil when it is absent.
func (o DmaStart) Num() *ir.Value { return ods.OperandOf(o.Op, 6) }

// Stride is operand `stride`, nil when it is absent.
func (o DmaStart) Stride() *ir.Value { return ods.OperandOf(o.Op, 7) }

// Nps is operand `nps`, nil when it is absent.
func (o DmaStart) Nps() *ir.Value { return ods.OperandOf(o.Op, 8) }

// SrcMapAttr is attribute `src_map`, nil when it is absent.
func (o DmaStart) SrcMapAttr() ir.Attribute { return o.Op.Attr("src_map") }

// SetSrcMapAttr changes attribute `src_map`; nil removes it.
func (o DmaStart) SetSrcMapAttr(a ir.Attribute) { o.Op.SetAttr("src_map", a) }

// DstMapAttr is attribute `dst_map`, nil when it is absent.
func (o DmaStart) DstMapAttr() ir.Attribute { return o.Op.Attr("dst_map") }

// SetDstMapAttr changes attribute `dst_map`; nil removes it.
func (o DmaStart) SetDstMapAttr(a ir.Attribute) { o.Op.SetAttr("dst_map", a) }

// TagMapAttr is attribute `tag_map`, nil when it is absent.
func (o DmaStart) TagMapAttr() ir.Attribute { return o.Op.Attr("tag_map") }

// SetTagMapAttr changes attribute `tag_map`; nil removes it.
func (o DmaStart) SetTagMapAttr(a ir.Attribute) { o.Op.SetAttr("tag_map", a) }

// SrcMap is the value of attribute `src_map`, affine.Map{} when it is absent or of another kind.
func (o DmaStart) SrcMap() affine.Map { return ods.MapOr(o.Op.Attr("src_map"), affine.Map{}) }

// DstMap is the value of attribute `dst_map`, affine.Map{} when it is absent or of another kind.
func (o DmaStart) DstMap() affine.Map { return ods.MapOr(o.Op.Attr("dst_map"), affine.Map{}) }

// TagMap is the value of attribute `tag_map`, affine.Map{} when it is absent or of another kind.
func (o DmaStart) TagMap() affine.Map { return ods.MapOr(o.Op.Attr("tag_map"), affine.Map{}) }

// NewDmaStart builds `affine.dma_start`.
func NewDmaStart(b *ir.Builder, src *ir.Value, srcIdx []*ir.Value, dst *ir.Value, dstIdx []*ir.Value, tag *ir.Value, tagIdx []*ir.Value, num *ir.Value, stride *ir.Value, nps *ir.Value, srcMap affine.Map, dstMap affine.Map, tagMap affine.Map, attrs ...ir.NamedAttr) DmaStart {
	var operands []*ir.Value
	operands = append(operands, src)
	operands = append(operands, srcIdx...)
	operands = append(operands, dst)
	operands = append(operands, dstIdx...)
	operands = append(operands, tag)
	operands = append(operands, tagIdx...)
	operands = append(operands, num)
	operands = append(operands, ods.Present(stride)...)
	operands = append(operands, ods.Present(nps)...)
	return DmaStart{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.dma_start"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "src_map", Value: b.Context().AffineMapAttr(srcMap)}, {Name: "dst_map", Value: b.Context().AffineMapAttr(dstMap)}, {Name: "tag_map", Value: b.Context().AffineMapAttr(tagMap)}}, attrs...),
	})}
}

// DmaWait: Waits until the copy that was begun with this tag has moved `num` elements.
type DmaWait struct{ Op *ir.Operation }

// AsDmaWait views an operation as `affine.dma_wait`; false when it is another one.
func AsDmaWait(op *ir.Operation) (DmaWait, bool) { return DmaWait{op}, op.Is("affine.dma_wait") }

// OpName is the name of the operations that it views.
func (DmaWait) OpName() string { return "affine.dma_wait" }

// Tag is operand `tag`.
func (o DmaWait) Tag() *ir.Value { return o.Op.Operand(0) }

// SetTag changes operand `tag`.
func (o DmaWait) SetTag(v *ir.Value) { o.Op.SetOperand(0, v) }

// TagIdx are the operands `tagIdx`.
func (o DmaWait) TagIdx() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Num is operand `num`, nil when it is absent.
func (o DmaWait) Num() *ir.Value { return ods.OperandOf(o.Op, 2) }

// TagMapAttr is attribute `tag_map`, nil when it is absent.
func (o DmaWait) TagMapAttr() ir.Attribute { return o.Op.Attr("tag_map") }

// SetTagMapAttr changes attribute `tag_map`; nil removes it.
func (o DmaWait) SetTagMapAttr(a ir.Attribute) { o.Op.SetAttr("tag_map", a) }

// TagMap is the value of attribute `tag_map`, affine.Map{} when it is absent or of another kind.
func (o DmaWait) TagMap() affine.Map { return ods.MapOr(o.Op.Attr("tag_map"), affine.Map{}) }

// NewDmaWait builds `affine.dma_wait`.
func NewDmaWait(b *ir.Builder, tag *ir.Value, tagIdx []*ir.Value, num *ir.Value, tagMap affine.Map, attrs ...ir.NamedAttr) DmaWait {
	var operands []*ir.Value
	operands = append(operands, tag)
	operands = append(operands, tagIdx...)
	operands = append(operands, num)
	return DmaWait{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("affine.dma_wait"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "tag_map", Value: b.Context().AffineMapAttr(tagMap)}}, attrs...),
	})}
}
