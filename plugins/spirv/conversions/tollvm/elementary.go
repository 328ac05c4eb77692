package tollvm

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// arithmetic makes operations of the LLVM dialect for expansions of elementary functions,
// on 64 bits, for a scalar or for each element of a vector.
type arithmetic struct {
	x           expander
	float, word ir.Type
}

var _ elementary.Builder[*ir.Value] = arithmetic{}

// kernel expands functions of the type of the result.
func (x expander) kernel() elementary.Kernel[*ir.Value] { return x.kernelOf(x.t) }

func (x expander) kernelOf(t ir.Type) elementary.Kernel[*ir.Value] {
	precision := elementary.Single
	if elemWidth(t) == 64 {
		precision = elementary.Double
	}
	a := arithmetic{x, like(t, x.l.ctx.F64()), like(t, x.l.ctx.I64())}
	return elementary.Kernel[*ir.Value]{Builder: a, Precision: precision}
}

// wide extends a float to 64 bits.
func (x expander) wide(v *ir.Value) *ir.Value {
	if elemWidth(v.Type()) == 64 {
		return v
	}
	return x.call("fpext", like(v.Type(), x.l.ctx.F64()), v)
}

// narrow makes a float of 64 bits one of the type of the result.
func (x expander) narrow(v *ir.Value) *ir.Value { return x.narrowTo(v, x.t) }

func (x expander) narrowTo(v *ir.Value, t ir.Type) *ir.Value {
	if elemWidth(t) == 64 {
		return v
	}
	return x.call("fptrunc", t, v)
}

func (a arithmetic) Float(v float64) *ir.Value { return a.x.number(a.float, v) }

func (a arithmetic) Int(n uint64) *ir.Value {
	word := a.x.l.ctx.IntAttr(a.x.l.ctx.I64(), int64(n))
	if v, ok := a.word.(*ir.VectorType); ok {
		data := make([]byte, 8)
		for i := range data {
			data[i] = byte(n >> (8 * i))
		}
		return a.x.Constant(a.word, a.x.l.ctx.DenseElementsAttr(v, data, true))
	}
	return a.x.Constant(a.word, word)
}

func (a arithmetic) Add(v, w *ir.Value) *ir.Value { return a.x.add(v, w) }
func (a arithmetic) Sub(v, w *ir.Value) *ir.Value { return a.x.sub(v, w) }
func (a arithmetic) Mul(v, w *ir.Value) *ir.Value { return a.x.mul(v, w) }
func (a arithmetic) Div(v, w *ir.Value) *ir.Value { return a.x.div(v, w) }
func (a arithmetic) Sqrt(v *ir.Value) *ir.Value   { return a.x.same("intr.sqrt", v) }

func (a arithmetic) Less(v, w *ir.Value) *ir.Value { return a.x.fcmp(llvm.FCmpPredicateOlt, v, w) }
func (a arithmetic) LessEqual(v, w *ir.Value) *ir.Value {
	return a.x.fcmp(llvm.FCmpPredicateOle, v, w)
}
func (a arithmetic) Equal(v, w *ir.Value) *ir.Value { return a.x.fcmp(llvm.FCmpPredicateOeq, v, w) }
func (a arithmetic) IsNaN(v *ir.Value) *ir.Value    { return a.x.fcmp(llvm.FCmpPredicateUno, v, v) }

func (a arithmetic) Bits(v *ir.Value) *ir.Value     { return a.x.Bitcast(v, a.word) }
func (a arithmetic) FromBits(v *ir.Value) *ir.Value { return a.x.Bitcast(v, a.float) }
func (a arithmetic) ToFloat(v *ir.Value) *ir.Value  { return a.x.call("sitofp", a.float, v) }

// ToInt keeps what does not fit away from the conversion, which would be poison.
func (a arithmetic) ToInt(v *ir.Value) *ir.Value {
	fits := a.Less(a.x.same("intr.fabs", v), a.Float(math.Ldexp(1, 63)))
	return a.x.call("fptosi", a.word, a.x.choose(fits, v, a.Float(0)))
}

func (a arithmetic) IAdd(v, w *ir.Value) *ir.Value { return a.x.Emitter.Add(v, w) }
func (a arithmetic) ISub(v, w *ir.Value) *ir.Value { return a.x.Emitter.Sub(v, w) }
func (a arithmetic) IMul(v, w *ir.Value) *ir.Value { return a.x.Emitter.Mul(v, w) }
func (a arithmetic) And(v, w *ir.Value) *ir.Value  { return a.x.same("and", v, w) }
func (a arithmetic) Or(v, w *ir.Value) *ir.Value   { return a.x.same("or", v, w) }
func (a arithmetic) Xor(v, w *ir.Value) *ir.Value  { return a.x.same("xor", v, w) }
func (a arithmetic) Shl(v, n *ir.Value) *ir.Value  { return a.x.same("shl", v, n) }
func (a arithmetic) Shr(v, n *ir.Value) *ir.Value  { return a.x.same("lshr", v, n) }
func (a arithmetic) Sar(v, n *ir.Value) *ir.Value  { return a.x.same("ashr", v, n) }

func (a arithmetic) ILess(v, w *ir.Value) *ir.Value { return a.x.icmp(llvm.ICmpPredicateSlt, v, w) }
func (a arithmetic) ULess(v, w *ir.Value) *ir.Value { return a.x.icmp(llvm.ICmpPredicateUlt, v, w) }
func (a arithmetic) IEqual(v, w *ir.Value) *ir.Value {
	return a.x.icmp(llvm.ICmpPredicateEq, v, w)
}

func (a arithmetic) Both(c, d *ir.Value) *ir.Value   { return a.x.same("and", c, d) }
func (a arithmetic) Either(c, d *ir.Value) *ir.Value { return a.x.same("or", c, d) }
func (a arithmetic) Select(c, v, w *ir.Value) *ir.Value {
	return a.x.choose(c, v, w)
}
