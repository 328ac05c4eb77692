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
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/affine"
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
	p.line("func @f(%%m0: memref<12x12xi64>, %%m1: memref<12x12xi64>, %%m2: memref<12x12xi64>, %%c: i64) {")
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
	p.line("affine.for %s = %d to %d%s {", iv, low, min(10, low+2+p.IntN(8)), step)
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
		next := p.name()
		p.line("%s = addi %s, %s : i64", next, sum, v)
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

// machine executes a function of affine operations and sums.
type machine struct {
	t       *testing.T
	numbers map[*ir.Value]int64
	memory  map[*ir.Value][]int64
}

// execute returns what is in the arguments at the end.
func execute(t *testing.T, m *ir.Operation) [][]int64 {
	x := machine{t, map[*ir.Value]int64{}, map[*ir.Value][]int64{}}
	entry := m.Region(0).Entry().First().Region(0).Entry()
	var out [][]int64
	for i, arg := range entry.Args() {
		if i == 3 {
			x.numbers[arg] = 1
			break
		}
		cells := make([]int64, size*size)
		for k := range cells {
			cells[k] = int64(1000*i + k*k + 1)
		}
		x.memory[arg] = cells
		out = append(out, cells)
	}
	x.block(entry)
	return out
}

func (x machine) block(b *ir.Block) {
	for op := b.First(); op != nil; op = op.Next() {
		x.step(op)
	}
}

func (x machine) step(op *ir.Operation) {
	if loop, ok := affine.AsFor(op); ok {
		low, high := x.values(loop.LowerBound())[0], x.values(loop.UpperBound())[0]
		for i := low; i < high; i += loop.Step() {
			x.numbers[loop.InductionVar()] = i
			x.block(loop.Body())
		}
		return
	}
	if a, ok := affine.AsAccess(op); ok {
		cell := x.cell(a)
		if a.IsStore() {
			*cell = x.numbers[a.StoredValue()]
		} else {
			x.numbers[op.Result(0)] = *cell
		}
		return
	}
	if apply, ok := affine.AsApply(op); ok {
		x.numbers[op.Result(0)] = x.values(apply.ValueMap())[0]
		return
	}
	switch op.Name().String() {
	case "std.addi":
		x.numbers[op.Result(0)] = x.numbers[op.Operand(0)]*3 + x.numbers[op.Operand(1)]
	case "std.constant":
		x.numbers[op.Result(0)], _ = op.Attr("value").(*ir.IntegerAttr).Int()
	case "memref.alloc":
		n := int64(1)
		for _, s := range op.ResultType(0).(*ir.MemRefType).Shape() {
			n *= s
		}
		x.memory[op.Result(0)] = make([]int64, n)
	case "affine.yield", "std.return":
	default:
		x.t.Fatalf("no way to execute %s", op.Name())
	}
}

func (x machine) values(m affine.ValueMap) []int64 {
	all := make([]int64, len(m.Operands))
	for i, v := range m.Operands {
		all[i] = x.numbers[v]
	}
	out, err := m.Map.Eval(all[:m.Map.NumDims], all[m.Map.NumDims:])
	require.NoError(x.t, err)
	return out
}

func (x machine) cell(a affine.Access) *int64 {
	shape := a.MemrefType().Shape()
	at := int64(0)
	for d, i := range x.values(a.ValueMap()) {
		require.True(x.t, 0 <= i && i < shape[d], "an access to element %d of %d", i, shape[d])
		at = at*shape[d] + i
	}
	return &x.memory[a.Memref()][at]
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
			want := execute(t, m)
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
			require.True(t, reflect.DeepEqual(want, execute(t, m)), "%d%s\n%s\n%s", seed, options, text, after)
		}
	}
	require.Greater(t, fused, count/10, "too little is fused to tell anything")
}
