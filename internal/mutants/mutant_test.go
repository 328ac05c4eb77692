package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/repository"
)

// TestMutantsApply: the code that each mutant changes is there, once.
func TestMutantsApply(t *testing.T) {
	all, err := readAll("*.txt")
	require.NoError(t, err)
	require.Greater(t, len(all), 99)
	seen := map[string]string{}
	for _, m := range all {
		_, err := m.apply(repository.Root(t))
		assert.NoError(t, err)
		assert.Empty(t, seen[m.String()], "%s is there twice", m.at)
		seen[m.String()] = m.at
	}
}

func TestRead(t *testing.T) {
	list, err := read("m.txt", []byte(`# a comment
a/b.go f
! TestX

- x < y
+ x <= y
- 	z
+ 
a/c.go
! ./d TestY
- 1
+ 2
`))
	require.NoError(t, err)
	assert.Equal(t, []mutant{
		{"m.txt:5", "a/b.go", "f", "x < y", "x <= y", "./a", "TestX"},
		{"m.txt:7", "a/b.go", "f", "\tz", "", "./a", "TestX"},
		{"m.txt:11", "a/c.go", "", "1", "2", "./d", "TestY"},
	}, list)
}

func TestReadRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"+ x\n":                     "a file, a test and a fragment",
		"a.go\n- x\n+ y\n":          "a file, a test and a fragment",
		"a.txt\n":                   "want `FILE.go`",
		"a.go f g\n":                "want `FILE.go`",
		"a.go\n! TestA TestB ./c\n": "want `! TEST`",
	} {
		_, err := read("m.txt", []byte(text))
		assert.ErrorContains(t, err, want, text)
	}
}

// TestApply: a fragment that is not there once, or not in its function, is an error.
func TestApply(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(root, "a.go"), []byte("package a\n\nfunc f() int { return 1 }\n\nfunc g() int { return 1 + 2 }\n"), 0o666))
	for _, test := range []struct {
		m    mutant
		want string
	}{
		{mutant{file: "a.go", function: "f", old: "1", new: "3"}, ""},
		{mutant{file: "a.go", old: "1 + 2", new: "3"}, ""},
		{mutant{file: "a.go", old: "1", new: "3"}, "there 2 times"},
		{mutant{file: "a.go", function: "f", old: "2", new: "3"}, "there 0 times"},
		{mutant{file: "a.go", function: "h", old: "2", new: "3"}, "no function h"},
		{mutant{file: "b.go", old: "2", new: "3"}, "no such file"},
	} {
		text, err := test.m.apply(root)
		if test.want != "" {
			assert.ErrorContains(t, err, test.want)
			continue
		}
		require.NoError(t, err)
		assert.Contains(t, string(text), "return 3")
	}
}
