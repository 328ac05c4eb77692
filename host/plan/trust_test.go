package plan_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk"
)

// linker has a pass whose options name files and a program.
func linker() *sdk.Plugin {
	return &sdk.Plugin{Name: "linker", Version: "0.1.0", Tools: []string{"llc"}, Passes: []*pass.Pass{{
		Name: "link", Options: []pass.Option{
			{Name: "objects", Type: pass.List, Names: pass.Files}, {Name: "cc", Type: pass.String, Names: pass.Programs}, {Name: "width", Type: pass.Uint},
		},
	}}}
}

func planned(t *testing.T, r config.Request) (*plan.Plan, error) {
	t.Helper()
	c, err := config.Load(r)
	require.NoError(t, err)
	cat, err := catalog.New(t.Context(), catalog.Options{Builtins: []catalog.Builtin{{Client: sdk.Local(linker())}}, Config: c})
	require.NoError(t, err)
	return plan.Make(plan.Request{Config: c, Catalog: cat})
}

// TestOptionsThatGrant: to name a file in an option grants it, and so a file that the user
// does not trust, and a failure bundle, name none but what is beside them, and no program.
func TestOptionsThatGrant(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	secret := filepath.Join(t.TempDir(), "secret")
	require.NoError(t, os.WriteFile(secret, nil, 0o600))
	require.NoError(t, os.WriteFile("own.o", nil, 0o600))
	require.NoError(t, os.WriteFile("a,b.o", nil, 0o600))
	require.NoError(t, os.Symlink(secret, "link.o"))
	for _, c := range []struct{ option, named string }{
		{`objects = ["own.o"]`, ""}, {`objects = ["` + dir + `/own.o"]`, ""}, {`width = 3`, ""}, {`objects = []`, ""}, {`objects = ["a,b.o"]`, ""},
		{`objects = ["` + secret + `"]`, secret}, {`objects = ["own.o", "link.o"]`, filepath.Join(dir, "link.o")},
		{`objects = ["../none.o"]`, filepath.Join(filepath.Dir(dir), "none.o")}, {`objects = [".."]`, filepath.Dir(dir)}, {`cc = "clang"`, "clang"},
		{`cc = "./own.o"`, filepath.Join(dir, "own.o")},
	} {
		require.NoError(t, os.WriteFile("p.toml", []byte("[[stage]]\npass = \"link\"\n"+c.option+"\n"), 0o644))
		r := config.Request{Pipeline: "p.toml", Trust: trusts(false)}
		_, err := planned(t, r)
		if c.named == "" {
			require.NoError(t, err, c.option)
		} else {
			require.ErrorContains(t, err, "p.toml:3:1: error: option '", c.option)
			require.ErrorContains(t, err, "of stage 'link' names '"+c.named+"', which takes effect only where you trust the file: you have not trusted it; `mlirc trust p.toml` shows", c.option)
		}
		r.Trust = trusts(true)
		_, err = planned(t, r)
		require.NoError(t, err, c.option)
	}

	require.NoError(t, os.WriteFile("p.toml", []byte("[[stage]]\npass = \"link\"\nobjects = [\"a,b.o\", \"own.o\"]\n"), 0o644))
	p, err := planned(t, config.Request{Pipeline: "p.toml"})
	require.NoError(t, err)
	for _, needs := range p.Needs() {
		assert.Equal(t, []string{filepath.Join(dir, "a,b.o"), filepath.Join(dir, "own.o")}, needs.Read)
	}
	require.Len(t, p.Needs(), 1)

	// What is not there is no matter of trust.
	require.NoError(t, os.Symlink(filepath.Join(t.TempDir(), "none"), "dangling.o"))
	for _, name := range []string{"none.o", "none/none.o", "dangling.o"} {
		require.NoError(t, os.WriteFile("p.toml", []byte("[[stage]]\npass = \"link\"\nobjects = [\""+name+"\"]\n"), 0o644))
		_, err = planned(t, config.Request{Pipeline: "p.toml", Trust: trusts(false)})
		require.EqualError(t, err, "p.toml:3:1: error: option 'objects' of stage 'link' names '"+filepath.Join(dir, name)+"': no such file or directory")
	}

	from := config.Origin{Layer: config.Bundle, Name: "the bundle"}
	r := config.Request{Bundle: []config.FlagValue{}, Trust: trusts(true), Stages: []config.Stage{{
		ID: "link", Pass: config.Value{Text: "link", Origin: from}, Origin: from,
		Options: map[string]config.Value{"objects": {Text: "own.o", Origin: from}},
	}}}
	_, err = planned(t, r)
	require.ErrorContains(t, err, "a failure bundle is not trusted; if it may be read: --set 'stage-options.link.objects="+dir+"/own.o'")
	r.Sets = []string{"stage-options.link.objects=own.o"}
	_, err = planned(t, r)
	require.NoError(t, err)
}

// TestOptionsGoByTheirFile: a path in an option is relative to the file that says it. Where a
// file is when the plan is made is granted, whatever links lead there.
func TestOptionsGoByTheirFile(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	at := func(name string) string { return filepath.Join(dir, name) }
	t.Setenv("HOME", at("home"))
	require.NoError(t, os.MkdirAll("sub/data", 0o755))
	for _, name := range []string{"own.o", "sub/own.o", "sub/data/x.o", "sub/cc"} {
		require.NoError(t, os.WriteFile(name, nil, 0o755))
	}
	require.NoError(t, os.Symlink("data", "sub/link"))
	text := "[[stage]]\npass = \"link\"\nobjects = [\"own.o\", \"link/x.o\"]\n"
	require.NoError(t, os.WriteFile("sub/p.toml", []byte(text), 0o644))
	p, err := planned(t, config.Request{Pipeline: "sub/p.toml", Trust: trusts(false)})
	require.NoError(t, err)
	assert.Equal(t, at("sub/own.o")+","+at("sub/link/x.o"), p.Stages[0].Settings["objects"])
	require.NoError(t, os.Remove("sub/link"))
	require.NoError(t, os.Symlink("..", "sub/link"))
	for _, needs := range p.Needs() {
		assert.Equal(t, []string{at("sub/own.o"), at("sub/data/x.o")}, needs.Read)
	}
	require.NoError(t, os.WriteFile("sub/p.toml", []byte("[[stage]]\npass = \"link\"\nobjects = [\"../own.o\"]\ncc = \"./cc\"\n"), 0o644))
	_, err = planned(t, config.Request{Pipeline: "sub/p.toml", Trust: trusts(false)})
	require.ErrorContains(t, err, "names '"+at("own.o")+"', which takes effect only where you trust the file")
	require.ErrorContains(t, err, "names '"+at("sub/cc")+"', which takes effect only where you trust the file")
	p, err = planned(t, config.Request{Pipeline: "sub/p.toml", Trust: trusts(true), Sets: []string{"stage-options.link.objects=own.o,~/y.o"}})
	require.NoError(t, err)
	assert.Equal(t, at("own.o")+","+at("home/y.o"), p.Stages[0].Settings["objects"])
	assert.Equal(t, at("sub/cc"), p.Stages[0].Settings["cc"])
}

// TestToolsHavePathsFromTheRoot: plugins work in folders of their own.
func TestToolsHavePathsFromTheRoot(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	require.NoError(t, os.WriteFile("p.toml", []byte("[toolchain]\nllc = \"bin/llc\"\n"), 0o644))
	p, err := planned(t, config.Request{Pipeline: "p.toml", Trust: trusts(true)})
	require.NoError(t, err)
	tools := map[string]string{}
	require.NoError(t, json.Unmarshal(p.Resources[plan.ResourceToolchain], &tools))
	assert.Equal(t, map[string]string{"llc": filepath.Join(dir, "bin", "llc")}, tools)
	p, err = planned(t, config.Request{Sets: []string{"toolchain.llc=llc-14"}})
	require.NoError(t, err)
	assert.JSONEq(t, `{"llc": "llc-14"}`, string(p.Resources[plan.ResourceToolchain]))
}

// TestMisspeltStageKey: a key of a stage is no option of its pass, but may be meant.
func TestMisspeltStageKey(t *testing.T) {
	t.Chdir(t.TempDir())
	for line, want := range map[string]string{
		"befor = \"x\"": "p.toml:3:1: error: neither a stage nor pass 'link' has 'befor'; did you mean 'before'?",
		"objets = []":   "p.toml:3:1: error: pass 'link' has no option 'objets'; did you mean 'objects'?",
	} {
		require.NoError(t, os.WriteFile("p.toml", []byte("[[stage]]\npass = \"link\"\n"+line+"\n"), 0o644))
		_, err := planned(t, config.Request{Pipeline: "p.toml"})
		require.EqualError(t, err, want)
	}
}

// TestProgramsWithoutEnd: what an option names as a program is not read before the file is trusted, and a pipe, or a
// file of holes that no one could read to its end, is no program.
func TestProgramsWithoutEnd(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	require.NoError(t, exec.Command("mkfifo", "pipe").Run())
	require.NoError(t, os.WriteFile("holes", nil, 0o755))
	require.NoError(t, os.Truncate("holes", 1<<43))
	for _, name := range []string{"./pipe", "./holes", "/dev/zero", "./later"} {
		require.NoError(t, os.WriteFile("p.toml", []byte("[[stage]]\npass = \"link\"\ncc = \""+name+"\"\n"), 0o644))
		_, err := planned(t, config.Request{Pipeline: "p.toml", Trust: trusts(false)})
		require.ErrorContains(t, err, "which takes effect only where you trust the file: you have not trusted it", name)
		p, err := planned(t, config.Request{Pipeline: "p.toml", Trust: trusts(true)})
		require.NoError(t, err)
		if name == "./later" {
			require.NoError(t, os.WriteFile(name, []byte("#!/bin/sh\n"), 0o755))
		}
		assert.Empty(t, p.Needs(), "what was not asked about is not granted")
	}
	p, err := planned(t, config.Request{Pipeline: "p.toml", Trust: trusts(true)})
	require.NoError(t, err)
	for _, needs := range p.Needs() {
		assert.Equal(t, []string{filepath.Join(dir, "later")}, needs.Tools)
	}
	require.Len(t, p.Needs(), 1)
}
