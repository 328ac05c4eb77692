package mathexpand

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
)

const name = "math-polynomial-approximation"

// PolynomialApproximation returns the pass `math-polynomial-approximation`.
func PolynomialApproximation() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "replace operations of math by arithmetic, without calls",
		Doc: `Each function of floats becomes operations of std and vector on floats of 64 bits, which
compute it over the whole range: the error is below 0.7 units in the last place of f64, and 0.501 of
f32, f16 and bf16. What stays: sqrt, trunc, round and roundeven, which machines compute; cbrt, erf, erfc and
fpowi, for which there is no expansion; clampf, isfinite, isinf, isnan and isnormal; operations on integers. Vectors of any number of dimensions are computed as a whole. Not
expanded, but reported: tensors, and floats of more than 64 bits. Fast-math flags of what is
expanded are dropped, with a warning: the arithmetic counts on every rounding.`,
		Anchor:   pass.AnyOp,
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
			convert.Run(r, r.Op, convert.Config{
				Target: target(), Types: types, Patterns: patterns(), Stage: name,
			})
			return nil
		},
	}
}

func isExpanded(name *ir.OpName) bool {
	return name.Dialect() == "math" && !slices.Contains(stay, name.String())
}

// stay are the operations that are not expanded.
var stay = []string{
	math.Absi{}.OpName(), math.Cbrt{}.OpName(), math.Ctlz{}.OpName(), math.Ctpop{}.OpName(), math.Cttz{}.OpName(), math.Erf{}.OpName(),
	math.Erfc{}.OpName(), math.Clampf{}.OpName(), math.Isfinite{}.OpName(), math.Isinf{}.OpName(), math.Isnan{}.OpName(), math.Isnormal{}.OpName(),
	math.Fpowi{}.OpName(), math.Ipowi{}.OpName(), math.Round{}.OpName(), math.Roundeven{}.OpName(), math.Sqrt{}.OpName(), math.Trunc{}.OpName(),
}

// patterns expand each operation by its function.
func patterns() []convert.Pattern {
	return []convert.Pattern{
		expand[math.Acos]("acos"), expand[math.Acosh]("acosh"), expand[math.Asin]("asin"), expand[math.Asinh]("asinh"),
		expand[math.Atanh]("atanh"), expand[math.Cosh]("cosh"), expand[math.Sinh]("sinh"), expand[math.Tan]("tan"),
		expand[math.Atan]("atan"), expand[math.Atan2]("atan2"), expand[math.Cos]("cos"), expand[math.Exp]("exp"),
		expand[math.Exp2]("exp2"), expand[math.Expm1]("expm1"), expand[math.Log]("log"), expand[math.Log10]("log10"),
		expand[math.Log1p]("log1p"), expand[math.Log2]("log2"), expand[math.Powf]("pow"), expand[math.Rsqrt]("rsqrt"),
		expand[math.Sin]("sin"), expand[math.Tanh]("tanh"), expand[math.Sincos]("sin", "cos"),
	}
}

// expand expands an operation by functions of package elementary, one for each result.
func expand[V ir.View](names ...string) convert.Pattern {
	var view V
	all := elementary.Functions[*ir.Value]()
	functions := make([]elementary.Function[*ir.Value], len(names))
	for i, name := range names {
		functions[i] = all[slices.IndexFunc(all, func(f elementary.Function[*ir.Value]) bool { return f.Name == name })]
	}
	return convert.On(view.OpName()+" to arithmetic", func(op V, m convert.Match) convert.Result {
		t := ir.OperationOf(op).ResultType(0)
		if reason := ops.Takes(t); reason != "" {
			return m.MatchFailure(reason)
		}
		b, args := ops.New(m.Builder, ops.Std, t), m.AllOperands()
		x := b.Extend(args[0])
		results := make([]*ir.Value, len(functions))
		for i, f := range functions {
			if f.Unary != nil {
				results[i] = b.Truncate(f.Unary(b.Kernel(), x))
			} else {
				results[i] = b.Truncate(f.Binary(b.Kernel(), x, b.Extend(args[1])))
			}
		}
		return m.Replace(results...)
	})
}

func target() *convert.Target {
	t := convert.NewTarget()
	t.IllegalDialect("math")
	t.Legal(stay...)
	return t
}
