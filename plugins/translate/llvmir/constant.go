package llvmir

import (
	"math"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// constant appends an attribute as a constant of a type, without the type.
func (w *writer) constant(a ir.Attribute, t ir.Type) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		w.number(a, t)
	case *ir.FloatAttr:
		w.number(a, t)
	case *ir.StringAttr:
		w.stringConstant(a.Value(), t)
	case *ir.DenseElementsAttr:
		w.elements(denseElements{a}, t)
	case *ir.SparseElementsAttr:
		w.sparse(a, t)
	case *ir.ArrayAttr:
		w.members(a, t)
	case *ir.SymbolRefAttr:
		w.symbol(a)
	default:
		w.fail("this attribute cannot be a constant of LLVM IR; it takes numbers, strings, and elements of numbers")
	}
}

// number appends a number as a constant of a type; each element of a vector
// gets it.
func (w *writer) number(a ir.Attribute, t ir.Type) {
	if llvm.IsVector(t) {
		w.splat(func() { w.number(a, llvm.Elem(t)) }, t)
		return
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		w.integer(a.Value(), t)
	case *ir.FloatAttr:
		w.float(a.Value(), t)
	}
}

// integer appends a number cut or extended to the type.
func (w *writer) integer(n num.Int, t ir.Type) {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		w.mismatch("an integer", t)
		return
	}
	width := int(i.Width())
	if width == 1 {
		w.text(boolText(n.Bit(0) == 1))
		return
	}
	if n.Width() == 1 { // true is 1
		n = n.ZExt(width)
	}
	if v, ok := n.Int64(); ok && n.Width() <= width {
		w.int(v)
		return
	}
	w.out = n.SExtOrTrunc(width).AppendDecimal(w.out, true)
}

func boolText(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

func (w *writer) mismatch(what string, t ir.Type) {
	w.fail(what + " cannot be a constant of type " + describe(t))
}

// float appends a number in LLVM's form: six digits if they are exact, else the bits.
func (w *writer) float(f num.Float, t ir.Type) {
	want, ok := t.(*ir.FloatType)
	if !ok || want.Kind() != f.Kind() {
		w.mismatch("a number of type "+f.Kind().Name(), t)
		return
	}
	switch f.Kind() {
	case num.F32, num.F64:
		w.double(f)
	case num.F16:
		_, lo := f.Bits()
		w.hex("0xH", lo, 4)
	case num.BF16:
		_, lo := f.Bits()
		if w.u.asIntegers() {
			w.int(int64(lo))
			return
		}
		w.hex("0xR", lo, 4)
	case num.F80:
		hi, lo := f.Bits()
		w.hex("0xK", hi, 4)
		w.hex("", lo, 16)
	case num.F128: // the low half comes first
		hi, lo := f.Bits()
		w.hex("0xL", lo, 16)
		w.hex("", hi, 16)
	}
}

func (w *writer) double(f num.Float) {
	bits := doubleBits(f)
	v := math.Float64frombits(bits)
	if !math.IsNaN(v) && !math.IsInf(v, 0) {
		start := len(w.out)
		w.out = strconv.AppendFloat(w.out, v, 'e', 6, 64)
		back, err := strconv.ParseFloat(string(w.out[start:]), 64)
		if err == nil && math.Float64bits(back) == bits {
			return
		}
		w.out = w.out[:start]
	}
	w.hex("0x", bits, 16)
}

// doubleBits is a number of kind f32 or f64 as the bits of a double. Payload
// and kind of a NaN stay.
func doubleBits(f num.Float) uint64 {
	_, lo := f.Bits()
	if f.Kind() == num.F64 {
		return lo
	}
	if !f.IsNaN() {
		return math.Float64bits(float64(math.Float32frombits(uint32(lo))))
	}
	return lo>>31<<63 | 0x7FF<<52 | lo&(1<<23-1)<<29
}

func (w *writer) hex(prefix string, v uint64, digits int) {
	const hex = "0123456789ABCDEF"
	w.text(prefix)
	for i := digits - 1; i >= 0; i-- {
		w.byte(hex[v>>(4*i)&15])
	}
}

// stringConstant appends text as an array of bytes, or of wider integers.
func (w *writer) stringConstant(text string, t ir.Type) {
	if llvm.IsArray(t) && isByte(llvm.Elem(t)) && llvm.Len(t) == int64(len(text)) {
		w.text("c\"")
		w.out = appendEscaped(w.out, text)
		w.byte('"')
		return
	}
	w.mismatch("a string of "+strconv.Itoa(len(text))+" bytes", t)
}

func isByte(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width() == 8
}

// members appends the numbers of an array attribute as the members of a struct,
// such as the two parts of a complex number, or the elements of an array.
func (w *writer) members(a *ir.ArrayAttr, t ir.Type) {
	parts := a.Elems()
	var member func(i int) ir.Type
	opening, closing := "{ ", " }"
	switch {
	case llvm.IsStruct(t) && llvm.NumMembers(t) == len(parts):
		member = func(i int) ir.Type { return llvm.Member(t, i) }
		if llvm.IsPacked(t) {
			opening, closing = "<{ ", " }>"
		}
	case llvm.IsArray(t) && llvm.Len(t) == int64(len(parts)):
		member = func(int) ir.Type { return llvm.Elem(t) }
		opening, closing = "[", "]"
	default:
		w.mismatch("an array of "+strconv.Itoa(len(parts))+" values", t)
		return
	}
	w.text(opening)
	for i, p := range parts {
		w.comma(i)
		w.typ(member(i))
		w.byte(' ')
		w.constant(p, member(i))
	}
	w.text(closing)
}

// symbol appends the address of a function or global.
func (w *writer) symbol(ref *ir.SymbolRefAttr) {
	name := ref.Leaf()
	if w.u.symbols[name] == nil {
		w.fail("symbol '@" + name + "' is not defined in this module")
	}
	w.out = appendName(w.out, '@', name)
}

// zero appends the constant whose bits are zero.
func (w *writer) zero(t ir.Type) {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		w.number(t.Context().ZeroAttr(t), t)
		return
	}
	if llvm.IsPtr(t) {
		w.text("null")
		return
	}
	w.text("zeroinitializer")
}
