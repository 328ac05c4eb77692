package ahead

import (
	"syscall"

	"github.com/mlirc/mlirc/host/sandbox/launcher"
)

var _ = begin()

// begin starts a launcher unless the command line is one that needs none, which is what
// is decided by its first word: a plugin's process, or a command that reads and prints.
func begin() bool {
	first, more := firstArgument()
	if !more {
		return false
	}
	switch first {
	case "__plugin", "version", "help", "completion", "__complete", "__completeNoDesc", "--version", "--help", "-h":
		return false
	}
	launcher.Begin(launcher.Boxed)
	return true
}

// firstArgument reads what package os has not made of the command line yet.
func firstArgument() (string, bool) {
	fd, err := syscall.Open("/proc/self/cmdline", syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return "", false
	}
	defer syscall.Close(fd)
	line := make([]byte, 8192) // what the launcher is decided by is at the beginning
	n, err := syscall.Read(fd, line)
	if err != nil || n <= 0 {
		return "", false
	}
	var words []string
	start := 0
	for i, c := range line[:n] {
		if c == 0 {
			words = append(words, string(line[start:i]))
			start = i + 1
		}
	}
	if len(words) < 2 {
		return "", false
	}
	return words[1], true
}
