package tollvm_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/structure"
)

// TestRandom compares random functions with what mlir-opt-13 makes of them.
func TestRandom(t *testing.T) {
	chunks := make([]string, 60)
	for i := range chunks {
		g := &generator{r: rand.New(rand.NewPCG(uint64(i), 13)), values: map[string][]string{}}
		chunks[i] = g.module()
	}
	answers := oracle.Opt(t, chunks, "-convert-memref-to-llvm", "-convert-std-to-llvm=emit-c-wrappers=true")
	j := jobOf("random emit-c-wrappers=true")
	for i, answer := range answers {
		require.True(t, answer.OK, "%s\n%s", answer.Problem, chunks[i])
		ctx := newContext(t)
		want, got := structure.Effects(parse(t, ctx, answer.Text)), structure.Effects(parse(t, ctx, j.text(t, chunks[i])))
		if !assert.Equal(t, want, got, chunks[i]) {
			return
		}
	}
}

// generator writes a random function. No operation has an operand twice, so that
// nothing folds.
type generator struct {
	r      *rand.Rand
	text   strings.Builder
	values map[string][]string // by type
	next   int
}

// randomTypes are those of arguments, in the order of [generator.module].
var randomTypes = [...]string{
	"i32", "i64", "i1", "f32", "index", "vector<4xf32>", "memref<?xf32>", "memref<4x?xi32>", "memref<2x3xindex>",
	"memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>",
}

func (g *generator) module() string {
	var params []string
	for range 4 {
		for _, t := range randomTypes {
			params = append(params, g.define(t)+": "+t)
		}
	}
	results := []string{"f32", "memref<?xf32>", "index"}
	fmt.Fprintf(&g.text, "func private @callee(i32, memref<?xf32>, index) -> (%s)\n", strings.Join(results, ", "))
	fmt.Fprintf(&g.text, "func @f(%s) -> (%s) {\n", strings.Join(params, ", "), strings.Join(results, ", "))
	for block := range 3 {
		for range 10 {
			g.op()
		}
		g.branch(block)
	}
	fmt.Fprintf(&g.text, "  return %s, %s, %s : %s\n}\n",
		g.pick("f32"), g.pick("memref<?xf32>"), g.pick("index"), strings.Join(results, ", "))
	return g.text.String()
}

func (g *generator) define(t string) string {
	name := fmt.Sprintf("%%v%d", g.next)
	g.next++
	g.values[t] = append(g.values[t], name)
	return name
}

func (g *generator) pick(t string) string {
	list := g.values[t]
	return list[g.r.IntN(len(list))]
}

// pair picks two different values.
func (g *generator) pair(t string) (a, b string) {
	list := g.values[t]
	i := g.r.IntN(len(list))
	j := (i + 1 + g.r.IntN(len(list)-1)) % len(list)
	return list[i], list[j]
}

func (g *generator) line(result, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	fmt.Fprintf(&g.text, "  %s = %s\n", g.define(result), text)
}

func (g *generator) word(words ...string) string { return words[g.r.IntN(len(words))] }

// op writes one operation.
func (g *generator) op() {
	i, j := g.pair("index")
	switch g.r.IntN(14) {
	case 0:
		t := g.word("i32", "i64", "index")
		a, b := g.pair(t)
		g.line(t, "%s %s, %s : %s", g.word("addi", "subi", "muli", "xor", "remi_signed", "shift_left"), a, b, t)
	case 1:
		t := g.word("f32", "vector<4xf32>")
		a, b := g.pair(t)
		g.line(t, "%s %s, %s : %s", g.word("addf", "subf", "mulf", "divf", "copysign"), a, b, t)
	case 2:
		t := g.word("i32", "i64", "index")
		a, b := g.pair(t)
		g.line("i1", "cmpi %s, %s, %s : %s", g.word("eq", "slt", "uge", "ne"), a, b, t)
	case 3:
		a, b := g.pair("f32")
		g.line("i1", "cmpf %s, %s, %s : f32", g.word("oeq", "ult", "une", "ord"), a, b)
	case 4:
		t := g.word(randomTypes[:]...)
		a, b := g.pair(t)
		if t == "i1" {
			return
		}
		g.line(t, "select %s, %s, %s : %s", g.pick("i1"), a, b, t)
	case 5:
		g.line("index", "index_cast %s : i32 to index", g.values["i32"][0])
	case 6:
		g.line("f32", "memref.load %s[%s] : memref<?xf32>", g.pick("memref<?xf32>"), i)
	case 7:
		g.line("i32", "memref.load %s[%s, %s] : memref<4x?xi32>", g.pick("memref<4x?xi32>"), i, j)
	case 8:
		t := randomTypes[len(randomTypes)-1]
		fmt.Fprintf(&g.text, "  memref.store %s, %s[%s, %s] : %s\n", g.pick("f32"), g.pick(t), i, j, t)
	case 9:
		g.line("memref<?xf32>", "memref.alloc(%s) : memref<?xf32>", i)
	case 10:
		g.line("index", "memref.dim %s, %s : memref<4x?xi32>", g.pick("memref<4x?xi32>"), i)
	case 11:
		g.call(i)
	case 12:
		g.line("vector<4xf32>", "splat %s : vector<4xf32>", g.pick("f32"))
	case 13:
		g.line("i32", "atomic_rmw addi %s, %s[%s, %s] : (i32, memref<4x?xi32>) -> i32", g.pick("i32"), g.pick("memref<4x?xi32>"), i, j)
	}
}

func (g *generator) call(index string) {
	first := g.next
	g.next++
	fmt.Fprintf(&g.text, "  %%v%d:3 = call @callee(%s, %s, %s) : (i32, memref<?xf32>, index) -> (f32, memref<?xf32>, index)\n",
		first, g.pick("i32"), g.pick("memref<?xf32>"), index)
	for k, t := range []string{"f32", "memref<?xf32>", "index"} {
		g.values[t] = append(g.values[t], fmt.Sprintf("%%v%d#%d", first, k))
	}
}

// branch ends a block and begins the next one. What was defined before dominates
// all that follows.
func (g *generator) branch(n int) {
	a, b := g.pair("index")
	m, k := g.pair("memref<?xf32>")
	fmt.Fprintf(&g.text, "  cond_br %s, ^left%d(%s : index), ^right%d(%s : memref<?xf32>)\n", g.pick("i1"), n, a, n, m)
	fmt.Fprintf(&g.text, "^left%d(%%l%d: index):\n  br ^next%d(%%l%d, %s : index, memref<?xf32>)\n", n, n, n, n, k)
	fmt.Fprintf(&g.text, "^right%d(%%r%d: memref<?xf32>):\n  br ^next%d(%s, %%r%d : index, memref<?xf32>)\n", n, n, n, b, n)
	fmt.Fprintf(&g.text, "^next%d(%s: index, %s: memref<?xf32>):\n", n, g.define("index"), g.define("memref<?xf32>"))
}
