package affine

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/hints"
)

// NewLoop builds an affine.for with its body. Without values to carry the body ends
// with a terminator; with some, the caller adds one that yields as many.
func NewLoop(b *ir.Builder, lower, upper ValueMap, step int64, init ...*ir.Value) For {
	loop := NewFor(b, lower.Operands, upper.Operands, init, lower.Map, upper.Map,
		ir.NamedAttr{Name: "step", Value: b.Context().IndexAttr(step)})
	body := loop.Region().AddBlock(append([]ir.Type{b.Context().IndexType()}, ods.ValueTypes(init)...)...)
	if len(init) == 0 {
		addYield(b, body)
	}
	return loop
}

func addYield(b *ir.Builder, block *ir.Block) {
	at := b.InsertionPoint()
	b.SetInsertionPointToEnd(block)
	NewYield(b, nil)
	b.RestoreInsertionPoint(at)
}

// Body is the block of the loop's body.
func (o For) Body() *ir.Block { return o.Op.Region(0).Entry() }

// InductionVar counts the iterations.
func (o For) InductionVar() *ir.Value { return o.Body().Arg(0) }

// IterArgs are the values that an iteration takes from the one before.
func (o For) IterArgs() []*ir.Value { return o.Body().Args()[1:] }

// Yield is what ends the body.
func (o For) Yield() *ir.Operation { return o.Body().Last() }

// SetStep changes the step.
func (o For) SetStep(n int64) { o.Op.SetAttr("step", o.Op.Context().IndexAttr(n)) }

// Lower is the lower bound with its operands: the induction variable begins with the greatest
// result.
func (o For) Lower() ValueMap { return ValueMap{o.LowerBound(), o.Lb()} }

// Upper is the upper bound with its operands: the induction variable stays below the least
// result.
func (o For) Upper() ValueMap { return ValueMap{o.UpperBound(), o.Ub()} }

// SetLowerBound changes the lower bound.
func (o For) SetLowerBound(m ValueMap) { o.setBounds(m, o.Upper()) }

// SetUpperBound changes the upper bound.
func (o For) SetUpperBound(m ValueMap) { o.setBounds(o.Lower(), m) }

func (o For) setBounds(lower, upper ValueMap) {
	operands := append(append(append([]*ir.Value(nil), lower.Operands...), upper.Operands...), o.Init()...)
	o.Op.SetOperands(operands)
	o.Op.SetAttr("lower_bound", o.Op.Context().AffineMapAttr(lower.Map))
	o.Op.SetAttr("upper_bound", o.Op.Context().AffineMapAttr(upper.Map))
	o.Op.SetAttr(hints.StdOverflow, nil) // it was about the maps before
}

// ConstantLowerBound is the lower bound if it is a constant.
func (o For) ConstantLowerBound() (int64, bool) { return o.LowerBound().SingleConstant() }

// ConstantUpperBound is the upper bound if it is a constant.
func (o For) ConstantUpperBound() (int64, bool) { return o.UpperBound().SingleConstant() }

// ConstantBounds are both bounds if they are constants.
func (o For) ConstantBounds() (lower, upper int64, ok bool) {
	lower, ok = o.ConstantLowerBound()
	upper, ok2 := o.ConstantUpperBound()
	return lower, upper, ok && ok2
}

// TripCount is the map whose least result, if above zero, is how often the loop goes
// iteration; it is composed. False when the lower bound has several results.
func (o For) TripCount() (ValueMap, bool) {
	lower, upper := o.Lower(), o.Upper()
	if len(lower.Map.Results) != 1 {
		return ValueMap{}, false
	}
	if l, u, ok := o.ConstantBounds(); ok {
		return ValueMap{Map: affine.NewMap(0, 0, affine.Constant(ConstantTripCount(l, u, o.Step())))}, true
	}
	s := newSpace(upper.Operands, upper.Map.NumDims)
	at := affine.Shift(lower.Map.Results[0], len(s.dims), len(s.symbols))
	s.dims = append(s.dims, lower.Dims()...)
	s.symbols = append(s.symbols, lower.Symbols()...)
	counts := make([]affine.Expr, len(upper.Map.Results))
	for i, end := range upper.Map.Results {
		counts[i] = affine.Sub(end, at)
	}
	span := ValueMap{affine.NewMap(len(s.dims), len(s.symbols), counts...), s.operands()}.Composed()
	for i, e := range span.Map.Results {
		counts[i] = affine.CeilDiv(e, affine.Constant(o.Step()))
	}
	return ValueMap{affine.NewMap(span.Map.NumDims, span.Map.NumSymbols, counts...), span.Operands}, true
}

// ConstantTripCount is the trip count of the loop if it is constant: the least result of the
// trip count's map, if all its results are constants.
func (o For) ConstantTripCount() (n uint64, ok bool) {
	count, ok := o.TripCount()
	if !ok || !count.Map.IsConstant() || len(count.Map.Results) == 0 {
		return 0, false
	}
	least := count.Map.Results[0].(affine.Constant)
	for _, e := range count.Map.Results[1:] {
		least = min(least, e.(affine.Constant))
	}
	return uint64(max(0, least)), true
}

// TripCountDivisor is the greatest number above zero that is known to divide the trip count.
func (o For) TripCountDivisor() uint64 {
	count, ok := o.TripCount()
	if !ok {
		return 1
	}
	return max(1, count.Map.LargestKnownDivisor())
}

// ConstantTripCount is the trip count of a loop from lower to upper, exclusive; at most the
// greatest int64.
func ConstantTripCount(lower, upper, step int64) int64 {
	if lower >= upper || step <= 0 {
		return 0
	}
	span := uint64(upper) - uint64(lower)
	count := (span-1)/uint64(step) + 1
	return int64(min(count, 1<<63-1))
}
