package syntax

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// randomModule writes valid modules of unregistered operations.
type randomModule struct {
	rng    *rand.Rand
	out    strings.Builder
	next   int
	scopes [][]randomValue
}

type randomValue struct{ name, typ string }

func (m *randomModule) pick(list ...string) string { return list[m.rng.Intn(len(list))] }

func (m *randomModule) typ(depth int) string {
	if depth > 2 {
		return m.pick("i32", "f32", "index", "i1", "si8", "ui64", "bf16")
	}
	switch m.rng.Intn(12) {
	case 0:
		return "memref<4x?x" + m.pick("i8", "f64", "index") + m.pick("", ", 3", ", affine_map<(i, j) -> (j, i)>",
			", affine_map<(i, j)[s] -> (i * s, j)>, 7", `, "space"`) + ">"
	case 1:
		return "tensor<2x" + m.typ(3) + m.pick("", ", affine_map<(i) -> (i mod 3)>", ", {a = 1}") + ">"
	case 2:
		return "vector<8x" + m.pick("i8", "f64", "index") + ">"
	case 3:
		return "tuple<" + m.typ(depth+1) + ", " + m.typ(depth+1) + ">"
	case 4:
		return "tuple<" + strings.Repeat("i1, ", 14+m.rng.Intn(4)) + m.typ(depth+1) + ", i2>"
	case 5:
		return "(" + m.typ(depth+1) + ") -> " + m.pick("()", "i32", "("+m.typ(depth+1)+", i8)",
			"memref<4xi8, affine_map<(i) -> (i + 1)>>")
	case 6:
		return m.pick("!d.t", "!d.t<[1, {x}]>", `!d<"odd text">`, "tensor<*xf32>", "memref<*xi1, 5>", "complex<f32>")
	}
	return m.typ(3)
}

func (m *randomModule) attr(depth int) string {
	if depth < 3 {
		switch m.rng.Intn(8) {
		case 0:
			return "[" + m.attr(depth+1) + ", " + m.attr(depth+1) + "]"
		case 1:
			return "{" + m.pick("z", "a.b", `"q r"`) + " = " + m.attr(depth+1) + ", m}"
		case 2:
			return m.typ(1)
		}
	}
	return m.pick("unit", "true", "-7", "7 : i8", "3 : index", "1.5", "0.1 : f32", "1.0e+30 : bf16", `"te\22xt"`, `"t" : i32`,
		"@sym", "@a::@b", "affine_map<(i) -> (i)>", "affine_map<(i, j)[s] -> (i + j * 2 - s, s floordiv 3)>",
		"affine_set<(i) : (i - 1 >= 0, i == 0)>", "dense<[1, 2]> : tensor<2xi16>", "dense<1.5> : vector<4xf32>",
		"sparse<[[0, 1]], 5> : tensor<2x2xi8>", `loc("f":1:2)`, `loc(callsite("x" at "y"))`, "loc(unknown)", "#d.a", "#d.a<b> : i3",
		fmt.Sprint(m.rng.Int63()), fmt.Sprintf("%e", m.rng.NormFloat64()), fmt.Sprintf("%e : f16", m.rng.NormFloat64()))
}

func (m *randomModule) loc() string {
	return m.pick("", "", "", ` loc("f":1:2)`, ` loc("name")`, ` loc(unknown)`, ` loc(fused["a", "b":3:4])`, ` loc("n"("c":5:6))`)
}

func (m *randomModule) define(typ string) string {
	name := fmt.Sprintf("%%v%d", m.next)
	m.next++
	top := len(m.scopes) - 1
	m.scopes[top] = append(m.scopes[top], randomValue{name, typ})
	return name
}

// op writes an operation; a terminator has successors.
func (m *randomModule) op(depth int, successors []string) {
	var visible []randomValue
	for _, s := range m.scopes {
		visible = append(visible, s...)
	}
	var operands, operandTypes, resultTypes []string
	for range m.rng.Intn(4) {
		if len(visible) > 0 {
			v := visible[m.rng.Intn(len(visible))]
			operands, operandTypes = append(operands, v.name), append(operandTypes, v.typ)
		}
	}
	regions := ""
	if depth < 3 && successors == nil && m.rng.Intn(4) == 0 {
		saved := m.out
		m.out = strings.Builder{}
		m.out.WriteString(" (")
		for i := range 1 + m.rng.Intn(2) {
			m.out.WriteString([]string{"", ", "}[min(i, 1)])
			m.region(depth + 1)
		}
		regions = m.out.String() + ")"
		m.out = saved
	}
	names := []string{}
	for range m.rng.Intn(3) {
		t := m.typ(0)
		resultTypes = append(resultTypes, t)
		names = append(names, m.define(t))
	}
	attrs := ""
	if m.rng.Intn(2) == 0 {
		attrs = fmt.Sprintf(" {a = %s, %s = %s}", m.attr(0), m.pick("b", `"c d"`, "x.y"), m.attr(0))
	}
	if len(names) > 0 {
		m.out.WriteString(strings.Join(names, ", ") + " = ")
	}
	succ := ""
	if len(successors) > 0 {
		succ = "[" + strings.Join(successors, ", ") + "]"
	}
	fmt.Fprintf(&m.out, "\"t.op\"(%s)%s%s%s : (%s) -> (%s)%s\n", strings.Join(operands, ", "), succ, regions, attrs,
		strings.Join(operandTypes, ", "), strings.Join(resultTypes, ", "), m.loc())
}

// region writes blocks; only values of the first, which all others see, and of
// a block itself are used.
func (m *randomModule) region(depth int) {
	m.out.WriteString("{\n")
	base := len(m.scopes)
	blocks := 1 + m.rng.Intn(3)
	var labels []string
	for i := range blocks {
		labels = append(labels, fmt.Sprintf("^b%d", i))
	}
	for i := range blocks {
		if i > 1 {
			m.scopes = m.scopes[:base+1]
		}
		m.scopes = append(m.scopes, nil)
		args := ""
		if m.rng.Intn(2) == 0 {
			t := m.typ(1)
			args = "(" + m.define(t) + ": " + t + m.loc() + ")"
		}
		if i > 0 || args != "" || m.rng.Intn(2) == 0 {
			fmt.Fprintf(&m.out, "%s%s:\n", labels[i], args)
		}
		for range m.rng.Intn(4) {
			m.op(depth, nil)
		}
		succ := []string{}
		if blocks > 1 {
			succ = append(succ, labels[1:][m.rng.Intn(blocks-1)])
			if i == 0 {
				succ = labels[1:]
			}
		}
		m.op(depth, succ)
	}
	m.scopes = m.scopes[:base]
	m.out.WriteString("}")
}

// TestRandomModules compares random modules with the oracle.
func TestRandomModules(t *testing.T) {
	seeds := 12
	if testing.Short() {
		seeds = 2
	}
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &randomModule{rng: rand.New(rand.NewSource(int64(seed))), scopes: [][]randomValue{nil}}
			for range 12 {
				m.op(0, nil)
			}
			compareWithOracle(t, []byte(m.out.String()))
		})
	}
}
