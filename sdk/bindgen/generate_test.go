package bindgen_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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

type y.a_b(a: type, b: int = 1, k: K, w: W, params?: string, e*: K, t*: type, u?: unit) {
  format ~<~ $a ~,~ $b ~,~ $k ~,~ $w ~,~ ($params^)? ~,~ each($e) ~,~ each($t) (~,~ ~u~ $u^)? ~>~
}

type y.a_b_type(ms*: { t: type, type*: { k: K, n?: int } }) {
  format ~<~ each($t ~:~ ~[~ each($k (~=~ $n^)?) ~]~) ~>~
}

attr y.k(k: K) {
  format ~<~ $k ~>~
}

attr y.two(k: K, b: bool) {
  format ~<~ $k ~,~ $b ~>~
}

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

op y.attributes {
  attributes a: array(K), b: array(affine-map), c?: symbol-array, d: bool-array, e: array(#y.k), f: #y.k, g: #y.two,
             h: affine-map, i?: affine-map, j: integer-set, l: symbol-ref, m: dictionary,
             n: type, o?: i64, p: i64 = 3, q: si32 = -3, r: ui8 = 3, s?: string, op: i8, op_name: i8, u?: unit
  regions    body(iv: index, iter*: U*, type: i1), second
  results    t: T, us*: U*
}

op y.c : C
class C {
  operands x: T is vector
  results  y: like(T, i1)
}
`

func TestOddNames(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte(strings.ReplaceAll(odd, "~", "`")))
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
	compiles(t, code)
}

// compiles builds code as a package of this module, whose folder it does not change.
func compiles(t *testing.T, code []byte) {
	t.Helper()
	dir, err := filepath.Abs("y")
	require.NoError(t, err)
	written, overlay := filepath.Join(t.TempDir(), "y.go"), filepath.Join(t.TempDir(), "overlay.json")
	require.NoError(t, os.WriteFile(written, code, 0o600))
	list, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(dir, "y.go"): written}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(overlay, list, 0o600))
	out, err := exec.Command("go", "build", "-overlay", overlay, "./y").CombinedOutput()
	assert.NoError(t, err, "%s\n%s", out, code)
}
