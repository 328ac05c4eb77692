package cplx_test

import (
	"context"
	"testing"

	cplx "example.com/mlirc-plugin-cplx"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/std"
	stddialect "github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestGolden does what the archives of testdata say, together with the plugin std.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(cplx.Plugin()), plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}

// TestDialect takes all operations through all forms, and breaks every rule.
func TestDialect(t *testing.T) {
	plugintest.RoundTrip(t, cplx.Dialect, "testdata/*.mlir", stddialect.Dialect)
	plugintest.Rules(t, cplx.Dialect, "testdata/*.mlir", stddialect.Dialect)
}

// TestProgram does the same in a process of its own, and has mlirc try whether it
// keeps to the protocol.
func TestProgram(t *testing.T) {
	program := plugintest.Build(t, "./cmd/mlirc-plugin-cplx")
	plugintest.New(t, plugintest.Program(program), plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
	plugintest.Conforms(t, program)
}

// TestCancel gives up before the plugin has answered: nothing comes of that run, and
// the next one is as if it had not been.
func TestCancel(t *testing.T) {
	program := plugintest.Build(t, "./cmd/mlirc-plugin-cplx")
	for name, subject := range map[string]plugintest.Subject{
		"in process": plugintest.Local(cplx.Plugin()), "program": plugintest.Program(program),
	} {
		t.Run(name, func(t *testing.T) {
			k := plugintest.New(t, subject)
			job := plugintest.Job{Input: "func private @f(!cplx.number<f32>)\n", Pipeline: "convert-cplx-to-std"}
			given, up := context.WithCancel(t.Context())
			up()
			out := k.Run(given, job)
			require.NotNil(t, out.Failure)
			require.Error(t, out.Failure.Err)
			assert.Nil(t, k.Run(t.Context(), job).Failure)
		})
	}
}
