package randfunc

import (
	"fmt"
	"math"
	"math/big"
	"strings"
)

// Constants makes values of all types.
func Constants() Family {
	return Family{Name: "constants", Ops: []Op{
		{Name: "constant", Write: func(f *Func) { f.constant(f.anyType()) }},
		{Name: "splat", Write: splat},
	}}
}

func splat(f *Func) {
	t := f.vectorType(f.scalarType())
	if t.Elem.Width == 1 {
		f.conditions(t)
		return
	}
	in := f.Need(t.Elem)
	v := f.Define(t, "splat %s : %s", in.Name, t)
	v.Inexact = in.Inexact
}

// The widths that integers have, and the floats, the usual ones more often.
var (
	intWidths = []int{32, 64, 8, 16, 32, 64, 1, 128, 2, 7, 24, 33, 48, 100}
	floats    = []string{"f32", "f64", "f32", "f64", "f16", "f32", "f64", "bf16", "f80", "f128"}
	lanes     = [][]int{{4}, {2}, {3}, {8}, {1}, {2, 3}, {2, 2, 2}, {3, 1}}
)

func (f *Func) scalarType() *Type {
	switch f.IntN(8) {
	case 0, 1, 2, 3:
		return intType(pick(f.Tape, intWidths))
	case 4:
		return indexType()
	}
	return f.floatType()
}

func (f *Func) floatType() *Type { return floatType(pick(f.Tape, floats)) }

func (f *Func) lanes() []int { return pick(f.Tape, lanes) }

func (f *Func) vectorType(elem *Type) *Type { return vectorType(elem, f.lanes()...) }

// anyType chooses a type that a constant can have, and whose layout in memory C knows: LLVM
// packs the bits of vectors of f80. mlir-opt-13 has no constants of complex numbers that are
// wide.
func (f *Func) anyType() *Type {
	t := f.scalarType()
	switch f.IntN(6) {
	case 4:
		if t.Width != 80 {
			return f.vectorType(t)
		}
	case 5:
		if isUsual(t) {
			return complexType(t)
		}
	}
	return t
}

func isBrain(t *Type) bool { return t.scalar().text == "bf16" }

// isUnusual reports whether a type is bf16 or a float above 64 bits.
func isUnusual(t *Type) bool { return isFloatLike(t) && (isBrain(t) || t.scalar().Width > 64) }

func isUsual(t *Type) bool { return isFloatLike(t) && !isUnusual(t) }

// constant writes a constant with a value that has been decided for. Parts of
// complex numbers are simple, since mlir-opt-13 prints others so that it takes
// them for integers.
func (f *Func) constant(t *Type) *Value {
	switch t.Kind {
	case Complex:
		e := t.Elem
		return f.Define(t, "constant [%d.5 : %s, %d.5 : %s] : %s", f.IntN(17)-8, e, f.IntN(17)-8, e, t)
	case Vector:
		if t.Elem.Width == 1 {
			return f.conditions(t)
		}
		if isUnusual(t) {
			return f.oneOfTwo(t)
		}
		return f.Define(t, "constant dense<%s> : %s", f.elements(t.Elem, t.Shape), t)
	}
	if isUnusual(t) {
		return f.oneOfTwo(t)
	}
	return f.literal(t, f.number(t))
}

// oneOfTwo makes a value that is not known: LLVM 13 computes with constants of bf16
// otherwise than with variables, and MLIR 13 cannot read what it makes of those of
// wide floats.
func (f *Func) oneOfTwo(t *Type) *Value {
	c := f.condition()
	a, b := f.all(t, f.number(t.scalar())), f.all(t, f.number(t.scalar()))
	return f.Define(t, "select %s, %s, %s : %s", c.Name, a.Name, b.Name, t)
}

// conditions makes a vector of i1 that is not constant: mlir-translate-13 gets a constant of
// eight times true wrong.
func (f *Func) conditions(t *Type) *Value {
	return f.Define(t, "splat %s : %s", f.condition().Name, t)
}

// condition decides for an i1 that is not known. Where mlir-opt-13 knows it, it
// loses sight of the block that is never reached, and fails.
func (f *Func) condition() *Value {
	isOpaque := func(v *Value) bool { return v.opaque }
	if v := f.NeedWhere(intType(1), isOpaque); v != nil {
		return v
	}
	for _, t := range []*Type{intType(32), indexType(), intType(64), intType(8)} {
		if v := f.NeedWhere(t, isOpaque); v != nil {
			return f.aux(intType(1), "cmpi %s, %s, %s : %s", pick(f.Tape, []string{"slt", "uge"}), v.Name, f.literal(t, f.number(t)).Name, t)
		}
	}
	return f.aux(intType(1), "trunci %s : i8 to i1", f.anyByte().Name)
}

// anyByte loads a byte that somebody might have written to.
func (f *Func) anyByte() *Value {
	m := f.aux(memrefType(intType(8)), "memref.get_global @%s : memref<i8>", f.m.byte(f).name)
	return f.aux(intType(8), "memref.load %s[] : memref<i8>", m.Name)
}

// literal writes a constant of an integer or float.
func (f *Func) literal(t *Type, text string) *Value {
	if t.is(intType(1)) {
		return f.Define(t, "constant %s", text)
	}
	return f.Define(t, "constant %s : %s", text, t)
}

// elements are the elements of a vector, or one for all.
func (f *Func) elements(elem *Type, shape []int) string {
	if f.IntN(3) == 0 {
		return f.number(elem)
	}
	return f.nested(elem, shape)
}

func (f *Func) nested(elem *Type, shape []int) string {
	if len(shape) == 0 {
		return f.number(elem)
	}
	parts := make([]string, shape[0])
	for i := range parts {
		parts[i] = f.nested(elem, shape[1:])
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

// number decides for the text of a number.
func (f *Func) number(t *Type) string {
	if t.Kind == Float {
		return f.float(t)
	}
	if t.Width == 1 {
		return fmt.Sprint(f.IntN(2) == 1)
	}
	return f.integer(t.Width).String()
}

// integer decides for a signed number of that width: small, any, or extreme.
func (f *Func) integer(width int) *big.Int {
	switch f.IntN(4) {
	case 0, 1:
		return new(big.Int).SetInt64(int64(f.IntN(1 << min(width-1, 4))))
	case 2:
		return extreme(width, f.IntN(3))
	}
	v := new(big.Int).SetUint64(f.Bits())
	if width > 64 {
		v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(f.Bits()))
	}
	return signed(v, width)
}

// extreme is -1, the greatest number, or the least one.
func extreme(width, which int) *big.Int {
	one := big.NewInt(1)
	v := new(big.Int).Lsh(one, uint(width-1))
	switch which {
	case 0:
		return big.NewInt(-1)
	case 1:
		return v.Sub(v, one)
	}
	return v.Neg(v)
}

// signed keeps the low bits of a number, as a signed one.
func signed(v *big.Int, width int) *big.Int {
	modulus := new(big.Int).Lsh(big.NewInt(1), uint(width))
	v.And(v, new(big.Int).Sub(modulus, big.NewInt(1)))
	if v.Bit(width-1) == 1 {
		v.Sub(v, modulus)
	}
	return v
}

// float chooses the text of a float. Those that have hexadecimal literals also get infinities,
// NaNs and subnormal numbers; mlir-opt-13 prints others that it cannot read.
func (f *Func) float(t *Type) string {
	way := f.IntN(4)
	if isUnusual(t) {
		return fmt.Sprintf("%d.5", f.IntN(17)-8)
	}
	switch way {
	case 2:
		switch t.Width {
		case 16:
			return fmt.Sprintf("0x%04X", f.IntN(1<<16))
		case 32:
			return fmt.Sprintf("0x%08X", uint32(f.Bits()))
		case 64:
			return fmt.Sprintf("0x%016X", f.Bits())
		}
	case 3:
		return fmt.Sprintf("%e", math.Ldexp(float64(1+f.IntN(1<<10)), f.IntN(21)-16))
	}
	return fmt.Sprintf("%d.5", f.IntN(17)-8)
}
