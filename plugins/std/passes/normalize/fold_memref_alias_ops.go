package normalize

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// FoldMemRefAliasOps returns the pass `fold-memref-alias-ops`.
func FoldMemRefAliasOps() *pass.Pass {
	return &pass.Pass{
		Name:    "fold-memref-alias-ops",
		Summary: "make accesses of a view those of what it views",
		Doc: `Loads and stores of memref, affine and vector, masked ones and transfers that access the result of memref.subview get
the subscripts of the memref that is viewed, and so do loads and stores of the result of memref.expand_shape and
memref.collapse_shape. An access of a vector stays along a dimension with a stride other than one, and where the
dimensions of the vector are joined; a transfer stays that may go out of bounds, since it would see what is behind the view.
A subview of a subview becomes one of what is viewed. Sizes of the dimensions that are joined must be known. Views that
nothing uses any more go.`,
		Anchor: pass.AnyOp,
		Builds: []string{"affine", "memref", "std"},
		Run: func(r *pass.Run) error {
			var list []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if _, ok := accessOf(op); ok || op.Is("memref.subview") {
					list = append(list, op)
				}
				return ir.Advance
			})
			folded := 0
			var views []*ir.Operation
			for _, op := range list {
				for range maxViews {
					made := foldAlias(op)
					if made == nil {
						break
					}
					views = append(views, made)
					folded++
				}
			}
			eraseViews(views)
			r.Stats.Add("num-folded", int64(folded))
			if folded == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// maxViews bounds how many views an access is folded through: views that nothing reaches may view each other.
const maxViews = 1 << 12

// eraseViews erases those of some views that have no uses, and what they view.
func eraseViews(views []*ir.Operation) {
	erased := map[*ir.Operation]bool{}
	for len(views) > 0 {
		op := views[len(views)-1]
		views = views[:len(views)-1]
		if erased[op] || op.HasUses() {
			continue
		}
		erased[op] = true
		if def := op.Operand(0).DefiningOp(); def != nil && isView(def) {
			views = append(views, def)
		}
		op.Erase()
	}
}

func isView(op *ir.Operation) bool {
	return op.Is("memref.subview") || op.Is("memref.expand_shape") || op.Is("memref.collapse_shape")
}

// access says where an operation has its memref, before the subscripts, and how many of the last dimensions it accesses a
// vector of.
type access struct {
	memref, vector int
}

func accessOf(op *ir.Operation) (access, bool) {
	switch op.Name().String() {
	case "memref.load", "affine.load", "vector.transfer_read":
		return access{0, 0}, true
	case "memref.store", "affine.store", "vector.transfer_write":
		return access{1, 0}, true
	case "vector.load":
		return access{0, rankOf(op.ResultType(0))}, true
	case "vector.store":
		return access{1, rankOf(op.OperandType(0))}, true
	case "vector.maskedload", "vector.maskedstore":
		return access{0, 1}, true
	}
	return access{}, false
}

func rankOf(t ir.Type) int { return len(t.(*ir.VectorType).Shape()) }

// foldAlias makes an access, or a subview, one of what its memref is a view of, which it returns.
func foldAlias(op *ir.Operation) *ir.Operation {
	if op.Is("memref.subview") {
		return mergeSubviews(memref.Subview{Op: op})
	}
	a, _ := accessOf(op)
	made := op.Operand(a.memref).DefiningOp()
	if made == nil || !isView(made) {
		return nil
	}
	f := &aliasFolder{op: op, made: made, access: a, before: op.Prev(), b: ir.BuilderBefore(op)}
	if !f.fold() {
		f.undo()
		return nil
	}
	f.tidy()
	return made
}

// aliasFolder folds one access of a view.
type aliasFolder struct {
	op, made *ir.Operation
	access   access
	before   *ir.Operation // what stands before the operations that are made
	b        *ir.Builder
}

// undo erases what was made for an access that stays.
func (f *aliasFolder) undo() {
	for at := f.op.Prev(); at != f.before; at = f.op.Prev() {
		at.Erase()
	}
}

// tidy erases what was made and became part of something else.
func (f *aliasFolder) tidy() {
	for at := f.op.Prev(); at != f.before; {
		op := at
		at = at.Prev()
		if !op.HasUses() {
			op.Erase()
		}
	}
}

func (f *aliasFolder) fold() bool {
	t, ok := f.made.ResultType(0).(*ir.MemRefType)
	if !ok {
		return false
	}
	rank := len(t.Shape())
	switch f.made.Name().String() {
	case "memref.subview":
		part, ok := view.PartOf(f.made, 1)
		kept, fits := part.Kept(t.Shape())
		return ok && fits && f.seesSame(part, kept) && f.replace(f.subscripts(rank), func(at []*ir.Value) []*ir.Value {
			return f.ofPart(part, kept, at)
		}, kept)
	case "memref.expand_shape", "memref.collapse_shape":
		if f.isTransfer() {
			return false
		}
		source := f.made.OperandType(0).(*ir.MemRefType)
		groups, err := view.Groups(f.made.Attr("reassociation"), max(rank, len(source.Shape())))
		if rank == 0 || len(source.Shape()) == 0 {
			groups, err = nil, nil
		}
		if err != nil {
			return false
		}
		if f.made.Is("memref.expand_shape") {
			sizes, ok := sizesOf(f.made, t, groups)
			return ok && f.access.vector <= 1 && f.replace(f.subscripts(rank), func(at []*ir.Value) []*ir.Value {
				return f.joined(groups, sizes, at)
			}, nil)
		}
		return f.splits(source, groups) && f.replace(f.subscripts(rank), func(at []*ir.Value) []*ir.Value {
			return f.split(groups, source.Shape(), at)
		}, nil)
	}
	return false
}

func (f *aliasFolder) isTransfer() bool {
	return f.op.Is("vector.transfer_read") || f.op.Is("vector.transfer_write")
}

// seesSame reports whether an access of a vector sees the same elements without the subview.
func (f *aliasFolder) seesSame(part view.Part, kept []bool) bool {
	one := func(d int) bool { return part.Strides[d].Value == nil && part.Strides[d].Known == 1 }
	if !f.isTransfer() {
		for k := range f.access.vector {
			if d := len(kept) - 1 - k; d < 0 || !kept[d] || !one(d) {
				return false
			}
		}
		return true
	}
	inBounds := ods.BoolsOf(f.op.Attr("in_bounds"))
	m, ok := permutationOf(f.op)
	if !ok || len(inBounds) != len(m.Results) || slices.Contains(inBounds, false) {
		return false
	}
	at := positions(kept)
	for _, e := range m.Results {
		if d, isDim := e.(affine.Dim); isDim && !one(at[d]) {
			return false
		}
	}
	return true
}

// positions are the dimensions that are kept.
func positions(kept []bool) (at []int) {
	for d, keep := range kept {
		if keep {
			at = append(at, d)
		}
	}
	return at
}

// subscripts are those of the access, as values.
func (f *aliasFolder) subscripts(rank int) []*ir.Value {
	a, ok := dialect.AsAccess(f.op)
	if !ok {
		return f.op.OperandRange(f.access.memref+1, f.access.memref+1+rank)
	}
	m := a.ValueMap()
	values := make([]*ir.Value, len(m.Map.Results))
	for i, e := range m.Map.Results {
		values[i] = f.apply(e, m.Map.NumDims, m.Operands)
	}
	return values
}

// apply is the value of an expression of some values, the first of which are dimensions.
func (f *aliasFolder) apply(e affine.Expr, dims int, operands []*ir.Value) *ir.Value {
	m := dialect.ValueMap{Map: affine.NewMap(dims, len(operands)-dims, e), Operands: operands}.Composed()
	switch e := m.Map.Results[0].(type) {
	case affine.Constant:
		return std.NewConstant(f.b, f.b.Context().IndexType(), f.b.Context().IndexAttr(int64(e))).Result()
	case affine.Dim:
		return m.Operands[e]
	case affine.Symbol:
		return m.Operands[m.Map.NumDims+int(e)]
	}
	return dialect.NewApply(f.b, m.Operands, m.Map).Op.Result(0)
}

// replace makes the access one of the memref that is viewed, if its subscripts may be those that are computed of
// its own. The dimensions of a transfer are those that are kept.
func (f *aliasFolder) replace(own []*ir.Value, compute func(at []*ir.Value) []*ir.Value, kept []bool) bool {
	found := compute(own)
	if a, ok := dialect.AsAccess(f.op); ok {
		scope := dialect.Scope(f.op)
		if slices.ContainsFunc(found, func(v *ir.Value) bool { return !dialect.IsDimIn(v, scope) }) {
			return false
		}
		a.SetMemref(f.made.Operand(0))
		a.SetValueMap(dialect.ValueMap{Map: affine.IdentityMap(len(found)), Operands: found})
		return true
	}
	at := f.access.memref
	operands := slices.Clone(f.op.Operands())
	f.op.SetOperands(slices.Concat(operands[:at], []*ir.Value{f.made.Operand(0)}, found, operands[at+1+len(own):]))
	if !f.isTransfer() {
		return true
	}
	m, _ := permutationOf(f.op)
	dims := make([]affine.Expr, len(own))
	for i, d := range positions(kept) {
		dims[i] = affine.Dim(d)
	}
	ctx := f.op.Context()
	f.op.SetAttr("permutation_map", ctx.AffineMapAttr(m.ReplaceDimsAndSymbols(dims, nil, len(found), 0)))
	segments := ods.IntsOf(f.op.Attr(ir.OperandSegmentsAttr))
	if len(segments) > at+1 {
		counts := make([]int, len(segments))
		for i, n := range segments {
			counts[i] = int(n)
		}
		counts[at+1] = len(found)
		f.op.SetAttr(ir.OperandSegmentsAttr, ods.SegmentsOf(ctx, counts...))
	}
	return true
}

// inputs are the dimensions and symbols of an expression.
type inputs struct {
	dims, symbols []*ir.Value
}

func (x *inputs) dim(v *ir.Value) affine.Expr {
	x.dims = append(x.dims, v)
	return affine.Dim(len(x.dims) - 1)
}

// factor is a number that others are multiplied with.
func (x *inputs) factor(n view.Number) affine.Expr {
	if n.Value == nil {
		return affine.Constant(n.Known)
	}
	x.symbols = append(x.symbols, n.Value)
	return affine.Symbol(len(x.symbols) - 1)
}

// value is the value of an expression of the inputs.
func (f *aliasFolder) value(e affine.Expr, x inputs) *ir.Value {
	return f.apply(e, len(x.dims), slices.Concat(x.dims, x.symbols))
}

// ofPart are subscripts of what a part is taken of.
func (f *aliasFolder) ofPart(part view.Part, kept []bool, at []*ir.Value) (found []*ir.Value) {
	for d, offset := range part.Offsets {
		var x inputs
		e := affine.Expr(affine.Constant(offset.Known))
		if offset.Value != nil {
			e = x.dim(offset.Value)
		}
		if kept[d] {
			e = affine.Add(e, affine.Mul(x.dim(at[0]), x.factor(part.Strides[d])))
			at = at[1:]
		}
		found = append(found, f.value(e, x))
	}
	return found
}

// sizesOf are the sizes of the result of an operation that splits dimensions; false where one that a subscript
// is multiplied with is not known.
func sizesOf(op *ir.Operation, t *ir.MemRefType, groups [][]int64) ([]view.Number, bool) {
	given, _ := view.GivenSizes(op)
	sizes := make([]view.Number, len(t.Shape()))
	for d, n := range t.Shape() {
		sizes[d].Known = n
		if n == ir.Dynamic && given != nil {
			sizes[d] = given[d]
		}
	}
	for _, group := range groups {
		for _, d := range group[1:] {
			if sizes[d].Value == nil && sizes[d].Known == ir.Dynamic {
				return nil, false
			}
		}
	}
	return sizes, true
}

// joined are subscripts of what an operation splits the dimensions of.
func (f *aliasFolder) joined(groups [][]int64, sizes []view.Number, at []*ir.Value) (found []*ir.Value) {
	for _, group := range groups {
		var x inputs
		e := x.dim(at[group[0]])
		for _, d := range group[1:] {
			e = affine.Add(affine.Mul(e, x.factor(sizes[d])), x.dim(at[d]))
		}
		found = append(found, f.value(e, x))
	}
	return found
}

// splits reports whether the subscripts of joined dimensions tell those of the dimensions: all sizes but the first of
// each group are known, and a vector lies in one dimension.
func (f *aliasFolder) splits(source *ir.MemRefType, groups [][]int64) bool {
	for _, group := range groups {
		for _, d := range group[1:] {
			if n := source.Shape()[d]; n == ir.Dynamic || n == 0 {
				return false
			}
		}
	}
	for k := range f.access.vector {
		if i := len(groups) - 1 - k; i < 0 || len(groups[i]) != 1 {
			return false
		}
	}
	return true
}

// split are subscripts of what an operation joins the dimensions of. One without dimensions has all elements at zero.
func (f *aliasFolder) split(groups [][]int64, shape []int64, at []*ir.Value) (found []*ir.Value) {
	if len(groups) == 0 {
		for range shape {
			found = append(found, f.value(affine.Constant(0), inputs{}))
		}
	}
	for i, group := range groups {
		inner := int64(1)
		for _, d := range group[1:] {
			inner *= shape[d]
		}
		for k, d := range group {
			var x inputs
			e := affine.FloorDiv(x.dim(at[i]), affine.Constant(inner))
			if k > 0 {
				e = affine.Mod(e, affine.Constant(shape[d]))
			}
			if k+1 < len(group) {
				inner /= shape[group[k+1]]
			}
			found = append(found, f.value(e, x))
		}
	}
	return found
}

// mergeSubviews makes a subview of a subview one of what that is a subview of; it returns the other one.
func mergeSubviews(op memref.Subview) *ir.Operation {
	inner, ok := ir.DefinedBy[memref.Subview](op.Source())
	if !ok || inner.Op == op.Op {
		return nil
	}
	outer, ok := view.PartOf(op.Op, 1)
	first, ok2 := view.PartOf(inner.Op, 1)
	if !ok || !ok2 {
		return nil
	}
	kept, ok := first.Kept(inner.Result().Type().(*ir.MemRefType).Shape())
	if !ok || len(positions(kept)) != len(outer.Sizes) {
		return nil
	}
	f := &aliasFolder{op: op.Op, before: op.Op.Prev(), b: ir.BuilderBefore(op.Op)}
	merged := view.Part{Offsets: slices.Clone(first.Offsets), Sizes: slices.Clone(first.Sizes), Strides: slices.Clone(first.Strides)}
	for i, d := range positions(kept) {
		merged.Offsets[d] = f.sum(first.Offsets[d], outer.Offsets[i], first.Strides[d])
		merged.Strides[d] = f.sum(view.Number{}, outer.Strides[i], first.Strides[d])
		merged.Sizes[d] = outer.Sizes[i]
	}
	attrs := merged.Attrs(op.Op, 1)
	made := f.b.CreateOp(op.Op.Name(), append([]*ir.Value{inner.Source()}, merged.Operands()...), op.Op.ResultTypes(), attrs)
	if view.VerifySlice(made, inner.Source().Type()) != nil {
		f.undo()
		return nil
	}
	// What is made replaces the operation where it stands, since that is in the list of what is folded.
	op.Op.SetOperands(made.Operands())
	op.Op.SetAttrs(made.Attrs())
	made.Erase()
	f.tidy()
	return inner.Op
}

// sum is base + n * factor.
func (f *aliasFolder) sum(base, n, factor view.Number) view.Number {
	var x inputs
	term := func(n view.Number) affine.Expr {
		if n.Value == nil {
			return affine.Constant(n.Known)
		}
		return x.dim(n.Value)
	}
	e := affine.Add(term(base), affine.Mul(term(n), x.factor(factor)))
	m := dialect.ValueMap{Map: affine.NewMap(len(x.dims), len(x.symbols), e), Operands: slices.Concat(x.dims, x.symbols)}.Composed()
	if c, ok := m.Map.SingleConstant(); ok {
		return view.Number{Known: c}
	}
	return view.Number{Value: f.value(e, x)}
}
