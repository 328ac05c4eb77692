package benchmarks

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// linalgFolder has operations of linalg, and what they compute in C.
const linalgFolder = "testdata/linalg/"

// BenchmarkLinalg runs matrix products of 512x512 and a convolution as cpu-tensor-O3 compiles them,
// and as clang -O3 -march=native compiles plain loops in C, in the order of the definition and in
// the order that makes vectors. It reports how many times as fast ours is, beside OpenBLAS on one
// core too if it is installed; OPENBLAS may be the path of its library.
func BenchmarkLinalg(b *testing.B) {
	if _, err := os.Stat(mlirc); err != nil {
		b.Fatal("run 'make build' first: ", err)
	}
	compiler := "clang-14"
	if _, err := exec.LookPath(compiler); err != nil {
		b.Fatal("run 'make oracles' first: ", err)
	}
	dir := b.TempDir()
	run := func(name string, args ...string) string {
		cmd := exec.Command(name, args...)
		cmd.Env = append(os.Environ(), "OPENBLAS_NUM_THREADS=1")
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		require.NoError(b, err, "%s %s\n%s", name, args, stderr.String())
		return string(out)
	}
	object, plain, driver := filepath.Join(dir, "linalg.o"), filepath.Join(dir, "plain.o"), filepath.Join(dir, "driver")
	run(mlirc, "-p", "cpu-tensor-O3", linalgFolder+"linalg.mlir", "-o", object)
	run(compiler, "-O3", "-march=native", "-c", linalgFolder+"plain.c", "-o", plain)
	link := []string{"-O2", "-no-pie", linalgFolder + "main.c", object, plain, "-lm", "-o", driver}
	library := os.Getenv("OPENBLAS")
	if library == "" {
		library = "-lopenblas"
	}
	if out, err := exec.Command(compiler, append(link, "-DBLAS", library, "-lpthread")...).CombinedOutput(); err != nil {
		b.Logf("without OpenBLAS: %s", out)
		run(compiler, link...)
	}
	best := map[string]float64{}
	for b.Loop() {
		for _, line := range strings.Split(strings.TrimSpace(run(driver)), "\n") {
			var name string
			var micros, difference float64
			_, err := fmt.Sscan(line, &name, &micros, &difference)
			require.NoError(b, err, line)
			// Sums of 512 products of quarters are exact.
			require.Zero(b, difference, name)
			if have, ok := best[name]; !ok || micros < have {
				best[name] = micros
			}
		}
	}
	for _, pair := range [][2]string{
		{"product", "plain_product"}, {"product", "plain_ikj"}, {"product_dynamic", "plain_ikj"}, {"product", "openblas"},
		{"convolution", "plain_convolution"}, {"convolution", "plain_inner"},
	} {
		if _, ok := best[pair[1]]; ok {
			b.ReportMetric(best[pair[1]]/best[pair[0]], pair[0]+"/"+pair[1])
		}
	}
	b.ReportMetric(best["product"], "µs/product")
	b.ReportMetric(best["convolution"], "µs/convolution")
}
