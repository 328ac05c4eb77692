package rewrite

import (
	"maps"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// Kernel computes the result of an operation from constants and knows its
// algebra. A definition names it as `eval`. Kernels work on integers, index and
// floats, and on vectors and tensors of them element by element.
type Kernel struct {
	name  string
	arity int
	// compute works on one element; false where the result is not defined.
	compute func(c *call, args []number) (number, bool)
	// simplify finds a result without knowing all operands; may be nil.
	simplify func(f *folding) (FoldResult, bool)
	// divides says that the last operand is a divisor, see [MayTrap].
	divides bool
}

// number is an element: an integer or a float, as its type says.
type number struct {
	i num.Int
	f num.Float
}

func integer(i num.Int) number { return number{i: i} }
func float(f num.Float) number { return number{f: f} }

// call is what a kernel may know besides its operands.
type call struct {
	op       *ir.Operation
	from, to ir.Type // element types of the first operand and the result
}

// predicate is the value of the attribute `predicate`.
func (c *call) predicate() (int64, bool) {
	a, ok := c.op.Attr("predicate").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}

// width is the number of bits of the result.
func (c *call) width() int { return widthOf(c.to) }

func widthOf(t ir.Type) int {
	if _, ok := t.(*ir.FloatType); ok {
		return 0
	}
	return int(ir.AttrWidth(t))
}

// kind is the float format of the result; false when it is not a float.
func (c *call) kind() (num.Kind, bool) {
	f, ok := c.to.(*ir.FloatType)
	if !ok {
		return 0, false
	}
	return f.Kind(), true
}

// Name is how a definition calls the kernel, such as `int.add`.
func (k *Kernel) Name() string { return k.name }

// KernelByName finds a kernel; false when there is none of that name.
func KernelByName(name string) (*Kernel, bool) {
	k, ok := kernels()[name]
	return k, ok
}

// KernelNames lists the names of all kernels, sorted.
func KernelNames() []string { return slices.Sorted(maps.Keys(kernels())) }

// Arity is the number of operands that the kernel computes a result from; false for one that
// only simplifies.
func (k *Kernel) Arity() (n int, computes bool) { return k.arity, k.compute != nil }

var kernels = sync.OnceValue(func() map[string]*Kernel {
	table := map[string]*Kernel{}
	for _, list := range [][]*Kernel{intKernels(), intCastKernels(), indexKernels(), floatKernels(), choiceKernels(), shapeKernels()} {
		for _, k := range list {
			table[k.name] = k
		}
	}
	return table
})

// Eval computes the result of an operation from constant operands; false when
// it is not defined, or they are of a kind that the kernel does not know.
func (k *Kernel) Eval(op *ir.Operation, operands []ir.Attribute) (ir.Attribute, bool) {
	if len(operands) != k.arity || op.NumResults() != 1 || k.compute == nil {
		return nil, false
	}
	result := op.Result(0).Type()
	c := call{op: op, to: ir.ElementOrSelf(result)}
	if k.arity > 0 {
		c.from = ir.ElementOrSelf(op.Operand(0).Type())
	}
	if !isNumeric(c.to) {
		return nil, false
	}
	if shaped, ok := result.(ir.ShapedType); ok {
		return k.evalElements(&c, shaped, operands)
	}
	return k.evalElement(&c, operands, 0)
}

func isNumeric(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}

const maxArity = 3

// evalElement computes element i of the result as an attribute.
func (k *Kernel) evalElement(c *call, operands []ir.Attribute, i int) (ir.Attribute, bool) {
	var buffer [maxArity]number
	args := buffer[:len(operands)]
	for j, a := range operands {
		n, ok := element(a, i)
		if !ok {
			return nil, false
		}
		args[j] = n
	}
	n, ok := k.compute(c, args)
	if !ok {
		return nil, false
	}
	return attribute(c.to, n), true
}

// evalElements computes a vector or tensor. Operands are of its shape, or
// scalars that serve all elements.
func (k *Kernel) evalElements(c *call, result ir.ShapedType, operands []ir.Attribute) (ir.Attribute, bool) {
	count, ok := ir.NumElements(result)
	if !ok {
		return nil, false
	}
	splat := true
	for _, a := range operands {
		d, dense := a.(*ir.DenseElementsAttr)
		if dense && int64(d.Len()) != count {
			return nil, false
		}
		splat = splat && (!dense || d.IsSplat())
	}
	if splat {
		count = min(count, 1)
	}
	var data []byte
	for i := range int(count) {
		a, ok := k.evalElement(c, operands, i)
		if !ok {
			return nil, false
		}
		data = ir.AppendElement(data, a)
	}
	return result.Context().DenseElementsAttr(result, data, splat && count > 0), true
}

// element is element i of a constant, or the constant itself if it is a scalar.
func element(a ir.Attribute, i int) (number, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return integer(a.Value()), true
	case *ir.FloatAttr:
		return float(a.Value()), true
	case *ir.DenseElementsAttr:
		switch a.Shaped().Elem().(type) {
		case *ir.IntegerType, *ir.IndexType:
			return integer(a.Int(i)), true
		case *ir.FloatType:
			return float(a.Float(i)), true
		}
	}
	return number{}, false
}

func attribute(t ir.Type, n number) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return t.Context().FloatAttr(f, n.f)
	}
	return t.Context().IntegerAttr(t, n.i)
}

// splatOf is the constant of a type all of whose elements are one integer; nil
// when there is none.
func splatOf(t ir.Type, i num.Int) ir.Attribute {
	shaped, ok := t.(ir.ShapedType)
	if !ok {
		return t.Context().IntegerAttr(t, i)
	}
	if !ir.HasStaticShape(shaped) {
		return nil
	}
	elem := t.Context().IntegerAttr(shaped.Elem(), i)
	return t.Context().DenseElementsAttr(shaped, ir.AppendElement(nil, elem), true)
}

// splatInt is the integer that a constant consists of, everywhere.
func splatInt(a ir.Attribute) (num.Int, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value(), true
	case *ir.DenseElementsAttr:
		if _, isFloat := a.Shaped().Elem().(*ir.FloatType); isFloat || !a.IsSplat() || !isNumeric(a.Shaped().Elem()) {
			return num.Int{}, false
		}
		return a.Int(0), true
	}
	return num.Int{}, false
}
