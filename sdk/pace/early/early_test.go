package early_test

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/pace/early"
)

// inside makes the test a process that prints how many cores it has.
const inside = "EARLY_TEST_INSIDE"

func TestMain(m *testing.M) {
	if os.Getenv(inside) == "" {
		os.Exit(m.Run())
	}
	before := runtime.GOMAXPROCS(0)
	early.AllCores()
	fmt.Print(before, " ", runtime.GOMAXPROCS(0), " ", os.Getenv("GOMAXPROCS"), os.Getenv("MLIRC_CORES"), os.Getenv("GODEBUG"))
}

func TestOneCore(t *testing.T) {
	t.Setenv(inside, "yes")
	cores := runtime.GOMAXPROCS(5)
	t.Cleanup(func() { runtime.GOMAXPROCS(cores) })
	for _, c := range []struct {
		variables []string
		want      string
	}{
		{early.OneCore(nil), "1 5 "},
		{append(early.OneCore([]string{"GODEBUG=gctrace=0"}), "GODEBUG=gctrace=0"), "1 5 gctrace=0"},
		{[]string{"GOMAXPROCS=3"}, "3 3 3"},
		{[]string{"GOMAXPROCS=1", "MLIRC_CORES=many"}, "1 1 "},
	} {
		program, err := os.Executable()
		require.NoError(t, err)
		cmd := exec.Command(program)
		cmd.Env = append(os.Environ(), c.variables...)
		out, err := cmd.Output()
		require.NoError(t, err)
		assert.Equal(t, c.want, string(out), c.variables)
	}
}
