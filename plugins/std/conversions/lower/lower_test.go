package lower_test

import (
	"os"
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/randfunc"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/conversions/lower"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestAgreesWithOracle compares what becomes of the cases in testdata with what
// mlir-opt-13 makes of them, byte for byte.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, lower.Affine(), lower.SCF()).Files(t, "testdata/*.mlir")
}

// TestRandomAgreesWithOracle compares random nests of loops.
func TestRandomAgreesWithOracle(t *testing.T) {
	modules := 30
	if os.Getenv("TEST_LONG") != "" {
		modules = 1000
	}
	c := passdiff.New(t, lower.Affine(), lower.SCF())
	// MLIR 13 prints an scf.execute_region of several results otherwise.
	affine := []randfunc.Family{randfunc.Affine(), randfunc.Affine(), randfunc.Nests(), randfunc.Integers()}
	for pipeline, families := range map[string][]randfunc.Family{
		"lower-affine": affine, "lower-affine,convert-scf-to-std": randfunc.Nested(),
	} {
		cases := make([]string, modules)
		for i := range cases {
			o := randfunc.Options{Seed: uint64(i), Functions: 2, Nests: true, Families: families}
			cases[i] = randfunc.New(o).Text()
		}
		c.Compare(t, pipeline, cases)
	}
}

// TestGolden lowers what stands in the archives of testdata.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}
