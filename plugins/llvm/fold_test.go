package llvm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/llvm"
)

const pair = "!llvm.struct<(i32, struct<(i32, i64)>)>"

// extractions are bodies of functions that take values out of a structure.
var extractions = map[string]string{
	"what was inserted": `
    %0 = llvm.insertvalue %a, %s[0] : T
    %r = llvm.extractvalue %0[0] : T`,
	"beside what was inserted": `
    %0 = llvm.insertvalue %a, %s[1, 0] : T
    %1 = llvm.insertvalue %b, %0[0] : T
    %r = llvm.extractvalue %1[1, 0] : T`,
	"part of what was inserted": `
    %u = llvm.mlir.undef : !llvm.struct<(i32, i64)>
    %0 = llvm.insertvalue %u, %s[1] : T
    %r = llvm.extractvalue %0[1, 0] : T`,
	"what something was inserted into": `
    %0 = llvm.insertvalue %a, %s[1, 0] : T
    %1 = llvm.extractvalue %0[1] : T
    %r = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>`,
	"an index of another type": `
    %0 = "llvm.insertvalue"(%s, %a) {position = [0 : i32]} : (T, i32) -> T
    %r = llvm.extractvalue %0[0] : T`,
	"what was inserted last": `
    %0 = llvm.insertvalue %a, %s[0] : T
    %1 = llvm.insertvalue %b, %0[0] : T
    %r = llvm.extractvalue %1[0] : T`,
}

// TestFoldExtractvalue compares canonicalize with that of mlir-opt-13.
func TestFoldExtractvalue(t *testing.T) {
	for name, body := range extractions {
		t.Run(name, func(t *testing.T) {
			text := "llvm.func @f(%s: T, %a: i32, %b: i32) -> i32 {" + body + "\n    llvm.return %r : i32\n}\n"
			text = strings.ReplaceAll(text, "T", pair)
			got := canonicalized(t, text)
			assert.Equal(t, name == "part of what was inserted" || name == "what something was inserted into",
				strings.Contains(got, "extractvalue"), got)
			if name == "an index of another type" {
				return // which mlir-opt-13 takes for another one
			}
			answer := oracle.Opt(t, []string{text}, "-canonicalize")[0]
			require.True(t, answer.OK, answer.Problem)
			assert.Equal(t, strings.TrimSpace(answer.Text), strings.TrimSpace(got))
		})
	}
}

// TestFoldZero takes values out of one of which all is zero.
func TestFoldZero(t *testing.T) {
	got := canonicalized(t, `llvm.func @f() -> !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)> {
    %z = llvm.mlir.zero : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %u = llvm.mlir.undef : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %0 = llvm.extractvalue %z[0] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %1 = llvm.extractvalue %z[1] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %2 = llvm.extractvalue %z[2] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %3 = llvm.extractvalue %z[3] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %one = llvm.mlir.constant(1 : i32) : i32
    %sum = llvm.add %0, %one : i32
    %4 = llvm.insertvalue %sum, %u[0] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
    llvm.return %7 : !llvm.struct<(i32, ptr<i8>, struct<(f32)>, vector<4xf32>)>
}`)
	for _, want := range []string{
		"llvm.mlir.constant(1 : i32) : i32", "llvm.mlir.null : !llvm.ptr<i8>", "llvm.mlir.zero : !llvm.struct<(f32)>",
		"llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>",
	} {
		assert.Contains(t, got, want)
	}
	assert.NotContains(t, got, "extractvalue")
	assert.NotContains(t, got, "llvm.add")
}

func canonicalized(t *testing.T, text string) string {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("f.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, sink.Diagnostics())
	p := (&pass.Pipeline{}).Add(transforms.Canonicalize(llvm.Dialect.Canonicalize))
	require.NoError(t, (&pass.Manager{}).Run(context.Background(), m, p, sink))
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
}
