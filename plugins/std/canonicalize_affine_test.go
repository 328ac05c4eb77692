package std_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestRandomAffineFunctionsAgreeWithOracle makes nests of loops with maps that compose
// and compares with mlir-opt-13, byte for byte. Quotients are not composed further:
// MLIR 13 takes some for multiples that are none. The order of symbols in a subscript
// is that of their numbers, which the next reader gives anew: the result need not be
// what canonicalize makes of its own text.
func TestRandomAffineFunctionsAgreeWithOracle(t *testing.T) {
	const functions = 400
	r := rand.New(rand.NewSource(17))
	var cases []string
	for range functions {
		cases = append(cases, randomNest(r))
	}
	c := newCanonicalizer(t)
	c.Settles = false
	c.Compare(t, "canonicalize", cases)
}

// nestMaker writes nests of affine loops. Its values are those that maps may take.
type nestMaker struct {
	r       *rand.Rand
	text    strings.Builder
	dims    []string
	symbols []string
	next    int
}

func randomNest(r *rand.Rand) string {
	m := &nestMaker{r: r, symbols: []string{"%a", "%b", "%c3", "%c8"}}
	m.text.WriteString("func private @u(index)\nfunc private @v(f32)\n" +
		"func @f(%a: index, %b: index, %m: memref<10x10xf32>, %d: memref<?x?xf32>, %x: f32) {\n" +
		"%c3 = constant 3 : index\n%c8 = constant 8 : index\n" +
		"%k = memref.cast %m : memref<10x10xf32> to memref<?x?xf32>\n")
	m.ops(3)
	m.text.WriteString("return\n}\n")
	return m.text.String()
}

func (m *nestMaker) fresh() string {
	m.next++
	return fmt.Sprintf("%%v%d", m.next)
}

func (m *nestMaker) oneOf(list ...string) string { return list[m.r.Intn(len(list))] }

// linear is a sum of multiples of inputs.
func (m *nestMaker) linear(dims, symbols int) string {
	var terms []string
	for range 1 + m.r.Intn(3) {
		terms = append(terms, fmt.Sprintf("%s * %d", m.input(dims, symbols), m.r.Intn(7)-2))
	}
	if m.r.Intn(2) == 0 {
		terms = append(terms, fmt.Sprint(m.r.Intn(20)-5))
	}
	return strings.Join(terms, " + ")
}

func (m *nestMaker) input(dims, symbols int) string {
	n := m.r.Intn(dims + symbols)
	if n < dims {
		return fmt.Sprintf("d%d", n)
	}
	return fmt.Sprintf("s%d", n-dims)
}

// expr may have a quotient or remainder, too.
func (m *nestMaker) expr(dims, symbols int) string {
	e := m.linear(dims, symbols)
	switch m.r.Intn(6) {
	case 0:
		return fmt.Sprintf("(%s) mod %d", e, 2+m.r.Intn(6))
	case 1:
		return fmt.Sprintf("(%s) floordiv %d + %s", e, 2+m.r.Intn(6), m.input(dims, symbols))
	case 2:
		return fmt.Sprintf("(%s) ceildiv %d", e, 2+m.r.Intn(6))
	}
	return e
}

// applied is a map with its operands.
func (m *nestMaker) applied(results int, expr func(dims, symbols int) string) string {
	dims, symbols := 1+m.r.Intn(2), 1+m.r.Intn(2)
	var list, d, s, dimOperands, symbolOperands []string
	for range results {
		list = append(list, expr(dims, symbols))
	}
	for i := range dims {
		d = append(d, fmt.Sprintf("d%d", i))
		dimOperands = append(dimOperands, m.oneOf(append(m.dims, m.symbols...)...))
	}
	for i := range symbols {
		s = append(s, fmt.Sprintf("s%d", i))
		symbolOperands = append(symbolOperands, m.oneOf(m.symbols...))
	}
	return fmt.Sprintf("affine_map<(%s)[%s] -> (%s)>(%s)[%s]", strings.Join(d, ", "), strings.Join(s, ", "),
		strings.Join(list, ", "), strings.Join(dimOperands, ", "), strings.Join(symbolOperands, ", "))
}

func (m *nestMaker) line(format string, args ...any) { fmt.Fprintf(&m.text, format+"\n", args...) }

func (m *nestMaker) ops(depth int) {
	for range 2 + m.r.Intn(4) {
		m.op(depth)
	}
}

func (m *nestMaker) op(depth int) {
	v := m.fresh()
	any := append(append([]string(nil), m.dims...), m.symbols...)
	switch n := m.r.Intn(12); {
	case n < 3:
		m.line("%s = affine.apply %s", v, m.applied(1, m.linear))
		m.dims = append(m.dims, v)
	case n == 3:
		m.line("%s = affine.%s %s", v, m.oneOf("min", "max"), m.applied(1+m.r.Intn(3), m.expr))
		m.line("call @u(%s) : (index) -> ()", v)
	case n == 4:
		m.line("call @u(%s) : (index) -> ()", m.oneOf(any...))
	case n == 5:
		m.line("%s = affine.load %s[%s + %d, %s] : memref<?x?xf32>", v, m.oneOf("%k", "%d"), m.oneOf(any...), m.r.Intn(3), m.oneOf(any...))
		m.line("call @v(%s) : (f32) -> ()", v)
	case n == 6:
		m.line("affine.store %%x, %s[%s, %s * 2 + %s] : memref<?x?xf32>", m.oneOf("%k", "%d"), m.oneOf(any...), m.oneOf(any...), m.oneOf(any...))
	case n == 7:
		m.line("affine.if affine_set<(d0, d1)[s0] : (%s %s, %s >= 0)>(%s, %s)[%s] {", m.linear(2, 1), m.oneOf("== 0", ">= 0"), m.linear(2, 1),
			m.oneOf(any...), m.oneOf(any...), m.oneOf(m.symbols...))
		m.inside(depth, "")
		m.line("} else {")
		m.inside(depth, "")
		m.line("}")
	case n == 8:
		m.line("affine.parallel (%s) = (%s) to (min(%s, %s + 3)) {", v, m.oneOf(any...), m.oneOf(any...), m.oneOf(any...))
		m.inside(depth, v)
		m.line("}")
	default:
		m.line("affine.for %s = max %s to min %s {", v, m.applied(1+m.r.Intn(2), m.expr), m.applied(1+m.r.Intn(2), m.expr))
		m.inside(depth, v)
		m.line("}")
	}
}

// inside writes the body of something in which there is one more dimension.
func (m *nestMaker) inside(depth int, dim string) {
	known := len(m.dims)
	if dim != "" {
		m.dims = append(m.dims, dim)
		m.line("call @u(%s) : (index) -> ()", dim)
	}
	if depth > 0 {
		m.ops(depth - 1)
	}
	m.dims = m.dims[:known]
}
