package tollvm

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

const (
	fastMathOption = "fast-math-flags"
	fastMathAttr   = "fastmathFlags"
)

func fastMath() pass.Option {
	return pass.Option{
		Name: fastMathOption, Type: pass.List,
		Doc: "what operations on floats may assume, or do to their results: some of nnan, ninf, nsz, arcp, contract, afn, " +
			"reassoc, or fast for all; nothing if empty. MLIR 13 has no such option",
	}
}

// loosenFloats puts the flags that a user asks for on the operations of a converted
// module that compute with floats and have none of their own.
func loosenFloats(r *pass.Run) error {
	names := r.Options.List(fastMathOption)
	if len(names) == 0 {
		return nil
	}
	for _, name := range names {
		if _, err := flagsOf(r.Op.Context(), name); err != nil || name == "" {
			return diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("option '%s': '%s' is no fast-math flag, such as contract", fastMathOption, name))
		}
	}
	flags, err := flagsOf(r.Op.Context(), names...)
	if err != nil {
		return err
	}
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if takesFastMath(op) && op.Attr(fastMathAttr) == nil {
			op.SetAttr(fastMathAttr, flags)
		}
		return ir.Advance
	})
	return nil
}

func flagsOf(ctx *ir.Context, names ...string) (ir.Attribute, error) {
	return syntax.ParseAttr(ctx, "#llvm.fastmath<"+strings.Join(names, ", ")+">")
}

// takesFastMath reports whether an operation may have flags by its definition and its
// types: LLVM wants floats to compare, or one as the result.
func takesFastMath(op *ir.Operation) bool {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || !slices.ContainsFunc(def.Attributes, func(a ods.Attr) bool { return a.Name == fastMathAttr }) {
		return false
	}
	if op.Is("llvm.fcmp") {
		return true
	}
	return op.NumResults() == 1 && isFloats(op.ResultType(0))
}

func isFloats(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	_, ok := t.(*ir.FloatType)
	return ok
}

// collapse converts `memref.collapse_shape`: dimensions that follow each other in
// memory become one.
func (l *Lowering) collapse() convert.Pattern {
	return convert.On("memref.collapse_shape to a memref", func(op memref.CollapseShape, m convert.Match) convert.Result {
		return l.reassociated(m, op.Src(), op.Result(), op.Reassociation(), func(r *reassociator, groups [][]int) {
			for j, group := range groups {
				r.c.Sizes = append(r.c.Sizes, r.collapsedSize(j, group))
				r.c.Strides = append(r.c.Strides, r.strideOr(j, func() *ir.Value { return r.collapsedStride(group) }))
			}
		})
	})
}

// expand converts `memref.expand_shape`: each dimension becomes several.
func (l *Lowering) expand() convert.Pattern {
	return convert.On("memref.expand_shape to a memref", func(op memref.ExpandShape, m convert.Match) convert.Result {
		sizes, _ := view.GivenSizes(op.Op)
		return l.reassociated(m, op.Src(), op.Result(), op.Reassociation(), func(r *reassociator, groups [][]int) {
			r.c.Sizes = make([]*ir.Value, r.to.Rank())
			r.c.Strides = make([]*ir.Value, r.to.Rank())
			if len(groups) == 0 {
				for j := range r.c.Sizes {
					r.c.Sizes[j], r.c.Strides[j] = r.e.Index(1), r.e.Index(1)
				}
			}
			for i, group := range groups {
				r.expandDim(m, i, group, sizes)
			}
		})
	})
}

// reassociator computes the parts of a memref whose dimensions are grouped.
type reassociator struct {
	e        emit.Emitter
	from, to *convention.Ranked
	source   convention.View
	c        convention.Components
}

// reassociated makes the result of an operation that groups the dimensions of a memref.
func (l *Lowering) reassociated(
	m convert.Match, src, result *ir.Value, reassociation []ir.Attribute, compute func(r *reassociator, groups [][]int),
) convert.Result {
	to, reason := l.memrefs.Ranked(result.Type().(*ir.MemRefType))
	if to == nil {
		return m.MatchFailure(reason)
	}
	from := l.memrefs.Must(src.Type())
	groups, ok := reassociationGroups(reassociation, max(from.Rank(), to.Rank()))
	if !ok {
		return m.MatchFailure("its reassociation does not fit its types")
	}
	r := &reassociator{e: l.at(m.Rewriter), from: from, to: to, source: l.view(m, src)}
	r.c = convention.Components{
		Allocated: r.source.Allocated(), Aligned: r.source.Aligned(), Offset: r.source.Offset(),
	}
	compute(r, groups)
	return m.ReplaceParts(to.Make(r.e, r.c))
}

// reassociationGroups lists the dimensions that belong together; each is there
// once, in order.
func reassociationGroups(reassociation []ir.Attribute, rank int) ([][]int, bool) {
	if reassociation == nil {
		return nil, false
	}
	next := 0
	var groups [][]int
	for _, a := range reassociation {
		members := ods.ListOf(a)
		if len(members) == 0 {
			return nil, false
		}
		var group []int
		for range members {
			group = append(group, next)
			next++
		}
		groups = append(groups, group)
	}
	return groups, next == rank || len(groups) == 0
}

func (r *reassociator) strideOr(j int, compute func() *ir.Value) *ir.Value {
	if n, ok := r.to.StaticStride(j); ok {
		return r.e.Index(n)
	}
	return compute()
}

func (r *reassociator) collapsedSize(j int, group []int) *ir.Value {
	if n := r.to.Type.Shape()[j]; n != ir.Dynamic {
		return r.e.Index(n)
	}
	size := r.source.Size(group[0])
	for _, i := range group[1:] {
		size = r.e.Mul(size, r.source.Size(i))
	}
	return size
}

// collapsedStride is the stride of the last dimension of a group that has another size than one. The strides of those
// of size one say nothing where the elements are not contiguous.
func (r *reassociator) collapsedStride(group []int) *ir.Value {
	last := group[len(group)-1]
	if len(r.from.Type.Layout()) == 0 {
		return r.source.Stride(last)
	}
	var stride *ir.Value
	for _, i := range group {
		switch size := r.from.Type.Shape()[i]; {
		case size == 1:
		case size != ir.Dynamic || stride == nil:
			stride = r.source.Stride(i)
		default:
			one := llvm.NewIcmp(r.e.Builder, r.source.Size(i), r.e.Index(1), llvm.ICmpPredicateEq).Res()
			stride = llvm.NewSelect(r.e.Builder, one, stride, r.source.Stride(i)).Res()
		}
	}
	if stride == nil {
		return r.source.Stride(last)
	}
	return stride
}

// expandDim makes several dimensions of dimension i, with sizes that are given. Where none are,
// one of them may have a size that is what the others leave over.
func (r *reassociator) expandDim(m convert.Match, i int, group []int, given []view.Number) {
	rest := int64(1)
	for _, j := range group {
		if n := r.to.Type.Shape()[j]; n != ir.Dynamic {
			rest *= n
		}
	}
	for _, j := range group {
		n := r.to.Type.Shape()[j]
		switch {
		case n != ir.Dynamic:
			r.c.Sizes[j] = r.e.Index(n)
		case given != nil && given[j].Value != nil:
			r.c.Sizes[j] = m.Operand(given[j].Value)
		case given != nil:
			r.c.Sizes[j] = r.e.Index(given[j].Known)
		case rest <= 1:
			r.c.Sizes[j] = r.source.Size(i)
		default:
			r.c.Sizes[j] = r.e.SDiv(r.source.Size(i), r.e.Index(rest))
		}
	}
	for k := len(group) - 1; k >= 0; k-- {
		j := group[k]
		r.c.Strides[j] = r.strideOr(j, func() *ir.Value {
			if k == len(group)-1 {
				return r.source.Stride(i)
			}
			return r.e.Mul(r.c.Sizes[j+1], r.c.Strides[j+1])
		})
	}
}
