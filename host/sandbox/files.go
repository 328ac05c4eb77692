package sandbox

import (
	"bytes"
	"debug/elf"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// access is what may be done with a file, or with all files below a folder.
type access uint8

const (
	read access = 1 << iota
	execute
	write
)

// rule allows access to a path.
type rule struct {
	path   string
	access access
	// straight says that the path was resolved when it was granted: no link is followed to it,
	// as a plugin that may write there could have put it since.
	straight bool
}

// devices are those that programs may write to.
var devices = [...]string{"/dev/null", "/dev/full"}

// systemFiles are what programs of any kind need of a system: libraries, their
// loader's cache, time zones, and what a runtime asks about the processor. /dev/zero is not among them: who maps it
// has shared memory that counts nowhere.
func systemFiles() []rule {
	var rules []rule
	for _, path := range devices {
		rules = append(rules, rule{path: path, access: read | write})
	}
	for _, path := range []string{
		"/usr", "/lib", "/lib32", "/lib64", "/nix/store", "/gnu/store",
		"/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/ssl/openssl.cnf",
		"/dev/random", "/dev/urandom",
		"/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/sys/vm", "/proc/sys/kernel",
		"/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage",
	} {
		rules = append(rules, rule{path: path, access: read})
	}
	return rules
}

// networkFiles are what finding a host by its name takes.
func networkFiles() []rule {
	var rules []rule
	for _, path := range []string{
		"/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf", "/etc/services",
		"/etc/ssl/certs", "/etc/pki", "/etc/ca-certificates",
	} {
		rules = append(rules, rule{path: path, access: read})
	}
	return rules
}

// mostInterpreters bounds the chain of scripts that interpret scripts.
const mostInterpreters = 4

// programFiles are what it takes to run a program, which is granted by its descriptor: the
// interpreter of a script, the loader and libraries of what is linked at run time. Granted are
// what the user allows beside.
func programFiles(path string, granted []string) []rule {
	return interpreted(path, realOf(path), true, granted, mostInterpreters)
}

// realOf is where a path leads, found when it is asked for; empty: nowhere.
func realOf(path string) func() string {
	return sync.OnceValue(func() string {
		real, _ := filepath.EvalSymlinks(path)
		return real
	})
}

// interpreted is what it takes to run a program beside itself; with its folders those that lie
// beside it.
func interpreted(path string, real func() string, folders bool, granted []string, more int) (rules []rule) {
	begin, loader := look(path)
	if line, ok := bytes.CutPrefix(begin, []byte("#!")); ok && more > 0 {
		if folders {
			rules = besides(real())
		}
		line, _, _ = bytes.Cut(line, []byte("\n"))
		for _, next := range interpreters(strings.Fields(string(line))) {
			rules = append(rules, interpreter(next, real(), granted, more-1)...)
		}
		return rules
	}
	if loader == "" {
		return nil
	}
	if folders {
		rules = append(besides(real()), libraries(path, read)...)
	}
	if at := realOf(loader)(); filepath.IsAbs(loader) && belongs(at, real(), granted) {
		rules = append(rules, rule{path: at, access: execute, straight: true})
	}
	return rules
}

// found is a program that a script names.
type found struct {
	path string
	// byName says that it is what the user's PATH has under that name.
	byName bool
}

// interpreter is what it takes to run the interpreter of a script. One that does not belong to it
// is not granted, unless it is what the user's PATH has or is granted; what lies beside it is not
// then. A script could name any program to have its folder.
func interpreter(next found, script string, granted []string, more int) []rule {
	real := realOf(next.path)
	own := belongs(real(), script, nil)
	if real() == "" || !own && !next.byName && !belongs(real(), script, granted) {
		return nil
	}
	return append(interpreted(next.path, real, own, granted, more), rule{path: real(), access: execute, straight: true})
}

// belongs reports whether a program, by a path without links, is one that another may take for
// granted: of the system, on the user's PATH, beside the other, or granted.
func belongs(real, other string, granted []string) bool {
	if real == "" {
		return false
	}
	folders := slices.Concat(programFolders(), granted)
	if other != "" {
		folders = append(folders, filepath.Dir(other))
	}
	return slices.ContainsFunc(folders, func(folder string) bool { return within(real, folder) && !isRoot(folder) })
}

// programFolders are those of the system's programs, and of the user's PATH.
func programFolders() []string {
	list := []string{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/gnu/store"}
	for _, folder := range filepath.SplitList(os.Getenv("PATH")) {
		if real, err := filepath.EvalSymlinks(folder); err == nil && filepath.IsAbs(real) && !isCommon(real) {
			list = append(list, real)
		}
	}
	return list
}

// toolFiles are what it takes to run a tool, which may run programs of its own
// installation, as a compiler's driver does. The tool itself is granted by its descriptor.
func toolFiles(t tool, granted []string) []rule {
	rules := interpreted(t.leads, func() string { return t.leads }, true, granted, mostInterpreters)
	rules = append(rules, libraries(t.path, execute)...)
	if t.leads != t.path {
		rules = append(rules, libraries(t.leads, execute)...)
	}
	return rules
}

// look is inspect, once for the program that runs: plugins that come with it are the
// same file.
func look(path string) (begin []byte, loader string) {
	if self := ownProgram(); path == self.path {
		return self.begin, self.loader
	}
	return inspect(path)
}

type inspected struct {
	path, loader string
	begin        []byte
}

var ownProgram = sync.OnceValue(func() inspected {
	path, err := os.Executable()
	if err != nil {
		return inspected{}
	}
	begin, loader := inspect(path)
	return inspected{path, loader, begin}
})

// inspect returns how a file begins, and the loader of an ELF program that has
// one.
func inspect(path string) (begin []byte, loader string) {
	f, err := os.Open(path)
	if err != nil {
		return nil, ""
	}
	defer f.Close()
	head := make([]byte, 4096)
	n, _ := io.ReadFull(f, head)
	head = head[:n]
	begin = head[:min(n, firstLine)]
	if !bytes.HasPrefix(begin, []byte(elf.ELFMAG)) {
		return begin, ""
	}
	if loader, ok := loaderOf(bytes.NewReader(withoutSections(head))); ok {
		return begin, loader
	}
	loader, _ = loaderOf(f)
	return begin, loader
}

// firstLine is how much of a script the kernel looks at.
const firstLine = 256

// withoutSections is the beginning of an ELF file with a header that says there are no
// sections, of which hundreds would be read.
func withoutSections(begin []byte) []byte {
	if len(begin) < 0x40 {
		return begin
	}
	begin = bytes.Clone(begin)
	offset, count := [2]int{0x28, 0x30}, [2]int{0x3c, 0x40}
	if begin[elf.EI_CLASS] == byte(elf.ELFCLASS32) {
		offset, count = [2]int{0x20, 0x24}, [2]int{0x30, 0x34}
	}
	clear(begin[offset[0]:offset[1]])
	clear(begin[count[0]:count[1]])
	return begin
}

// loaderOf is the loader that a program names; false: it cannot be read.
func loaderOf(r io.ReaderAt) (loader string, ok bool) {
	program, err := elf.NewFile(r)
	if err != nil {
		return "", false
	}
	for _, segment := range program.Progs {
		if segment.Type != elf.PT_INTERP || segment.Filesz > 4096 {
			continue
		}
		name := make([]byte, segment.Filesz)
		_, err := segment.ReadAt(name, 0)
		return string(bytes.TrimRight(name, "\x00")), err == nil
	}
	return "", true
}

// interpreters are the programs that the first line of a script names: one, and
// the one that `env` looks for.
func interpreters(words []string) []found {
	if len(words) == 0 {
		return nil
	}
	list := []found{{path: words[0]}}
	if filepath.Base(words[0]) != "env" {
		return list
	}
	for _, word := range words[1:] {
		if strings.HasPrefix(word, "-") || strings.Contains(word, "=") {
			continue
		}
		if path, err := exec.LookPath(word); err == nil {
			list = append(list, found{path, !strings.ContainsRune(word, filepath.Separator)})
		}
		break
	}
	return list
}

// besides is the folder of a program that reads what lies beside it; the path has no
// links.
func besides(real string) []rule {
	if real == "" {
		return nil
	}
	if dir := filepath.Dir(real); !isCommon(dir) {
		return []rule{{path: dir, access: read, straight: true}}
	}
	return nil
}

// isCommon reports whether a folder holds the things of all programs: the root,
// one with the user's home in it, or the one for temporary files.
func isCommon(dir string) bool {
	for _, common := range commonFolders() {
		if within(common, dir) {
			return true
		}
	}
	return isRoot(dir)
}

func isRoot(dir string) bool { return dir == string(filepath.Separator) }

var commonFolders = sync.OnceValue(func() []string {
	home, _ := os.UserHomeDir()
	var list []string
	for _, common := range []string{home, os.TempDir(), "/tmp", "/var/tmp"} {
		if common == "" {
			continue
		}
		if real, err := filepath.EvalSymlinks(common); err == nil {
			common = real
		}
		list = append(list, common)
	}
	return list
})

// within reports whether a path is a folder or lies below it.
func within(path, dir string) bool {
	rest, ok := strings.CutPrefix(path, strings.TrimSuffix(dir, string(filepath.Separator)))
	return ok && (rest == "" || rest[0] == filepath.Separator)
}

// libraries are the folders that belong to a program in a folder `bin`, and the
// file by which Python knows a virtual environment. None is a link, which would lead elsewhere.
func libraries(path string, a access) []rule {
	bin := filepath.Dir(path)
	if filepath.Base(bin) != "bin" {
		return nil
	}
	prefix, err := filepath.EvalSymlinks(filepath.Dir(bin))
	if err != nil {
		return nil
	}
	at := func(name string, a access) rule { return rule{filepath.Join(prefix, name), a, true} }
	return []rule{at("lib", a), at("lib64", a), at("libexec", a), at("pyvenv.cfg", read)}
}
