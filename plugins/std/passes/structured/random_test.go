package structured_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/passes/structured"
)

// nest writes loops over parts of ranges, whose sizes affine.min and affine.max compute.
type nest struct {
	*rand.Rand
	out  strings.Builder
	next int
}

func (p *nest) name() string { p.next++; return fmt.Sprintf("%%v%d", p.next) }

func (p *nest) line(format string, args ...any) { fmt.Fprintf(&p.out, format+"\n", args...) }

func (p *nest) one(list []string) string { return list[p.IntN(len(list))] }

func (p *nest) text() string {
	p.line("func @f(%%n: index) -> index {")
	p.line("%%c31 = constant 31 : index")
	values := []string{"%n"}
	for _, c := range []int{-3, 0, 1, 2, 3, 5, 8} {
		name := strings.Replace(fmt.Sprintf("%%c%d", c), "-", "m", 1)
		p.line("%s = constant %d : index", name, c)
		values = append(values, name)
	}
	last := "%c1"
	for range 1 + p.IntN(2) {
		last = p.loop(last, values, []string{"%c1", "%c2", "%c3", "%c5"}, 1+p.IntN(3))
	}
	p.line("return %s : index\n}", last)
	return p.out.String()
}

// loop writes a loop that carries a number, which is what it is given, and returns its result.
func (p *nest) loop(carried string, values, steps []string, depth int) string {
	result, iv, arg := p.name(), p.name(), p.name()
	lower, upper, step := p.one(values), p.one(values), p.one(steps)
	p.line("%s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (index) {", result, iv, lower, upper, step, arg, carried)
	inside := append([]string{iv}, values...)
	for range 1 + p.IntN(3) {
		v := p.choice(iv, upper, step, inside)
		inside = append(inside, v)
		arg = p.mix(arg, v)
	}
	if depth > 1 {
		arg = p.loop(arg, inside, steps, depth-1)
	}
	p.line("scf.yield %s : index\n}", p.mix(arg, iv))
	return result
}

func (p *nest) mix(a, b string) string {
	product, sum := p.name(), p.name()
	p.line("%s = muli %s, %%c31 : index\n%s = addi %s, %s : index", product, a, sum, product, b)
	return sum
}

// choice writes the size of a part, or some other choice.
func (p *nest) choice(iv, upper, step string, values []string) string {
	v := p.name()
	if p.IntN(2) == 0 {
		p.line("%s = affine.min affine_map<(d0, d1, d2) -> (d2, d1 - d0)>(%s, %s, %s)", v, iv, upper, step)
		return v
	}
	var results []string
	for range 1 + p.IntN(3) {
		results = append(results, p.one([]string{"d0", "d1 - d0", "d1 - d0 + 1", "d2 - d1", "4", "0", "d1 * 2 - d0", "d2 + d0", "d0 mod 4", "d1 - d1 floordiv 3"}))
	}
	p.line("%s = affine.%s affine_map<(d0, d1, d2) -> (%s)>(%s, %s, %s)", v, p.one([]string{"min", "max"}),
		strings.Join(results, ", "), iv, upper, p.one(values))
	return v
}

// TestRandomNests executes random loops before and behind each pass that knows their bounds. With
// TEST_LONG=1 these are 5,000.
func TestRandomNests(t *testing.T) {
	count := 150
	if os.Getenv("TEST_LONG") != "" {
		count = 5000
	}
	runner := cases.NewRunner(repository.Context(t), structured.Passes()...)
	changed := map[string]int{}
	pipelines := []string{
		"func(scf-for-loop-peeling)", "func(scf-for-loop-peeling{skip-partial=false})", "func(scf-for-loop-peeling{peel-front})",
		"func(scf-for-loop-canonicalization)", "func(scf-for-to-while)", "func(scf-for-loop-peeling,scf-for-loop-canonicalization)",
	}
	for seed := range count {
		p := &nest{Rand: rand.New(rand.NewPCG(uint64(seed), 0))}
		text := p.text()
		for _, pipeline := range pipelines {
			if runner.Compare(t, pipeline, text, 0, 1, 4, 7, 9, -2) {
				changed[pipeline]++
			}
		}
	}
	for _, pipeline := range pipelines {
		if changed[pipeline] < count/4 {
			t.Errorf("%s changes %d of %d", pipeline, changed[pipeline], count)
		}
	}
}
