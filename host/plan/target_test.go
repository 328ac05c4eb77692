package plan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk/target"
)

const aarch64 = "[target]\ntriple = \"aarch64-linux-gnu\"\n"

// TestTarget fills options in that stand for a part of the target, and hands it to runs.
func TestTarget(t *testing.T) {
	p, err := makePlan(t, "[target]\ntriple = \"aarch64-linux-gnu\"\ncpu = \"cortex-a72\"\nfeatures = \"+crypto\"\n"+
		"relocation-model = \"static\"\ncode-model = \"tiny\"\n[[stage]]\npass = \"aimed\"\n", "")
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"mtriple": "aarch64-linux-gnu", "mcpu": "cortex-a72", "mattr": "+crypto", "model": "static", "code": "tiny"}, p.Stages[0].Settings)
	assert.Equal(t, "p.toml:3", p.Stages[0].Options["mcpu"].Origin.String())
	got, err := target.Parse(p.Resources[target.Resource])
	require.NoError(t, err)
	assert.Equal(t, target.Target{
		Triple: "aarch64-linux-gnu", CPU: "cortex-a72", Features: "+crypto", RelocationModel: "static", CodeModel: "tiny",
		DataLayout: "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128", IndexWidth: 64,
	}, got)

	p, err = makePlan(t, "[[stage]]\npass = \"aimed\"\nmcpu = \"skylake\"\nwidth = 32\n", "")
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"mcpu": "skylake", "width": "32"}, p.Stages[0].Settings)
	assert.NotContains(t, p.Resources, target.Resource, "nothing is set")

	for _, stage := range []string{
		"mtriple = \"arm64-unknown-linux-gnu\"", "width = 64", "width = 0", "layout = \"e-m:e-i64:64\"",
	} {
		_, err := makePlan(t, aarch64+"[[stage]]\npass = \"aimed\"\n"+stage+"\n", "")
		assert.NoError(t, err, "%s says the same", stage)
	}
}

// TestTargetContradicted names both sides of a contradiction.
func TestTargetContradicted(t *testing.T) {
	const because = " (target.triple = aarch64-linux-gnu, from p.toml:2); leave one of them out"
	for stage, want := range map[string]string{
		"mtriple = \"x86_64-linux-gnu\"": "option 'mtriple' of stage 'aimed' is 'x86_64-linux-gnu', and the target says 'aarch64-linux-gnu'" + because,
		"width = 32":                     "option 'width' of stage 'aimed' is '32', and the target says '64'" + because,
		"layout = \"e-p:32:32\"":         "option 'layout' of stage 'aimed' is 'e-p:32:32', and the target says 'e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128'" + because,
		"layout = \"E-m:e\"":             "option 'layout' of stage 'aimed' is 'E-m:e', and the target says 'e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128'" + because,
	} {
		_, err := makePlan(t, aarch64+"[[stage]]\npass = \"aimed\"\n"+stage+"\n", "")
		var wrong *config.Error
		require.ErrorAs(t, err, &wrong, stage)
		assert.Equal(t, "p.toml:5:1: error: "+want, lines(wrong), stage)
	}
	_, err := makePlan(t, "[target]\ncpu = \"a\"\n[[stage]]\npass = \"aimed\"\nmcpu = \"b\"\n", "")
	require.ErrorContains(t, err, "option 'mcpu' of stage 'aimed' is 'b', and the target says 'a' (target.cpu = a, from p.toml:2); leave one of them out")
	_, err = makePlan(t, "[target]\ntriple = \"vax\"\n[[stage]]\npass = \"aimed\"\n", "")
	require.ErrorContains(t, err, "p.toml:2:1: error: the data layout of 'vax' is not known; the architectures are ")
}
