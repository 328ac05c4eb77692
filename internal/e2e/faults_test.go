package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withPass is the pipeline cpu with a pass of a plugin in front, as stage `mine`.
func withPass(plugin, pass string) string {
	return strings.NewReplacer("faulty = {", plugin+" = {", binary("faulty"), binary(plugin)).Replace(withFaulty(pass))
}

// TestFaults: whatever a plugin does, its stage is lost and nothing else. The
// message names plugin, version, stage and cause; the old output stays; no process
// is left; and a bundle shows the fault again.
func TestFaults(t *testing.T) {
	t.Parallel()
	const (
		faulty, liar = "plugin 'faulty' 0.3.1 ", "plugin 'liar' 6.6.6 "
		late         = "is not done after 1s (host.deadline); it was stopped"
	)
	for _, c := range []struct {
		pass, want string
	}{
		{"faulty-die", faulty + "crashed: signal: killed"},
		{"faulty-panic", faulty + "crashed: pass 'faulty-panic' crashed: BUG: broken on purpose"},
		{"faulty-overflow", faulty + "crashed: exit status 2; its last words:\n  runtime: goroutine stack exceeds "},
		{"faulty-hoard", faulty + "crashed: stopped, because it took "},
		{"faulty-flood", faulty + late},
		{"faulty-spin", faulty + late},
		{"liar-cut", liar + "broke the protocol: the module that came back cannot be read: malformed bytecode at byte "},
		{"liar-short", liar + "broke the protocol: the reply has less output than was announced"},
		{"liar-garbage", liar + "broke the protocol: the module that came back cannot be read: malformed bytecode at byte "},
		{"liar-oversize", liar + "broke the protocol: "},
		{"liar-boast", liar + "broke the protocol: more than 4294967296 bytes in a reply (bound 'host.replies'); raise it with --set host.replies=..."},
		{"liar-order", liar + "broke the protocol: the reply goes on after its result"},
		{"liar-early", liar + "broke the protocol: the reply has a part of an output that was not announced"},
		{"liar-mute", liar + "broke the protocol: the reply ends without a result"},
		{"liar-else", liar + "broke the protocol: it sent object where pass 'liar-else' makes module"},
		{"liar-flood", liar + late},
		{"liar-interrupt", liar + "crashed: signal: killed"},
	} {
		t.Run(c.pass, func(t *testing.T) {
			t.Parallel()
			plugin, _, _ := strings.Cut(c.pass, "-")
			d := newDesk(t, map[string]string{"p.toml": withPass(plugin, c.pass), "in.mlir": sound, "out.o": "old"})
			limits := []string{"--set", "sandbox.memory=600MiB"}
			if strings.HasSuffix(c.want, late) {
				limits = append(limits, "--set", "host.deadline=1s")
			}
			began := time.Now()
			got := d.mlirc(append(limits, "-p", "p.toml", "in.mlir", "-o", "out.o")...)
			t.Logf("reported after %v", time.Since(began))
			assert.Equal(t, 2, got.status)
			assert.True(t, strings.HasPrefix(got.stderr, "mlirc: error: stage 'mine': "+c.want), got.stderr)
			assert.Equal(t, "old", d.read("out.o"))
			d.reproduces(d.keepBundle(), append(limits, "--set", "plugins."+plugin+".path="+binary(plugin))...)
			d.alone()
			assert.Equal(t, []string{"in.mlir", "out.o", "p.toml"}, d.names())
		})
	}
}

// TestClaims: a plugin that has another name, owns what is not its own, or speaks another
// version of the protocol is refused before any work.
func TestClaims(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"claimer": "plugins 'claimer' and 'std' both own the dialect 'std'; use only one of them",
		"newer":   "it speaks version 2 of the protocol, and this mlirc 1; upgrade mlirc",
		"older":   "it speaks version 0 of the protocol, and this mlirc 1; upgrade the plugin",
	} {
		d := newDesk(t, map[string]string{"in.mlir": sound, "out.o": "old"})
		path := filepath.Join(d.dir, name)
		program, err := os.ReadFile(binary("liar")) // a link would be a change of what others start meanwhile
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, program, 0o755))
		got := d.mlirc("--set", "plugins."+name+".path="+path, "in.mlir", "-o", "out.o")
		assert.Equal(t, 2, got.status, name)
		assert.Contains(t, got.stderr, want)
		assert.Equal(t, "old", d.read("out.o"))
		d.alone()
	}
}
