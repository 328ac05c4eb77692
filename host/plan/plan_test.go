package plan_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/target"
)

func dialect(name, version string) *sdk.Dialect {
	return &sdk.Dialect{File: name + ".dialect", Source: []byte("dialect " + name + " {\n  version " + version + "\n}\n")}
}

// plugins are four that stand for a compiler.
func plugins() []*sdk.Plugin {
	low := dialect("low", "0.1.3")
	return []*sdk.Plugin{
		{
			Name: "high", Version: "0.1.0", Dialects: []*sdk.Dialect{dialect("high", "0.1.0")},
			Builds: []*sdk.Dialect{low},
			Passes: []*pass.Pass{
				{Name: "high-to-low", Builds: []string{"low"}, Options: []pass.Option{{Name: "width", Type: pass.Uint}, {Name: "wrap", Type: pass.Bool}}},
				{Name: "shared-name"},
			},
			Conventions: []sdk.Convention{{Name: "descriptor", Schema: []byte("d")}, {Name: "bare-ptr", Schema: []byte("b")}},
		},
		{Name: "low", Version: "0.1.0", Dialects: []*sdk.Dialect{low}, Passes: []*pass.Pass{{Name: "shared-name"}}},
		{
			Name: "out", Version: "0.2.0", Tools: []string{"llc"},
			Passes: []*pass.Pass{
				{
					Name: "low-to-ir", Produces: pass.KindLLVMIR,
					Options: []pass.Option{{Name: "debug-info", Type: pass.String, Default: "none", Values: []string{"none", "line", "full"}}},
				},
				{Name: "aimed", Options: []pass.Option{
					{Name: "mtriple", Type: pass.String, Target: target.Triple}, {Name: "mcpu", Type: pass.String, Target: target.CPU},
					{Name: "mattr", Type: pass.String, Target: target.Features},
					{Name: "model", Type: pass.String, Default: "pic", Target: target.RelocationModel},
					{Name: "code", Type: pass.String, Target: target.CodeModel},
					{Name: "width", Type: pass.Uint, Default: "0", Target: target.IndexWidth}, {Name: "layout", Type: pass.String, Target: target.DataLayout},
				}},
				{
					Name: "llc", Consumes: pass.KindLLVMIR, Produces: pass.KindObject,
					Options: []pass.Option{{Name: "filetype", Type: pass.String, Default: "obj", Values: []string{"obj", "asm"}}},
				},
			},
		},
		{
			Name: "late", Version: "0.3.0", Builds: []*sdk.Dialect{dialect("low", "0.0.9")},
			Passes: []*pass.Pass{{Name: "to-old-low", Builds: []string{"low"}}},
		},
		{
			Name: "stray", Version: "0.1.0", Builds: []*sdk.Dialect{dialect("low", "0.2.0")},
			Passes: []*pass.Pass{{Name: "to-new-low", Builds: []string{"low"}}, {Name: "to-nothing", Builds: []string{"nothing"}}},
		},
	}
}

const pipeline = `[[stage]]
pass = "fold"
[[stage]]
pass = "high-to-low"
width = 32
[[stage]]
pass = "fold"
id = "again"
[[stage]]
pass = "low-to-ir"
[[stage]]
pass = "llc"
`

// trusts says of all files whether they are trusted.
type trusts bool

func (all trusts) Check(config.File, ...config.NamedProgram) error {
	if all {
		return nil
	}
	return errors.New("you have not trusted it")
}

func makePlan(t *testing.T, text, emit string) (*plan.Plan, error) {
	t.Helper()
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("p.toml", []byte(text), 0o644))
	c, err := config.Load(config.Request{Pipeline: "p.toml", Trust: trusts(true)})
	require.NoError(t, err)
	var builtins []catalog.Builtin
	for _, p := range plugins() {
		builtins = append(builtins, catalog.Builtin{Client: sdk.Local(p)})
	}
	cat, err := catalog.New(t.Context(), catalog.Options{
		Builtins: builtins, Core: []*pass.Pass{{Name: "fold"}}, Config: c,
	})
	if err != nil {
		return nil, err
	}
	return plan.Make(plan.Request{Config: c, Catalog: cat, Emit: emit})
}

func TestRunsAreGrouped(t *testing.T) {
	p, err := makePlan(t, pipeline, "")
	require.NoError(t, err)
	var got []string
	for i := range p.Runs {
		line := p.Runs[i].Name() + ":"
		for _, s := range p.Runs[i].Stages {
			line += " " + s.ID
		}
		got = append(got, line)
	}
	assert.Equal(t, []string{"host: fold", "high: high-to-low again", "out: low-to-ir llc"}, got)
	assert.Equal(t, pass.KindModule, p.Input)
	assert.Equal(t, pass.KindObject, p.Output)
	assert.Equal(t, "d", string(p.Resources[plan.ResourceConvention]))
	assert.Equal(t, "{}", string(p.Resources[plan.ResourceToolchain]))
	assert.Len(t, p.Plugins(), 2)
}

func TestEmitCutsThePipeline(t *testing.T) {
	for emit, last := range map[string]string{"module": "again", "llvm-ir": "low-to-ir", "object": "llc", "asm": "llc"} {
		p, err := makePlan(t, pipeline, emit)
		require.NoError(t, err, emit)
		assert.Equal(t, last, p.Stages[len(p.Stages)-1].ID, emit)
		assert.Equal(t, emit, p.Output)
	}
}

func TestProblems(t *testing.T) {
	cases := map[string]struct{ text, emit, want string }{
		"pass": {"[[stage]]\npass = \"high-to-lo\"\n", "",
			"p.toml:2:1: error: there is no pass 'high-to-lo'; did you mean 'high-to-low'?"},
		"far pass": {"[[stage]]\npass = \"qqqqq\"\n", "",
			"p.toml:2:1: error: there is no pass 'qqqqq'; `mlirc plugins list` shows what there is"},
		"option": {"[[stage]]\npass = \"high-to-low\"\nwidht = 1\n", "",
			"p.toml:3:1: error: pass 'high-to-low' has no option 'widht'; did you mean 'width'?"},
		"option type": {"[[stage]]\npass = \"high-to-low\"\nwrap = 3.5\n", "",
			"p.toml:3:1: error: option 'wrap' of pass 'high-to-low': '3.5' is not of type bool"},
		"two claimants": {"[[stage]]\npass = \"shared-name\"\n", "",
			"p.toml:2:1: error: pass 'shared-name' is claimed by the plugins 'high', 'low'; say which with plugin = \"high\""},
		"wrong plugin": {"[[stage]]\npass = \"shared-name\"\nplugin = \"out\"\n", "",
			"p.toml:3:1: error: plugin 'out' has no pass 'shared-name'; it is 'high', 'low' that has it"},
		"no such plugin": {"[[stage]]\npass = \"shared-name\"\nplugin = \"hig\"\n", "",
			"p.toml:3:1: error: there is no plugin 'hig'; did you mean 'high'?"},
		"stages that do not fit": {"[[stage]]\npass = \"high-to-low\"\n[[stage]]\npass = \"llc\"\n", "",
			"p.toml:4:1: error: stage 'llc' consumes llvm-ir, but stage 'high-to-low' before it produces module; the pass 'low-to-ir' makes llvm-ir out of module"},
		"version": {"[[stage]]\npass = \"to-new-low\"\n", "",
			"p.toml:2:1: error: pass 'to-new-low' makes the dialect 'low' in a version ^0.2, but plugin 'low' 0.1.0 has 0.1.3: it does not fit '^0.2'; upgrade plugin 'low'"},
		"older version": {"[[stage]]\npass = \"to-old-low\"\n", "",
			"p.toml:2:1: error: pass 'to-old-low' makes the dialect 'low' in a version ^0.0, but plugin 'low' 0.1.0 has 0.1.3: it does not fit '^0.0'; upgrade plugin 'late' 0.3.0"},
		"no owner": {"[[stage]]\npass = \"to-nothing\"\n", "",
			"p.toml:2:1: error: pass 'to-nothing' makes operations of the dialect 'nothing', which no plugin owns"},
		"emit": {"[[stage]]\npass = \"fold\"\n", "object",
			"--emit: error: no stage of the pipeline produces 'object'; its stages produce module"},
		"convention": {pipeline + "[memref]\nconvention = \"bare-prt\"\n", "",
			"p.toml:14:1: error: there is no memref convention 'bare-prt'; did you mean 'bare-ptr'?"},
		"convention file": {pipeline + "[memref]\nconvention = \"my.toml\"\n", "",
			"p.toml:14:1: error: cannot read the memref convention 'my.toml': no such file or directory"},
		"tool": {pipeline + "[toolchain]\nlcc = \"x\"\n", "",
			"p.toml:14:1: error: no plugin uses a tool 'lcc'; did you mean 'llc'?"},
		"plugin": {pipeline + "[plugins]\nhihg = \"^1\"\n", "",
			"p.toml:14:1: error: there is no plugin 'hihg'; did you mean 'high'?"},
		"plugin version": {pipeline + "[plugins]\nhigh = \"^0.2\"\n", "",
			"p.toml:14:1: error: plugin 'high' 0.1.0 cannot be used: it does not fit '^0.2'"},
		"plugin range": {pipeline + "[plugins]\nhigh = \"new\"\n", "",
			"p.toml:14:1: error: plugin 'high' 0.1.0 cannot be used: 'new' is no range of versions; write for instance \"^0.1\""},
		"absent": {"[[stage]]\npass = \"my-pass\"\n[plugins.mine]\npath = \"bin/mine\"\n", "",
			"p.toml:4:1: error: plugin 'mine' cannot be started: bin/mine: no such file or directory\n" +
				"p.toml:2:1: note: there is no pass 'my-pass'; `mlirc plugins list` shows what there is"},
		"absent and named": {"[[stage]]\npass = \"fold\"\nplugin = \"mine\"\n[plugins]\nmine = { path = \"bin/mine\" }\nyours = { path = \"bin/yours\" }\n", "",
			"p.toml:5:10: error: plugin 'mine' cannot be started: bin/mine: no such file or directory\n" +
				"p.toml:3:1: note: stage 'fold' needs the plugin 'mine'"},
		"much is absent": {"[[stage]]\npass = \"a1\"\n[[stage]]\npass = \"b2\"\n[[stage]]\npass = \"to-nothing\"\n[[stage]]\npass = \"d4\"\n" +
			"[memref]\nconvention = \"mine\"\n[plugins.mine]\npath = \"bin/mine\"\n", "",
			"p.toml:12:1: error: plugin 'mine' cannot be started: bin/mine: no such file or directory\n" +
				"p.toml:2:1: note: there is no pass 'a1'; `mlirc plugins list` shows what there is\n" +
				"p.toml:4:1: note: there is no pass 'b2'; `mlirc plugins list` shows what there is\n" +
				"p.toml:6:1: note: pass 'to-nothing' makes operations of the dialect 'nothing', which no plugin owns\n" +
				"note: and so on, 2 times more"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			_, err := makePlan(t, c.text, c.emit)
			var problems *config.Error
			require.ErrorAs(t, err, &problems)
			assert.Equal(t, c.want, lines(problems))
		})
	}
}

// lines are the problems with their notes, one a line.
func lines(e *config.Error) string {
	var list []string
	for _, d := range e.Diagnostics {
		list = append(list, d.Error())
		for _, n := range d.Notes {
			d := diag.Diagnostic{Severity: diag.Note, Pos: n.Pos, Message: n.Message}
			list = append(list, d.Error())
		}
	}
	return strings.Join(list, "\n")
}

// TestAbsentAndNotNeeded: a plugin that is not there is no problem of a plan without
// it, and neither are the settings that are its own.
func TestAbsentAndNotNeeded(t *testing.T) {
	p, err := makePlan(t, "[[stage]]\npass = \"fold\"\n[plugins.mine]\npath = \"bin/mine\"\n[memref]\nconvention = \"mine\"\n[toolchain]\nmytool = \"x\"\n", "")
	require.NoError(t, err)
	assert.Len(t, p.Stages, 1)
}

// TestDebugInfo hands the setting to the passes that have the option, and keeps names where one
// of them writes them.
func TestDebugInfo(t *testing.T) {
	const back = "[[stage]]\npass = \"low-to-ir\"\n"
	for name, c := range map[string]struct {
		config, emit, want string
		names              bool
	}{
		"default": {back, "", "full", true},
		"setting": {"debug-info = \"line\"\n" + back, "", "line", false},
		"off":     {"debug-info = \"none\"\n" + back, "", "none", false},
		"stage":   {"debug-info = \"none\"\n" + back + "debug-info = \"full\"\n", "", "full", true},
		"option":  {back + "debug-info = \"line\"\n", "", "line", false},
		"module":  {"[[stage]]\npass = \"high-to-low\"\n" + back, pass.KindModule, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := makePlan(t, c.config, c.emit)
			require.NoError(t, err)
			assert.Equal(t, c.want, p.Stages[len(p.Stages)-1].Settings["debug-info"])
			assert.Equal(t, c.names, p.KeepsNames())
		})
	}
	p, err := makePlan(t, "[[stage]]\npass = \"high-to-low\"\n", "")
	require.NoError(t, err)
	assert.NotContains(t, p.Stages[0].Settings, "debug-info", "the pass has no such option")
	assert.True(t, (&plan.Plan{Output: pass.KindHeader}).KeepsNames(), "a header calls arguments as the text does")
}
