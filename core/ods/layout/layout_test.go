package layout_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/layout"
	"github.com/mlirc/mlirc/internal/repository"
)

func TestLayout(t *testing.T) {
	const source = "dialect d {\n\tversion 0.1.0   \n}\n\n\n\n/// Adds.\nop d.add {\n    operands a: T,\n        b: T\n    traits pure\n    prefixed\n}\n\n"
	const want = "dialect d {\n  version 0.1.0\n}\n\n/// Adds.\nop d.add {\n  operands a: T,\n           b: T\n  traits   pure\n  prefixed\n}\n"
	assert.Equal(t, want, layout.Source(source))
	assert.Equal(t, want, layout.Source(want), "what is laid out stays as it is")
}

// TestLayoutOfTabs: a tab is one column wide, as it is where clauses are listed
// apart, and is kept in quotes.
func TestLayoutOfTabs(t *testing.T) {
	const source = "dialect d {\n  version 0.1.0\n \tconstant d.c\n}\n\nop d.x {\n\tverify\tlen($a) == 1 else \"a\tb\"\n}\n"
	const want = "dialect d {\n  version  0.1.0\n  constant d.c\n}\n\nop d.x {\n  verify len($a) == 1 else \"a\tb\"\n}\n"
	assert.Equal(t, want, layout.Source(source))
	assert.Equal(t, want, layout.Source(want))
}

// TestLayoutOfUnevenMargins: what begins a clause depends on the clause above it
// alone, whatever the indentation of others and of comments.
func TestLayoutOfUnevenMargins(t *testing.T) {
	const source = "op d.x {\n     operands a: T,\n       // of b\n       b: T\n   results c: T\n // about it\n   format $a\n      `,` $b\n}\n"
	const want = "op d.x {\n  operands a: T,\n           // of b\n           b: T\n  results  c: T\n  // about it\n  format   $a\n           `,` $b\n}\n"
	assert.Equal(t, want, layout.Source(source))
	assert.Equal(t, want, layout.Source(want))
}

// TestFilesAreLaidOut holds the files of the repository to their layout.
func TestFilesAreLaidOut(t *testing.T) {
	for _, file := range append(repository.DialectFiles(t), "../../load/builtin.dialect") {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.True(t, layout.Source(string(text)) == string(text), "run 'mlirc dialect format %s'", file)
	}
}

// TestLayoutKeepsMeaning lays every file out and finds the same definitions.
func TestLayoutKeepsMeaning(t *testing.T) {
	for _, d := range repository.Dialects(t) {
		again, problems := load.Dialect(d.File(), []byte(layout.Source(string(d.Source()))))
		require.Empty(t, problems)
		assert.Equal(t, d.OpNames(), again.OpNames())
		for _, name := range d.OpNames() {
			if a, b := d.Op(name), again.Op(name); a != nil && b != nil {
				assert.Equal(t, len(a.Operands), len(b.Operands), name)
				assert.Equal(t, a.Format == nil, b.Format == nil, name)
			}
		}
	}
}
