package sandbox

import (
	"debug/elf"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"

	"github.com/mlirc/mlirc/host/digest"
)

// Mode is how much a missing ability of the kernel matters.
type Mode string

// The modes.
const (
	Auto Mode = "auto" // restrict as far as the kernel can
	On   Mode = "on"   // start nothing that cannot be restricted
	Off  Mode = "off"  // restrict nothing
)

// ParseMode reads a mode.
func ParseMode(text string) (Mode, error) {
	switch m := Mode(text); m {
	case Auto, On, Off:
		return m, nil
	}
	return "", fmt.Errorf("'%s' is no mode of the sandbox; there is auto, on, off", text)
}

// Grants are what a program is allowed. Paths are absolute; a folder stands for
// everything below it.
type Grants struct {
	// Read, and Write, with which a program may also make and remove, hold no links, as
	// [files.Leads] makes them: what a link leads to, when the program starts, is not granted.
	Read, Write []string
	// Tools are programs that it may run, with what they need.
	Tools []string
	// Found are the files that tools were when they were looked up, by path: no other is granted.
	// A tool that is not among them is what its path leads to when the box is made.
	Found map[string]Found
	// Environment are variables that it gets: NAME, as the host has it, or
	// NAME=value.
	Environment []string
	// Network allows connections.
	Network bool
}

// Found is the file of a tool.
type Found struct {
	// Leads is where its path leads behind all links.
	Leads string
	// Mark is that of the file, see [digest.Mark].
	Mark string
}

// Find looks where the path of a tool leads, and what the file is.
func Find(path string) (Found, error) {
	leads, err := filepath.EvalSymlinks(path)
	if err != nil {
		return Found{}, err
	}
	mark, err := digest.Mark(leads)
	return Found{leads, mark}, err
}

// FindDigested is [Find] with the digest of the very file.
func FindDigested(cache digest.Cache, path string) (f Found, sum string, err error) {
	if f.Leads, err = filepath.EvalSymlinks(path); err != nil {
		return Found{}, "", err
	}
	sum, f.Mark, err = cache.Marked(f.Leads, f.Leads)
	return f, sum, err
}

// OpenFound opens a program that was found, unless another one is there.
func OpenFound(f Found) (*os.File, error) {
	file, err := os.OpenFile(f.Leads, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err == nil && digest.MarkOf(info) != f.Mark {
		err = errors.New("it has changed")
	}
	if err != nil {
		_ = file.Close()
		return nil, err
	}
	return file, nil
}

// IsExecutedByDescriptor reports whether the system executes an open program without asking for its
// path: a script is opened once more by its interpreter, which goes by it.
func IsExecutedByDescriptor(file *os.File) bool {
	begin := make([]byte, len(elf.ELFMAG))
	n, _ := file.ReadAt(begin, 0)
	return runtime.GOOS == "linux" && string(begin[:n]) == elf.ELFMAG
}

// Policy is the grants of a program and the limits that hold for it.
type Policy struct {
	// Name is what messages and settings call the program.
	Name string
	Mode Mode
	// Memory is the most bytes that the program may hold with all that it has
	// started; 0: any.
	Memory uint64
	Grants
}

// Supported says what the kernel can enforce.
func Supported() Support { return supported() }

// Support is what a kernel can enforce.
type Support struct {
	Files, Network, Signals bool
	// NoNamespaces says why programs are in none of their own; empty: they are.
	NoNamespaces string
	// Reason says why something is missing.
	Reason string
}

// Missing says in words what programs are not kept from; empty: nothing.
func (s Support) Missing() string {
	var open []string
	for _, each := range []struct {
		has  bool
		what string
	}{{s.Files, "files"}, {s.Network, "the network"}, {s.Signals, "other processes"}} {
		if !each.has {
			open = append(open, each.what)
		}
	}
	if len(open) == 0 && s.NoNamespaces != "" {
		return "plugins are in no namespaces of their own: " + s.NoNamespaces
	}
	if len(open) == 0 {
		return ""
	}
	return "plugins are not kept from " + strings.Join(open, ", ") + ": " + s.Reason
}

// ParseMemory reads an amount: bytes, KiB, MiB, GiB, or a share of the machine's
// memory in per cent. 0 is no limit.
func ParseMemory(text string) (uint64, error) {
	number, unit := text, ""
	if i := strings.IndexFunc(text, func(r rune) bool { return (r < '0' || r > '9') && r != '.' }); i >= 0 {
		number, unit = text[:i], strings.TrimSpace(text[i:])
	}
	n, err := strconv.ParseFloat(number, 64)
	factor, known := factorOf(unit)
	if err != nil || !known || n*factor >= math.MaxInt64 {
		return 0, fmt.Errorf("'%s' is no amount of memory; write for instance 50%%, 512MiB or 4GiB, or 0 for no limit", text)
	}
	return uint64(n * factor), nil
}

func factorOf(unit string) (float64, bool) {
	switch unit {
	case "", "B":
		return 1, true
	case "KiB":
		return 1 << 10, true
	case "MiB":
		return 1 << 20, true
	case "GiB":
		return 1 << 30, true
	case "%":
		return float64(machineMemory()) / 100, true
	}
	return 0, false
}

// amount is a number of bytes for people.
func amount(bytes uint64) string {
	switch {
	case bytes >= 1<<30:
		return fmt.Sprintf("%.1f GiB", float64(bytes)/(1<<30))
	case bytes >= 1<<20:
		return fmt.Sprintf("%.0f MiB", float64(bytes)/(1<<20))
	}
	return fmt.Sprintf("%d bytes", bytes)
}
