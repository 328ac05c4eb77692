package harness

import (
	"errors"
	"path/filepath"
	"slices"
	"sort"
	"strings"
)

// openmpPlaces are where systems have LLVM's OpenMP runtime.
var openmpPlaces = []string{
	"/usr/lib/*-linux-gnu*/libomp.so.5",
	"/usr/lib64/libomp.so",
	"/usr/lib/libomp.so",
	"/usr/local/lib/libomp.so",
	"/usr/lib/llvm-*/lib/libomp.so",
	"/usr/lib/llvm*/lib64/libomp.so",
}

// OpenMP finds LLVM's OpenMP runtime, which parallel loops and kernels run on several cores by.
func OpenMP() (string, error) {
	for _, pattern := range openmpPlaces {
		found, err := filepath.Glob(pattern)
		if err != nil {
			panic("BUG: " + err.Error())
		}
		sort.Strings(found)
		if len(found) > 0 {
			return found[len(found)-1], nil
		}
	}
	return "", errors.New("iterations or workgroups are spread over threads by LLVM's OpenMP runtime, and libomp is not there; " +
		"install it (on Debian apt-get install libomp5), name it with --shared-libs, or compile for one thread: loops with " +
		"--pipeline cpu, kernels with --set stage-options.lower-kernels.openmp=false")
}

// OpenMPSettings are variables for a program that runs a kernel, beside those of an environment. A thread
// for each core stays on its core, and soon sleeps where it has nothing to do: beside other work the system
// would otherwise leave two of them on one core, and the waiting ones would use up their time (spmv of
// BenchmarkCompute beside a busy process on each of two cores: 1.0 ms, and 1.7 ms without). What the user
// says of threads is left alone.
func OpenMPSettings(environ []string) []string {
	says := func(names ...string) bool {
		return slices.ContainsFunc(environ, func(line string) bool {
			name, _, _ := strings.Cut(line, "=")
			return slices.Contains(names, name)
		})
	}
	var list []string
	if !says("OMP_PROC_BIND", "OMP_PLACES", "OMP_NUM_THREADS", "OMP_THREAD_LIMIT", "KMP_AFFINITY", "KMP_HW_SUBSET") {
		list = append(list, "OMP_PROC_BIND=true")
	}
	if !says("OMP_WAIT_POLICY", "KMP_BLOCKTIME", "KMP_LIBRARY") {
		list = append(list, "KMP_BLOCKTIME=1") // milliseconds
	}
	return list
}
