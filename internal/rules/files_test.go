package rules_test

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// orderedFiles are the packages whose files stand in an order. The tables of ods/kind and
// ods/eval hold objects that look others up, and the parser of ods/parse is recursive.
var orderedFiles = []string{
	"core/ods", "core/ods/lex", "core/ods/text", "core/ods/param", "core/ods/check", "core/ods/layout",
}

// TestFilesStandInOrder: no file refers, by way of others of its package, to one that refers
// to it.
func TestFilesStandInOrder(t *testing.T) {
	exports := exportData(t, "./core/ods/...")
	for _, folder := range orderedFiles {
		refers := references(t, folder, exports)
		for from := range refers {
			assert.False(t, reaches(refers, from, from, map[string]bool{}),
				"%s/%s refers, by way of other files, to itself; move what belongs elsewhere", folder, from)
		}
	}
}

// TestReferences finds a circle of files.
func TestReferences(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.go": "package p\ntype A struct{ b *B }\nfunc (A) Left() {}",
		"b.go": "package p\ntype B struct{ C }\nfunc use(x A) { x.Left() }",
		"c.go": "package p\ntype C int",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	assert.Equal(t, map[string]map[string]bool{"a.go": {"b.go": true}, "b.go": {"a.go": true, "c.go": true}}, referencesIn(t, dir, nil))
}

// references are those between the files of a package of this module.
func references(t *testing.T, folder string, exports map[string]string) map[string]map[string]bool {
	return referencesIn(t, filepath.Join(root, folder), exports)
}

// referencesIn are those between the files of a folder, tests aside: to types, functions,
// methods, fields, variables and constants.
func referencesIn(t *testing.T, dir string, exports map[string]string) map[string]map[string]bool {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(set, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no package %s", path)
		}
		return os.Open(exports[path])
	})}
	pkg, err := config.Check(dir, set, files, info)
	require.NoError(t, err)
	refers := map[string]map[string]bool{}
	for id, used := range info.Uses {
		from, to := set.Position(id.Pos()).Filename, set.Position(used.Pos()).Filename
		if used.Pkg() != pkg || from == to {
			continue
		}
		from, to = filepath.Base(from), filepath.Base(to)
		if refers[from] == nil {
			refers[from] = map[string]bool{}
		}
		refers[from][to] = true
	}
	return refers
}

// exportData is where the compiler has what packages, and those that they import, export.
func exportData(t *testing.T, patterns ...string) map[string]string {
	t.Helper()
	files := map[string]string{}
	for _, p := range goList[struct{ ImportPath, Export string }](t, append([]string{"-deps", "-export", "-json=ImportPath,Export"}, patterns...)...) {
		files[p.ImportPath] = p.Export
	}
	return files
}
