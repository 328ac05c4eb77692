package config_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/pipelines"
)

// nothing is trusted.
type nothing struct{}

func (nothing) Check(config.File, ...config.NamedProgram) error {
	return errors.New("you have not trusted it")
}

// TestUntrustedSaysData: what a file may say without trust is what the schema calls data,
// and each other setting is an error, whether the file is the project's, a pipeline or
// what that extends.
func TestUntrustedSaysData(t *testing.T) {
	values := map[config.Type]string{
		config.Text: `"x"`, config.Bool: "true", config.Integer: "1", config.Duration: `"1s"`, config.Size: `"1GiB"`,
		config.Range: `"^1"`, config.Path: `"x"`, config.Program: `"x"`, config.Convention: `"x"`, config.Any: "1",
	}
	for _, s := range config.Schema() {
		key, value := map[string]string{
			"toolchain.NAME": "toolchain.llc", "stage-options.NAME.NAME": "stage-options.llc.opt-level",
		}[s.Key], values[s.Type]
		if key == "" {
			key = filepath.Ext(s.Key)
			key = replaceName(s.Key)
		}
		if s.Type == config.Enum {
			value = `"` + s.Values[len(s.Values)-1] + `"`
		}
		if s.List {
			value = "[" + value + "]"
		}
		line := key + " = " + value + "\n"
		if s.Key == "extends" {
			continue // of pipelines
		}
		t.Run(s.Key, func(t *testing.T) {
			write(t, map[string]string{
				"project/mlirc.toml": line, "empty/x": "", "pipelines/p.toml": "extends = \"cpu\"\n" + line, "pipelines/top.toml": "extends = \"p.toml\"\n",
			})
			here, err := os.Getwd()
			require.NoError(t, err)
			for want, r := range map[string]config.Request{
				"project/mlirc.toml:1:1: error: '": {Pipeline: "cpu", Project: filepath.Join(here, "project")},
				"pipelines/p.toml:2:1: error: '":   {Pipeline: "pipelines/top.toml", Project: filepath.Join(here, "empty")},
			} {
				for _, trust := range []config.Trust{nil, nothing{}} {
					r.Builtin, r.Trust = pipelines.Files, trust
					_, err := config.Load(r)
					if s.Data {
						require.NoError(t, err)
						continue
					}
					require.ErrorContains(t, err, want+key+"' takes effect only where you trust the file: ")
					require.ErrorContains(t, err, "; `mlirc trust "+filepath.Dir(want[:len(want)-len(":2:1: error: '")])+"/")
				}
				r.Trust, r.SetAside = nothing{}, true
				c, err := config.Load(r)
				require.NoError(t, err)
				if s.Data {
					assert.Empty(t, c.Warnings)
				} else {
					require.Len(t, c.Warnings, 1)
					assert.Contains(t, c.Warnings[0].Message, "'"+key+"' has no effect here: you have not trusted it; `mlirc trust ")
					assert.Equal(t, config.Default, c.Get(key).Origin.Layer, "as if it were not said")
				}
				r.Trust = everything{}
				c, err = config.Load(r)
				require.NoError(t, err)
				assert.Empty(t, c.Warnings)
			}
		})
	}
}

// TestSetAside: what a higher layer says counts, and nothing is warned of.
func TestSetAside(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[sandbox]\nmode = \"off\"\n"})
	here, err := os.Getwd()
	require.NoError(t, err)
	r := config.Request{Project: here, Trust: nothing{}, SetAside: true}
	c, err := config.Load(r)
	require.NoError(t, err)
	assert.Equal(t, "auto", c.Get("sandbox.mode").Text)
	assert.Len(t, c.Warnings, 1)
	r.Sets = []string{"sandbox.mode=on"}
	c, err = config.Load(r)
	require.NoError(t, err)
	assert.Equal(t, "on", c.Get("sandbox.mode").Text)
	assert.Empty(t, c.Warnings)
}

func replaceName(key string) string {
	const name = "NAME"
	for i := 0; i+len(name) <= len(key); i++ {
		if key[i:i+len(name)] == name {
			return key[:i] + "std" + key[i+len(name):]
		}
	}
	return key
}

// TestDataOfTheSchema: no row becomes data without somebody who thinks of it.
func TestDataOfTheSchema(t *testing.T) {
	var data []string
	for _, s := range config.Schema() {
		if s.Data {
			data = append(data, s.Key)
		}
		assert.NotEmpty(t, s.Doc, s.Key)
	}
	assert.Equal(t, []string{
		"extends", "dialects", "debug-info", "memref.convention", "target.triple", "target.cpu", "target.features",
		"target.relocation-model", "target.code-model", "host.spelling", "host.allow-unregistered-dialect", "host.verify-each", "plugins.NAME.version", "plugins.NAME.use",
		"stage-options.NAME.NAME",
	}, data)
}

// TestOnlyWhatTakesEffect: what a higher layer says otherwise need not be trusted; flags,
// variables and the pipelines that come with mlirc are the user's own.
func TestOnlyWhatTakesEffect(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[plugins.mine]\npath = \"bin/mine\"\nread = [\"/\"]\n[sandbox]\nmode = \"off\"\n"})
	here, err := os.Getwd()
	require.NoError(t, err)
	r := config.Request{
		Pipeline: "cpu", Builtin: pipelines.Files, Project: here, Trust: nothing{},
		Environment: []string{"MLIRC_PLUGINS_MINE_PATH=/own/mine", "MLIRC_SANDBOX_MODE=on"},
	}
	_, err = config.Load(r)
	require.EqualError(t, err, "mlirc.toml:3:1: error: 'plugins.mine.read' takes effect only where you trust the file: you have not trusted it; `mlirc trust mlirc.toml` shows what it would allow, and asks")
	r.Sets = []string{"plugins.mine.read=x"}
	c, err := config.Load(r)
	require.NoError(t, err)
	assert.Equal(t, "/own/mine", c.Plugin("mine").Path.Text)
	assert.Equal(t, "on", c.Get("sandbox.mode").Text)
	assert.Equal(t, []string{"x"}, c.Plugin("mine").Grants.Read.List)
}

// TestBuiltinExtendsBuiltin: a file in the working directory does not get in between.
func TestBuiltinExtendsBuiltin(t *testing.T) {
	write(t, map[string]string{"cpu.toml": "[sandbox]\nmode = \"off\"\n"})
	_, err := load(t, config.Request{Pipeline: "cpu-O3"})
	require.NoError(t, err)
	c, err := load(t, config.Request{Pipeline: "cpu-O3"})
	require.NoError(t, err)
	assert.Equal(t, "auto", c.Get("sandbox.mode").Text)
	assert.NotEmpty(t, c.Stages)
}

// TestBundleLayer: a failure bundle says data, above files and variables and below flags,
// and names nothing that is trusted.
func TestBundleLayer(t *testing.T) {
	write(t, nil)
	r := config.Request{
		Stages: []config.Stage{{ID: "llc", Options: map[string]config.Value{}}}, Environment: []string{"MLIRC_MEMREF_CONVENTION=a"},
		Bundle: []config.FlagValue{{Flag: "the bundle", Key: "memref.convention", Text: "b"}},
		Sets:   []string{"stage-options.llc.opt-level=3"},
	}
	c, err := load(t, r)
	require.NoError(t, err)
	assert.Equal(t, "b", c.Get("memref.convention").Text)
	assert.Equal(t, "3", c.Stages[0].Options["opt-level"].Text)
	require.EqualError(t, c.Trusted(c.Get("memref.convention").Origin), "a failure bundle is not trusted")
	r.Sets = append(r.Sets, "memref.convention=c")
	c, err = load(t, r)
	require.NoError(t, err)
	assert.Equal(t, "c", c.Get("memref.convention").Text)
	r.Bundle = []config.FlagValue{{Flag: "the bundle", Key: "sandbox.mode", Text: "off"}}
	_, err = load(t, r)
	require.ErrorContains(t, err, "the bundle: error: a failure bundle does not say 'sandbox.mode'")
}

// TestExamine: all that a file claims is listed, also what higher layers would replace,
// with the programs that it names; and so are the files that it extends.
func TestExamine(t *testing.T) {
	write(t, map[string]string{
		"mlirc.toml": "[plugins.mine]\npath = \"bin/mine\"\ntools = [\"sh\", \"bin/a,b\"]\n[memref]\nconvention = \"x\"\n[stage-options.link]\nobjects = [\"/etc/x\"]\n",
		"p.toml":     "extends = \"q.toml\"\n[[stage]]\npass = \"link\"\ncc = \"bin/cc\"\n", "q.toml": "extends = \"cpu\"\nsandbox.mode = \"off\"\n",
		"data.toml": "extends = \"cpu\"\n[stage-options.llc]\nopt-level = 3\n",
		"r.toml":    "extends = \"cpu\"\n[[stage]]\nid = \"sh\"\npass = \"link\"\ncc = \"sh\"\nshared = true\nobjects = [\"q.toml\", \"none.o\"]\nlibs = \"none-of-that-name\"\n",
	})
	here, err := os.Getwd()
	require.NoError(t, err)
	claims, err := config.Examine("mlirc.toml", pipelines.Files)
	require.NoError(t, err)
	require.Len(t, claims, 1)
	c := claims[0]
	assert.Equal(t, filepath.Join(here, "mlirc.toml"), c.File.Path)
	require.Len(t, c.Settings, 2)
	assert.Equal(t, "plugins.mine.path", c.Settings[0].Key)
	assert.Equal(t, "mlirc.toml:2", c.Settings[0].Value.Origin.String())
	assert.Equal(t, []config.NamedProgram{{Path: filepath.Join(here, "bin/mine")}}, c.Settings[0].Programs)
	require.Len(t, c.Settings[1].Programs, 2)
	assert.True(t, filepath.IsAbs(c.Settings[1].Programs[0].Path))
	assert.Equal(t, filepath.Join(here, "bin/a,b"), c.Settings[1].Programs[1].Path)
	require.Len(t, c.Options, 1)
	assert.Equal(t, "/etc/x", c.Options[0].Value.Text)

	claims, err = config.Examine("p.toml", pipelines.Files)
	require.NoError(t, err)
	require.Len(t, claims, 2)
	assert.Equal(t, "q.toml", claims[0].File.Name)
	assert.Equal(t, "sandbox.mode", claims[0].Settings[0].Key)
	assert.Equal(t, filepath.Join(here, "bin/cc"), claims[1].Options[0].Programs[0].Path)
	// Options that name neither files nor programs are no claims.
	claims, err = config.Examine("data.toml", pipelines.Files)
	require.NoError(t, err)
	assert.Empty(t, claims)
	// A name without a folder is a file here or a program of the PATH.
	claims, err = config.Examine("r.toml", pipelines.Files)
	require.NoError(t, err)
	require.Len(t, claims, 1)
	require.Len(t, claims[0].Options, 2)
	assert.Equal(t, []config.NamedProgram{config.ProgramOf("sh")}, claims[0].Options[0].Programs)
	assert.Equal(t, []config.NamedProgram{{Path: filepath.Join(here, "q.toml")}}, claims[0].Options[1].Programs)
	// It goes by the file that names it.
	write(t, map[string]string{"sub/s.toml": "[[stage]]\npass = \"link\"\ncc = \"./cc\"\nobjects = [\"q.toml\", \"s.toml\"]\n"})
	here, err = os.Getwd()
	require.NoError(t, err)
	claims, err = config.Examine("sub/s.toml", pipelines.Files)
	require.NoError(t, err)
	require.Len(t, claims, 1)
	require.Len(t, claims[0].Options, 2)
	assert.Equal(t, []config.NamedProgram{{Path: filepath.Join(here, "sub/cc")}}, claims[0].Options[0].Programs)
	assert.Equal(t, []config.NamedProgram{{Path: filepath.Join(here, "sub/s.toml")}}, claims[0].Options[1].Programs)
	_, err = config.Examine("none/mlirc.toml", pipelines.Files)
	require.EqualError(t, err, "cannot read 'none/mlirc.toml': no such file or directory")
}

// TestReadTwice: a file that is the pipeline and the project's, and that is exchanged
// between the two, is not taken for what it was or is.
func TestReadTwice(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[sandbox]\nmode = \"off\"\n"})
	here, err := os.Getwd()
	require.NoError(t, err)
	asked := 0
	r := config.Request{Pipeline: "mlirc.toml", Project: here, Trust: digests(func(f config.File) {
		asked++
		assert.Empty(t, f.Digest)
	}), Builtin: swap(func() { require.NoError(t, os.WriteFile("mlirc.toml", []byte("[sandbox]\nmode = \"on\"\n"), 0o644)) })}
	require.NoError(t, os.WriteFile("mlirc.toml", []byte("extends = \"cpu\"\n[sandbox]\nmode = \"off\"\n"), 0o644))
	_, err = config.Load(r)
	require.NoError(t, err)
	assert.Equal(t, 1, asked)
}

// digests sees each file that is asked for.
type digests func(config.File)

func (see digests) Check(f config.File, _ ...config.NamedProgram) error {
	see(f)
	return nil
}

// swap does something when a built-in pipeline is read.
type swap func()

func (do swap) Open(name string) (fs.File, error) {
	do()
	return pipelines.Files.Open(name)
}

// TestFilesElsewhere: data of a project that lies outside of its folder is read where the user trusts the file: what
// is wrong with it would be shown, and plugins get it.
func TestFilesElsewhere(t *testing.T) {
	write(t, map[string]string{
		"secret": "a secret word\n", "secret.toml": "a secret word\n", "in/own.dialect": "", "in/own.toml": "", "in/base.toml": "[host]\nspelling = \"2020\"\n",
	})
	require.NoError(t, os.Symlink("../secret.toml", "in/link.toml"))
	here, err := os.Getwd()
	require.NoError(t, err)
	for _, c := range []struct {
		text  string
		led   string // where the file is that is not in the folder; empty: none is
		alone bool   // only a pipeline says that
	}{
		{"dialects = [\"own.dialect\", \"none.dialect\", \"../none.dialect\"]", "", false},
		{"dialects = [\"own.dialect\", \"../secret\"]", "secret", false},
		{"dialects = [\"" + here + "/secret\"]", "secret", false},
		{"dialects = [\"link.toml\"]", "secret.toml", false},
		{"memref.convention = \"own.toml\"", "", false},
		{"memref.convention = \"bare-ptr\"", "", false},
		{"memref.convention = \"../secret.toml\"", "secret.toml", false},
		{"memref.convention = \"link.toml\"", "secret.toml", false},
		{"extends = \"base.toml\"", "", true},
		{"extends = \"cpu\"", "", true},
		{"extends = \"../secret.toml\"", "secret.toml", true},
		{"extends = \"link.toml\"", "secret.toml", true},
	} {
		for name, r := range map[string]config.Request{
			"in/mlirc.toml": {Project: filepath.Join(here, "in")}, "in/p.toml": {Pipeline: "in/p.toml"},
		} {
			if c.alone && name == "in/mlirc.toml" {
				continue
			}
			require.NoError(t, os.WriteFile(name, []byte(c.text+"\n"), 0o644))
			r.Builtin, r.Trust = pipelines.Files, nothing{}
			_, err := config.Load(r)
			if c.led == "" {
				require.NoError(t, err, c.text)
			} else {
				require.ErrorContains(t, err, name+":1:1: error: '", c.text)
				require.ErrorContains(t, err, "' leads out of the file's folder, which takes effect only where you trust the file: you have not trusted it", c.text)
				assert.NotContains(t, err.Error(), "secret word")
			}
			claims, err := config.Examine(name, pipelines.Files)
			if c.led == "" {
				require.NoError(t, err)
				assert.Empty(t, claims, c.text)
			} else if !c.alone {
				require.NoError(t, err)
				require.Len(t, claims, 1)
				assert.True(t, claims[0].Settings[0].Programs[0].Data)
				r.Trust = everything{}
				_, err = config.Load(r)
				require.NoError(t, err)
			}
			require.NoError(t, os.Remove(name))
		}
	}
}

// TestLinkedProject: a project's file that is a link to one elsewhere is read as the project's, and its lines are not
// shown.
func TestLinkedProject(t *testing.T) {
	write(t, map[string]string{"secret": "password = \"a secret word\"\n", "in/x": ""})
	here, err := os.Getwd()
	require.NoError(t, err)
	for link, shown := range map[string]bool{"own": true, "../secret": false} {
		_ = os.Remove("in/mlirc.toml")
		require.NoError(t, os.WriteFile("in/own", []byte("password = \"a secret word\"\n"), 0o644))
		require.NoError(t, os.Symlink(link, "in/mlirc.toml"))
		_, err := config.Load(config.Request{Project: filepath.Join(here, "in")})
		var problems *config.Error
		require.ErrorAs(t, err, &problems)
		require.ErrorContains(t, err, "in/mlirc.toml:1:1: error: there is no setting 'password'")
		assert.Equal(t, shown, problems.Source("in/mlirc.toml") != nil)
	}
}
