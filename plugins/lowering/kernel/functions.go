package kernel

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
)

// function computes an elementary function of 32 or 16 bits in all lanes at once, for which LLVM
// would call C's function for each; nil is any other operation.
func (p *part) function(n *node, args []*ir.Value) *ir.Value {
	if bitsOf(n.typ) > 32 {
		return nil
	}
	f64 := p.ctx.F64()
	k := elementary.Kernel[*ir.Value]{Builder: arithmetic{p.emitter, f64}, Precision: elementary.Single}
	var of func(x, y *ir.Value) *ir.Value
	switch n.op {
	case "llvm.intr.sin":
		of = func(x, _ *ir.Value) *ir.Value { return sine(k, x, 0) }
	case "llvm.intr.cos":
		of = func(x, _ *ir.Value) *ir.Value { return sine(k, x, 1) }
	case "llvm.intr.exp":
		of = func(x, _ *ir.Value) *ir.Value { return elementary.Exp(k, x) }
	case "llvm.intr.exp2":
		of = func(x, _ *ir.Value) *ir.Value { return elementary.Exp2(k, x) }
	case "llvm.intr.log":
		of = func(x, _ *ir.Value) *ir.Value { return elementary.Log(k, x) }
	case "llvm.intr.log2":
		of = func(x, _ *ir.Value) *ir.Value { return elementary.Log2(k, x) }
	case "llvm.intr.pow":
		of = func(x, y *ir.Value) *ir.Value { return elementary.Pow(k, x, y) }
	default:
		return nil
	}
	wide := make([]*ir.Value, 2)
	for i, a := range args {
		wide[i] = p.emitter.make("llvm.fpext", p.vec(f64), nil, a)
	}
	return p.emitter.make("llvm.fptrunc", p.vec(n.typ), nil, of(wide[0], wide[1]))
}

// sine is the sine of x and some quarter turns. What is left of a turn is exact enough for 32 bits
// up to some 2^20; beyond that, where Vulkan asks for nothing, it is still between -1 and 1.
func sine[V any](k elementary.Kernel[V], x V, quarters uint64) V {
	const high, low = 1.5707963267341256, 6.077100506506192e-11 // of a quarter turn: 33 bits, and the next
	large := k.Float(math.Ldexp(1, 45))
	magnitude := k.FromBits(k.And(k.Bits(x), k.Int(1<<63-1)))
	small := k.Select(k.Less(magnitude, large), x, k.Sub(x, x)) // of an infinity it is no number
	half := k.FromBits(k.Or(k.And(k.Bits(small), k.Int(1<<63)), k.Bits(k.Float(0.5))))
	turns := k.ToInt(k.Add(k.Mul(small, k.Float(2/math.Pi)), half))
	n := k.ToFloat(turns)
	r := k.Sub(k.Sub(small, k.Mul(n, k.Float(high))), k.Mul(n, k.Float(low)))
	square := k.Mul(r, r)
	polynomial := func(coefficients ...float64) V {
		sum := k.Float(coefficients[len(coefficients)-1])
		for i := len(coefficients) - 2; i >= 0; i-- {
			sum = k.Add(k.Mul(sum, square), k.Float(coefficients[i]))
		}
		return sum
	}
	s := k.Mul(r, polynomial(1, -1./6, 1./120, -1./5040, 1./362880, -1./39916800))
	c := polynomial(1, -1./2, 1./24, -1./720, 1./40320, -1./3628800, 1./479001600)
	turns = k.IAdd(turns, k.Int(quarters))
	v := k.Select(k.IEqual(k.And(turns, k.Int(1)), k.Int(1)), c, s)
	return k.FromBits(k.Xor(k.Bits(v), k.Shl(k.And(turns, k.Int(2)), k.Int(62))))
}

// arithmetic makes operations on 64 bits in each lane.
type arithmetic struct {
	e   *emitter
	f64 ir.Type
}

var _ elementary.Builder[*ir.Value] = arithmetic{}

func (a arithmetic) Float(v float64) *ir.Value {
	f := a.f64.(*ir.FloatType)
	attr := a.e.ctx.FloatAttr(f, float64Of(v))
	return a.e.vector(f, func(int64) ir.Attribute { return attr })
}
func (a arithmetic) Int(n uint64) *ir.Value { return a.e.same(a.e.i64, int64(n)) }

func (a arithmetic) Add(v, w *ir.Value) *ir.Value { return a.e.op("fadd", v, w) }
func (a arithmetic) Sub(v, w *ir.Value) *ir.Value { return a.e.op("fsub", v, w) }
func (a arithmetic) Mul(v, w *ir.Value) *ir.Value { return a.e.op("fmul", v, w) }
func (a arithmetic) Div(v, w *ir.Value) *ir.Value { return a.e.op("fdiv", v, w) }
func (a arithmetic) Sqrt(v *ir.Value) *ir.Value {
	return a.e.make("llvm.intr.sqrt", v.Type(), nil, v)
}

func (a arithmetic) compare(p llvm.FCmpPredicate, v, w *ir.Value) *ir.Value {
	return a.e.make("llvm.fcmp", a.e.vec(a.e.i1), ir.AttrList{{Name: "predicate", Value: p.Attr(a.e.ctx)}}, v, w)
}
func (a arithmetic) Less(v, w *ir.Value) *ir.Value {
	return a.compare(llvm.FCmpPredicateOlt, v, w)
}
func (a arithmetic) LessEqual(v, w *ir.Value) *ir.Value {
	return a.compare(llvm.FCmpPredicateOle, v, w)
}
func (a arithmetic) Equal(v, w *ir.Value) *ir.Value {
	return a.compare(llvm.FCmpPredicateOeq, v, w)
}
func (a arithmetic) IsNaN(v *ir.Value) *ir.Value { return a.compare(llvm.FCmpPredicateUno, v, v) }

func (a arithmetic) Bits(v *ir.Value) *ir.Value     { return a.e.bitcast(v, a.e.vec(a.e.i64)) }
func (a arithmetic) FromBits(v *ir.Value) *ir.Value { return a.e.bitcast(v, a.e.vec(a.f64)) }
func (a arithmetic) ToFloat(v *ir.Value) *ir.Value {
	return a.e.make("llvm.sitofp", a.e.vec(a.f64), nil, v)
}

// ToInt keeps what does not fit away from the conversion, which would be poison.
func (a arithmetic) ToInt(v *ir.Value) *ir.Value {
	magnitude := a.e.make("llvm.intr.fabs", v.Type(), nil, v)
	fits := a.Less(magnitude, a.Float(math.Ldexp(1, 63)))
	return a.e.make("llvm.fptosi", a.e.vec(a.e.i64), nil, a.e.selected(fits, v, a.Float(0)))
}

func (a arithmetic) IAdd(v, w *ir.Value) *ir.Value { return a.e.op("add", v, w) }
func (a arithmetic) ISub(v, w *ir.Value) *ir.Value { return a.e.op("sub", v, w) }
func (a arithmetic) IMul(v, w *ir.Value) *ir.Value { return a.e.op("mul", v, w) }
func (a arithmetic) And(v, w *ir.Value) *ir.Value  { return a.e.op("and", v, w) }
func (a arithmetic) Or(v, w *ir.Value) *ir.Value   { return a.e.op("or", v, w) }
func (a arithmetic) Xor(v, w *ir.Value) *ir.Value  { return a.e.op("xor", v, w) }
func (a arithmetic) Shl(v, n *ir.Value) *ir.Value  { return a.e.op("shl", v, n) }
func (a arithmetic) Shr(v, n *ir.Value) *ir.Value  { return a.e.op("lshr", v, n) }
func (a arithmetic) Sar(v, n *ir.Value) *ir.Value  { return a.e.op("ashr", v, n) }

func (a arithmetic) ILess(v, w *ir.Value) *ir.Value {
	return a.e.icmp(llvm.ICmpPredicateSlt, v, w)
}
func (a arithmetic) ULess(v, w *ir.Value) *ir.Value {
	return a.e.icmp(llvm.ICmpPredicateUlt, v, w)
}
func (a arithmetic) IEqual(v, w *ir.Value) *ir.Value { return a.e.icmp(llvm.ICmpPredicateEq, v, w) }
func (a arithmetic) Both(c, d *ir.Value) *ir.Value   { return a.e.op("and", c, d) }
func (a arithmetic) Either(c, d *ir.Value) *ir.Value { return a.e.op("or", c, d) }

func (a arithmetic) Select(c, v, w *ir.Value) *ir.Value { return a.e.selected(c, v, w) }
