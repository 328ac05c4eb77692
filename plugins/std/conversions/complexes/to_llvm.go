package complexes

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
)

const toLLVMName = "convert-complex-to-llvm"

// ToLLVM returns the pass `convert-complex-to-llvm`.
func ToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    toLLVMName,
		Summary: "convert complex to the LLVM dialect",
		Doc: `A number becomes a struct of its parts. A product is that of finite numbers, as in
MLIR 13: where C's product of infinite numbers matters, run convert-complex-to-standard before.
What functions take and return stays as it is, with casts; convert-std-to-llvm removes them. Not
converted, but reported: functions of floats of more than 64 bits.`,
		Converts: []string{"complex"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isComplex) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			return tollvm.Convert(r, llvmTarget, llvmPatterns, toLLVMName)
		},
	}
}

func llvmTarget(*tollvm.Lowering) *convert.Target {
	t := tollvm.NewTarget()
	t.IllegalDialect("complex")
	return t
}

// structs computes in the LLVM dialect; a number is a struct.
type structs struct{ l *tollvm.Lowering }

func (structs) set() *ops.Set { return ops.LLVM }

func (structs) add() string { return "llvm.fadd" }

func (s structs) parts(b *ir.Builder, v *ir.Value, part ir.Type) number {
	e := s.l.Kit().At(b)
	return number{e.Extract(v, part, 0), e.Extract(v, part, 1)}
}

func (s structs) join(b *ir.Builder, n number, t ir.Type) *ir.Value {
	e := s.l.Kit().At(b)
	return s.insert(e.Undef(s.l.Types().ConvertOne(t)), b, n)
}

func (s structs) insert(into *ir.Value, b *ir.Builder, n number) *ir.Value {
	e := s.l.Kit().At(b)
	return e.Insert(e.Insert(into, n.re, 0), n.im, 1)
}

func (structs) atan2(f *ops.Builder, _ *ir.Builder, y, x *ir.Value) *ir.Value {
	return f.Truncate(elementary.Atan2(f.Kernel(), f.Extend(y), f.Extend(x)))
}

func llvmPatterns(l *tollvm.Lowering) []convert.Pattern {
	to := structs{l}
	list := expansionPatterns(to)
	return append(list,
		creating(to), taking[complex.Re](to, 0), taking[complex.Im](to, 1),
		computing[complex.Add](to, func(c *conversion) number { return c.byPart("llvm.fadd") }),
		computing[complex.Sub](to, func(c *conversion) number { return c.byPart("llvm.fsub") }),
		computing[complex.Mul](to, finiteProduct),
		parts[complex.Neg](to, func(c *conversion) *ir.Value {
			return c.join(number{c.float("llvm.fneg", c.args[0].re), c.float("llvm.fneg", c.args[0].im)})
		}),
		parts[complex.Conj](to, func(c *conversion) *ir.Value {
			return c.join(number{c.args[0].re, c.float("llvm.fneg", c.args[0].im)})
		}),
		bitcasting(to, bits{"llvm.mlir.constant", "llvm.bitcast", "llvm.zext", "llvm.trunc", "llvm.shl", "llvm.lshr", "llvm.or"}),
		comparing[complex.Eq](to, "llvm.fcmp", oeq, "llvm.and"),
		comparing[complex.Neq](to, "llvm.fcmp", une, "llvm.or"))
}

// computing converts an operation whose parts are computed after the struct has been begun.
func computing[V ir.View](to structs, compute func(c *conversion) number) convert.Pattern {
	return parts[V](to, func(c *conversion) *ir.Value {
		none := to.l.Kit().At(c.b).Undef(to.l.Types().ConvertOne(c.result))
		return to.insert(none, c.b, compute(c))
	})
}

func (c *conversion) byPart(name string) number {
	re := c.float(name, c.args[0].re, c.args[1].re)
	return number{re, c.float(name, c.args[0].im, c.args[1].im)}
}

// finiteProduct multiplies where nothing is infinite.
func finiteProduct(c *conversion) number {
	a, b := c.args[0], c.args[1]
	re := c.float("llvm.fsub", c.float("llvm.fmul", b.re, a.re), c.float("llvm.fmul", b.im, a.im))
	im := c.float("llvm.fadd", c.float("llvm.fmul", a.im, b.re), c.float("llvm.fmul", a.re, b.im))
	return number{re, im}
}

// creating converts complex.create.
func creating(to structs) convert.Pattern {
	return convert.On("complex.create to a struct", func(op complex.Create, m convert.Match) convert.Result {
		n := number{m.Operand(op.Real()), m.Operand(op.Imaginary())}
		return m.Replace(to.join(m.Builder, n, op.Complex().Type()))
	})
}

// taking converts complex.re and complex.im.
func taking[V ir.View](to structs, part int) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to a member", func(op V, m convert.Match) convert.Result {
		e := to.l.Kit().At(m.Builder)
		return m.Replace(e.Extract(m.AllOperands()[0], ir.OperationOf(op).ResultType(0), part))
	})
}
