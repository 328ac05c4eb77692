package plugintest

import (
	"testing"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Earlier holds a dialect to an earlier version of its file, which tests keep: text
// and bytecode of modules that were made with it are read and valid, and are as
// they were when they are given to a plugin that was built with it.
//
// The modules are made from the earlier definitions, or are the valid ones in the
// files of a pattern, as in [RoundTrip].
func Earlier(t *testing.T, now, then *sdk.Dialect, modules string, uses ...*sdk.Dialect) {
	t.Helper()
	require.Equal(t, then.Name(), now.Name(), "two versions of one dialect")
	require.Negative(t, ods.CompareVersions(then.Version(), now.Version()), "%s is not before %s", then.Version(), now.Version())
	old, olds := definitions(t, then, uses)
	_, news := definitions(t, now, uses)
	e := &earlier{t: t, then: olds, now: news, profile: ods.VersionProfile(then.Name(), then.Version())}
	eachModule(t, old, olds, modules, e.module)
}

// earlier is the test of two versions.
type earlier struct {
	t         *testing.T
	then, now []*ods.Dialect
	profile   string
}

// module takes one that was made with the earlier version to the other and back.
func (e *earlier) module(m *ir.Operation) {
	e.t.Helper()
	generic := syntax.PrintOptions{Generic: true}
	text := string(syntax.AppendOp(nil, m, generic))
	for how, upgraded := range map[string]*ir.Operation{
		"text":     parse(e.t, e.now, string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))),
		"bytecode": throughBytecode(e.t, e.now, m, bytecode.WriteOptions{}),
	} {
		if upgraded == nil {
			continue
		}
		var sink diag.Sink
		if !assert.True(e.t, verify.Verify(upgraded, &sink, verify.Options{}), "%s: not valid any more: %v\n%s", how, sink.Diagnostics(), text) {
			continue
		}
		back := throughBytecode(e.t, e.then, upgraded, bytecode.WriteOptions{Profile: e.profile})
		if back != nil {
			assert.Equal(e.t, text, string(syntax.AppendOp(nil, back, generic)), "%s: there and back", how)
		}
	}
}
