package translate_test

import (
	"bytes"
	"debug/elf"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk/target"
)

// TestForAnotherTarget refuses LLVM IR that is for another target than the run.
func TestForAnotherTarget(t *testing.T) {
	oracle.Need(t, "llc-13", "opt-13")
	ir := []byte("target triple = \"x86_64-pc-linux-gnu\"\n\ndefine void @f() {\n  ret void\n}\n")
	for _, p := range []*pass.Pass{translate.LLC(), translate.Opt()} {
		options, problems := pass.ParseOptions(p.Name, p.Options, nil)
		require.Empty(t, problems)
		translation := &pass.Translation{
			Context: t.Context(), Input: pass.Artifact{Data: ir}, Options: options, Diags: &diag.Sink{}, Stats: &pass.Statistics{}, Workers: 1,
			Resources: map[string][]byte{target.Resource: target.Target{Triple: "aarch64-linux-gnu"}.Encode()},
		}
		assert.EqualError(t, p.Translate(translation),
			"the LLVM IR is for 'x86_64-pc-linux-gnu', and target.triple asks for 'aarch64-linux-gnu'; leave one of them out", p.Name)
		translation.Resources[target.Resource] = target.Target{Triple: "amd64-linux-gnu"}.Encode()
		assert.NoError(t, p.Translate(translation), p.Name)
	}
}

// TestOrderOfBytes refuses a data layout with another order of bytes than the target's, of which llc
// would make wrong code.
func TestOrderOfBytes(t *testing.T) {
	ir := []byte("target datalayout = \"E-p:64:64\"\n\ndefine void @f() {\n  ret void\n}\n")
	_, _, err := run(t, translate.LLC(), ir, map[string]string{"mtriple": "x86_64-linux-gnu"})
	assert.EqualError(t, err, "the LLVM IR has the data layout 'E-p:64:64', which is big-endian, and 'x86_64-linux-gnu' is little-endian; "+
		"correct llvm.data_layout or dlti.dl_spec of the module, or say which target it is for")
	_, _, err = run(t, translate.LLC(), ir, map[string]string{"mtriple": "s390x-linux-gnu"})
	assert.NoError(t, err)
}

// TestCodeModel generates code for data that may be anywhere.
func TestCodeModel(t *testing.T) {
	ir := []byte("@g = external global i32\n\ndefine i32 @f() {\n  %v = load i32, i32* @g\n  ret i32 %v\n}\n")
	relocations := func(model string) []byte {
		out, _, err := run(t, translate.LLC(), ir, map[string]string{"mtriple": "x86_64-linux-gnu", "relocation-model": "static", "code-model": model})
		require.NoError(t, err)
		f, err := elf.NewFile(bytes.NewReader(out.Data))
		require.NoError(t, err)
		text, err := f.Section(".rela.text").Data()
		require.NoError(t, err)
		return text[8:12] // the type of the first
	}
	assert.Equal(t, []byte{byte(elf.R_X86_64_64), 0, 0, 0}, relocations("large"))
	assert.NotEqual(t, []byte{byte(elf.R_X86_64_64), 0, 0, 0}, relocations("small"))
}

// TestNoCompilerForTarget says which compiler is missing.
func TestNoCompilerForTarget(t *testing.T) {
	_, _, err := run(t, translate.Link(), []byte("\x7fELF"), map[string]string{"mtriple": "s390x-none-elf"})
	assert.EqualError(t, err, "no C compiler for 's390x-none-elf' is on the PATH, such as s390x-none-elf-gcc; install one "+
		"(on Debian apt-get install gcc-aarch64-linux-gnu and the like), or set cc in [toolchain]")
}
