package toolchain

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
)

// The versions of LLVM that are looked for by name.
const (
	newestVersion = 22
	oldestVersion = 13
)

// Tool is an executable.
type Tool struct {
	// Name is how the tool is known, such as `llc`.
	Name string
	// Path is where it is.
	Path string
	// File is the program, where somebody has looked at it: what the path leads to by then is not
	// executed. It takes Linux.
	File *os.File
	// Temporary is the folder for its temporary files, which it leaves behind where it is ended; empty: the
	// system's.
	Temporary string
}

// Find returns the tool of that name.
func (c Config) Find(name string) (Tool, error) {
	if path := c[name]; path != "" {
		found, err := exec.LookPath(path)
		if err != nil {
			return Tool{}, fmt.Errorf("%s = %q in [toolchain] cannot be run: %w", name, path, err)
		}
		return Tool{Name: name, Path: found}, nil
	}
	for _, candidate := range candidates(name) {
		if path, err := exec.LookPath(candidate); err == nil {
			return Tool{Name: name, Path: path}, nil
		}
	}
	return Tool{}, notFound(name)
}

// candidates are the names under which a tool may be on the PATH.
func candidates(name string) []string {
	if name == "cc" {
		return []string{"cc", "clang", "gcc"}
	}
	list := []string{name}
	for v := newestVersion; v >= oldestVersion; v-- {
		list = append(list, name+"-"+strconv.Itoa(v))
	}
	return list
}

func notFound(name string) error {
	if name == "cc" {
		return fmt.Errorf("no C compiler is on the PATH to link with; install one (apt-get install gcc) or set cc in [toolchain]")
	}
	return fmt.Errorf("no %s is on the PATH, nor %s-%d to %s-%d; install LLVM (apt-get install llvm) or set %s in [toolchain]",
		name, name, oldestVersion, name, newestVersion, name)
}
