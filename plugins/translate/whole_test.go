package translate_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// fake is a tool that ends well, having written what a file has.
func fake(t *testing.T, dir, name, file string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	script := "#!/bin/sh\ncat >/dev/null\nexec cat '" + file + "'\n"
	require.NoError(t, os.WriteFile(path, []byte(script), 0o700))
	return path
}

// with runs a pass with a tool in the place of the toolchain's.
func with(t *testing.T, p *pass.Pass, tool, path string, settings map[string]string) (pass.Artifact, error) {
	t.Helper()
	options, problems := pass.ParseOptions(p.Name, p.Options, settings)
	require.Empty(t, problems)
	tr := &pass.Translation{
		Context: t.Context(), Input: pass.Artifact{Kind: p.Input(), Data: []byte(mainIR)}, Output: pass.Artifact{Kind: p.Output()},
		Options: options, Diags: &diag.Sink{}, Stats: &pass.Statistics{}, Workers: 1,
		Resources: map[string][]byte{toolchain.Resource: fmt.Appendf(nil, "{%q: %q}", tool, path)},
	}
	err := p.Translate(tr)
	return tr.Output, err
}

// ofSections is a program that has a section of each kind.
const ofSections = `@zero = global [64 x i8] zeroinitializer
@data = global i32 7
@text = constant [6 x i8] c"hello\00"
declare void @other(i8*)
define i32 @main() {
  call void @other(i8* getelementptr ([6 x i8], [6 x i8]* @text, i32 0, i32 0))
  %1 = load i32, i32* @data
  ret i32 %1
}
`

// TestObjectIsWhole: an object of each format passes, and none that lacks its end does,
// however well the tool says that it ended.
func TestObjectIsWhole(t *testing.T) {
	oracle.Need(t, "llc")
	for _, c := range []struct{ triple, want string }{
		{"x86_64-linux-gnu", "ELF file"}, {"powerpc64-linux-gnu", "ELF file"}, {"i386-unknown-freebsd", "ELF file"},
		{"x86_64-apple-macosx", "Mach-O file"}, {"aarch64-apple-ios", "Mach-O file"},
		{"x86_64-pc-windows-msvc", "COFF file"}, {"aarch64-pc-windows-msvc", "COFF file"}, {"wasm32-unknown-unknown", "WebAssembly file"},
	} {
		t.Run(c.triple, func(t *testing.T) {
			settings := map[string]string{"mtriple": c.triple}
			object, diags, err := run(t, translate.LLC(), []byte(ofSections), settings)
			require.NoError(t, err)
			require.False(t, diags.HasErrors(), "%v", diags.Diagnostics())
			dir := t.TempDir()
			cut := filepath.Join(dir, "cut")
			llc := fake(t, dir, "llc", cut)
			size := len(object.Data)
			for _, length := range []int{0, 1, 3, 4, 20, size / 4, size / 2, size - 9, size - 1} {
				require.NoError(t, os.WriteFile(cut, object.Data[:length], 0o600))
				_, err := with(t, translate.LLC(), "llc", llc, settings)
				assert.ErrorContains(t, err, "llc ("+llc+") failed: what it wrote is not a complete "+c.want+": ", "%d of %d bytes", length, size)
				var failure *toolchain.Failure
				assert.ErrorAs(t, err, &failure)
			}
			require.NoError(t, os.WriteFile(cut, object.Data, 0o600))
			_, err = with(t, translate.LLC(), "llc", llc, settings)
			require.NoError(t, err)
			other := "x86_64-linux-gnu"
			if c.want == "ELF file" {
				other = "x86_64-apple-macosx"
			}
			_, err = with(t, translate.LLC(), "llc", llc, map[string]string{"mtriple": other})
			assert.ErrorContains(t, err, "it does not begin as one")
		})
	}
}

// TestOutputOfToolsIsWhole: the same goes for text and programs, and for parts.
func TestOutputOfToolsIsWhole(t *testing.T) {
	dir := t.TempDir()
	cut := filepath.Join(dir, "cut")
	tool := fake(t, dir, "tool", cut)
	for _, c := range []struct {
		pass           *pass.Pass
		tool, out, why string
		settings       map[string]string
	}{
		{translate.LLC(), "llc", "", "not a complete object: it is empty", nil},
		{translate.LLC(), "llc", "hello\n", "not a complete object: it does not begin as one", nil},
		{translate.LLC(), "llc", "", "not a complete assembly: it is empty", map[string]string{"filetype": "asm"}},
		{translate.LLC(), "llc", "main:\n  re", "not a complete assembly: it ends within a line", map[string]string{"filetype": "asm"}},
		{translate.Opt(), "opt", "", "not a complete LLVM IR: it is empty", map[string]string{"mtriple": "x86_64-linux-gnu"}},
		{translate.Opt(), "opt", "define i32 @main() {\n  ret", "not a complete LLVM IR: it ends within a line", map[string]string{"mtriple": "x86_64-linux-gnu"}},
		{translate.Opt(), "opt", "define i32 @f() {\n  ret i32 1\n}\n\ndefine i32 @main() {\n", "not a complete LLVM IR: it ends within a function",
			map[string]string{"mtriple": "x86_64-linux-gnu"}},
		{translate.Link(), "cc", "", "not a complete program: ", nil},
	} {
		require.NoError(t, os.WriteFile(cut, []byte(c.out), 0o600))
		_, err := with(t, c.pass, c.tool, tool, c.settings)
		assert.ErrorContains(t, err, c.why, "%s %q", c.tool, c.out)
	}
	require.NoError(t, os.WriteFile(cut, []byte("declare void @f()\n"), 0o600))
	_, err := with(t, translate.Opt(), "opt", tool, map[string]string{"mtriple": "x86_64-linux-gnu"})
	assert.NoError(t, err, "without a function")
}

// TestProgramIsWhole cuts a program that the linker wrote.
func TestProgramIsWhole(t *testing.T) {
	oracle.Need(t, "llc", "cc")
	cc, err := exec.LookPath("cc")
	require.NoError(t, err)
	object, _, err := run(t, translate.LLC(), []byte(mainIR), nil)
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "cc")
	script := "#!/bin/sh\n'" + cc + "' \"$@\" && truncate -s -1 \"$2\"\n"
	require.NoError(t, os.WriteFile(path, []byte(script), 0o700))
	_, _, err = run(t, translate.Link(), object.Data, map[string]string{"cc": path})
	assert.ErrorContains(t, err, "cc ("+path+") failed: what it wrote is not a complete ELF file: ")
}
