package randtensor_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/internal/randtensor"
)

// mlirc is the command.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// batch is how many functions are in one module.
const batch = 20

var pipelines = []string{"cpu-tensor", "cpu-tensor-O3", "../../plugins/linalg/plugin/testdata/staged.toml"}

// TestAgree compares what each pipeline makes of random functions with what the generator computes.
// TENSORS says how many, FIRST from which seed on.
func TestAgree(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	count, first := number(t, "TENSORS", 40), number(t, "FIRST", 0)
	for seed := first; seed < first+(count+batch-1)/batch; seed++ {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			p := randtensor.New(uint64(seed), batch)
			require.NotEmpty(t, p.Results)
			for _, pipeline := range pipelines {
				compare(t, p, pipeline)
			}
		})
	}
}

var word = regexp.MustCompile(`[-+.\w]+`)

// compare runs a program as a pipeline compiles it.
func compare(t *testing.T, p *randtensor.Program, pipeline string) {
	file := filepath.Join(t.TempDir(), "random.mlir")
	require.NoError(t, os.WriteFile(file, []byte(p.Text), 0o600))
	args := []string{"run", file, "--entry", p.Entry, "-p", pipeline, "--full"}
	for _, a := range p.Arguments {
		args = append(args, "--arg", a)
	}
	cmd := exec.Command(mlirc, args...)
	var report bytes.Buffer
	cmd.Stderr = &report
	out, err := cmd.Output()
	require.NoError(t, err, "%s: %s", pipeline, &report)
	got := numbers(t, string(out))
	for i, want := range p.Results {
		n := min(len(want), len(got))
		if !slices.Equal(want, got[:n]) {
			t.Errorf("%s: %s:\n%s\nwant %v\ngot  %v", pipeline, p.From[i], p.Functions[p.From[i]], want, got[:n])
		}
		got = got[n:]
	}
	require.Empty(t, got)
}

// numbers are those of a text, in order. Floats are whole.
func numbers(t *testing.T, text string) []int64 {
	var list []int64
	for _, w := range word.FindAllString(text, -1) {
		n, err := strconv.ParseInt(w, 10, 64)
		if err != nil {
			f, err := strconv.ParseFloat(w, 64)
			require.NoError(t, err, text)
			n = int64(f)
		}
		list = append(list, n)
	}
	return list
}

func number(t *testing.T, variable string, otherwise int) int {
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}
