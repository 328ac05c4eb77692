package randfunc

import (
	"fmt"
	"math/big"
)

// Casts makes numbers of one type of numbers of another.
func Casts() Family {
	return Family{Name: "casts", Ops: []Op{
		{Name: "resize", Write: resize},
		{Name: "index_cast", Write: indexCast},
		{Name: "itofp", Write: intToFloat},
		{Name: "fptoi", Write: floatToInt},
		{Name: "fpresize", Write: resizeFloat},
	}}
}

func (f *Func) cast(name string, v *Value, t *Type) *Value {
	return f.Define(t, "%s %s : %s to %s", name, v.Name, v.Type, t)
}

// resize makes an integer wider or narrower. What was made wider is not made
// narrower again but to the type it had: mlir-opt-13 takes the value before.
func resize(f *Func) {
	a := f.operand(isSizedInts)
	from, to := a.Type.scalar().Width, pick(f.Tape, intWidths)
	if from == to {
		return
	}
	t := a.Type.like(intType(to))
	if to > from {
		f.cast(pick(f.Tape, []string{"sexti", "zexti"}), a, t).extends = a.Type
		return
	}
	if a.extends == nil || a.extends.is(t) {
		f.cast("trunci", a, t)
	}
}

// indexCast casts an index or to one. mlir-opt-13 takes what is cast to a type and
// back for what it was, even if bits were cut off: there such casts go by types
// that nothing else has. It also puts zeros before a constant below zero.
func indexCast(f *Func) {
	a := f.operand(func(t *Type) bool { return isInt(t) || isIndex(t) })
	to := indexType()
	if a.Type.Kind == Index {
		to = intType(pick(f.Tape, intWidths))
	}
	switch {
	case to.Width < a.Type.Width && a.Type.Kind == Index:
		f.castBy("index_cast", "trunci", a, intType(126), to)
	case to.Width < a.Type.Width && a.extends == nil:
		f.castBy("trunci", "index_cast", a, intType(a.Type.Width-1), to)
	case to.Width > a.Type.Width && a.Type.Kind == Index:
		f.castBy("index_cast", "sexti", a, intType(a.Type.Width), to)
	case to.Width >= a.Type.Width:
		f.cast("index_cast", a, to)
	}
}

// castBy writes an index_cast, and for MLIR 13 two casts.
func (f *Func) castBy(first, second string, a *Value, by, to *Type) {
	v := f.fresh(to)
	f.either(func() {
		f.Linef("%s = index_cast %s : %s to %s", v.Name, a.Name, a.Type, to)
	}, func() {
		between := f.aux(by, "%s %s : %s to %s", first, a.Name, a.Type, by)
		f.Linef("%s = %s %s : %s to %s", v.Name, second, between.Name, by, to)
	})
	f.add(v)
}

func intToFloat(f *Func) {
	a := f.operand(isSizedInts)
	t := a.Type.like(f.floatType())
	if isBrain(t) && !a.opaque {
		return
	}
	f.cast(pick(f.Tape, []string{"sitofp", "uitofp"}), a, t)
}

// floatToInt converts what fits, and 0.5 where the float does not. The bounds
// are powers of two that both types have.
func floatToInt(f *Func) {
	a := f.operand(isFloatLike)
	name, width := pick(f.Tape, []string{"fptosi", "fptoui"}), pick(f.Tape, intWidths)
	if width < 3 {
		return
	}
	const most = 19 // MLIR 13 prints greater powers as wide floats, which it cannot read
	bound := new(big.Int).Lsh(big.NewInt(1), uint(min(width-2, a.Type.scalar().Width/2+6, most)))
	high := f.all(a.Type, bound.String()+".0")
	low := f.all(a.Type, "-0.5")
	if name == "fptosi" {
		low = f.all(a.Type, "-"+bound.String()+".0")
	}
	i1 := a.Type.like(intType(1))
	above := f.aux(i1, "cmpf oge, %s, %s : %s", a.Name, low.Name, a.Type)
	below := f.aux(i1, "cmpf ole, %s, %s : %s", a.Name, high.Name, a.Type)
	fits := f.aux(i1, "and %s, %s : %s", above.Name, below.Name, i1)
	guarded := f.aux(a.Type, "select %s, %s, %s : %s", fits.Name, a.Name, f.all(a.Type, "0.5").Name, selectTypes(fits, a.Type))
	f.cast(name, guarded, a.Type.like(intType(width)))
}

// selectTypes are the types that `select` prints: that of the condition only if it is not an
// i1.
func selectTypes(condition *Value, t *Type) string {
	if condition.Type.Kind == Vector {
		return fmt.Sprintf("%s, %s", condition.Type, t)
	}
	return t.String()
}

func resizeFloat(f *Func) {
	if f.exact {
		return
	}
	a, to := f.operand(isFloatLike), f.floatType()
	from := a.Type.scalar()
	if from.Width == to.Width || isBrain(to) && !a.opaque {
		return
	}
	name := "fpext"
	if to.Width < from.Width {
		name = "fptrunc"
	}
	f.cast(name, a, a.Type.like(to)).Inexact = true
}
