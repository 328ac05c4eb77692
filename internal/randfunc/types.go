package randfunc

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is what a type is.
type Kind int

// The kinds of types.
const (
	Int Kind = iota
	Index
	Float
	Complex
	Vector
	MemRef
	Unranked
	Function
)

// Dynamic stands for what a type leaves open: a size, an offset or a stride.
const Dynamic = -1

// Type is a type of a value. Types are compared by their text.
type Type struct {
	Kind   Kind
	Width  int     // of an Int or a Float, in bits
	Elem   *Type   // of a Complex, Vector, MemRef or Unranked
	Shape  []int   // of a Vector or MemRef
	Layout *Layout // of a MemRef; nil is row-major from offset 0
	Ins    []*Type // of a Function
	Outs   []*Type
	text   string
}

// Layout is where the elements of a memref lie, counted in elements.
type Layout struct {
	Offset  int
	Strides []int
	// Swapped says that a map of two dimensions names the second first.
	Swapped bool
}

// String is the type's text.
func (t *Type) String() string { return t.text }

func intType(width int) *Type {
	return &Type{Kind: Int, Width: width, text: "i" + strconv.Itoa(width)}
}

// floatType is the float that is called so.
func floatType(name string) *Type {
	width, err := strconv.Atoi(strings.TrimLeft(name, "bf"))
	if err != nil {
		panic("BUG: no float is called " + name)
	}
	return &Type{Kind: Float, Width: width, text: name}
}

func indexType() *Type { return &Type{Kind: Index, Width: 64, text: "index"} }

func complexType(elem *Type) *Type {
	return &Type{Kind: Complex, Elem: elem, text: "complex<" + elem.text + ">"}
}

func vectorType(elem *Type, shape ...int) *Type {
	return &Type{Kind: Vector, Elem: elem, Shape: shape, text: "vector<" + sizes(shape) + elem.text + ">"}
}

func memrefType(elem *Type, shape ...int) *Type {
	return &Type{Kind: MemRef, Elem: elem, Shape: shape, text: "memref<" + sizes(shape) + elem.text + ">"}
}

func unrankedType(elem *Type) *Type {
	return &Type{Kind: Unranked, Elem: elem, text: "memref<*x" + elem.text + ">"}
}

func stridedType(elem *Type, shape []int, layout Layout) *Type {
	t := memrefType(elem, shape...)
	if layout.isIdentity() {
		return t
	}
	t.Layout = &layout
	t.text = "memref<" + sizes(shape) + elem.text + ", " + layout.String() + ">"
	return t
}

func functionType(ins, outs []*Type) *Type {
	return &Type{Kind: Function, Ins: ins, Outs: outs, text: functionText(ins, outs)}
}

// functionText is a function's type; results stand in parentheses unless there is one that is
// not a function.
func functionText(ins, outs []*Type) string {
	text := "(" + list(ins) + ") -> "
	if len(outs) == 1 && outs[0].Kind != Function {
		return text + outs[0].text
	}
	return text + "(" + list(outs) + ")"
}

func list(types []*Type) string {
	texts := make([]string, len(types))
	for i, t := range types {
		texts[i] = t.text
	}
	return strings.Join(texts, ", ")
}

func size(n int) string {
	if n == Dynamic {
		return "?"
	}
	return strconv.Itoa(n)
}

func sizes(shape []int) string {
	text := ""
	for _, n := range shape {
		text += size(n) + "x"
	}
	return text
}

// isIdentity reports whether the map of a layout is the identity, which a type does not print.
// Others are printed even where they are redundant.
func (l Layout) isIdentity() bool {
	return l.Offset == 0 && len(l.Strides) == 1 && l.Strides[0] == 1
}

// String is the layout as an affine map: the offset first, and then each stride,
// which is the order in which verifiers build it.
func (l Layout) String() string {
	var dims, terms []string
	symbols := 0
	term := func(n int) string {
		if n != Dynamic {
			return strconv.Itoa(n)
		}
		symbols++
		return "s" + strconv.Itoa(symbols-1)
	}
	terms = append(terms, term(l.Offset))
	for i := range l.Strides {
		dims = append(dims, "d"+strconv.Itoa(i))
		if l.Swapped {
			i = 1 - i
		}
		terms = append(terms, "d"+strconv.Itoa(i)+" * "+term(l.Strides[i]))
	}
	names := make([]string, symbols)
	for i := range names {
		names[i] = "s" + strconv.Itoa(i)
	}
	parameters := ""
	if symbols > 0 {
		parameters = "[" + strings.Join(names, ", ") + "]"
	}
	return fmt.Sprintf("affine_map<(%s)%s -> (%s)>", strings.Join(dims, ", "), parameters, strings.Join(terms, " + "))
}

// layout returns where the elements of a memref lie.
func (t *Type) layout() Layout {
	if t.Layout != nil {
		return *t.Layout
	}
	l := Layout{Strides: make([]int, len(t.Shape))}
	stride := 1
	for i := len(t.Shape) - 1; i >= 0; i-- {
		l.Strides[i] = stride
		if t.Shape[i] == Dynamic || stride == Dynamic {
			stride = Dynamic
			continue
		}
		stride *= t.Shape[i]
	}
	return l
}

// is reports whether two types are the same.
func (t *Type) is(u *Type) bool { return t.text == u.text }

// scalar is the element of a vector, and any other type itself.
func (t *Type) scalar() *Type {
	if t.Kind == Vector {
		return t.Elem
	}
	return t
}

// like is a vector of that shape, or the element alone.
func (t *Type) like(elem *Type) *Type {
	if t.Kind == Vector {
		return vectorType(elem, t.Shape...)
	}
	return elem
}

// isStatic reports whether a shape has no open size.
func (t *Type) isStatic() bool {
	for _, n := range t.Shape {
		if n == Dynamic {
			return false
		}
	}
	return true
}

// flat reports whether an n-d vector has at most one dimension.
func (t *Type) flat() bool { return t.Kind != Vector || len(t.Shape) == 1 }

func isInt(t *Type) bool       { return t.Kind == Int }
func isIndex(t *Type) bool     { return t.Kind == Index }
func isFunction(t *Type) bool  { return t.Kind == Function }
func isMemRef(t *Type) bool    { return t.Kind == MemRef }
func isIntLike(t *Type) bool   { k := t.scalar().Kind; return k == Int || k == Index }
func isFloatLike(t *Type) bool { return t.scalar().Kind == Float }
func isUnranked(t *Type) bool  { return t.Kind == Unranked }
func isSizedInts(t *Type) bool { return t.scalar().Kind == Int }
func isAnyMemRef(t *Type) bool { return t.Kind == MemRef || t.Kind == Unranked }
