package oracle

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOpt(t *testing.T) {
	chunks := []string{
		"func private @a(i32)",
		"func @b() {\n  foo\n}",
		"#map = affine_map<(d0) -> (d0)>\n\nfunc private @c(memref<?xf32, #map>)",
		"func @d() {\n  %0 = \"memref.get_global\"() : () -> memref<i32>\n  return\n}", // crashes
		"func private @e()",
	}
	for _, args := range [][]string{nil, {"--mlir-print-op-generic"}, {"--mlir-print-debuginfo"}, {"--mlir-print-op-generic", "--mlir-print-debuginfo"}} {
		answers := Opt(t, chunks, args...)
		for i, ok := range []bool{true, false, true, false, true} {
			assert.Equal(t, ok, answers[i].OK, "%d: %s", i, answers[i].Problem)
			assert.Equal(t, ok, answers[i].Problem == "", "%d: %s", i, answers[i].Problem)
		}
	}
	plain := Opt(t, chunks)
	assert.Equal(t, "module  {\n  func private @a(i32)\n}\n\n", plain[0].Text)
	assert.Equal(t, "module  {\n  func private @e()\n}\n\n", plain[4].Text)
	debug := Opt(t, chunks[:1], "--mlir-print-debuginfo")
	assert.Contains(t, debug[0].Text, "loc(\""+debug[0].File+"\":2:1)")
}
