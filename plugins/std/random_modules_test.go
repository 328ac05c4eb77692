package std_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
)

// TestRandomModules runs every pass on modules that are made from the definitions: one that is
// valid stays valid, or is refused with an error.
func TestRandomModules(t *testing.T) {
	each := 2
	if os.Getenv("TEST_LONG") != "" {
		each = 50
	}
	r := newRandomRuns(t)
	g, err := irgen.New(r.ctx, 5)
	require.NoError(t, err)
	for _, d := range std.Plugin().Dialects {
		def := r.ctx.Dialect(d.Name()).(*ods.Dialect)
		for _, name := range def.OpNames() {
			for _, text := range g.Op(def.Op(name), each) {
				r.runAll(text, d.Name())
			}
		}
	}
	require.Greater(t, r.runs, 1000*each, "hardly a module is valid")
}

// randomRuns runs the plugin's passes.
type randomRuns struct {
	t        *testing.T
	ctx      *ir.Context
	passes   []*pass.Pass
	registry *pass.Registry
	hooks    map[string]verify.Hook
	runs     int
}

func newRandomRuns(t *testing.T) *randomRuns {
	r := &randomRuns{t: t, hooks: map[string]verify.Hook{}}
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
		for name, hook := range d.Hooks {
			r.hooks[name] = hook
		}
	}
	var err error
	r.ctx, err = load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	r.passes = append(std.Plugin().Passes, transforms.Canonicalize(owners...))
	r.registry = pass.NewRegistry(r.passes...)
	return r
}

// neededOptions are those without which a pass does nothing but say so.
var neededOptions = map[string]string{"parallel-loop-collapsing": "{collapsed-indices-0=0}"}

func (r *randomRuns) runAll(text, dialect string) {
	for _, p := range r.passes {
		if p.Produces != "" {
			continue // makes something else of a module
		}
		if dialect == "affine" && strings.HasSuffix(p.Name, "-to-llvm") {
			continue // its operands have to be indices; it is lowered before
		}
		r.run(p, text)
	}
}

func (r *randomRuns) run(p *pass.Pass, text string) {
	var sink diag.Sink
	check := func(op *ir.Operation) bool {
		return verify.Verify(op, &sink, verify.Options{Workers: 1, Hooks: r.hooks})
	}
	m := syntax.Parse(r.ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil || !check(m) {
		return // a hook refuses what the definition allows
	}
	r.runs++
	pipeline := p.Name + neededOptions[p.Name]
	if p.Anchor != "" && p.Anchor != "module" {
		pipeline = fmt.Sprintf("%s(%s)", p.Anchor, pipeline)
	}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), r.registry)
	require.Empty(r.t, problems)
	err := (&pass.Manager{Workers: 1}).Run(context.Background(), m, steps, &sink)
	if errors.Is(err, pass.ErrReported) {
		return
	}
	require.NoError(r.t, err, "%s\n%s", pipeline, text)
	require.True(r.t, check(m), "%s\n%v\n%s", pipeline, sink.Diagnostics(), text)
}

// TestBrokenModules verifies operations that do not fit their definitions, of all
// dialects, with the hooks, and runs every pass on the few that are valid all the same.
// Nothing panics.
func TestBrokenModules(t *testing.T) {
	each := 3
	if os.Getenv("TEST_LONG") != "" {
		each = 100
	}
	r := newRandomRuns(t)
	dialects := repository.Dialects(t)
	irgen.EachBroken(t, dialects, 11, each, func(_ *ir.Operation, generic []byte) {
		r.runAll(string(generic), "")
	})
}
