package interpret

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// op compiles an operation that is no terminator.
func (c *compiler) op(op *ir.Operation) step {
	for _, compile := range []func(*ir.Operation) step{c.number, c.access, c.view, c.control, c.parallel, c.vector, c.call} {
		if s := compile(op); s != nil {
			return s
		}
	}
	refuse(op, "an unknown operation")
	return nil
}

// shape is the type of the elements of a scalar or vector, and how many there are; 0 for
// a scalar.
func shape(op *ir.Operation, t ir.Type) (elem, int) {
	n := 0
	if v, ok := t.(*ir.VectorType); ok {
		count, _ := ir.NumElements(v)
		n, t = int(count), v.Elem()
	}
	e, err := elemOf(t)
	if err != nil {
		refuse(op, err.Error())
	}
	return e, n
}

// number compiles arithmetic, on scalars and on vectors element by element.
func (c *compiler) number(op *ir.Operation) step {
	if op.Is("std.constant") {
		return c.constant(op)
	}
	if op.Is("std.select") {
		return c.choice(op)
	}
	if op.NumResults() != 1 || op.NumOperands() == 0 || op.NumOperands() > 2 {
		return nil
	}
	one := arithmetic(op)
	if one == nil {
		return nil
	}
	a, b, to := c.slot(op.Operand(0)), c.slot(op.Operand(op.NumOperands()-1)), c.slot(op.Result(0))
	_, lanes := shape(op, op.ResultType(0))
	if lanes == 0 {
		return func(_ *Machine, fr []Value) { fr[to] = Value{N: one(fr[a].N, fr[b].N)} }
	}
	return func(_ *Machine, fr []Value) {
		x, y, out := fr[a].Ref.([]int64), fr[b].Ref.([]int64), make([]int64, lanes)
		for i := range out {
			out[i] = one(x[i], y[i])
		}
		fr[to] = Value{Ref: out}
	}
}

// arithmetic is what an operation computes of one or two numbers; nil if it does not.
func arithmetic(op *ir.Operation) func(a, b int64) int64 {
	switch op.Name().String() {
	case "std.addi", "std.subi", "std.muli", "std.and", "std.or", "std.xor", "std.divi_signed", "std.divi_unsigned",
		"std.remi_signed", "std.remi_unsigned", "std.floordivi_signed", "std.ceildivi_signed", "std.shift_left",
		"std.shift_right_signed", "std.shift_right_unsigned":
		e, _ := shape(op, op.ResultType(0))
		f := integers(op.Name().String()[len("std."):], e)
		return func(a, b int64) int64 { return e.wrap(f(a, b)) }
	case "std.addf", "std.subf", "std.mulf", "std.divf":
		e, _ := shape(op, op.ResultType(0))
		return floats(op.Name().String(), e)
	case "std.negf":
		e, _ := shape(op, op.ResultType(0))
		return func(a, _ int64) int64 { return e.ofFloat(-e.float(a)) }
	case "std.cmpi":
		e, _ := shape(op, op.OperandType(0))
		p := predicate(op)
		return func(a, b int64) int64 { return truth(compareInts(std.CmpIPredicate(p), e, a, b)) }
	case "std.cmpf":
		e, _ := shape(op, op.OperandType(0))
		p := predicate(op)
		return func(a, b int64) int64 { return truth(compareFloats(std.CmpFPredicate(p), e.float(a), e.float(b))) }
	}
	return conversion(op)
}

// conversion is how a number becomes one of another type.
func conversion(op *ir.Operation) func(a, b int64) int64 {
	switch op.Name().String() {
	case "std.trunci", "std.index_cast", "std.sexti":
		to, _ := shape(op, op.ResultType(0))
		return func(a, _ int64) int64 { return to.wrap(a) }
	case "std.zexti":
		from, _ := shape(op, op.OperandType(0))
		return func(a, _ int64) int64 { return int64(from.unsigned(a)) }
	case "std.sitofp":
		to, _ := shape(op, op.ResultType(0))
		return func(a, _ int64) int64 {
			if to.bits == 32 {
				return int64(int32(math.Float32bits(float32(a))))
			}
			return to.ofFloat(float64(a))
		}
	case "std.fpext", "std.fptrunc":
		from, _ := shape(op, op.OperandType(0))
		to, _ := shape(op, op.ResultType(0))
		return func(a, _ int64) int64 { return to.ofFloat(from.float(a)) }
	}
	return nil
}

func predicate(op *ir.Operation) int64 {
	a, ok := op.Attr("predicate").(*ir.IntegerAttr)
	if !ok {
		refuse(op, "no predicate")
	}
	n, _ := a.Int()
	return n
}

func truth(b bool) int64 {
	if b {
		return -1 // an i1, extended by its sign
	}
	return 0
}

func integers(name string, e elem) func(a, b int64) int64 {
	divisor := func(b int64) int64 {
		if b == 0 {
			trapf("a division by zero")
		}
		return b
	}
	amount := func(b int64) uint64 {
		n := e.unsigned(b)
		if n >= uint64(e.bits) {
			trapf("a shift by %d of %d bits", n, e.bits)
		}
		return n
	}
	return map[string]func(a, b int64) int64{
		"addi":                 func(a, b int64) int64 { return a + b },
		"subi":                 func(a, b int64) int64 { return a - b },
		"muli":                 func(a, b int64) int64 { return a * b },
		"and":                  func(a, b int64) int64 { return a & b },
		"or":                   func(a, b int64) int64 { return a | b },
		"xor":                  func(a, b int64) int64 { return a ^ b },
		"divi_signed":          func(a, b int64) int64 { return a / divisor(b) },
		"remi_signed":          func(a, b int64) int64 { return a % divisor(b) },
		"divi_unsigned":        func(a, b int64) int64 { return int64(e.unsigned(a) / e.unsigned(divisor(b))) },
		"remi_unsigned":        func(a, b int64) int64 { return int64(e.unsigned(a) % e.unsigned(divisor(b))) },
		"floordivi_signed":     func(a, b int64) int64 { return floorDiv(a, divisor(b)) },
		"ceildivi_signed":      func(a, b int64) int64 { return -floorDiv(-a, divisor(b)) },
		"shift_left":           func(a, b int64) int64 { return a << amount(b) },
		"shift_right_signed":   func(a, b int64) int64 { return a >> amount(b) },
		"shift_right_unsigned": func(a, b int64) int64 { return int64(e.unsigned(a) >> amount(b)) },
	}[name]
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func floats(name string, e elem) func(a, b int64) int64 {
	f := map[string]func(a, b float64) float64{
		"std.addf": func(a, b float64) float64 { return a + b },
		"std.subf": func(a, b float64) float64 { return a - b },
		"std.mulf": func(a, b float64) float64 { return a * b },
		"std.divf": func(a, b float64) float64 { return a / b },
	}[name]
	// An operation on two f32 that is done on f64 and rounded again is rounded right.
	return func(a, b int64) int64 { return e.ofFloat(f(e.float(a), e.float(b))) }
}

func compareInts(p std.CmpIPredicate, e elem, a, b int64) bool {
	x, y := e.unsigned(a), e.unsigned(b)
	switch p {
	case std.CmpIPredicateEq:
		return a == b
	case std.CmpIPredicateNe:
		return a != b
	case std.CmpIPredicateSlt:
		return a < b
	case std.CmpIPredicateSle:
		return a <= b
	case std.CmpIPredicateSgt:
		return a > b
	case std.CmpIPredicateSge:
		return a >= b
	case std.CmpIPredicateUlt:
		return x < y
	case std.CmpIPredicateUle:
		return x <= y
	case std.CmpIPredicateUgt:
		return x > y
	}
	return x >= y
}

func compareFloats(p std.CmpFPredicate, a, b float64) bool {
	unordered := a != a || b != b
	switch p {
	case std.CmpFPredicateFalse:
		return false
	case std.CmpFPredicateOeq:
		return a == b
	case std.CmpFPredicateOgt:
		return a > b
	case std.CmpFPredicateOge:
		return a >= b
	case std.CmpFPredicateOlt:
		return a < b
	case std.CmpFPredicateOle:
		return a <= b
	case std.CmpFPredicateOne:
		return !unordered && a != b
	case std.CmpFPredicateOrd:
		return !unordered
	case std.CmpFPredicateUeq:
		return unordered || a == b
	case std.CmpFPredicateUgt:
		return unordered || a > b
	case std.CmpFPredicateUge:
		return unordered || a >= b
	case std.CmpFPredicateUlt:
		return unordered || a < b
	case std.CmpFPredicateUle:
		return unordered || a <= b
	case std.CmpFPredicateUne:
		return unordered || a != b
	case std.CmpFPredicateUno:
		return unordered
	}
	return true
}

func (c *compiler) constant(op *ir.Operation) step {
	to := c.slot(op.Result(0))
	var v Value
	switch a := op.Attr("value").(type) {
	case *ir.SymbolRefAttr:
		f := c.p.functions[a.Root()]
		if f == nil {
			refuse(op, "an unknown function")
		}
		v.Ref = f
	case *ir.DenseElementsAttr:
		v.Ref = elements(op, a)
	default:
		v.N = constantBits(op, a)
	}
	return func(_ *Machine, fr []Value) { fr[to] = v }
}

func elements(op *ir.Operation, a *ir.DenseElementsAttr) []int64 {
	list := make([]int64, a.Len())
	for i := range list {
		list[i] = constantBits(op, a.Element(i))
	}
	return list
}

func constantBits(op *ir.Operation, a ir.Attribute) int64 {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if e, err := elemOf(a.Type()); err == nil {
			low, _ := a.Value().Int64()
			return e.wrap(low)
		}
	case *ir.FloatAttr:
		if e, err := elemOf(a.Type()); err == nil {
			return e.ofFloat(a.Value().Float64())
		}
	}
	refuse(op, "an unknown constant")
	return 0
}

// choice compiles select.
func (c *compiler) choice(op *ir.Operation) step {
	in, to := c.list(op.Operands()), c.slot(op.Result(0))
	if _, lanes := op.OperandType(0).(*ir.VectorType); !lanes {
		return func(_ *Machine, fr []Value) {
			if fr[in[0]].N != 0 {
				fr[to] = fr[in[1]]
			} else {
				fr[to] = fr[in[2]]
			}
		}
	}
	return func(_ *Machine, fr []Value) {
		condition, x, y := fr[in[0]].Ref.([]int64), fr[in[1]].Ref.([]int64), fr[in[2]].Ref.([]int64)
		out := make([]int64, len(x))
		for i := range out {
			out[i] = y[i]
			if condition[i] != 0 {
				out[i] = x[i]
			}
		}
		fr[to] = Value{Ref: out}
	}
}
