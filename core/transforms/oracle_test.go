package transforms_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
)

// TestSamplesAgreeWithOracle takes the cases in testdata.
func TestSamplesAgreeWithOracle(t *testing.T) {
	passdiff.New(t, transforms.All()...).Files(t, "testdata/*.mlir")
}

// randomModule makes functions of integer arithmetic with branches.
func randomModule(r *rand.Rand, functions int) string {
	var b strings.Builder
	for f := range functions {
		g := generator{r: r, text: &b}
		g.function(f)
	}
	return b.String()
}

type generator struct {
	r      *rand.Rand
	text   *strings.Builder
	values []string // of i32
	next   int
}

func (g *generator) function(n int) {
	g.values = []string{"%x", "%y"}
	fmt.Fprintf(g.text, "func @f%d(%%x: i32, %%y: i32, %%c: i1) -> (i32, i32) {\n", n)
	g.straight(g.r.Intn(12))
	if g.r.Intn(2) == 0 {
		fmt.Fprintf(g.text, "  return %s, %s : i32, i32\n}\n", g.value(), g.value())
		return
	}
	fmt.Fprintf(g.text, "  cond_br %%c, ^a(%s : i32), ^b\n^a(%%p: i32):\n", g.value())
	outer := g.values
	joins := g.r.Intn(2) == 0
	g.values = append(append([]string(nil), outer...), "%p")
	if joins {
		// Equal blocks are merged; then MLIR 13 would need a pattern to go on.
		g.text.WriteString("  \"test.mark\"() : () -> ()\n")
	}
	g.end(joins, 6)
	g.text.WriteString("^b:\n")
	g.values = append([]string(nil), outer...)
	g.end(joins, 6)
	if !joins {
		g.text.WriteString("}\n")
		return
	}
	g.text.WriteString("^j(%m: i32, %n: i32):\n")
	g.values = append(append([]string(nil), outer...), "%m", "%n")
	g.end(false, 6)
	g.text.WriteString("}\n")
}

// end makes some operations, and goes to ^j or returns.
func (g *generator) end(joins bool, most int) {
	g.straight(g.r.Intn(most))
	if joins {
		fmt.Fprintf(g.text, "  br ^j(%s, %s : i32, i32)\n", g.value(), g.value())
		return
	}
	fmt.Fprintf(g.text, "  return %s, %s : i32, i32\n", g.value(), g.value())
}

func (g *generator) value() string { return g.values[g.r.Intn(len(g.values))] }

// straight makes operations that MLIR 13 folds, and none of those that it
// rewrites by patterns as well.
func (g *generator) straight(n int) {
	for range n {
		name := fmt.Sprintf("%%v%d", g.next)
		g.next++
		if g.r.Intn(3) == 0 {
			fmt.Fprintf(g.text, "  %s = constant %d : i32\n", name, g.r.Intn(4)-1)
		} else {
			ops := []string{"muli", "and", "or", "xor", "divi_signed", "divi_unsigned", "remi_signed",
				"remi_unsigned", "ceildivi_signed", "floordivi_signed", "shift_left"}
			fmt.Fprintf(g.text, "  %s = %s %s, %s : i32\n", name, ops[g.r.Intn(len(ops))], g.value(), g.value())
		}
		g.values = append(g.values, name)
	}
}

func TestRandomModulesAgreeWithOracle(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	r := rand.New(rand.NewSource(1))
	for range 6 {
		text := randomModule(r, 60)
		for _, pipeline := range []string{
			"cse", "func(canonicalize{enable-patterns=none})", "canonicalize{enable-patterns=none}",
			"func(cse,canonicalize{enable-patterns=none},cse)",
		} {
			c.Compare(t, pipeline, []string{text})
		}
	}
}
