package dependence_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/internal/repository"
)

// randomNest is a nest of loops with two accesses to one memref in the innermost,
// the first of which stores. All bounds are numbers and outer induction variables.
type randomNest struct {
	lower, upper []affine.Expr // of loop k, in the induction variables of those around it
	steps        []int64
	accesses     [2]affine.Map
}

func newNest(r *rand.Rand) *randomNest {
	n := &randomNest{}
	depth := 1 + r.IntN(3)
	for k := range depth {
		low := affine.Expr(affine.Constant(r.Int64N(3)))
		if k > 0 && r.IntN(2) == 0 {
			low = affine.Add(affine.Dim(r.IntN(k)), low)
		}
		n.lower = append(n.lower, low)
		n.upper = append(n.upper, affine.Constant(1+r.Int64N(7)))
		n.steps = append(n.steps, 1+r.Int64N(3))
	}
	rank := 1 + r.IntN(2)
	for i := range n.accesses {
		var results []affine.Expr
		for range rank {
			results = append(results, subscript(r, depth))
		}
		n.accesses[i] = affine.NewMap(depth, 0, results...)
	}
	return n
}

func subscript(r *rand.Rand, depth int) affine.Expr {
	e := affine.Expr(affine.Constant(r.Int64N(5) - 2))
	for range 1 + r.IntN(2) {
		e = affine.Add(e, affine.Mul(affine.Dim(r.IntN(depth)), affine.Constant(r.Int64N(7)-3)))
	}
	switch r.IntN(6) {
	case 0:
		return affine.Mod(e, affine.Constant(2+r.Int64N(4)))
	case 1:
		return affine.FloorDiv(e, affine.Constant(2+r.Int64N(4)))
	}
	return e
}

// text is the nest as a function.
func (n *randomNest) text() string {
	var out strings.Builder
	shape := strings.Repeat("?x", len(n.accesses[0].Results))
	fmt.Fprintf(&out, "func @f(%%m: memref<%sf32>, %%f: f32) {\n", shape)
	var ivs []string
	for k := range n.lower {
		lower := affine.NewMap(k, 0, n.lower[k])
		fmt.Fprintf(&out, "affine.for %%i%d = affine_map<%s>(%s) to %s step %d {\n",
			k, lower, strings.Join(ivs, ", "), n.upper[k], n.steps[k])
		ivs = append(ivs, fmt.Sprintf("%%i%d", k))
	}
	for i, m := range n.accesses {
		var at []string
		for d, e := range m.Results {
			name := fmt.Sprintf("%%s%d_%d", i, d)
			fmt.Fprintf(&out, "%s = affine.apply affine_map<%s>(%s)\n", name, affine.NewMap(m.NumDims, 0, e), strings.Join(ivs, ", "))
			at = append(at, name)
		}
		if i == 0 {
			fmt.Fprintf(&out, "affine.store %%f, %%m[%s] : memref<%sf32>\n", strings.Join(at, ", "), shape)
			continue
		}
		fmt.Fprintf(&out, "%%v = affine.load %%m[%s] : memref<%sf32>\n", strings.Join(at, ", "), shape)
	}
	out.WriteString(strings.Repeat("}\n", len(n.lower)) + "return\n}\n")
	return out.String()
}

// iterations are the induction variables of all iterations, in order.
func (n *randomNest) iterations(t *testing.T) [][]int64 {
	var all [][]int64
	var from func(ivs []int64)
	from = func(ivs []int64) {
		k := len(ivs)
		if k == len(n.lower) {
			all = append(all, append([]int64(nil), ivs...))
			return
		}
		low, err := affine.Eval(n.lower[k], ivs, nil)
		require.NoError(t, err)
		for i := low; i < int64(n.upper[k].(affine.Constant)); i += n.steps[k] {
			from(append(ivs, i))
		}
	}
	from(nil)
	return all
}

// expected is what the pass says, found by looking at all pairs of iterations.
func (n *randomNest) expected(t *testing.T) map[string]string {
	iterations := n.iterations(t)
	out := map[string]string{}
	for i := range n.accesses {
		for j := range n.accesses {
			for depth := 1; depth <= len(n.lower)+1; depth++ {
				key := fmt.Sprintf("from %d to %d at depth %d", i, j, depth)
				out[key] = "false"
				if i == 0 || j == 0 {
					out[key] = n.scan(t, iterations, i, j, depth)
				}
			}
		}
	}
	return out
}

func (n *randomNest) scan(t *testing.T, iterations [][]int64, i, j, depth int) string {
	var least, greatest []int64
	for _, p := range iterations {
		at, err := n.accesses[i].Eval(p, nil)
		require.NoError(t, err)
		for _, q := range iterations {
			if !carried(p, q, depth) || depth > len(p) && i >= j {
				continue
			}
			to, err := n.accesses[j].Eval(q, nil)
			require.NoError(t, err)
			if fmt.Sprint(at) != fmt.Sprint(to) {
				continue
			}
			if least == nil {
				least, greatest = make([]int64, len(p)), make([]int64, len(p))
				for k := range p {
					least[k], greatest[k] = q[k]-p[k], q[k]-p[k]
				}
			}
			for k := range p {
				least[k], greatest[k] = min(least[k], q[k]-p[k]), max(greatest[k], q[k]-p[k])
			}
		}
	}
	switch {
	case least == nil:
		return "false"
	case depth > len(n.lower):
		return "true"
	}
	out := ""
	for k := range least {
		out += fmt.Sprintf("[%d, %d]", least[k], greatest[k])
	}
	return out
}

func carried(p, q []int64, depth int) bool {
	for k := range p {
		if k == depth-1 {
			return q[k] > p[k]
		}
		if q[k] != p[k] {
			return false
		}
	}
	return true
}

// TestCheckAgainstAllIterations: what the pass says is exact.
func TestCheckAgainstAllIterations(t *testing.T) {
	ctx := repository.Context(t)
	count := 150
	if os.Getenv("TEST_LONG") != "" {
		count = 5000
	}
	for seed := range count {
		n := newNest(rand.New(rand.NewPCG(uint64(seed), 3)))
		said := remarks(t, ctx, n.text())
		for key, want := range n.expected(t) {
			require.Contains(t, said, key+" = "+want+"\n", "%d\n%s", seed, n.text())
		}
	}
}
