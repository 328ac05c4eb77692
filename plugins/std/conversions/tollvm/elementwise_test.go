package tollvm_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// cTypes are the element types of the table of elementwise operations, in C. A
// truth value is a byte in memory.
var cTypes = map[string]struct{ signed, unsigned, pool string }{
	"i1":    {"uint8_t", "uint8_t", "BOOLEANS"},
	"i8":    {"int8_t", "uint8_t", "INTEGERS"},
	"i16":   {"int16_t", "uint16_t", "INTEGERS"},
	"i32":   {"int32_t", "uint32_t", "INTEGERS"},
	"i64":   {"int64_t", "uint64_t", "INTEGERS"},
	"i128":  {"__int128", "unsigned __int128", "INTEGERS"},
	"index": {"intptr_t", "uintptr_t", "INTEGERS"},
	"f16":   {"_Float16", "int", "FLOATS"},
	"f32":   {"float", "int", "FLOATS"},
	"f64":   {"double", "int", "FLOATS"},
	"f80":   {"long double", "int", "FLOATS"},
	"f128":  {"__float128", "int", "FLOATS"},
}

// elementFamilies are the names for several types. The first is that of the
// variant without a name.
var elementFamilies = map[string][]string{
	"int":   {"i32", "i8", "i16", "i64", "i128", "index"},
	"float": {"f32", "f16", "f64", "f80", "f128"},
}

// shapes are those in which each operation is tried.
var shapes = []struct {
	name  string
	sizes string
	lanes int
}{
	{"", "", 1}, {"vector", "4x", 4}, {"vector2d", "2x4x", 8}, {"vector3d", "3x1x2x", 6},
}

// elementwiseRow is a row of the table for one choice of types.
type elementwiseRow struct {
	op, base, choice string // choice names the types if they are not the first
	text, c, guard   string
	types            []string // of the operands
	result           string
}

// elementwiseVariants makes the variants of the table: a function for each
// operation, choice of types and shape, and one on tensors that is refused.
func elementwiseVariants(t *testing.T) []*variant {
	t.Helper()
	var list []*variant
	tensors := map[string]bool{}
	for _, cells := range tableRows(t, "testdata/variants/elementwise.tsv", 6) {
		for i, r := range typeChoices(cells) {
			for k, s := range shapes {
				// An x86_fp80 in a vector takes 10 bytes, one in C 16.
				if k > 0 && r.has("f80") || k > 2 && i > 0 || k == 0 && r.types[0] == "one" {
					continue
				}
				list = append(list, r.variant(len(list), s.name, s.sizes, s.lanes))
			}
			if !tensors[r.op] {
				tensors[r.op] = true
				list = append(list, r.onTensors())
			}
		}
	}
	return list
}

// typeChoices reads a row: each way to choose the types makes a row of its own.
func typeChoices(cells []string) []*elementwiseRow {
	var rows []*elementwiseRow
	for i, types := range choices(cells[2]) {
		words := strings.Fields(types)
		n := len(words) - 2 // before `->` and the result
		r := &elementwiseRow{
			op: cells[0], base: strings.Trim(cells[1], "-"), text: cells[3], c: cells[4], guard: cells[5], types: words[:n], result: words[n+1],
		}
		switch {
		case i == 0:
		case r.base != "" && strings.HasPrefix(cells[0], "std.cmp"):
			return rows // each type was compared by the first predicate
		case r.result == "i1" || r.result == r.types[0]:
			r.choice = r.types[0]
		default:
			r.choice = r.types[0] + "-to-" + r.result
		}
		rows = append(rows, r)
	}
	return rows
}

// choices lists the ways to choose types.
func choices(types string) []string {
	for family, members := range elementFamilies {
		if strings.HasPrefix(types, family+" ") {
			var list []string
			for _, m := range members {
				list = append(list, strings.ReplaceAll(types, family, m))
			}
			return list
		}
	}
	return strings.Split(types, "; ")
}

func joinWords(words ...string) string {
	var kept []string
	for _, w := range words {
		if w != "" {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, "-")
}

func (r *elementwiseRow) has(elem string) bool {
	return strings.Contains(" "+strings.Join(append(r.types, r.result), " ")+" ", " "+elem+" ")
}

// shaped is an element type in a shape. `one` stays a single truth value.
func shaped(elem, sizes string) string {
	switch {
	case elem == "one":
		return "i1"
	case sizes == "":
		return elem
	}
	return "vector<" + sizes + elem + ">"
}

// stored is the type by which an element is in memory.
func stored(elem string) string {
	switch elem {
	case "i1", "one":
		return "i8"
	}
	return elem
}

// operation is the text of the operation.
func (r *elementwiseRow) operation(shape func(elem string) string, brackets bool) string {
	text := r.text
	before, inside, ok := strings.Cut(text, "[")
	if ok {
		inside, after, _ := strings.Cut(inside, "]")
		if !brackets {
			inside = ""
		}
		text = before + inside + after
	}
	words := strings.Fields(text)
	for i, w := range words {
		word := strings.TrimSuffix(w, ",")
		switch {
		case word == "R":
			words[i] = shape(r.result) + w[1:]
		case word == "A":
			words[i] = shape(r.types[0]) + w[1:]
		}
	}
	return strings.Join(words, " ")
}

// variant makes a function that loads the operands, does the operation and stores
// the result.
func (r *elementwiseRow) variant(number int, shapeName, sizes string, lanes int) *variant {
	v := &variant{op: r.op, name: joinWords(r.base, shapeName, r.choice)}
	if v.name == "" {
		v.name = "-"
	}
	fn := "elementwise_" + strconv.Itoa(number)
	in := func(elem string) string { return shaped(elem, sizes) }
	var params, loads []string
	for i, elem := range r.types {
		x := string(rune('a' + i))
		buffer := "memref<" + shaped(stored(elem), sizes) + ">"
		if elem == "one" {
			buffer = "memref<i8>"
		}
		params = append(params, "%p"+x+": "+buffer)
		load := "  %" + x + " = memref.load %p" + x + "[] : " + buffer + "\n"
		if stored(elem) != elem {
			load = "  %m" + x + " = memref.load %p" + x + "[] : " + buffer + "\n" +
				"  %" + x + " = trunci %m" + x + " : " + strings.TrimSuffix(buffer[len("memref<"):], ">") + " to " + in(elem) + "\n"
		}
		loads = append(loads, load)
	}
	buffer := "memref<" + in(stored(r.result)) + ">"
	store := "  memref.store %r, %pr[] : " + buffer + "\n"
	if stored(r.result) != r.result {
		store = "  %s = zexti %r : " + in(r.result) + " to " + in(stored(r.result)) + "\n  memref.store %s, %pr[] : " + buffer + "\n"
	}
	v.module = fmt.Sprintf("func @%s(%s, %%pr: %s) attributes {llvm.emit_c_interface} {\n%s  %%r = %s\n%s  return\n}\n",
		fn, strings.Join(params, ", "), buffer, strings.Join(loads, ""), r.operation(in, sizes != ""), store)
	v.check = r.check(fn, lanes)
	return v
}

// check is C that calls the function for all combinations of values.
func (r *elementwiseRow) check(fn string, lanes int) string {
	var b strings.Builder
	signed := func(elem string) string { return cTypes[strings.Replace(elem, "one", "i1", 1)].signed }
	first := cTypes[strings.Replace(r.types[0], "one", "i1", 1)]
	fmt.Fprintf(&b, "  enum { LANES = %d };\n  typedef %s U;\n  (void)(U)0;\n", lanes, first.unsigned)
	var declared, addresses, total []string
	for i, elem := range r.types {
		x := string(rune('a' + i))
		pool := cTypes[strings.Replace(elem, "one", "i1", 1)].pool
		fmt.Fprintf(&b, "  static const %s pool_%s[] = %s;\n  enum { N_%s = sizeof pool_%s / sizeof *pool_%s };\n", signed(elem), x, pool, x, x, x)
		fmt.Fprintf(&b, "  _Alignas(64) %s in_%s[LANES];\n  struct memref0 m_%s = {in_%s, in_%s, 0};\n", signed(elem), x, x, x, x)
		declared, addresses, total = append(declared, "struct memref0 *"), append(addresses, "&m_"+x), append(total, "N_"+x)
	}
	fmt.Fprintf(&b, "  _Alignas(64) %s out[LANES];\n  struct memref0 m_r = {out, out, 0};\n", signed(r.result))
	fmt.Fprintf(&b, "  void _mlir_ciface_%s(%s, struct memref0 *);\n", fn, strings.Join(declared, ", "))
	fmt.Fprintf(&b, "  int total = %s;\n", strings.Join(total, " * "))
	b.WriteString("  for (int n = 0; n < total; n += LANES) {\n    for (int i = 0; i < LANES; i++) {\n      int k = n + i;\n")
	for i := range r.types {
		x := string(rune('a' + i))
		fmt.Fprintf(&b, "      %s %s = pool_%s[k %% N_%s]; k /= N_%s; (void)%s;\n", signed(r.types[i]), x, x, x, x, x)
	}
	if r.guard != "" {
		fmt.Fprintf(&b, "      if (!(%s)) { %s }\n", r.guard, safeValues(len(r.types)))
	}
	for i := range r.types {
		x := string(rune('a' + i))
		fmt.Fprintf(&b, "      in_%s[i] = %s;\n", x, x)
	}
	fmt.Fprintf(&b, "    }\n    _mlir_ciface_%s(%s, &m_r);\n    for (int i = 0; i < LANES; i++) {\n", fn, strings.Join(addresses, ", "))
	for i, elem := range r.types {
		x := string(rune('a' + i))
		at := "i"
		if elem == "one" {
			at = "0"
		}
		fmt.Fprintf(&b, "      %s %s = in_%s[%s]; (void)%s;\n", signed(elem), x, x, at, x)
	}
	same := "SAME_INTEGER"
	if cTypes[r.result].pool == "FLOATS" {
		same = "SAME_FLOAT"
	}
	fmt.Fprintf(&b, "      %s want = %s;\n      CHECK(%s(want, out[i]));\n    }\n  }", signed(r.result), r.c, same)
	return b.String()
}

// safeValues sets the operands to such for which every operation is defined.
func safeValues(n int) string {
	return "a = 7;" + strings.Repeat(" b = 2;", n-1)
}

// onTensors is the operation on tensors, which cannot be converted.
func (r *elementwiseRow) onTensors() *variant {
	in := func(elem string) string {
		if elem == "one" {
			return "i1"
		}
		return "tensor<?x" + elem + ">"
	}
	var b strings.Builder
	for i, elem := range r.types {
		fmt.Fprintf(&b, "  %%%c = \"test.source\"() : () -> %s\n", 'a'+i, in(elem))
	}
	return &variant{
		op: r.op, name: joinWords(r.base, "tensor"),
		module:  "func @tensor() {\n" + b.String() + "  %r = " + r.operation(in, true) + "\n  return\n}\n",
		refused: map[string]string{"": "a tensor has no place in memory; bufferize first"},
	}
}

// TestElementwiseTable checks that the table is understood.
func TestElementwiseTable(t *testing.T) {
	rows := typeChoices([]string{"std.addi", "-", "int int -> int", "addi %a, %b : A", "a + b", ""})
	require.Len(t, rows, len(elementFamilies["int"]))
	v := rows[5].variant(3, "vector", "4x", 4)
	require.Equal(t, "std.addi vector-index", v.String())
	require.Contains(t, v.module, "%r = addi %a, %b : vector<4xindex>")
}
