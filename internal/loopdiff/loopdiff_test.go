package loopdiff

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/randloops"
	"github.com/mlirc/mlirc/internal/repository"
)

// long says that all programs are wanted.
func long() bool { return os.Getenv("TEST_LONG") != "" }

// tries bounds how often a difference is made smaller.
const tries = 1000

// shown is how many differences a test shows.
const shown = 5

// seeds runs something for each seed up to n, on all cores. The first differences are made
// smaller.
func seeds(t *testing.T, n int, run func(r *Runner, o randloops.Options) (d *Difference, smaller func() *Difference)) {
	t.Helper()
	dialects := repository.Dialects(t)
	next := make(chan uint64)
	var mutex sync.Mutex
	found := 0
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			r := runner(t, dialects)
			done := 0
			for seed := range next {
				if done++; done%500 == 0 {
					r = runner(t, dialects) // a context keeps all types
				}
				d, smaller := run(r, OptionsFor(seed))
				if d == nil {
					continue
				}
				mutex.Lock()
				found++
				show := found <= shown
				mutex.Unlock()
				if show {
					t.Errorf("seed %d: %s", seed, smaller())
				}
			}
		})
	}
	for seed := range uint64(n) {
		next <- seed
	}
	close(next)
	group.Wait()
	if found > 0 {
		t.Errorf("%d of %d programs differ", found, n)
	}
}

func runner(t testing.TB, dialects []*ods.Dialect) *Runner {
	t.Helper()
	r, err := NewRunner(dialects)
	require.NoError(t, err)
	return r
}

// TestPasses executes random programs behind each case. With TEST_LONG=1 these are 20,000
// programs.
func TestPasses(t *testing.T) {
	n := 40
	if long() {
		n = 20_000
	}
	cases := Cases()
	seeds(t, n, func(r *Runner, o randloops.Options) (d *Difference, smaller func() *Difference) {
		s, err := r.Subject(randloops.New(o))
		if err != nil {
			d = &Difference{"", "program", err.Error(), ""}
			return d, func() *Difference { return d }
		}
		for _, c := range cases {
			if d, _ := r.Compare(s, c); d != nil {
				return d, func() *Difference { return reduced(r, o, c, d) }
			}
		}
		return nil, nil
	})
}

// TestDependences executes random programs and compares the accesses with what
// memref-dependence-check says of them. With TEST_LONG=1 these are 20,000 programs.
func TestDependences(t *testing.T) {
	n := 60
	if long() {
		n = 20_000
	}
	seeds(t, n, func(r *Runner, o randloops.Options) (d *Difference, smaller func() *Difference) {
		s, err := r.Subject(randloops.New(o))
		if err != nil {
			d = &Difference{"", "program", err.Error(), ""}
			return d, func() *Difference { return d }
		}
		d = r.CheckDependences(s)
		return d, func() *Difference {
			p, smaller := Reduce(o, tries, func(p *randloops.Program) *Difference {
				s, err := r.Subject(p)
				if err != nil {
					return nil
				}
				return r.CheckDependences(s)
			})
			smaller.Detail += "\n" + p.Text
			return smaller
		}
	})
}

// reduced adds the smallest program with the difference to its description.
func reduced(r *Runner, o randloops.Options, c Case, d *Difference) *Difference {
	p, smaller := r.Reduce(o, c, d, tries)
	if smaller == nil {
		return d
	}
	smaller.Detail = fmt.Sprintf("%s\n%s\nbecomes\n%s", smaller.Detail, p.Text, smaller.After)
	return smaller
}

// TestPipelines compiles random programs by each shipped pipeline and runs them. With
// TEST_LONG=1 these are 20,000 programs.
func TestPipelines(t *testing.T) {
	oracle.Need(t, "llc", "opt", "cc")
	n := 12
	if long() {
		n = 20_000
	}
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", bin, "./cmd/mlirc",
		"./plugins/std/cmd/mlirc-plugin-std", "./plugins/llvm/cmd/mlirc-plugin-llvm", "./plugins/translate/cmd/mlirc-plugin-translate",
		"./plugins/omp/cmd/mlirc-plugin-omp")
	build.Dir = repository.Root(t)
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	libomp, err := harness.OpenMP()
	require.NoError(t, err)
	dialects := repository.Dialects(t)
	batch := min(n, 100)
	for _, native := range Natives(filepath.Join(bin, "mlirc"), t.TempDir(), libomp) {
		differing, programs, crashes := 0, 0, 0
		for first := 0; first < n; first += batch {
			r := runner(t, dialects)
			b := native.Batch(r, uint64(first), uint64(first+batch))
			require.Empty(t, b.Invalid)
			found, err := native.Compare(b.Subjects)
			require.NoError(t, err)
			programs += len(b.Subjects)
			for _, i := range slices.Sorted(maps.Keys(found)) {
				d := found[i]
				if d.Kind == ToolCrash {
					crashes++
					continue
				}
				if differing++; differing > shown {
					continue
				}
				o := b.Options[i]
				o.Prefix = ""
				if p, smaller := r.ReduceNative(o, native, tries/10); smaller != nil {
					d.Detail += "\n" + p.Text
				}
				t.Errorf("seed %d: %s", o.Seed, d)
			}
		}
		require.LessOrEqual(t, crashes, programs/50, "%s crashes in its tools", native.Pipeline)
		if differing > 0 {
			t.Errorf("%d of %d programs differ behind %s", differing, programs, native.Pipeline)
		}
	}
}

// TestPrograms looks at what the programs hold: they are valid, and most of them have
// two names for one memory.
func TestPrograms(t *testing.T) {
	const n = 60
	r := runner(t, repository.Dialects(t))
	aliased := 0
	for seed := range uint64(n) {
		o := OptionsFor(seed)
		p := randloops.New(o)
		require.Equal(t, p.Text, randloops.New(o).Text)
		_, err := r.Subject(p)
		require.NoError(t, err, "seed %d\n%s", seed, p.Text)
		if p.Aliased {
			aliased++
		}
	}
	require.Greater(t, aliased, n/2)
}

// wrong is a pass that forgets the last store of each function.
var wrong = &pass.Pass{
	Name: "wrong", Anchor: "func", Summary: "forget a store",
	Run: func(r *pass.Run) error {
		var last *ir.Operation
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			if op.Is("affine.store") {
				last = op
			}
			return ir.Advance
		})
		if last != nil {
			last.Erase()
		}
		return nil
	},
}

// TestFind puts a pass that is wrong in the place of ours. The difference is found, and
// made smaller.
func TestFind(t *testing.T) {
	r, err := NewRunner(repository.Dialects(t), wrong)
	require.NoError(t, err)
	c := Case{Pipeline: "wrong"}
	for seed := range uint64(20) {
		o := OptionsFor(seed)
		s, err := r.Subject(randloops.New(o))
		require.NoError(t, err)
		d, _ := r.Compare(s, c)
		if d == nil {
			continue
		}
		p, smaller := r.Reduce(o, c, d, 300)
		require.NotNil(t, smaller)
		require.Equal(t, d.Kind, smaller.Kind)
		require.Less(t, len(p.Text), len(s.Text))
		return
	}
	require.Fail(t, "no difference was found")
}
