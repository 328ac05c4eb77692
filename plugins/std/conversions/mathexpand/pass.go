package mathexpand

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
)

const name = "math-polynomial-approximation"

// PolynomialApproximation returns the pass `math-polynomial-approximation`.
func PolynomialApproximation() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "replace operations of math by arithmetic, without calls",
		Doc: `Each operation but sqrt becomes operations of std and vector on floats of 64 bits, which
compute it over the whole range: the error is below 0.7 units in the last place of f64, and 0.501 of
f32, f16 and bf16. Vectors of any number of dimensions are computed as a whole. Not
expanded, but reported: tensors, and floats of more than 64 bits. Fast-math flags of what is
expanded are dropped, with a warning: the arithmetic counts on every rounding.`,
		Anchor:   "func",
		Converts: []string{"math"},
		Builds:   []string{"std", "vector", "llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isExpanded) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			types := convert.NewTypeConverter()
			types.KeepOthers()
			convert.Apply(r.Op, convert.Config{
				Target: target(), Types: types, Patterns: patterns(), Stage: name,
				Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
			})
			return nil
		},
	}
}

// functions are those of package elementary by the operations.
func functions() map[string]elementary.Function[*ir.Value] {
	byName := map[string]elementary.Function[*ir.Value]{}
	for _, f := range elementary.Functions[*ir.Value]() {
		byName[f.Name] = f
	}
	byOp := map[string]elementary.Function[*ir.Value]{}
	for _, op := range []string{
		"atan", "atan2", "cos", "sin", "tanh", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2", "rsqrt",
	} {
		byOp["math."+op] = byName[op]
	}
	byOp["math.powf"] = byName["pow"]
	return byOp
}

func isExpanded(name *ir.OpName) bool {
	return name.Dialect() == "math" && name.String() != "math.sqrt"
}

// patterns expand each operation by its function.
func patterns() []convert.Pattern {
	var list []convert.Pattern
	for op, f := range functions() {
		list = append(list, expand(op, f))
	}
	slices.SortFunc(list, func(a, b convert.Pattern) int { return strings.Compare(a.Root, b.Root) })
	return list
}

func expand(op string, f elementary.Function[*ir.Value]) convert.Pattern {
	return convert.Pattern{
		Name: op + " to arithmetic",
		Root: op,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := op.Result(0).Type()
			if reason := ops.Takes(t); reason != "" {
				return rw.MatchFailure(reason)
			}
			b := ops.New(rw.Builder, ops.Std, t)
			x := b.Extend(operands[0][0])
			if f.Unary != nil {
				rw.ReplaceOp(op, b.Truncate(f.Unary(b.Kernel(), x)))
				return rw.Success()
			}
			rw.ReplaceOp(op, b.Truncate(f.Binary(b.Kernel(), x, b.Extend(operands[1][0]))))
			return rw.Success()
		},
	}
}

func target() *convert.Target {
	t := convert.NewTarget()
	t.IllegalDialect("math")
	t.Legal("math.sqrt")
	return t
}
