package fusion_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
)

const (
	size    = 12 // of each dimension of a memref
	memrefs = 5  // of which the first three are arguments
)

// program writes a function of several nests that load from and store to the same
// few memrefs.
type program struct {
	*rand.Rand
	out  strings.Builder
	next int
}

func (p *program) name() string { p.next++; return fmt.Sprintf("%%v%d", p.next) }

func (p *program) line(format string, args ...any) { fmt.Fprintf(&p.out, format+"\n", args...) }

func (p *program) text() string {
	p.line("func @f(%%m0: memref<12x12xi64>, %%m1: memref<12x12xi64>, %%m2: memref<12x12xi64>, %%c: i64, %%n: index) {")
	p.line("%%three = constant 3 : i64")
	p.line("%%m3 = memref.alloc() : memref<12x12xi64>")
	p.line("%%m4 = memref.alloc() : memref<12x12xi64>")
	for i := 3; i < memrefs; i++ {
		p.line("affine.for %%i = 0 to 12 {\naffine.for %%j = 0 to 12 {")
		p.line("%%x = affine.load %%m%d[%%j, %%i] : memref<12x12xi64>", p.IntN(3))
		p.line("affine.store %%x, %%m%d[%%i, %%j] : memref<12x12xi64>\n}\n}", i)
	}
	for range 2 + p.IntN(3) {
		p.nest(nil)
	}
	p.line("return\n}")
	return p.out.String()
}

func (p *program) nest(ivs []string) {
	iv := p.name()
	low := p.IntN(4)
	step := ""
	if p.IntN(12) == 0 {
		step = " step 2"
	}
	high := fmt.Sprint(min(10, low+2+p.IntN(8)))
	switch p.IntN(16) {
	case 0:
		high = fmt.Sprint(low)
	case 1:
		high = "%n"
	case 2:
		if len(ivs) > 0 {
			high = fmt.Sprintf("affine_map<(d0) -> (d0)>(%s)", ivs[p.IntN(len(ivs))])
		}
	}
	p.line("affine.for %s = %d to %s%s {", iv, low, high, step)
	ivs = append(ivs[:len(ivs):len(ivs)], iv)
	if len(ivs) < 3 && p.IntN(3) > 0 {
		if p.IntN(5) == 0 {
			p.body(ivs)
		}
		p.nest(ivs)
		if p.IntN(6) == 0 {
			p.body(ivs)
		}
	} else {
		p.body(ivs)
	}
	p.line("}")
}

func (p *program) body(ivs []string) {
	sum := "%c"
	for range 1 + p.IntN(2) {
		v := p.name()
		p.line("%s = affine.load %%m%d[%s] : memref<12x12xi64>", v, p.IntN(memrefs), p.subscripts(ivs))
		times, next := p.name(), p.name()
		p.line("%s = muli %s, %%three : i64", times, sum)
		p.line("%s = addi %s, %s : i64", next, times, v)
		sum = next
	}
	for range 1 + p.IntN(5)/4 {
		p.line("affine.store %s, %%m%d[%s] : memref<12x12xi64>", sum, p.IntN(memrefs), p.subscripts(ivs))
	}
}

// subscripts are mostly induction variables, between 0 and 11.
func (p *program) subscripts(ivs []string) string {
	var out [2]string
	for i := range out {
		switch iv := ivs[min(i, len(ivs)-1)]; p.IntN(12) {
		case 0:
			out[i] = fmt.Sprint(p.IntN(size))
		case 1:
			out[i] = ivs[p.IntN(len(ivs))]
		case 2:
			out[i] = iv + " + 1"
		case 3:
			out[i] = fmt.Sprintf("-%s + 11", iv)
		case 4:
			out[i] = fmt.Sprintf("%s floordiv %d + %d", iv, 2+p.IntN(3), p.IntN(3))
		case 5:
			out[i] = fmt.Sprintf("%s mod %d + %d", iv, 2+p.IntN(5), p.IntN(3))
		case 6:
			out[i] = fmt.Sprintf("(%s + %s) ceildiv 2", iv, ivs[p.IntN(len(ivs))])
		default:
			out[i] = iv
		}
	}
	return out[0] + ", " + out[1]
}

// TestKeepsNumbers executes random functions before and behind fusion, with some numbers of
// iterations for the bounds that are symbols.
func TestKeepsNumbers(t *testing.T) {
	runner := cases.NewRunner(repository.Context(t), fusion.Passes()...)
	count := 150
	if os.Getenv("TEST_LONG") != "" {
		count = 5000
	}
	// These find mutants that the first seeds do not, see internal/mutants.
	seeds := []int{159, 160, 194, 470, 514}
	for seed := range count {
		seeds = append(seeds, seed)
	}
	fused := 0
	for _, seed := range seeds {
		p := &program{Rand: rand.New(rand.NewPCG(uint64(seed), 7))}
		text := fmt.Sprintf("// seed %d\n%s", seed, p.text())
		for _, options := range []string{"{distinct-arguments}", "{distinct-arguments fusion-maximal=true}", "{distinct-arguments fusion-compute-tolerance=10.0}"} {
			if runner.Compare(t, "affine-loop-fusion"+options, text, 0, 5, 10) {
				fused++
			}
		}
	}
	require.Greater(t, fused, count/10, "too few nests are fused")
}
