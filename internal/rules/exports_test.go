package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mostIdleExports is how many identifiers packages of core export that no other package names,
// tests included. It may only become smaller.
const mostIdleExports = 63

// TestExportsAreUsed holds what core exports to what other packages use. It goes by names: a method
// counts as used where another package selects one of its name.
func TestExportsAreUsed(t *testing.T) {
	x := exports{selected: map[string]map[string]bool{}}
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "testdata" || strings.HasPrefix(entry.Name(), ".") && path != root):
			return filepath.SkipDir
		case entry.IsDir() || !strings.HasSuffix(path, ".go"):
			return nil
		}
		return x.file(path)
	}))
	idle := x.idle()
	assert.LessOrEqual(t, len(idle), mostIdleExports, "no other package uses these; do not export one more:\n%s", strings.Join(idle, "\n"))
	assert.Greater(t, len(x.declared), 2000)
	assert.Equal(t, []string{"core/a F"}, (&exports{
		declared: []exported{{"core/a", "F", false}, {"core/a", "M", true}, {"core/a", "G", false}},
		selected: map[string]map[string]bool{"core/a.G": {"b": true}, "M": {"b": true}, "F": {"b": true}},
	}).idle())
}

// exported is an identifier that a package of core exports.
type exported struct {
	folder, name string
	member       bool // of a type
}

type exports struct {
	declared []exported
	// selected has the folders that select a name, of a package where that is known.
	selected map[string]map[string]bool
}

func (x *exports) file(path string) error {
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	folder, err := filepath.Rel(root, filepath.Dir(path))
	if err != nil {
		return err
	}
	if strings.HasPrefix(folder, "core/") && !strings.HasPrefix(folder, "core/internal/") && !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, "_gen.go") {
		x.declarations(folder, f)
	}
	imports := map[string]string{}
	for _, i := range f.Imports {
		path, _ := strconv.Unquote(i.Path.Value)
		name := filepath.Base(path)
		if i.Name != nil {
			name = i.Name.Name
		}
		imports[name] = strings.TrimPrefix(path, module)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			x.selects(folder, n.Sel.Name)
			if p, ok := n.X.(*ast.Ident); ok && imports[p.Name] != "" {
				x.selects(folder, imports[p.Name]+"."+n.Sel.Name)
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok {
				x.selects(folder, key.Name)
			}
		case *ast.InterfaceType:
			for _, m := range n.Methods.List {
				for _, name := range m.Names {
					x.selects("an interface of "+folder, name.Name)
				}
			}
		}
		return true
	})
	return nil
}

func (x *exports) selects(folder, name string) {
	if x.selected[name] == nil {
		x.selected[name] = map[string]bool{}
	}
	x.selected[name][folder] = true
}

func (x *exports) declarations(folder string, f *ast.File) {
	add := func(name *ast.Ident, member bool) {
		if name.IsExported() {
			x.declared = append(x.declared, exported{folder, name.Name, member})
		}
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			add(d.Name, d.Recv != nil)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.ValueSpec:
					for _, name := range s.Names {
						add(name, false)
					}
				case *ast.TypeSpec:
					add(s.Name, false)
					if fields, ok := s.Type.(*ast.StructType); ok && s.Name.IsExported() {
						for _, field := range fields.Fields.List {
							for _, name := range field.Names {
								add(name, true)
							}
						}
					}
				}
			}
		}
	}
}

// byInterface are methods that the standard library calls.
var byInterface = []string{"String", "Error", "Unwrap", "Write", "Close", "Is", "Format"}

// idle are the identifiers that no other package selects, sorted.
func (x *exports) idle() []string {
	var list []string
	for _, e := range x.declared {
		users := x.selected[e.folder+"."+e.name]
		if e.member {
			users = x.selected[e.name]
		}
		used := e.member && slices.Contains(byInterface, e.name)
		for folder := range users {
			used = used || folder != e.folder
		}
		if !used {
			list = append(list, e.folder+" "+e.name)
		}
	}
	slices.Sort(list)
	return list
}
