package bindgen_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// odd is a dialect whose names get in each other's way in Go, or try to become
// code.
const odd = `dialect y {
  version 0.1.0
}

enum K : i8 { a_b = 0, aB = 1, "" = 2, "A = 0; ) ; func init() { panic(1) } ; const ( B" = 3 }

keywords W { one, two }

op y.a_b {
  operands   x: T, x_type: index, type: T, b*: T, c?: i1
  results    r: U, s*: S*
  segments
  attributes k: K = aB, w: W, f: bool = true, t: string = "a\"b", n: si8, u: ui16, "q.r": i64, o?: unit
  regions    operands
}

op y.aB {
  operands a_b: index, aB: index
  results  r: elem(T), q: T
}

op y.new_aB {
  operands   v**, i: index
  attributes list: offsets, flat: array, ops: i64-array
  segments
  successors to*($v)
  traits     terminator
}

op y.c : C
class C {
  operands x: T is vector
  results  y: like(T, i1)
}
`

func TestOddNames(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte(odd))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	code, err := bindgen.Generate(d, "y")
	require.NoError(t, err)

	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "y_gen.go", code, 0)
	require.NoError(t, err)
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok {
			assert.NotEqual(t, "init", f.Name.Name)
		}
	}
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	_, err = config.Check("y", fset, []*ast.File{file}, nil)
	assert.NoError(t, err, string(code))
}
