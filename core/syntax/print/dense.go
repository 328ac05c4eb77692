package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// hexFrom is the number of elements above which they print in hexadecimal, unless
// the options say another.
const hexFrom = 100

// inHex reports whether n elements are printed in hexadecimal. A limit below zero
// stands for none.
func (pr *Printer) inHex(n int) bool {
	if l := pr.Opts.HexElements; l.Set {
		return l.N >= 0 && l.exceededBy(int64(n))
	}
	return n > hexFrom
}

// elementsAttr appends the attributes that hold many numbers.
func (pr *Printer) elementsAttr(a ir.Attribute, e eliding) {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if pr.elided(a.Shaped(), a.IsSplat()) {
			break
		}
		if pr.resourceRef(a) {
			break
		}
		pr.Text("dense<")
		pr.dense(a, true)
		pr.Byte('>')
	case *ir.DenseStringElementsAttr:
		if pr.elided(a.Shaped(), len(a.Values()) == 1) {
			break
		}
		pr.Text("dense<")
		pr.denseStrings(a)
		pr.Byte('>')
	case *ir.SparseElementsAttr:
		if pr.elided(a.Indices().Shaped(), false) || pr.elidedValues(a.Values()) {
			break
		}
		pr.sparse(a)
	case *ir.OpaqueElementsAttr:
		if pr.elided(a.Type().(ir.ShapedType), false) {
			break
		}
		pr.Text("opaque<")
		pr.Quoted(a.Dialect())
		pr.Text(", ")
		pr.hexString(a.Data())
		pr.Byte('>')
	case *ir.DenseArrayAttr:
		pr.denseArray(a)
		return
	case *ir.StridedLayoutAttr:
		pr.strided(a)
		return
	default:
		panic("BUG: no such attribute")
	}
	pr.attrType(a.(ir.TypedAttr).Type(), e)
}

// elided appends what stands for elements that are too many to print.
func (pr *Printer) elided(t ir.ShapedType, splat bool) bool {
	limit := pr.Opts.ElideElements
	if !limit.Set || splat {
		return false
	}
	if n, _ := ir.NumElements(t); !limit.exceededBy(n) {
		return false
	}
	if hasResources(pr.Opts.Profile) {
		pr.Text("dense_resource<__elided__>")
	} else {
		pr.Text(`opaque<"_", "0xDEADBEEF">`)
	}
	return true
}

func (pr *Printer) elidedValues(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	return ok && pr.elided(d.Shaped(), d.IsSplat())
}

// dense appends the elements: one for a splat, hexadecimal if there are many and
// it is allowed, and nested lists else.
func (pr *Printer) dense(a *ir.DenseElementsAttr, allowHex bool) {
	n := a.Len()
	if !a.IsSplat() && allowHex && pr.inHex(n) {
		pr.hexString(pr.hexData(a))
		return
	}
	w := elementWriter{pr: pr, data: a.Data()}
	w.elem = a.Shaped().Elem()
	w.size, _ = ir.ElementBytes(w.elem)
	if c, ok := w.elem.(*ir.ComplexType); ok {
		w.elem, w.size, w.complex = c.Elem(), w.size/2, true
	}
	if f, ok := w.elem.(*ir.FloatType); ok {
		w.float = f.Kind()
	}
	if i, ok := w.elem.(*ir.IntegerType); ok {
		w.unsigned = i.Signedness() == ir.Unsigned
		w.truth = i.Width() == 1
	}
	if a.IsSplat() {
		w.one(0)
		return
	}
	if n == 0 {
		return
	}
	pr.nested(a.Shaped().Shape(), 0, w.one)
}

// hexData is what is printed in hexadecimal: truth values are packed there; in MLIR 13 zero bytes fill the
// place that they would take unpacked.
func (pr *Printer) hexData(a *ir.DenseElementsAttr) string {
	if a.Shaped().Elem() != ir.Type(a.Context().I1()) {
		return a.Data()
	}
	data := a.Data()
	packed := make([]byte, len(data))
	if pr.profile.PackedBits {
		packed = packed[:(len(data)+7)/8]
	}
	for i := range len(data) {
		packed[i/8] |= data[i] & 1 << (i % 8)
	}
	return string(packed)
}

// nested appends what one appends for each index, in lists of that shape, and
// returns the next index.
func (pr *Printer) nested(shape []int64, i int, one func(int)) int {
	if len(shape) == 0 {
		one(i)
		return i + 1
	}
	pr.Byte('[')
	for k := range shape[0] {
		if k > 0 {
			pr.Text(", ")
		}
		i = pr.nested(shape[1:], i, one)
	}
	pr.Byte(']')
	return i
}

// elementWriter appends elements of one type.
type elementWriter struct {
	pr       *Printer
	data     string
	elem     ir.Type
	size     int // of a number; a complex one has two
	float    num.Kind
	complex  bool
	unsigned bool
	truth    bool
}

func (w *elementWriter) one(i int) {
	if !w.complex {
		w.number(i)
		return
	}
	w.pr.Byte('(')
	w.number(2 * i)
	w.pr.Byte(',')
	w.number(2*i + 1)
	w.pr.Byte(')')
}

func (w *elementWriter) number(i int) {
	raw := w.data[i*w.size : (i+1)*w.size]
	pr := w.pr
	switch {
	case w.truth:
		pr.truth(raw[0] != 0)
	case w.float != 0:
		var full [16]byte
		n := copy(full[:], raw)
		pr.Out = num.FromBytes(w.float, full[:n]).AppendText(pr.Out)
	case w.size <= 8:
		var bits uint64
		for k := w.size - 1; k >= 0; k-- {
			bits = bits<<8 | uint64(raw[k])
		}
		pr.Out = num.New(ir.AttrWidth(w.elem), bits).AppendDecimal(pr.Out, !w.unsigned)
	default:
		pr.Out = num.FromBytesLE(ir.AttrWidth(w.elem), []byte(raw)).AppendDecimal(pr.Out, !w.unsigned)
	}
}

func (pr *Printer) denseStrings(a *ir.DenseStringElementsAttr) {
	values := a.Values()
	if len(values) == 1 {
		pr.Quoted(values[0])
		return
	}
	if len(values) == 0 {
		return
	}
	pr.nested(a.Shaped().Shape(), 0, func(i int) { pr.Quoted(values[i]) })
}

func (pr *Printer) sparse(a *ir.SparseElementsAttr) {
	pr.Text("sparse<")
	if a.Indices().Len() > 0 {
		pr.dense(a.Indices(), false)
		pr.Text(", ")
		switch v := a.Values().(type) {
		case *ir.DenseElementsAttr:
			pr.dense(v, true)
		case *ir.DenseStringElementsAttr:
			pr.denseStrings(v)
		}
	}
	pr.Byte('>')
}

func (pr *Printer) hexString(data string) {
	const digits = "0123456789ABCDEF"
	out := append(pr.Out, `"0x`...)
	for i := 0; i < len(data); i++ {
		out = append(out, digits[data[i]>>4], digits[data[i]&15])
	}
	pr.Out = append(out, '"')
}

func (pr *Printer) denseArray(a *ir.DenseArrayAttr) {
	pr.Text("array<")
	pr.Type(a.Elem())
	for i := range a.Len() {
		if i == 0 {
			pr.Text(": ")
		} else {
			pr.Text(", ")
		}
		pr.attrEliding(a.Element(i), elideAlways)
	}
	pr.Byte('>')
}

func (pr *Printer) strided(a *ir.StridedLayoutAttr) {
	pr.Text("strided<[")
	for i, s := range a.Strides() {
		if i > 0 {
			pr.Text(", ")
		}
		pr.dim(s)
	}
	pr.Byte(']')
	if a.Offset() != 0 {
		pr.Text(", offset: ")
		pr.dim(a.Offset())
	}
	pr.Byte('>')
}
