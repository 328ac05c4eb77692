package rules_test

import (
	"bytes"
	"encoding/json"
	"go/scanner"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/repository"
)

const (
	root   = "../.."
	module = "github.com/mlirc/mlirc/"
)

// listed is what `go list` prints for a package.
type listed struct {
	ImportPath string
	Standard   bool
	Imports    []string
	GoFiles    []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	return goList[listed](t, "-json=ImportPath,Standard,Imports,GoFiles", "./...")
}

// goList is what `go list` prints for packages.
func goList[P any](t *testing.T, args ...string) []P {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir = root
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err)
	var list []P
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p P
		err := d.Decode(&p)
		if err == io.EOF {
			return list
		}
		require.NoError(t, err)
		list = append(list, p)
	}
}

// part is the top-level folder of a package of this module, "" for others.
func part(path string) string {
	rest, ok := strings.CutPrefix(path, module)
	if !ok {
		return ""
	}
	top, _, _ := strings.Cut(rest, "/")
	return top
}

// allowed says which parts the packages of a part may import.
var allowed = map[string]string{
	"core":    "core",
	"sdk":     "core sdk",
	"plugins": "core sdk plugins",
	"host":    "core sdk host examples",
	"cmd":     "core sdk plugins host cmd pipelines internal",
}

// TestImportsRunOneWay: core <- sdk <- plugins; core, sdk <- host <- cmd. What new plugins are
// begun with, the host has from the examples, as the command has pipelines.
func TestImportsRunOneWay(t *testing.T) {
	for _, p := range packages(t) {
		may, ok := allowed[part(p.ImportPath)]
		if !ok {
			continue
		}
		if p.ImportPath == module+"sdk/plugintest" {
			may += " internal" // what our own tests are made with, too
		}
		for _, imported := range p.Imports {
			to := part(imported)
			if to == "" || strings.Contains(" "+may+" ", " "+to+" ") {
				continue
			}
			t.Errorf("%s imports %s", p.ImportPath, imported)
		}
	}
}

// TestCoreStandsAlone: core imports nothing outside the standard library.
func TestCoreStandsAlone(t *testing.T) {
	for _, p := range packages(t) {
		if part(p.ImportPath) != "core" {
			continue
		}
		for _, imported := range p.Imports {
			first, _, _ := strings.Cut(imported, "/")
			if strings.Contains(first, ".") && part(imported) != "core" {
				t.Errorf("%s imports %s", p.ImportPath, imported)
			}
		}
	}
}

// layers are the folders of packages that stand in an order, lowest first: a package
// imports those before it. "." is the package of the folder itself.
var layers = map[string][]string{
	"core/ods":    {"lex", ".", "text", "kind", "param", "eval", "parse", "check", "layout"},
	"core/syntax": {"lex", "print", "parse", "format", "structure", "directive", "."},
	"cmd/mlirc":   {"ahead", "terminal", "included", "toolbox", "compile", "opt", "execute", "plugins", "dialect", "settings", "reproduce", "."},
}

// TestPackagesAreSmall: no package has more than 25 files.
func TestPackagesAreSmall(t *testing.T) {
	const most = 25
	for _, p := range packages(t) {
		if n := len(p.GoFiles); n > most {
			t.Errorf("%s has %d files, more than %d; make packages of it", p.ImportPath, n, most)
		}
	}
}

// TestLayers: within a folder of layers each package imports lower ones only, and every
// package has a place.
func TestLayers(t *testing.T) {
	for _, p := range packages(t) {
		for folder, order := range layers {
			at := layerOf(folder, order, p.ImportPath)
			if at == outside {
				continue
			}
			if at == unknown {
				t.Errorf("%s has no place among the layers of %s", p.ImportPath, folder)
				continue
			}
			for _, imported := range p.Imports {
				if layerOf(folder, order, imported) >= at {
					t.Errorf("%s imports %s, which stands above it in %s", p.ImportPath, imported, folder)
				}
			}
		}
	}
}

// TestFoldersOfCoreStandInOrder: between the folders of core, too, imports run one way:
// none imports, by way of others, one that imports it.
func TestFoldersOfCoreStandInOrder(t *testing.T) {
	imports := map[string]map[string]bool{}
	for _, p := range packages(t) {
		from := coreFolder(p.ImportPath)
		if from == "" {
			continue
		}
		for _, imported := range p.Imports {
			if to := coreFolder(imported); to != "" && to != from {
				if imports[from] == nil {
					imports[from] = map[string]bool{}
				}
				imports[from][to] = true
			}
		}
	}
	for from := range imports {
		if reaches(imports, from, from, map[string]bool{}) {
			t.Errorf("core/%s imports itself in a circle of folders", from)
		}
	}
}

func reaches(imports map[string]map[string]bool, from, to string, seen map[string]bool) bool {
	for next := range imports[from] {
		if next == to {
			return true
		}
		if !seen[next] {
			seen[next] = true
			if reaches(imports, next, to, seen) {
				return true
			}
		}
	}
	return false
}

// coreFolder is the folder of core that a package is in, "" for others.
func coreFolder(path string) string {
	rest, ok := strings.CutPrefix(path, module+"core/")
	if !ok {
		return ""
	}
	folder, _, _ := strings.Cut(rest, "/")
	return folder
}

// What layerOf returns for a package in another folder, and for one without a place.
const (
	outside = -1
	unknown = -2
)

// layerOf is the place of a package among the layers of a folder.
func layerOf(folder string, order []string, path string) int {
	rest, ok := strings.CutPrefix(path, module+folder)
	if !ok || rest != "" && rest[0] != '/' {
		return outside
	}
	name := strings.TrimPrefix(rest, "/")
	if name == "" {
		name = "."
	}
	if at := slices.Index(order, name); at >= 0 {
		return at
	}
	return unknown
}

// TestGeneratedTypesStayInside: only the protocol and the two packages that
// convert know the generated types.
func TestGeneratedTypesStayInside(t *testing.T) {
	for _, p := range packages(t) {
		for _, imported := range p.Imports {
			if imported != module+"sdk/protocol" {
				continue
			}
			top := part(p.ImportPath)
			assert.True(t, top == "sdk" || top == "host", "%s imports the protocol", p.ImportPath)
		}
	}
}

// TestNoDialectByName: core, host and cmd contain no name of an operation, type
// or attribute outside builtin.
func TestNoDialectByName(t *testing.T) {
	names := map[string]bool{}
	for _, d := range repository.Dialects(t) {
		for _, list := range [][]string{d.OpNames(), d.TypeNames(), d.AttrNames()} {
			for _, n := range list {
				names[n] = true
			}
		}
	}
	for _, top := range []string{"core", "host", "cmd"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "testdata") {
				return err
			}
			for _, s := range stringsIn(t, path) {
				if name, found := mentioned(s, names); found {
					t.Errorf("%s: the text %q mentions %s", path, s, name)
				}
			}
			return nil
		})
		require.NoError(t, err)
	}
}

// mentioned finds a dialect's name among the words of a text.
func mentioned(text string, names map[string]bool) (string, bool) {
	words := strings.FieldsFunc(text, func(r rune) bool {
		return !(r == '.' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z')
	})
	for _, w := range words {
		if names[w] {
			return w, true
		}
	}
	return "", false
}

// stringsIn returns the string literals of a Go file.
func stringsIn(t *testing.T, path string) []string {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	files := token.NewFileSet()
	var s scanner.Scanner
	s.Init(files.AddFile(path, files.Base(), len(src)), src, nil, 0)
	var list []string
	for {
		_, tok, lit := s.Scan()
		switch tok {
		case token.EOF:
			return list
		case token.STRING:
			text, err := strconv.Unquote(lit)
			require.NoError(t, err)
			list = append(list, text)
		}
	}
}

// pluginLayers lists the folders of plugins from the ground up: a package imports others of its own
// layer and of those above it in the list.
var pluginLayers = []string{
	"plugins/hints", "plugins/llvm", "plugins/kernel", "plugins/std/dialects", "plugins/analysis", "plugins/lowering",
	"plugins/std/conversions", "plugins/std/passes", "plugins/std", "plugins/translate", "plugins/gpu", "plugins/linalg", "plugins/spirv", "plugins/omp",
	"plugins/kernel/plugin", "plugins/kernel/cmd",
}

// pluginLayer is the layer of a package: the longest folder of the list that it is in, or -1.
func pluginLayer(path string) int {
	found := -1
	for i, folder := range pluginLayers {
		rest, ok := strings.CutPrefix(path, module+folder)
		if ok && (rest == "" || rest[0] == '/') && (found < 0 || len(folder) > len(pluginLayers[found])) {
			found = i
		}
	}
	return found
}

// TestLayersOfPlugins: dialects know no conversions, conversions no passes, and nothing below
// the plugin `std` knows it.
func TestLayersOfPlugins(t *testing.T) {
	for _, p := range packages(t) {
		if part(p.ImportPath) != "plugins" {
			continue
		}
		from := pluginLayer(p.ImportPath)
		assert.GreaterOrEqual(t, from, 0, "%s is in no layer", p.ImportPath)
		for _, imported := range p.Imports {
			if part(imported) == "plugins" && pluginLayer(imported) > from {
				t.Errorf("%s imports %s, which is above it", p.ImportPath, imported)
			}
		}
	}
}

// TestPackagesAreDrawn: the page about the architecture has each folder of a package.
func TestPackagesAreDrawn(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	require.NoError(t, err)
	drawn := 0
	for _, p := range packages(t) {
		path, _ := strings.CutPrefix(p.ImportPath, module)
		switch top := part(p.ImportPath); {
		case top != "core" && top != "sdk" && top != "host" && top != "plugins":
		case strings.Contains(path, "/cmd/") || strings.Contains(path, "/internal/") || strings.HasSuffix(path, "/generate") || strings.Contains(path, "/attacks/"):
		default:
			drawn++
			assert.Regexp(t, `(?m)(^|[ (])`+filepath.Base(path)+"/", string(text), "%s", path)
		}
	}
	assert.Greater(t, drawn, 120)
}
