package binary_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
)

// TestCorpus takes the binaries through text and back that lie in the folder that SPV_CORPUS
// names, such as shaders of other projects. What spirv-val refuses is left out; what the
// dialect does not have is an error that says so, and no failure.
func TestCorpus(t *testing.T) {
	folder := os.Getenv("SPV_CORPUS")
	if folder == "" {
		t.Skip("SPV_CORPUS names no folder of binaries")
	}
	oracle.Need(t, "spirv-dis", "spirv-val")
	paths, err := filepath.Glob(filepath.Join(folder, "*.spv"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	invalid, refused, same := 0, 0, 0
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			if exec.Command("spirv-val", "--scalar-block-layout", path).Run() != nil {
				invalid++
				return
			}
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			var wrong *binary.Error
			if _, err := binary.Read(context(t), data, binary.ReadOptions{}); errors.As(err, &wrong) {
				refused++
				t.Skip(err)
			}
			roundTrip(t, data)
			same++
		})
	}
	t.Logf("of %d modules %d are the same after reading, printing and writing, %d are refused, %d are not valid",
		len(paths), same, refused, invalid)
}
