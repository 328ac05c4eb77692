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
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// exports finds what packages of core export and no other package uses. An identifier is used
//
//   - where another package names it, be it in a test;
//   - as a type, where the signature of something used has it, or a member of it is used;
//   - as a constant, where its type is used: an enumeration is exported whole;
//   - as a method, where it is that of an interface of another package, or of one whose method
//     is used;
//   - as the method of an interface, where a type of another package implements that, or where
//     another of its methods is used: an object has them all.
//
// An object is known by the position of its declaration.
type exports struct {
	fset     *token.FileSet
	packages map[string]*types.Package
	// libraries imports packages of others.
	libraries types.Importer

	declared   map[token.Pos]declaration
	used       map[token.Pos]bool
	concrete   []*types.TypeName // of all packages here
	interfaces []contract        // of all packages
}

// contract is an interface with or without a name.
type contract struct {
	*types.Interface
	of string // its package
}

// declaration is an identifier that a package of core exports.
type declaration struct {
	types.Object
	of *types.TypeName // whose member it is, or nil
}

func newExports() *exports {
	x := &exports{fset: token.NewFileSet(), packages: map[string]*types.Package{}, declared: map[token.Pos]declaration{}, used: map[token.Pos]bool{}}
	x.interfaces = []contract{{types.Universe.Lookup("error").Type().Underlying().(*types.Interface), ""}}
	return x
}

// repository checks the packages of this repository, and then their tests.
func (x *exports) repository(t *testing.T) {
	t.Helper()
	type files struct {
		ImportPath, ForTest, Dir           string
		GoFiles, TestGoFiles, XTestGoFiles []string
	}
	var own []files
	var others []string
	for _, f := range goList[files](t, "-deps", "-test", "-json=ImportPath,ForTest,Dir,GoFiles,TestGoFiles,XTestGoFiles", "./...") {
		switch {
		case f.ForTest != "" || strings.HasSuffix(f.ImportPath, ".test"): // made of files of other packages
		case strings.HasPrefix(f.ImportPath, module):
			own = append(own, f)
		default:
			others = append(others, f.ImportPath)
		}
	}
	compiled := exportData(t, others...)
	x.libraries = importer.ForCompiler(x.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) })

	parsed := map[string]*ast.File{}
	parse := func(folder string, names ...string) (list []*ast.File) {
		for _, name := range names {
			path := filepath.Join(folder, name)
			if parsed[path] == nil {
				f, err := parser.ParseFile(x.fset, path, nil, parser.SkipObjectResolution)
				require.NoError(t, err)
				parsed[path] = f
			}
			list = append(list, parsed[path])
		}
		return list
	}
	for _, f := range own {
		require.NoError(t, x.check(f.ImportPath, parse(f.Dir, f.GoFiles...)))
	}
	// A test may see what other tests add to a package, which is not known here: such uses are of
	// identifiers of the package itself.
	for _, f := range own {
		if len(f.TestGoFiles) > 0 {
			_ = x.check(f.ImportPath+"_test", parse(f.Dir, append(slices.Clone(f.GoFiles), f.TestGoFiles...)...))
		}
		if len(f.XTestGoFiles) > 0 {
			_ = x.check(f.ImportPath+"_test", parse(f.Dir, f.XTestGoFiles...))
		}
	}
}

// Import finds a package that was checked, or one of others.
func (x *exports) Import(path string) (*types.Package, error) {
	if p := x.packages[path]; p != nil {
		return p, nil
	}
	if x.libraries == nil {
		return nil, fmt.Errorf("no package %s", path)
	}
	p, err := x.libraries.Import(path)
	if err == nil {
		x.packages[path] = p
		x.types(p)
	}
	return p, err
}

// check notes what a package declares, and what it uses of others. The path of tests ends in
// "_test": what they use, the package does not use less.
func (x *exports) check(path string, files []*ast.File) error {
	var first error
	config := types.Config{Importer: x, Error: func(err error) {
		if first == nil {
			first = err
		}
	}}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{}}
	p, _ := config.Check(path, x.fset, files, &info)
	if !strings.HasSuffix(path, "_test") {
		x.packages[path] = p
		if inCore(p.Path()) {
			x.declarations(p)
		}
	}
	x.types(p)
	use := func(o types.Object) {
		if o != nil && o.Pkg() != nil && folder(o.Pkg()) != folder(p) {
			x.used[o.Pos()] = true
		}
	}
	for _, o := range info.Uses {
		use(o)
	}
	for e, v := range info.Types {
		switch e := e.(type) {
		case *ast.InterfaceType:
			x.interfaces = append(x.interfaces, contract{v.Type.(*types.Interface), folder(p)})
		case *ast.CompositeLit:
			if s, ok := v.Type.Underlying().(*types.Struct); ok && !keyed(e) {
				for f := range s.Fields() {
					use(f)
				}
			}
		}
	}
	return first
}

// inCore reports whether a package is one of core that others may import.
func inCore(path string) bool {
	return strings.HasPrefix(path, module+"core/") && !strings.HasPrefix(path, module+"core/internal/")
}

// folder is the path of a package, which its tests share.
func folder(p *types.Package) string { return strings.TrimSuffix(p.Path(), "_test") }

// keyed reports whether a literal names the fields that it sets.
func keyed(literal *ast.CompositeLit) bool {
	if len(literal.Elts) == 0 {
		return true
	}
	_, ok := literal.Elts[0].(*ast.KeyValueExpr)
	return ok
}

// types notes the types that a package has.
func (x *exports) types(p *types.Package) {
	for _, name := range p.Scope().Names() {
		n, ok := p.Scope().Lookup(name).(*types.TypeName)
		if !ok || n.IsAlias() {
			continue
		}
		if i, ok := n.Type().Underlying().(*types.Interface); ok && n.Type().(*types.Named).TypeParams().Len() == 0 {
			x.interfaces = append(x.interfaces, contract{i, folder(p)})
		} else if !ok && strings.HasPrefix(p.Path(), module) {
			x.concrete = append(x.concrete, n)
		}
	}
}

// declarations notes what a package of core exports; not what is written by a generator.
func (x *exports) declarations(p *types.Package) {
	add := func(o types.Object, of *types.TypeName) {
		if o.Exported() && !strings.HasSuffix(x.fset.File(o.Pos()).Name(), "_gen.go") {
			x.declared[o.Pos()] = declaration{o, of}
		}
	}
	for _, name := range p.Scope().Names() {
		o := p.Scope().Lookup(name)
		add(o, nil)
		n, ok := o.(*types.TypeName)
		if !ok || n.IsAlias() || !n.Exported() {
			continue
		}
		for m := range n.Type().(*types.Named).Methods() {
			add(m, n)
		}
		switch t := n.Type().Underlying().(type) {
		case *types.Struct:
			for f := range t.Fields() {
				if !f.Embedded() {
					add(f, n)
				}
			}
		case *types.Interface:
			for m := range t.ExplicitMethods() {
				add(m, n)
			}
		}
	}
}

// idle are the identifiers that no other package uses, sorted.
func (x *exports) idle() []string {
	x.implemented()
	for again := true; again; {
		before := len(x.used)
		for pos, d := range x.declared {
			if x.used[pos] {
				x.reach(d)
			}
		}
		for pos, d := range x.declared {
			if c, ok := d.Object.(*types.Const); ok && !x.used[pos] {
				n, ok := c.Type().(*types.Named)
				x.used[pos] = ok && n.Obj().Pkg() == c.Pkg() && x.used[n.Obj().Pos()]
			}
		}
		again = len(x.used) > before
	}
	var list []string
	for pos, d := range x.declared {
		if x.used[pos] {
			continue
		}
		name := d.Name()
		if d.of != nil {
			name = d.of.Name() + "." + name
		}
		list = append(list, strings.TrimPrefix(d.Pkg().Path(), module)+" "+name)
	}
	slices.Sort(list)
	return list
}

// byName are methods that the standard library asks for by interfaces without a name.
var byName = []string{"Unwrap", "Is", "As"}

// implemented notes the methods that interfaces are for: those of an interface that a type of
// another package implements, and those of types that implement an interface which is used.
func (x *exports) implemented() {
	implements := func(n *types.TypeName, i *types.Interface) bool {
		return types.Implements(n.Type(), i) || types.Implements(types.NewPointer(n.Type()), i)
	}
	x.interfaces = slices.DeleteFunc(x.interfaces, func(i contract) bool { return i.NumMethods() == 0 })
	for _, i := range x.interfaces {
		if inCore(i.of) && slices.ContainsFunc(x.concrete, func(n *types.TypeName) bool { return folder(n.Pkg()) != i.of && implements(n, i.Interface) }) {
			for m := range i.ExplicitMethods() {
				x.used[m.Pos()] = true
			}
		}
		x.whole(i.Interface)
	}
	for _, i := range x.interfaces {
		for _, n := range x.concrete {
			if !inCore(n.Pkg().Path()) || !implements(n, i.Interface) {
				continue
			}
			for m := range i.Methods() {
				if o, _, _ := types.LookupFieldOrMethod(n.Type(), true, m.Pkg(), m.Name()); o != nil && (i.of != folder(n.Pkg()) || x.used[m.Pos()]) {
					x.used[o.Pos()] = true
				}
			}
		}
	}
	for pos, d := range x.declared {
		if d.of != nil && slices.Contains(byName, d.Name()) {
			x.used[pos] = true
		}
	}
}

// whole notes all methods of an interface of which one is used.
func (x *exports) whole(i *types.Interface) {
	used := func(m *types.Func) bool { return x.used[m.Pos()] }
	methods := slices.Collect(i.ExplicitMethods())
	if !slices.ContainsFunc(methods, used) {
		return
	}
	for _, m := range methods {
		x.used[m.Pos()] = true
	}
}

// reach notes the types that somebody sees who uses d.
func (x *exports) reach(d declaration) {
	if d.of != nil {
		x.used[d.of.Pos()] = true
	}
	n, ok := d.Object.(*types.TypeName)
	if !ok {
		x.mention(d.Type())
		return
	}
	switch t := n.Type().Underlying().(type) {
	case *types.Struct, *types.Interface: // whose members speak for themselves
	default:
		x.mention(t)
	}
}

// mention notes the types that t is written with.
func (x *exports) mention(t types.Type) {
	switch t := t.(type) {
	case *types.Alias:
		x.used[t.Obj().Pos()] = true
	case *types.Named:
		x.used[t.Obj().Pos()] = true
		for a := range t.TypeArgs().Types() {
			x.mention(a)
		}
	case interface{ Elem() types.Type }: // a pointer, slice, array or channel, or a map
		x.mention(t.Elem())
		if m, ok := t.(*types.Map); ok {
			x.mention(m.Key())
		}
	case *types.Signature:
		x.mention(t.Params())
		x.mention(t.Results())
	case *types.Tuple:
		for v := range t.Variables() {
			x.mention(v.Type())
		}
	}
}
