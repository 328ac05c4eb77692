package run_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/run/failure"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/sdk/protocol"
)

var echoPath, hostilePath string

func TestMain(m *testing.M) {
	os.Exit(program.RunAll(m, map[*string]string{
		&echoPath: "../session/testdata/echo", &hostilePath: "../session/testdata/hostile",
	}))
}

// bench is a host with the plugin echo and core's passes.
type bench struct {
	config  *config.Config
	catalog *catalog.Catalog
	pool    *pool.Pool
	library *definitions.Library
}

func newBench(t *testing.T, pipeline string) *bench {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.toml")
	require.NoError(t, os.WriteFile(path, []byte(pipeline), 0o644))
	b := &bench{pool: pool.New(pool.Options{})}
	t.Cleanup(func() { b.pool.Close(true) })
	var err error
	b.config, err = config.Load(config.Request{Pipeline: path, Sets: []string{"plugins.echo.path=" + echoPath, "plugins.hostile.path=" + hostilePath}})
	require.NoError(t, err)
	b.catalog, err = catalog.New(t.Context(), catalog.Options{
		Config: b.config, Core: transforms.All(),
		Ask: func(ctx context.Context, p *catalog.Plugin) (protocol.PluginClient, func(), error) {
			s, err := b.pool.Get(ctx, p)
			if err != nil {
				return nil, nil, err
			}
			return s.Client(), func() {}, nil
		},
	})
	require.NoError(t, err)
	b.library = definitions.New(b.catalog)
	return b
}

func (b *bench) run(t *testing.T, ctx context.Context, o run.Options, text string) (*run.Result, *diag.Sink, error) {
	t.Helper()
	var sink diag.Sink
	in := run.Input{Name: "in", Source: diag.NewSource("in", []byte(text))}
	r, err := b.host(o).Run(ctx, b.plan(t), in, &sink)
	return r, &sink, err
}

func (b *bench) plan(t *testing.T) *plan.Plan {
	t.Helper()
	p, err := plan.Make(plan.Request{Config: b.config, Catalog: b.catalog})
	require.NoError(t, err)
	return p
}

func (b *bench) host(o run.Options) *run.Host {
	o.Catalog, o.Pool, o.Library, o.Core, o.Version = b.catalog, b.pool, b.library, transforms.All(), "1.2.3"
	return run.New(o)
}

func stages(passes ...string) string {
	text := ""
	for _, p := range passes {
		text += "[[stage]]\npass = \"" + p + "\"\n"
	}
	return text
}

func TestArtifactsAreRelayed(t *testing.T) {
	b := newBench(t, stages("echo-copy", "echo-upper"))
	r, _, err := b.run(t, t.Context(), run.Options{}, "abc")
	require.NoError(t, err)
	assert.Equal(t, session.Payload{Kind: "text", Data: []byte("ABC")}, r.Output)
}

func TestCorePassesRunInTheHost(t *testing.T) {
	b := newBench(t, stages("cse", "dce"))
	var o run.Options
	o.Module.Text, o.AllowUnregistered = true, true
	o.Instruments.Timing = true
	r, _, err := b.run(t, t.Context(), o, "module {\n}\n")
	require.NoError(t, err)
	assert.Equal(t, "module  {\n}\n\n", string(r.Output.Data))
	assert.NotEmpty(t, r.Timings)

	_, sink, err := b.run(t, t.Context(), o, "module {\n")
	require.ErrorIs(t, err, run.ErrDiagnosed)
	assert.True(t, sink.HasErrors())
}

// TestInvalidIRIsBlamedOnItsProducer also has a stage behind the culprit, which
// works on the module before the verdict is known.
func TestInvalidIRIsBlamedOnItsProducer(t *testing.T) {
	for _, passes := range [][]string{{"echo-drop"}, {"echo-drop", "cse"}, {"cse", "echo-drop"}} {
		for _, each := range []bool{true, false} {
			b := newBench(t, stages(passes...))
			o := run.Options{Instruments: pass.Instruments{SkipVerify: !each}, Bundles: &run.Bundles{Folder: t.TempDir()}}
			_, sink, err := b.run(t, t.Context(), o, "func private @f()\n")
			var broken *failure.Error
			require.ErrorAs(t, err, &broken)
			assert.Contains(t, err.Error(), "'echo-drop")
			assert.Contains(t, err.Error(), "': plugin 'echo' 0.1.2 left IR that is not valid; the input is not to blame\n")
			assert.FileExists(t, broken.Bundle)
			require.NotEmpty(t, sink.Diagnostics())
			assert.Contains(t, sink.Diagnostics()[0].Message, "sym_name")
			require.NotEmpty(t, sink.Diagnostics()[0].Notes)
			assert.Contains(t, sink.Diagnostics()[0].Notes[len(sink.Diagnostics()[0].Notes)-1].Message, "the IR is not valid after ")
		}
	}
}

func TestInvalidInputIsNotBlamedOnAPlugin(t *testing.T) {
	b := newBench(t, stages("echo-drop"))
	_, sink, err := b.run(t, t.Context(), run.Options{}, "\"func\"() ({}) {type = () -> ()} : () -> ()\n")
	require.ErrorIs(t, err, run.ErrDiagnosed)
	require.Len(t, sink.Diagnostics(), 1)
	assert.Contains(t, sink.Diagnostics()[0].Message, "sym_name")
	assert.Empty(t, sink.Diagnostics()[0].Notes)
}

func TestOwnersCheckTheInput(t *testing.T) {
	for _, passes := range [][]string{{"echo-nothing"}, {"cse"}, {"cse", "echo-nothing"}} {
		b := newBench(t, stages(passes...))
		var o run.Options
		o.Module.Text = true
		r, _, err := b.run(t, t.Context(), o, "echo.even {value = 2 : i64}\n")
		require.NoError(t, err)
		assert.Equal(t, "module  {\n  echo.even {value = 2 : i64}\n}\n\n", string(r.Output.Data))
		_, sink, err := b.run(t, t.Context(), o, "echo.even {value = 3 : i64}\n")
		require.ErrorIs(t, err, run.ErrDiagnosed)
		require.Len(t, sink.Diagnostics(), 1)
		assert.Equal(t, "in:1:1: error: 'echo.even' op wants an even number", sink.Diagnostics()[0].Error())
	}
}

func TestDiagnosticsComeThrough(t *testing.T) {
	b := newBench(t, stages("echo-complain"))
	_, sink, err := b.run(t, t.Context(), run.Options{}, "abc")
	require.ErrorIs(t, err, run.ErrDiagnosed)
	require.Len(t, sink.Diagnostics(), 1)
}

func TestProblemsAroundTheInput(t *testing.T) {
	b := newBench(t, stages("echo-copy", "echo-refuse"))
	_, _, err := b.run(t, t.Context(), run.Options{}, "abc")
	require.EqualError(t, err, "stage 'echo-refuse': pass 'echo-refuse' failed: no such tool")
}

func TestCrashIsReproducible(t *testing.T) {
	for stage, want := range map[string]string{
		"echo-die":   "plugin 'echo' 0.1.2 crashed: exit status 3; its last words:\n  the last words",
		"echo-break": "plugin 'echo' 0.1.2 crashed: pass 'echo-break' crashed: BUG: broken on purpose",
	} {
		b := newBench(t, stages(stage))
		_, _, err := b.run(t, t.Context(), run.Options{Bundles: &run.Bundles{Folder: t.TempDir()}}, "the input")
		var failed *failure.Error
		require.ErrorAs(t, err, &failed)
		assert.Contains(t, err.Error(), "stage '"+stage+"': "+want)
		require.NotEmpty(t, failed.Bundle)
		kept, err := bundle.Read(failed.Bundle)
		require.NoError(t, err)
		assert.Equal(t, "1.2.3", kept.Record.Host.Version)
		assert.Equal(t, stage, kept.Record.Stages()[0].Pass)
		assert.Equal(t, "0.1.2", kept.Record.Plugin("echo").Version)
		assert.Equal(t, "the input", string(kept.Input))
		_, again := b.host(run.Options{}).Again(t.Context(), b.plan(t), kept, &diag.Sink{})
		assert.True(t, kept.Record.Failure.Same(failure.Record(again)), "%v", again)
	}
}

// TestPluginGoesWhenItIsDone starts it again for the next input where it had much in
// its hands, unless the host is to expect another input.
func TestPluginGoesWhenItIsDone(t *testing.T) {
	small, large := "abc", strings.Repeat("abc ", 100_000)
	for _, c := range []struct {
		once  bool
		input string
		goes  bool
	}{{true, large, true}, {false, large, false}, {true, small, false}} {
		b := newBench(t, stages("echo-copy", "echo-upper"))
		first, err := b.pool.Get(t.Context(), b.catalog.Plugin("echo"))
		require.NoError(t, err)
		_, _, err = b.run(t, t.Context(), run.Options{Once: c.once}, c.input)
		require.NoError(t, err)
		next, err := b.pool.Get(t.Context(), b.catalog.Plugin("echo"))
		require.NoError(t, err)
		assert.Equal(t, c.goes, first.PID() != next.PID())
	}
}

func TestDeadline(t *testing.T) {
	b := newBench(t, stages("echo-hang"))
	_, _, err := b.run(t, t.Context(), run.Options{Limits: &session.Limits{Deadline: time.Millisecond}}, "abc")
	var failed *failure.Error
	require.ErrorAs(t, err, &failed)
	assert.Contains(t, err.Error(), "is not done after 1ms (host.deadline)")
	assert.Empty(t, failed.Bundle)
}

func TestCancelled(t *testing.T) {
	b := newBench(t, stages("echo-hang"))
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(5*time.Millisecond, cancel)
	_, _, err := b.run(t, ctx, run.Options{}, "abc")
	assert.True(t, errors.Is(err, context.Canceled), "%v", err)
}
