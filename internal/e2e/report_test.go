package e2e_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestReport: a page comes of a run that succeeds, and of one that fails.
func TestReport(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "p.toml": withFaulty("faulty-break"), "bad.mlir": "func @<f>() {\n"})
	d.succeed("--emit", "llvm-ir", "in.mlir", "-o", "out.ll", "--report", "r.html")
	page := d.read("r.html")
	for _, want := range []string{
		"<strong class=\"good\">Made llvm-ir</strong>", "pipeline, cpu.toml:", "llvm.<b>return</b>",
		"define i32 @f(i32 ", "another kind of artifact", "<meter ",
	} {
		assert.Contains(t, strings.ReplaceAll(page, "<b>llvm.return</b>", "llvm.<b>return</b>"), want)
	}
	d.succeed("opt", "-cse", "-report=r.html", "in.mlir")
	assert.Contains(t, d.read("r.html"), "nothing changed")

	got := d.mlirc("-p", "p.toml", "in.mlir", "-o", "out.o", "--report", "r.html")
	assert.Equal(t, 2, got.status)
	page = d.read("r.html")
	assert.Contains(t, page, "left IR that is not valid; the input is not to blame")
	assert.Contains(t, page, "<strong class=\"bad\">failed</strong></td>")
	assert.Contains(t, page, "mlirc reproduce")
	d.keepBundle()

	got = d.mlirc("bad.mlir", "-o", "out.o", "--report", "r.html")
	assert.Equal(t, 1, got.status)
	assert.Contains(t, d.read("r.html"), "func @&lt;f&gt;() {")
	got = d.mlirc("in.mlir", "-o", "out.o", "--report", "none/r.html")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "cannot write 'none/r.html'")
	assert.Equal(t, []string{"bad.mlir", "in.mlir", "out.ll", "p.toml", "r.html"}, d.names())
	d.alone()
}
