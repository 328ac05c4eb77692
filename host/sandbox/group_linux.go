package sandbox

import (
	"os"
	"strconv"
	"strings"
)

// groupMemory is the limit of memory that a container sets on all its processes,
// which sees its own group as the root.
func groupMemory() (uint64, bool) {
	text, err := os.ReadFile("/sys/fs/cgroup/memory.max")
	if err != nil {
		return 0, false
	}
	most, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64)
	return most, err == nil
}
