package shaders

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// Assembler makes binary modules of shaders, each once.
type Assembler struct {
	t    testing.TB
	made map[string][]byte
}

// NewAssembler is one for a test, which is skipped where there is no glslangValidator.
func NewAssembler(t testing.TB) *Assembler {
	t.Helper()
	oracle.Need(t, "glslangValidator", "spirv-as")
	return &Assembler{t: t, made: map[string][]byte{}}
}

// Assemble makes a binary module of the shader, by glslangValidator or spirv-as.
func (a *Assembler) Assemble(c *Case) []byte {
	a.t.Helper()
	if data, ok := a.made[c.Name]; ok {
		return data
	}
	tool, args := "glslangValidator", []string{"-V", "--target-env", "vulkan1.2"}
	if c.IsAssembly() {
		tool, args = "spirv-as", []string{"--target-env", "spv1.3"}
	}
	dir := a.t.TempDir()
	file, out := filepath.Join(dir, c.Name), filepath.Join(dir, "out.spv")
	require.NoError(a.t, os.WriteFile(file, c.Source(), 0o600))
	args = append(append(args, c.Arguments()...), file, "-o", out)
	message, err := exec.Command(tool, args...).CombinedOutput()
	require.NoError(a.t, err, "%s", message)
	data, err := os.ReadFile(out)
	require.NoError(a.t, err)
	a.made[c.Name] = data
	return data
}

// EntryPoint is the name of the entry point that is run.
func (c *Case) EntryPoint() string {
	if c.Entry == "" {
		return "main"
	}
	return c.Entry
}
