package run_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/host/session/testdata/echo/echo"
	"github.com/mlirc/mlirc/sdk"
)

// withTwin is a bench whose plugins echo and twin come with the host. Those that
// a plan needs for more than canonicalize run in processes of their own, unless
// all are in the host's.
func withTwin(t *testing.T, pipeline string, inProcess bool) *bench {
	t.Helper()
	b := newBench(t, pipeline)
	b.pool = pool.New(pool.Options{InProcess: inProcess})
	t.Cleanup(func() { b.pool.Close(true) })
	plugins := []catalog.Builtin{{Client: sdk.Local(echo.Twin())}, {Client: sdk.Local(echo.Lone())}}
	if inProcess {
		plugins = append(plugins, catalog.Builtin{Client: sdk.Local(echo.Plugin())})
		b.config.Plugins = []config.Plugin{}
	}
	var err error
	b.catalog, err = catalog.New(t.Context(), catalog.Options{
		Builtins: plugins, Core: transforms.All(), Config: b.config, Ask: b.pool.Client,
	})
	require.NoError(t, err)
	b.library = definitions.New(b.catalog)
	return b
}

const falling = "echo.down {value = 5 : i64}\nfunc @f() {\n  twin.down {value = 12 : i64}\n  \"std.return\"() : () -> ()\n}\n"

// TestOwnersAreVisitedUntilNoneChangesTheModule has patterns of two plugins take
// turns. The result is the same in the host's process and in others.
func TestOwnersAreVisitedUntilNoneChangesTheModule(t *testing.T) {
	for _, inProcess := range []bool{true, false} {
		for _, passes := range [][]string{
			{"canonicalize"}, {"cse", "canonicalize"}, {"canonicalize", "cse"}, {"echo-nothing", "canonicalize", "cse"},
		} {
			b := withTwin(t, stages(passes...), inProcess)
			var o run.Options
			o.Module.Text, o.AllowUnregistered = true, true
			r, sink, err := b.run(t, t.Context(), o, falling)
			require.NoError(t, err, "%v", sink.Diagnostics())
			assert.Equal(t, "module  {\n  twin.down {value = 0 : i64}\n  func @f() {\n    twin.down {value = 0 : i64}\n"+
				"    \"std.return\"() : () -> ()\n  }\n}\n\n", string(r.Output.Data), "%v", passes)
			assert.Empty(t, sink.Diagnostics())
		}
	}
}

func TestOwnersWhoUndoEachOthersChanges(t *testing.T) {
	b := withTwin(t, stages("canonicalize"), true)
	var o run.Options
	o.Module.Text = true
	r, sink, err := b.run(t, t.Context(), o, "echo.restless {value = 1 : i64}\n")
	require.NoError(t, err)
	assert.Equal(t, "module  {\n  echo.restless {value = 1 : i64}\n}\n\n", string(r.Output.Data))
	require.Len(t, sink.Diagnostics(), 1)
	assert.Contains(t, sink.Diagnostics()[0].Message,
		"stage 'canonicalize': the plugins 'echo', 'twin' undo each other's changes")
}

// TestRunsWithOwners looks at who does what, by the dialects in the module.
func TestRunsWithOwners(t *testing.T) {
	b := withTwin(t, stages("cse", "canonicalize", "echo-nothing")+"[[stage]]\nid = \"again\"\npass = \"canonicalize\"\n", true)
	p, err := plan.Make(plan.Request{Config: b.config, Catalog: b.catalog})
	require.NoError(t, err)
	for _, c := range []struct {
		present []string
		want    []string
	}{
		{nil, []string{"host: cse canonicalize", "echo: echo-nothing", "echo+twin: again"}},
		{[]string{"std"}, []string{"host: cse canonicalize", "echo: echo-nothing", "echo+twin: again"}},
		{[]string{"twin"}, []string{"host: cse", "echo+twin: canonicalize", "echo: echo-nothing", "echo+twin: again"}},
		{[]string{"lone"}, []string{"host: cse", "lone: canonicalize", "echo: echo-nothing", "echo+lone+twin: again"}},
	} {
		var got []string
		for _, r := range p.RunsWith(c.present) {
			line := r.Name() + ":"
			for _, s := range r.Stages {
				line += " " + s.ID
			}
			got = append(got, line)
		}
		assert.Equal(t, c.want, got, "%v", c.present)
	}
}
