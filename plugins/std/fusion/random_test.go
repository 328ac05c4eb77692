package fusion_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/caserun"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/fusion"
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

// subscripts are mostly counters, between 0 and 11.
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

// execute returns what is in the arguments at the end, with some number of iterations for the
// bounds that are symbols.
func execute(t *testing.T, m *ir.Operation, bound int64) []caserun.Value {
	var args, out []caserun.Value
	for i := range 3 {
		cells := caserun.NewMemref([]int64{size, size}, func(k int) caserun.Value { return int64(1000*i + k*k + 1) })
		args, out = append(args, cells), append(out, cells.Elements())
	}
	_, err := caserun.Call(m, "f", append(args, int64(1), bound)...)
	require.NoError(t, err)
	return out
}

// TestKeepsNumbers executes random functions before and behind fusion.
func TestKeepsNumbers(t *testing.T) {
	ctx := repository.Context(t)
	count := 150
	if os.Getenv("TEST_LONG") != "" {
		count = 5000
	}
	fused := 0
	for seed := range count {
		p := &program{Rand: rand.New(rand.NewPCG(uint64(seed), 7))}
		text := p.text()
		for _, options := range []string{"{distinct-arguments}", "{distinct-arguments fusion-maximal=true}", "{distinct-arguments fusion-compute-tolerance=10.0}"} {
			var sink diag.Sink
			m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
			require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
			bounds := []int64{0, 5, 10}
			var want [][]caserun.Value
			for _, n := range bounds {
				want = append(want, execute(t, m, n))
			}
			steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("affine-loop-fusion"+options)), pass.NewRegistry(fusion.Passes()...))
			require.Empty(t, problems)
			manager := pass.Manager{Workers: 1, Verify: func(op *ir.Operation, sink *diag.Sink) bool {
				return verify.Verify(op, sink, verify.Options{Workers: 1})
			}}
			require.NoError(t, manager.Run(context.Background(), m, steps, &sink), "%v\n%s", sink.Diagnostics(), text)
			if !manager.Unchanged() {
				fused++
			}
			after := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
			for i, n := range bounds {
				require.True(t, reflect.DeepEqual(want[i], execute(t, m, n)), "%d%s with %d\n%s\n%s", seed, options, n, text, after)
			}
		}
	}
	require.Greater(t, fused, count/10, "too little is fused to tell anything")
}
