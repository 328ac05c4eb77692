package damage

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
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
	"github.com/mlirc/mlirc/internal/verifydiff"
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	kernel "github.com/mlirc/mlirc/plugins/kernel/plugin"
	linalg "github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/plugins/llvm"
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	spirv "github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
	"github.com/mlirc/mlirc/sdk"
)

func plugins() []*sdk.Plugin {
	return []*sdk.Plugin{std.Plugin(), llvm.Plugin(), gpu.Plugin(), spirv.Plugin(), linalg.Plugin(), kernel.Plugin(), omp.Plugin()}
}

// TestDamage hands damaged modules of each operation to all victims.
func TestDamage(t *testing.T) {
	made, damages := 1, 2
	if os.Getenv("TEST_LONG") != "" {
		made, damages = 8, 25
	}
	for _, d := range repository.Dialects(t) {
		if len(d.OpNames()) == 0 {
			continue // it has attributes only
		}
		t.Run(d.Name(), func(t *testing.T) {
			v := newVictims(t)
			g, err := irgen.New(v.ctx, 23)
			require.NoError(t, err)
			m, err := verifydiff.New(v.ctx, 29)
			require.NoError(t, err)
			def := v.ctx.Dialect(d.Name()).(*ods.Dialect)
			for _, name := range def.OpNames() {
				for i, text := range g.Op(def.Op(name), made) {
					if i < made {
						v.look(text)
						v.lookAtDamaged(m, text, name, damages)
					}
				}
			}
			t.Logf("%d modules, %d of them valid", v.modules, v.valid)
			assert.NotZero(t, v.valid)
			assert.Greater(t, v.modules, v.valid, "nothing is damaged")
		})
	}
}

// victims are what a module is handed to.
type victims struct {
	t              *testing.T
	ctx            *ir.Context
	hooks          map[string]verify.Hook
	passes         []*pass.Pass
	registry       *pass.Registry
	modules, valid int

	fail func(format string, args ...any)
}

func newVictims(t *testing.T) *victims {
	v := &victims{t: t, hooks: map[string]verify.Hook{}, fail: t.Errorf}
	var err error
	v.ctx, err = load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	var owners []transforms.Owner
	for _, p := range plugins() {
		for _, d := range p.Dialects {
			owners = append(owners, d.Canonicalize)
			for name, hook := range d.Hooks {
				v.hooks[name] = hook
			}
		}
		for _, p := range p.Passes {
			if p.Produces == "" {
				v.passes = append(v.passes, p)
			}
		}
	}
	v.passes = append(v.passes, transforms.All(owners...)...)
	v.registry = pass.NewRegistry(v.passes...)
	return v
}

func (v *victims) lookAtDamaged(m *verifydiff.Mutator, text, name string, n int) {
	module := v.parse(text)
	if module == nil {
		return
	}
	isIt := func(op *ir.Operation) bool { return op.Is(name) }
	for _, damaged := range m.Mutants(module, isIt, n) {
		v.look(damaged)
	}
}

func (v *victims) parse(text string) *ir.Operation {
	return syntax.Parse(v.ctx, diag.NewSource("in.mlir", []byte(text)), &diag.Sink{}, syntax.ParseOptions{AllowUnregistered: true})
}

// look has the victims look at a module.
func (v *victims) look(text string) {
	v.modules++
	ok := false
	v.without(text, "the verifier", func() error {
		module := v.parse(text)
		ok = module != nil && v.isValid(module)
		return nil
	})
	if !ok {
		return
	}
	v.valid++
	for _, p := range v.passes {
		pipeline := p.Name
		if p.Anchor != "" && p.Anchor != "module" && p.Anchor != pass.AnyOp {
			pipeline = fmt.Sprintf("%s(%s)", p.Anchor, pipeline)
		}
		v.without(text, pipeline, func() error { return v.run(text, pipeline) })
	}
	v.without(text, "the translation", func() error {
		llvmir.Emit(v.parse(text), llvmir.Options{Workers: 1}, &diag.Sink{})
		return nil
	})
}

func (v *victims) isValid(module *ir.Operation) bool {
	return verify.Verify(module, &diag.Sink{}, verify.Options{Workers: 1, Hooks: v.hooks})
}

func (v *victims) run(text, pipeline string) error {
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), v.registry)
	require.Empty(v.t, problems)
	return (&pass.Manager{Workers: 1}).Run(context.Background(), v.parse(text), steps, &diag.Sink{})
}

// without reports a panic, and an error that is the crash of a pass.
func (v *victims) without(text, victim string, look func() error) {
	defer func() {
		if p := recover(); p != nil {
			v.fail("%s panics: %v\n%s\n%s", victim, p, text, own(string(debug.Stack())))
		}
	}()
	err := look()
	var crash *diag.Crash
	if errors.As(err, &crash) {
		v.fail("%s crashes: %v\n%s\n%s", victim, err, text, own(string(crash.Stack)))
	}
}

// own are the first frames of a stack that are of this repository.
func own(stack string) string {
	var list []string
	for line := range strings.Lines(stack) {
		if strings.HasPrefix(line, "\t") && strings.Contains(line, "/plugins/") || strings.Contains(line, "/core/") {
			list = append(list, strings.TrimSpace(line))
		}
	}
	return strings.Join(list[:min(len(list), 8)], "\n")
}

// TestPanicsAreSeen: a pass, a hook and a translation that panic fail the test.
func TestPanicsAreSeen(t *testing.T) {
	v := newVictims(t)
	var failures []string
	v.fail = func(format string, args ...any) { failures = append(failures, fmt.Sprintf(format, args...)) }
	broken := &pass.Pass{Name: "broken", Anchor: pass.AnyOp, Run: func(*pass.Run) error { panic("in the pass") }}
	v.passes = []*pass.Pass{broken}
	v.registry = pass.NewRegistry(broken)
	v.look("\"test.source\"() : () -> ()\n")
	require.Len(t, failures, 1)
	assert.Contains(t, failures[0], "broken crashes: ")

	failures, v.passes = nil, nil
	v.hooks["std.assert"] = func(*ir.Operation) error { panic("in the hook") }
	v.look("func @f(%c: i1) {\n  assert %c, \"no\"\n  return\n}\n")
	require.Len(t, failures, 1)
	assert.Contains(t, failures[0], "the verifier panics: in the hook")
}
