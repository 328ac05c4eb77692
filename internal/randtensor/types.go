package randtensor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// element is a type of numbers.
type element struct {
	name  string
	bits  int
	float bool
}

var elements = []*element{{"i8", 8, false}, {"i32", 32, false}, {"i64", 64, false}, {"f32", 32, true}, {"f64", 64, true}}

// most is the largest float that is computed with: two of them are multiplied, and some products
// added, without rounding.
const most = 1 << 11

// wrapped is a number as the element stores it; ok is false for a float that is too large.
func (e *element) wrapped(n int64) (stored int64, ok bool) {
	if e.float {
		return n, -most <= n && n <= most
	}
	shift := 64 - e.bits
	return n << shift >> shift, true
}

// literal is a number as text.
func (e *element) literal(n int64) string {
	text := strconv.FormatInt(n, 10)
	if e.float {
		text += ".0"
	}
	return text
}

// tensor is a value: its sizes, and which of them its type leaves open.
type tensor struct {
	name  string
	elem  *element
	shape []int
	open  []bool
}

func (t *tensor) String() string {
	var b strings.Builder
	b.WriteString("tensor<")
	for i, n := range t.shape {
		if t.open[i] {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	return b.String() + t.elem.name + ">"
}

func (t *tensor) count() int { return count(t.shape) }

func count(shape []int) int {
	n := 1
	for _, s := range shape {
		n *= s
	}
	return n
}

// is tells whether a value has an element type and a shape.
func (t *tensor) is(e *element, shape []int) bool { return t.elem == e && slices.Equal(t.shape, shape) }

// offset is where the element of some subscripts lies.
func (t *tensor) offset(at []int) int {
	n := 0
	for i, x := range at {
		n = n*t.shape[i] + x
	}
	return n
}

// each calls a function with all subscripts of a shape, in order. It stops at the first false.
func each(shape []int, visit func(at []int) bool) bool {
	at := make([]int, len(shape))
	for range count(shape) {
		if !visit(at) {
			return false
		}
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; at[i] < shape[i] {
				break
			}
			at[i] = 0
		}
	}
	return true
}

// nested has the numbers of a tensor in brackets.
func nested(e *element, shape []int, numbers []int64) string {
	if len(shape) == 0 {
		return e.literal(numbers[0])
	}
	parts := make([]string, shape[0])
	size := len(numbers) / max(1, shape[0])
	for i := range parts {
		parts[i] = nested(e, shape[1:], numbers[i*size:(i+1)*size])
	}
	return "[" + strings.Join(parts, ", ") + "]"
}
