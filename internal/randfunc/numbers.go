package randfunc

import (
	"fmt"
	"math/big"
	"math/bits"
)

// Integers computes with integers, indices and vectors of them.
func Integers() Family {
	ops := []Op{{Name: "cmpi", Write: cmpi}}
	for _, name := range []string{"addi", "subi", "muli", "and", "or", "xor"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { integerOp(f, name) }})
	}
	for _, name := range []string{"divi_unsigned", "remi_unsigned"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { unsignedDivision(f, name) }})
	}
	for _, name := range []string{"divi_signed", "remi_signed", "ceildivi_signed", "floordivi_signed"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { signedDivision(f, name) }})
	}
	for _, name := range []string{"shift_left", "shift_right_signed", "shift_right_unsigned"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { shift(f, name) }})
	}
	return Family{Name: "integers", Ops: ops}
}

// operand decides for a value whose type fits, and makes an i32 if there is
// none.
func (f *Func) operand(fits func(*Type) bool) *Value {
	if v := f.Pick(fits); v != nil {
		return v
	}
	if t := intType(32); fits(t) {
		return f.constant(t)
	}
	return f.constant(floatType("f32"))
}

// integerOp may be folded to one of its operands, and is as wide as that was.
func integerOp(f *Func, name string) {
	a := f.operand(isIntLike)
	b := f.Need(a.Type)
	extends := a.extends
	if extends == nil {
		extends = b.extends
	}
	f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type).extends = extends
}

// all writes a constant that has a number everywhere.
func (f *Func) all(t *Type, number string) *Value {
	if t.Kind == Vector {
		return f.aux(t, "constant dense<%s> : %s", number, t)
	}
	return f.aux(t, "constant %s : %s", number, t)
}

// nonzero sets the lowest bit.
func (f *Func) nonzero(v *Value) *Value {
	return f.aux(v.Type, "or %s, %s : %s", v.Name, f.all(v.Type, "1").Name, v.Type)
}

// isDivided reports whether llc-13 divides an integer correctly by a constant: it does not for
// vectors of unusual widths.
func isDivided(t *Type) bool {
	return isIntLike(t) && (t.Kind != Vector || isMachine(t.Elem))
}

func unsignedDivision(f *Func, name string) {
	a := f.operand(func(t *Type) bool { return isDivided(t) && t.scalar().Width > 1 })
	b := f.nonzero(f.Need(a.Type))
	f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type)
}

// signedDivision divides so that the quotient fits: by a positive number, or a
// dividend that is not the least one. The operations that round otherwise than
// to zero change signs on the way, so that they get both; mlir-opt-13 cannot
// expand those of vectors, and takes -1 for 2^64-1 in those of more than 64 bits.
func signedDivision(f *Func, name string) {
	rounds := name == "ceildivi_signed" || name == "floordivi_signed"
	a := f.operand(func(t *Type) bool {
		return isDivided(t) && t.scalar().Width > 2 && !(rounds && (t.Kind == Vector || t.Width > 64))
	})
	b := f.Need(a.Type)
	if rounds || a.Type.flat() && f.IntN(2) == 0 {
		a = f.aux(a.Type, "shift_right_signed %s, %s : %s", a.Name, f.all(a.Type, "1").Name, a.Type)
	} else {
		b = f.aux(a.Type, "and %s, %s : %s", b.Name, f.all(a.Type, extreme(a.Type.scalar().Width, 1).String()).Name, a.Type)
	}
	b = f.nonzero(b)
	f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type)
}

// shift shifts by less than the width. mlir-opt-13 cannot shift n-d vectors.
func shift(f *Func, name string) {
	a := f.operand(func(t *Type) bool {
		return isIntLike(t) && t.scalar().Width > 1 && (isDivided(t) || t.flat() && bits.OnesCount(uint(t.Elem.Width)) == 1)
	})
	b := f.below(f.Need(a.Type), a.Type.scalar().Width)
	if a.Type.flat() {
		f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type)
		return
	}
	v := f.fresh(a.Type)
	f.either(func() {
		f.Linef("%s = %s %s, %s : %s", v.Name, name, a.Name, b.Name, a.Type)
	}, func() {
		f.shiftByFactors(v, name, a, b)
	})
	f.add(v)
}

// shiftByFactors multiplies or divides by 2^b, which is a factor for each bit of b.
// A negative number is shifted to the right as its complement.
func (f *Func) shiftByFactors(v *Value, name string, a, b *Value) {
	t := a.Type
	compute := func(op string, x, y *Value) *Value {
		return f.aux(t, "%s %s, %s : %s", op, x.Name, y.Name, t)
	}
	width, one := t.scalar().Width, f.all(t, "1")
	number := func(n *big.Int) *Value { return f.all(t, n.String()) }
	sign := f.all(t, "0")
	if name == "shift_right_signed" {
		sign = compute("subi", sign, compute("divi_unsigned", a, number(extreme(width, 2))))
	}
	a = compute("xor", a, sign)
	op := "divi_unsigned"
	if name == "shift_left" {
		op = "muli"
	}
	for by := 1; by < width; by *= 2 {
		bit := compute("and", compute("divi_unsigned", b, number(big.NewInt(int64(by)))), one)
		power := new(big.Int).Lsh(big.NewInt(1), uint(by))
		factor := compute("addi", compute("muli", bit, number(power.Sub(power, big.NewInt(1)))), one)
		a = compute(op, a, factor)
	}
	f.Linef("%s = xor %s, %s : %s", v.Name, a.Name, sign.Name, t)
}

// below makes a number less than n, as an unsigned one.
func (f *Func) below(v *Value, n int) *Value {
	if bits.OnesCount(uint(n)) == 1 {
		return f.aux(v.Type, "and %s, %s : %s", v.Name, f.all(v.Type, fmt.Sprint(n-1)).Name, v.Type)
	}
	return f.aux(v.Type, "remi_unsigned %s, %s : %s", v.Name, f.all(v.Type, unsignedText(n, v.Type)).Name, v.Type)
}

// unsignedText is a number as text that fits the type, as a signed one.
func unsignedText(n int, t *Type) string {
	return signed(big.NewInt(int64(n)), t.scalar().Width).String()
}

// cmpi compares. Where mlir-opt-13 knows that both vectors are the same, it folds to a constant
// that mlir-translate-13 crashes on, so vectors are opaque.
func cmpi(f *Func) {
	a := f.operand(isIntLike)
	b := f.Need(a.Type)
	if a.Type.Kind == Vector {
		if a = f.NeedWhere(a.Type, func(v *Value) bool { return v.opaque }); a == nil {
			return
		}
		b = f.constant(a.Type)
	}
	p := pick(f.Tape, []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"})
	f.Define(a.Type.like(intType(1)), "cmpi %s, %s, %s : %s", p, a.Name, b.Name, a.Type)
}

// Floats computes with floats and vectors of them.
func Floats() Family {
	ops := []Op{
		{Name: "cmpf", Write: cmpf}, {Name: "copysign", Write: copysign}, {Name: "fmaf", Write: fmaf},
		{Name: "remf", Write: func(f *Func) { floatOp(f, "remf") }},
	}
	for _, name := range []string{"addf", "subf", "mulf", "divf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { floatOp(f, name) }})
	}
	for _, name := range []string{"negf", "absf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { signOp(f, name) }})
	}
	for _, name := range []string{"ceilf", "floorf"} {
		ops = append(ops, Op{Name: name, Write: func(f *Func) { rounding(f, name) }})
	}
	return Family{Name: "floats", Ops: ops}
}

// isCalled reports whether llc-13 calls the right functions of the C library for a float: it
// takes those of f80 for those of f128.
func isCalled(t *Type) bool { return isFloatLike(t) && t.scalar().Width < 128 }

func floatOp(f *Func, name string) {
	if f.exact {
		return
	}
	fits := isFloatLike
	if name == "remf" {
		fits = isCalled
	}
	a := f.operand(fits)
	b := f.Need(a.Type)
	f.Define(a.Type, "%s %s, %s : %s", name, a.Name, b.Name, a.Type).Inexact = true
}

func fmaf(f *Func) {
	if f.exact {
		return
	}
	a := f.operand(func(t *Type) bool { return isCalled(t) && t.flat() })
	b, c := f.Need(a.Type), f.Need(a.Type)
	f.Define(a.Type, "fmaf %s, %s, %s : %s", a.Name, b.Name, c.Name, a.Type).Inexact = true
}

func rounding(f *Func, name string) {
	if f.exact {
		return
	}
	a := f.operand(isCalled)
	f.Define(a.Type, "%s %s : %s", name, a.Name, a.Type).Inexact = true
}

// signOp changes the sign alone, that of a NaN too.
func signOp(f *Func, name string) {
	a := f.operand(isFloatLike)
	f.Define(a.Type, "%s %s : %s", name, a.Name, a.Type).Inexact = a.Inexact
}

// copysign takes the sign of an exact value.
func copysign(f *Func) {
	a := f.operand(isFloatLike)
	b := f.NeedWhere(a.Type, func(v *Value) bool { return !v.Inexact })
	if b == nil {
		b = f.constant(a.Type)
	}
	f.Define(a.Type, "copysign %s, %s : %s", a.Name, b.Name, a.Type).Inexact = a.Inexact
}

func cmpf(f *Func) {
	a := f.operand(isFloatLike)
	b := f.Need(a.Type)
	p := pick(f.Tape, []string{
		"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true", "false",
	})
	f.Define(a.Type.like(intType(1)), "cmpf %s, %s, %s : %s", p, a.Name, b.Name, a.Type)
}
