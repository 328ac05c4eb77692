// Command licenses writes licenses/THIRD_PARTY_LICENSES: the licences of the modules that
// are linked into mlirc and its plugins, on any system that they are built for. With
// -check it writes nothing and fails when the file is not up to date.
//
//	go run ./internal/licenses [-check]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	check := flag.Bool("check", false, "write nothing; fail when the file is not up to date")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "licenses:", err)
		os.Exit(1)
	}
}

// target is the file, from the root of the repository.
const target = "licenses/THIRD_PARTY_LICENSES"

// systems are those whose programs differ in what they link.
var systems = [...]string{"linux", "darwin", "windows"}

func run(check bool) error {
	modules := map[string]string{} // folders by name and version
	for _, system := range systems {
		if err := linked(system, modules); err != nil {
			return err
		}
	}
	text, err := compose(modules)
	if err != nil {
		return err
	}
	if old, err := os.ReadFile(target); err == nil && bytes.Equal(old, text) {
		return nil
	}
	if check {
		return fmt.Errorf("%s is not up to date, run 'make generate'", target)
	}
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	return os.WriteFile(target, text, 0o644)
}

// linked adds the modules of the packages that programs for a system are made of.
func linked(system string, modules map[string]string) error {
	const form = "{{with .Module}}{{if .Version}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}"
	cmd := exec.Command("go", "list", "-deps", "-e", "-f", form, "./cmd/...", "./plugins/...")
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list for %s: %w", system, err)
	}
	for line := range strings.Lines(string(out)) {
		if name, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			modules[name] = folder
		}
	}
	return nil
}

const preface = `mlirc and its plugins are linked with these modules. The standard library of Go, which
they are linked with as well, is under the licence of golang.org/x/sys.
`

// compose puts the licences one behind the other. Modules with the same texts are
// named together.
func compose(modules map[string]string) ([]byte, error) {
	users := map[string][]string{} // by texts
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		text, err := textsOf(modules[name])
		if err != nil {
			return nil, fmt.Errorf("module %s: %w", name, err)
		}
		users[text] = append(users[text], name)
	}
	byUsers := func(x, y string) int { return strings.Compare(users[x][0], users[y][0]) }
	var out bytes.Buffer
	out.WriteString(preface)
	for _, text := range slices.SortedFunc(maps.Keys(users), byUsers) {
		fmt.Fprintf(&out, "\n%s\n%s\n\n%s", strings.Repeat("=", 80), strings.Join(users[text], "\n"), text)
	}
	return out.Bytes(), nil
}

// names are what the files with a licence are called.
var names = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([.-][a-z0-9]+)?$`)

// textsOf are the licence of a module, and what goes with it.
func textsOf(folder string) (string, error) {
	if folder == "" {
		return "", errors.New("it has not been downloaded; run 'go mod download'")
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, e := range entries {
		if e.IsDir() || !names.MatchString(e.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return "", err
		}
		plain := strings.ReplaceAll(string(text), "\r\n", "\n")
		texts = append(texts, strings.Trim(plain, "\n")+"\n")
	}
	if len(texts) == 0 {
		return "", errors.New("there is no file with a licence; look for it, and let internal/licenses know its name")
	}
	return strings.Join(texts, "\n"), nil
}
