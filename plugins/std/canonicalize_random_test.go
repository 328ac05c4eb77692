package std_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestRandomFunctionsAgreeWithOracle makes functions that have much to fold and
// compares with mlir-opt-13, byte for byte. What docs/differences.md tells is not
// made: chains of vectors, extensions of constants, indices cut short, arguments
// of a switch without uses.
func TestRandomFunctionsAgreeWithOracle(t *testing.T) {
	const functions = 600
	r := rand.New(rand.NewSource(13))
	var cases []string
	for range functions {
		cases = append(cases, randomFunction(r))
	}
	c := newCanonicalizer(t)
	c.Crashes = functions / 50
	c.Compare(t, "canonicalize", cases)
}

// maker writes the body of a function. Values are known by their types.
type maker struct {
	r      *rand.Rand
	text   strings.Builder
	values map[string][]string
	next   int
}

var intTypes = []string{"i1", "i8", "i32", "i64", "index"}

func randomFunction(r *rand.Rand) string {
	m := &maker{r: r, values: map[string][]string{}}
	var params []string
	for _, t := range append(intTypes, "f16", "bf16", "f32", "f64", "vector<2xi32>") {
		name := "%" + strings.NewReplacer("<", "_", ">", "").Replace(t)
		params = append(params, name+": "+t)
		m.values[t] = []string{name}
	}
	result := m.oneOf(intTypes...)
	fmt.Fprintf(&m.text, "func @f(%s) -> (%s, i1, f32) {\n", strings.Join(params, ", "), result)
	m.ops(2 + r.Intn(12))
	if r.Intn(3) == 0 {
		m.leave(result)
	} else {
		m.branch(result)
	}
	m.text.WriteString("}\n")
	return m.text.String()
}

func (m *maker) oneOf(list ...string) string { return list[m.r.Intn(len(list))] }

func (m *maker) value(t string) string { return m.oneOf(m.values[t]...) }

func (m *maker) add(t, format string, args ...any) {
	name := fmt.Sprintf("%%v%d", m.next)
	m.next++
	fmt.Fprintf(&m.text, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	m.values[t] = append(m.values[t], name)
}

func (m *maker) leave(result string) {
	fmt.Fprintf(&m.text, "  return %s, %s, %s : %s, i1, f32\n", m.value(result), m.value("i1"), m.value("f32"), result)
}

func (m *maker) ops(n int) {
	for range n {
		switch m.r.Intn(12) {
		case 0, 1, 2:
			m.constant()
		case 3, 4, 5, 6:
			m.integers()
		case 7:
			t := m.oneOf(intTypes...)
			m.add("i1", "cmpi %s, %s, %s : %s",
				m.oneOf("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"), m.value(t), m.value(t), t)
		case 8:
			t := m.oneOf("i1", "i8", "index", "f32")
			m.add(t, "select %s, %s, %s : %s", m.value("i1"), m.value(t), m.value(t), t)
		case 9, 10:
			m.floats()
		case 11:
			m.casts()
		}
	}
}

func (m *maker) constant() {
	switch t := m.oneOf("i1", "i8", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "vector<2xi32>"); t {
	case "i1":
		m.add(t, "constant %s", m.oneOf("true", "false"))
	case "i8":
		m.add(t, "constant %s : i8", m.oneOf("0", "1", "-1", "2", "-128", "127", "7"))
	case "i32", "i64", "index":
		m.add(t, "constant %s : %s", m.oneOf("0", "1", "-1", "2", "-2147483648", "2147483647", "9"), t)
	case "vector<2xi32>":
		m.add(t, "constant dense<%s> : %s", m.oneOf("0", "1", "-1", "[1, 2]", "[0, -1]"), t)
	default:
		m.add(t, "constant %s : %s", m.oneOf("0.0", "-0.0", "1.0", "0.1", "-3.5", "60000.0", "1.0e-7"), t)
	}
}

func (m *maker) integers() {
	op := m.oneOf("addi", "subi", "muli", "and", "or", "xor", "divi_signed", "divi_unsigned", "remi_signed",
		"remi_unsigned", "shift_left", "shift_right_signed", "addi", "subi", "xor")
	t := m.oneOf(append(intTypes, "vector<2xi32>")...)
	if t == "vector<2xi32>" && (op == "addi" || op == "subi") {
		op = "muli"
	}
	m.add(t, "%s %s, %s : %s", op, m.value(t), m.value(t), t)
}

func (m *maker) floats() {
	t := m.oneOf("f16", "bf16", "f32", "f64")
	if m.r.Intn(3) == 0 {
		m.add("i1", "cmpf %s, %s, %s : %s",
			m.oneOf("oeq", "ogt", "olt", "ord", "ueq", "une", "uno", "true", "false", "ule"), m.value(t), m.value(t), t)
		return
	}
	m.add(t, "%s %s, %s : %s", m.oneOf("addf", "subf", "mulf"), m.value(t), m.value(t), t)
}

func (m *maker) casts() {
	switch m.r.Intn(5) {
	case 0:
		m.add("i32", "sexti %s : i8 to i32", m.value("i8"))
	case 1:
		m.add("i32", "zexti %%i8 : i8 to i32")
	case 2:
		m.add("i8", "trunci %s : i32 to i8", m.value("i32"))
	case 3:
		m.add("index", "index_cast %s : i32 to index", m.value("i32"))
	case 4:
		m.add("i64", "sexti %s : i32 to i64", m.value("i32"))
	}
}

// branch ends the block and makes others, one of which is where they meet.
func (m *maker) branch(result string) {
	outer := m.copy()
	kind := m.r.Intn(3)
	switch kind {
	case 0:
		fmt.Fprintf(&m.text, "  cond_br %s, ^a, ^b\n", m.value("i1"))
	case 1:
		fmt.Fprintf(&m.text, "  cond_br %s, ^a, ^j(%s : i32)\n", m.value("i1"), m.value("i32"))
	case 2:
		fmt.Fprintf(&m.text, "  switch %s : i32, [\n    default: ^j(%s : i32),\n    1: ^a,\n    %s: ^b\n  ]\n",
			m.value("i32"), m.value("i32"), m.oneOf("2", "9"))
	}
	for _, block := range []string{"a", "b"} {
		m.values = outer
		outer = m.copy()
		fmt.Fprintf(&m.text, "^%s:\n", block)
		if m.r.Intn(2) == 0 {
			fmt.Fprintf(&m.text, "  \"t.%s\"() : () -> ()\n", block)
			m.ops(m.r.Intn(4))
		}
		fmt.Fprintf(&m.text, "  br ^j(%s : i32)\n", m.value("i32"))
	}
	m.values = outer
	m.text.WriteString("^j(%p: i32):\n")
	if kind == 2 {
		// An argument without uses stays where a switch gives it.
		m.text.WriteString("  \"t.use\"(%p) : (i32) -> ()\n")
	}
	m.values["i32"] = append(m.values["i32"], "%p", "%p")
	m.ops(m.r.Intn(5))
	m.leave(result)
}

func (m *maker) copy() map[string][]string {
	all := map[string][]string{}
	for t, list := range m.values {
		all[t] = append([]string(nil), list...)
	}
	return all
}
