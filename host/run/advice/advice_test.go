package advice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/advice"
	"github.com/mlirc/mlirc/sdk"
)

// passes of a plugin: lower converts a to b, finish b to c, restore makes a of c. A dialect file of
// the user converts d to c.
func passes(t *testing.T) *catalog.Catalog {
	t.Helper()
	does := func(name string, converts, builds []string) *pass.Pass {
		return &pass.Pass{Name: name, Summary: "Converts.", Converts: converts, Builds: builds, Run: func(*pass.Run) error { return nil }}
	}
	files := []*sdk.Dialect{}
	for _, name := range []string{"a", "b", "c"} {
		files = append(files, &sdk.Dialect{File: name + ".dialect", Source: []byte("dialect " + name + " {\n  version 0.1.0\n}\n")})
	}
	p := &sdk.Plugin{Name: "kit", Version: "0.1.0", Dialects: files, Passes: []*pass.Pass{
		does("lower", []string{"a"}, []string{"b"}), does("finish", []string{"b"}, []string{"c"}), does("restore", []string{"c"}, []string{"a"}),
	}}
	cfg, err := config.Load(config.Request{})
	require.NoError(t, err)
	cat, err := catalog.New(t.Context(), catalog.Options{Builtins: []catalog.Builtin{{Client: sdk.Local(p)}}, Config: cfg})
	require.NoError(t, err)
	cat.AddDefined(does("convert-d-to-c", []string{"d"}, []string{"c"}))
	return cat
}

// adviser is one for a pipeline of these passes, whose ids are their names.
func adviser(t *testing.T, names ...string) *advice.Adviser {
	t.Helper()
	a := &advice.Adviser{Catalog: passes(t)}
	for _, name := range names {
		claims := a.Catalog.Claims(name)
		require.Len(t, claims, 1)
		s := plan.Stage{Plugin: claims[0].Plugin, Declared: claims[0].Pass}
		s.ID = name
		a.Stages = append(a.Stages, s)
	}
	return a
}

func unconverted(op string) diag.Diagnostic {
	d := diag.NewError(diag.Position{File: "in", Line: 1, Col: 1}, "'"+op+"' was not converted")
	d.Unconverted = []string{op, op}
	return d
}

func TestAdvise(t *testing.T) {
	for _, c := range []struct {
		pipeline        []string
		stage, op, want string
	}{
		{[]string{"finish"}, "finish", "a.x", "pass 'lower' of plugin 'kit' converts 'a.x'; run it before stage 'finish'"},
		{[]string{"finish"}, "", "a.x", "pass 'lower' of plugin 'kit' converts 'a.x'"},
		{[]string{"finish", "lower"}, "finish", "a.x", "pass 'lower' converts 'a.x', but comes later; move stage 'lower' before stage 'finish'"},
		{[]string{"lower", "restore", "finish"}, "finish", "a.x", "stage 'restore' makes 'a.x' after stage 'lower', which converts it; move it before that"},
		{[]string{"finish"}, "finish", "d.x", "pass 'convert-d-to-c' converts 'd.x'; run it before stage 'finish'"},
		{[]string{"convert-d-to-c", "finish"}, "convert-d-to-c", "d.x", ""},
		{[]string{"finish"}, "finish", "e.x", "no pass of the plugins in use converts 'e.x'"},
		{[]string{"lower", "finish"}, "finish", "a.x", ""},
	} {
		d := adviser(t, c.pipeline...).Advise(unconverted(c.op), c.stage)
		if c.want == "" {
			assert.Empty(t, d.Notes, "%v", c.pipeline)
			continue
		}
		require.Len(t, d.Notes, 1, "%v", c.pipeline)
		assert.Equal(t, c.want, d.Notes[0].Message)
	}
	plain := diag.NewError(diag.Position{}, "something else")
	assert.Equal(t, plain, adviser(t, "lower").Advise(plain, "lower"))
}

// TestMisplaced: an operation that a pass of no earlier stage converts is the fault of the
// order; one whose conversion has run is that of the stage.
func TestMisplaced(t *testing.T) {
	found := func() *diag.Sink {
		sink := &diag.Sink{}
		sink.Report(unconverted("a.x"))
		return sink
	}
	list, misplaced := adviser(t, "finish").Misplaced("finish", found())
	assert.True(t, misplaced)
	require.Len(t, list.Diagnostics(), 1)
	assert.Equal(t, "'a.x' must be converted before stage 'finish': 'a.x' was not converted", list.Diagnostics()[0].Message)

	for _, a := range []*advice.Adviser{adviser(t, "lower", "finish"), adviser(t, "lower")} {
		list, misplaced = a.Misplaced("finish", found())
		assert.False(t, misplaced)
		assert.Equal(t, "'a.x' was not converted", list.Diagnostics()[0].Message)
	}
}

// TestPipelineWith: a pipeline that has a pass is named, the first of them.
func TestPipelineWith(t *testing.T) {
	a := adviser(t, "finish")
	a.Pipelines = func() []advice.Pipeline {
		return []advice.Pipeline{{"none", []string{"finish"}}, {"some", []string{"lower", "finish"}}, {"all", []string{"restore", "lower", "finish"}}}
	}
	d := a.Advise(unconverted("a.op"), "finish")
	require.Len(t, d.Notes, 1)
	assert.Equal(t, "pass 'lower' of plugin 'kit' converts 'a.op'; run it before stage 'finish', or choose pipeline 'some', which has it", d.Notes[0].Message)
}
