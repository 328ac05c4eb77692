package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/pipelines"
)

// write makes a folder with files and moves into it.
func write(t *testing.T, files map[string]string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	t.Chdir(dir)
}

func load(t *testing.T, r config.Request) (*config.Config, error) {
	t.Helper()
	here, err := os.Getwd()
	require.NoError(t, err)
	r.Builtin, r.Project, r.Trust = pipelines.Files, here, everything{}
	return config.Load(r)
}

// everything is trusted.
type everything struct{}

func (everything) Check(config.File, ...config.NamedProgram) error { return nil }

const base = `
[[stage]]
id = "to-llvm"
pass = "convert-std-to-llvm"
emit-c-wrappers = true

[[stage]]
pass = "llc"
opt-level = 2
`

func TestLayersInOrder(t *testing.T) {
	write(t, map[string]string{
		"base.toml": base + "[memref]\nconvention = \"a\"\n",
		"sub/top.toml": `extends = "../base.toml"
memref.convention = "b"
[plugins]
std = { version = "^0.1", read = ["data", "/x", "~/y"], tools = ["llc", "bin/cc"] }
other = { version = "1", path = "bin/other" }
[[stage]]
pass = "opt"
before = "llc"
mattr = ["+a", "+b"]
`,
		"mlirc.toml": "[stage-options.llc]\nopt-level = 3\n[toolchain]\nllc = \"/opt/llc\"\n",
	})
	r := config.Request{Pipeline: "sub/top.toml"}
	c, err := load(t, r)
	require.NoError(t, err)
	var ids []string
	for _, s := range c.Stages {
		ids = append(ids, s.ID)
	}
	assert.Equal(t, []string{"to-llvm", "opt", "llc"}, ids)
	assert.Equal(t, "true", c.Stages[0].Options["emit-c-wrappers"].Text)
	assert.Equal(t, "base.toml:5", c.Stages[0].Options["emit-c-wrappers"].Origin.String())
	assert.Equal(t, "+a,+b", c.Stages[1].Options["mattr"].Text)
	assert.Equal(t, "3", c.Stages[2].Options["opt-level"].Text)
	assert.Equal(t, "mlirc.toml:2", c.Stages[2].Options["opt-level"].Origin.String())
	assert.Equal(t, "b", c.Get("memref.convention").Text)
	assert.Equal(t, config.Pipeline, c.Get("memref.convention").Origin.Layer)
	assert.Equal(t, "^0.1", c.Plugin("std").Version.Text)
	assert.Equal(t, "sub/bin/other", c.Plugin("other").Path.Text)
	assert.Equal(t, "/opt/llc", c.Toolchain["llc"].Text)
	assert.Equal(t, config.Default, c.Get("host.workers").Origin.Layer)
	assert.Equal(t, "sub/data,/x,"+os.Getenv("HOME")+"/y", c.Plugin("std").Grants.Read.Text)
	assert.Equal(t, "llc,sub/bin/cc", c.Plugin("std").Grants.Tools.Text)

	r.Environment = []string{
		"PATH=/bin", "MLIRC_PLUGIN=x", "MLIRC_MEMREF_CONVENTION=c", "MLIRC_STAGE_OPTIONS_TO_LLVM_INDEX_BITWIDTH=32",
		"MLIRC_TOOLCHAIN_LLC=/env/llc",
	}
	c, err = load(t, r)
	require.NoError(t, err)
	assert.Equal(t, "c", c.Get("memref.convention").Text)
	assert.Equal(t, "MLIRC_MEMREF_CONVENTION", c.Get("memref.convention").Origin.String())
	assert.Equal(t, "32", c.Stages[0].Options["index-bitwidth"].Text)
	assert.Equal(t, "/env/llc", c.Toolchain["llc"].Text)

	r.Sets = []string{"memref.convention=\"d\"", "stage-options.llc.opt-level=0"}
	r.Flags = []config.FlagValue{{Flag: "-j", Key: "host.workers", Text: "2"}}
	c, err = load(t, r)
	require.NoError(t, err)
	assert.Equal(t, "d", c.Get("memref.convention").Text)
	assert.Equal(t, "--set memref.convention", c.Get("memref.convention").Origin.String())
	assert.Equal(t, "0", c.Stages[2].Options["opt-level"].Text)
	assert.Equal(t, "-j", c.Get("host.workers").Origin.String())
}

func TestBuiltinPipelines(t *testing.T) {
	write(t, nil)
	for name, want := range map[string]struct{ convention, last string }{
		"cpu":               {"descriptor", "llc"},
		"cpu-bare-ptr.toml": {"bare-ptr", "llc"},
		"cpu-checked":       {"descriptor", "llc"},
		"llvm-ir":           {"descriptor", "mlir-to-llvmir"},
	} {
		c, err := load(t, config.Request{Pipeline: name})
		require.NoError(t, err, name)
		assert.Equal(t, want.convention, c.Get("memref.convention").Text, name)
		assert.Equal(t, want.last, c.Stages[len(c.Stages)-1].ID, name)
	}
}

func TestPlugins(t *testing.T) {
	write(t, map[string]string{
		"mlirc.toml":  "[plugins]\nstd = \"^0.1\"\nmine = { path = \"bin/mine\", use = true }\n",
		"below/in.me": "",
	})
	here, err := os.Getwd()
	require.NoError(t, err)
	c, err := config.Load(config.Request{
		Project:     filepath.Join(here, "below"),
		Trust:       everything{},
		Environment: []string{"MLIRC_PLUGINS=/a/folder", "MLIRC_PLUGINS_MINE_USE=false", "MLIRC_PLUGINS_STD=^0.2"},
	})
	require.NoError(t, err)
	assert.Equal(t, here, c.Folder)
	require.Len(t, c.Plugins, 2)
	assert.Equal(t, filepath.Join("bin", "mine"), c.Plugin("mine").Path.Text)
	assert.Equal(t, "false", c.Plugin("mine").Use.Text)
	assert.Equal(t, "^0.2", c.Plugin("std").Version.Text)
}

func TestProblems(t *testing.T) {
	cases := map[string]struct {
		files    map[string]string
		pipeline string
		env      []string
		sets     []string
		want     string
	}{
		"syntax":        {map[string]string{"p.toml": "a = \n"}, "p.toml", nil, nil, "p.toml:1:5: error: "},
		"no pipeline":   {nil, "cpo", nil, nil, "--pipeline: error: there is no pipeline 'cpo'; did you mean 'cpu'?"},
		"extends":       {map[string]string{"p.toml": "extends = \"q.toml\"\n"}, "p.toml", nil, nil, "p.toml:1:1: error: there is no pipeline 'q.toml'"},
		"extends self":  {map[string]string{"p.toml": "extends = \"p.toml\"\n"}, "p.toml", nil, nil, "p.toml:1:1: error: pipeline 'p.toml' extends itself: p.toml -> p.toml"},
		"section":       {map[string]string{"p.toml": "[memreff]\nconvention = \"x\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: there is no setting 'memreff.convention'; did you mean 'memref.convention'?"},
		"name":          {map[string]string{"p.toml": "[memref]\nx = 1\n"}, "p.toml", nil, nil, "p.toml:2:1: error: there is no setting 'memref.x'; the section has convention"},
		"far section":   {map[string]string{"p.toml": "[zzzzzzzzzz]\nx = 1\n"}, "p.toml", nil, nil, "p.toml:2:1: error: there is no setting 'zzzzzzzzzz.x'; sections are memref, target, host, sandbox, plugins, toolchain, stage-options"},
		"twice":         {map[string]string{"p.toml": "[memref]\nconvention = \"x\"\nconvention = \"y\"\n"}, "p.toml", nil, nil, "p.toml:3:1: error: 'memref.convention' is set twice"},
		"no pass":       {map[string]string{"p.toml": "[[stage]]\nid = \"x\"\n"}, "p.toml", nil, nil, "p.toml:1:3: error: stage 'x' needs a pass"},
		"stage key":     {map[string]string{"p.toml": "[[stage]]\npas = \"x\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: a stage has no 'pas'; did you mean 'pass'?"},
		"stage skip":    {map[string]string{"p.toml": "[[stage]]\npass = \"x\"\nskip = \"yess\"\n"}, "p.toml", nil, nil, "p.toml:3:1: error: 'yess' is neither true nor false; did you mean 'true'?"},
		"stages":        {map[string]string{"p.toml": "[[stages]]\npass = \"x\"\n"}, "p.toml", nil, nil, "p.toml:1:3: error: '[[stages]]' is unknown; stages are declared with '[[stage]]'"},
		"extend":        {map[string]string{"p.toml": "extend = \"cpu\"\n"}, "p.toml", nil, nil, "p.toml:1:1: error: there is no setting 'extend'; did you mean 'extends'?"},
		"stage twice":   {map[string]string{"p.toml": "[[stage]]\npass = \"x\"\n[[stage]]\npass = \"x\"\n"}, "p.toml", nil, nil, "p.toml:3:3: error: stage 'x' is declared twice"},
		"stage id":      {map[string]string{"p.toml": base + "[stage-options.lc]\na = 1\n"}, "p.toml", nil, nil, "p.toml:11:1: error: there is no stage 'lc'; did you mean the stage 'llc'?"},
		"before":        {map[string]string{"p.toml": base + "[[stage]]\npass = \"x\"\nbefore = \"to-lvm\"\n"}, "p.toml", nil, nil, "p.toml:12:1: error: there is no stage 'to-lvm'; did you mean the stage 'to-llvm'?"},
		"date":          {map[string]string{"p.toml": "[memref]\nconvention = 1979-05-27\n"}, "p.toml", nil, nil, "p.toml:2:1: error: 'memref.convention' must be a text, a number, true, false or a list of these"},
		"tables":        {map[string]string{"p.toml": "[[pass]]\nx = 1\n"}, "p.toml", nil, nil, "p.toml:1:3: error: '[[pass]]' is unknown; stages are declared with '[[stage]]'"},
		"plugin":        {map[string]string{"p.toml": "[plugins.std]\nversoin = \"1\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: a plugin has no 'versoin'; did you mean 'version'?"},
		"plugin's key":  {map[string]string{"p.toml": "[plugins.std]\nzzzzzzz = \"1\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: a plugin has no 'zzzzzzz'; it has version, path, use, read, write, tools, environment, network"},
		"network":       {map[string]string{"p.toml": "[plugins.std]\nnetwork = \"yes please\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: 'yes please' is neither true nor false"},
		"plugin's use":  {map[string]string{"p.toml": "[plugins.std]\nuse = \"no\"\n"}, "p.toml", nil, nil, "p.toml:2:1: error: 'no' is neither true nor false"},
		"variable":      {nil, "cpu", []string{"MLIRC_MEMREF_CONVENTON=x"}, nil, "MLIRC_MEMREF_CONVENTON: error: this environment variable names no setting; did you mean 'MLIRC_MEMREF_CONVENTION'?"},
		"set":           {nil, "cpu", nil, []string{"memref.convention"}, "--set memref.convention: error: write --set section.name=value"},
		"set unknown":   {nil, "cpu", nil, []string{"memref.conventio=x"}, "--set memref.conventio: error: there is no setting 'memref.conventio'; did you mean 'memref.convention'?"},
		"project":       {map[string]string{"mlirc.toml": "[hosts]\nworkers = 1\n"}, "cpu", nil, nil, "mlirc.toml:2:1: error: there is no setting 'hosts.workers'; did you mean 'host.workers'?"},
		"folder as one": {map[string]string{"d/x": ""}, "d", nil, nil, "--pipeline: error: cannot read pipeline 'd': is a directory"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			write(t, c.files)
			_, err := load(t, config.Request{Pipeline: c.pipeline, Environment: c.env, Sets: c.sets})
			var problems *config.Error
			require.ErrorAs(t, err, &problems)
			assert.True(t, strings.HasPrefix(err.Error(), c.want), "%s", err)
		})
	}
}

func FuzzLoad(f *testing.F) {
	f.Add(base)
	f.Add("extends = \"cpu\"\n[a.b]\nc = {d = [1, 2.5]}\n")
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "p.toml")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		_, _ = config.Load(config.Request{Pipeline: path, Builtin: pipelines.Files})
	})
}

// TestPluginBeside: a program beside the file is not looked for on the path.
func TestPluginBeside(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[plugins]\nmine = { path = \"./mine\" }\n"})
	c, err := config.Load(config.Request{Project: ".", Trust: everything{}})
	require.NoError(t, err)
	assert.Equal(t, "."+string(filepath.Separator)+"mine", c.Plugin("mine").Path.Text)
}
