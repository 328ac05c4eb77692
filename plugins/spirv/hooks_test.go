package spirv_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// TestModules verifies modules that the hook accepts or refuses, as mlir-opt-13
// does.
func TestModules(t *testing.T) {
	cases := []struct{ body, want string }{
		{"spv.func @f() \"None\" { spv.Return }", ""},
		{"spv.func @f() \"None\"", "function @f has no body"},
		{"func private @f()", "'func' is inside"},
		{"spv.func @f() \"None\" {\n\"test.op\"() : () -> ()\nspv.Return }", "'test.op' is inside"},
	}
	var texts []string
	for _, c := range cases {
		texts = append(texts, "spv.module Logical GLSL450 {\n"+c.body+"\n}\n")
	}
	answers := oracle.Opt(t, texts)
	for i, c := range cases {
		sink := &diag.Sink{}
		opts := syntax.ParseOptions{AllowUnregistered: true}
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(texts[i])), sink, opts)
		require.NotNil(t, m, sink.Diagnostics())
		valid := verify.Verify(m, sink, verify.Options{Hooks: spirv.Dialect.Hooks})
		assert.Equal(t, answers[i].OK, valid, texts[i])
		assert.Equal(t, c.want == "", valid, texts[i])
		if c.want != "" {
			assert.Contains(t, sink.Diagnostics()[0].Message, c.want)
		}
	}
}
