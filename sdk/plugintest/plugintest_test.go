package plugintest_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

const then = `dialect fix {
  version 0.1.0
}

op fix.mul {
  operands a: i32
  attributes by: i64
  results r: i32
}
`

const now = `dialect fix {
  version 0.2.0
  earlier 0.1
}

op fix.scale {
  operands a: i32
  attributes factor: i64
  results r: i32
  versions    fix.mul in 0.1
  versions    $factor as by in 0.1
}

op fix.other {}

form fix.other in 0.1 none "0.2 brought it"
`

// TestEarlier holds a version to the one before.
func TestEarlier(t *testing.T) {
	plugintest.Earlier(t,
		&sdk.Dialect{File: "now.dialect", Source: []byte(now)}, &sdk.Dialect{File: "then.dialect", Source: []byte(then)}, "")
}

// TestFailures: what crashes says so, what is late too, and the plugin serves on.
func TestFailures(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(&sdk.Plugin{
		Name: "faulty", Version: "0.1.0",
		Passes: []*pass.Pass{
			{Name: "crash", Summary: "Panics.", Run: func(*pass.Run) error { panic("on purpose") }},
			{Name: "wait", Summary: "Waits until it is cancelled.", Run: func(r *pass.Run) error {
				<-r.Context.Done()
				return r.Context.Err()
			}},
		},
	}))
	out := k.Run(t.Context(), plugintest.Job{Pipeline: "crash"})
	require.NotNil(t, out.Failure)
	assert.True(t, out.Failure.Crashed)
	assert.Equal(t, "crash", out.Failure.Pass)
	assert.Contains(t, out.Failure.Stack, "plugintest_test.go")
	assert.Equal(t, "// failure: pass 'crash' crashed: on purpose\n", out.String())

	late, cancel := context.WithTimeout(t.Context(), 1)
	defer cancel()
	out = k.Run(late, plugintest.Job{Pipeline: "wait"})
	require.NotNil(t, out.Failure)
	assert.Error(t, out.Failure.Err)

	assert.Equal(t, "module  {\n}\n\n", k.Run(t.Context(), plugintest.Job{Pipeline: "cse"}).Text)
}

// TestInput: what is wrong with the input is the outcome.
func TestInput(t *testing.T) {
	k := plugintest.New(t, plugintest.Local(&sdk.Plugin{Name: "none", Version: "0.1.0"}))
	out := k.Run(t.Context(), plugintest.Job{Input: "func @f(%a: i32) {\n", Pipeline: "cse"})
	require.NotNil(t, out.Failure)
	assert.Contains(t, out.String(), "error: ")
}
