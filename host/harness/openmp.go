package harness

import (
	"errors"
	"path/filepath"
	"sort"
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
