package e2e_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestImport makes dialect files of definitions, and uses them.
func TestImport(t *testing.T) {
	records, err := os.ReadFile(filepath.Join("..", "..", "sdk", "importer", "testdata", "toy.json"))
	require.NoError(t, err)
	d := newDesk(t, map[string]string{
		"toy.json":       string(records),
		"box.irdl.mlir":  "irdl.dialect @box {\n  irdl.operation @open {\n    %0 = irdl.is i32\n    irdl.operands(%0)\n  }\n}\n",
		"broken.json":    `{"!instanceof": {}}`,
		"in.mlir":        "func @f(%a: i32) {\n  %0 = toy.add %a, %a mode<fast> : i32\n  \"box.open\"(%0) : (i32) -> ()\n  return\n}\n",
		"wrong.mlir":     "func @f(%a: i8) {\n  \"box.open\"(%a) : (i8) -> ()\n  return\n}\n",
		"second.dialect": "dialect second {\n  version 0.1.0\n}\n\nconstraint A = B\n",
	})
	r := d.mlirc("dialect", "import", "toy.json", "-o", "toy.dialect")
	require.Zero(t, r.status, r.stderr)
	assert.Contains(t, r.stderr, "dialect 'toy': 7 operations, 5 of them with a format, 1 types, 1 attributes, 2 enumerations; 5 comments say what is left out")
	r = d.mlirc("dialect", "import", "--as-version", "2.0.0", "box.irdl.mlir")
	require.Zero(t, r.status, r.stderr)
	assert.Contains(t, r.stdout, "version 2.0.0")
	d.plant("box.dialect", r.stdout)
	r = d.mlirc("dialect", "check", "toy.dialect", "box.dialect")
	require.Zero(t, r.status, r.stderr)
	r = d.mlirc("opt", "--dialect", "toy.dialect", "--dialect", "box.dialect", "in.mlir")
	require.Zero(t, r.status, r.stderr)
	assert.Contains(t, r.stdout, "toy.add %arg0, %arg0 mode<fast> : i32")
	r = d.mlirc("opt", "--dialect", "box.dialect", "wrong.mlir")
	assert.Equal(t, 1, r.status)
	assert.Contains(t, r.stderr, "must be 'i32', but got 'i8'")
	r = d.mlirc("dialect", "import", "broken.json")
	assert.Equal(t, 2, r.status)
	assert.Contains(t, r.stderr, "broken.json: there is no dialect that has operations, types or attributes")
	r = d.mlirc("dialect", "import", "toy.json", "--uses", "second.dialect")
	assert.Equal(t, 2, r.status)
	assert.Contains(t, r.stderr, "second.dialect:5")
}
