package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/repository"
)

// TestMutantsApply: the code that each mutant changes is there, once.
func TestMutantsApply(t *testing.T) {
	all, err := readAll("*.txt")
	require.NoError(t, err)
	require.Greater(t, len(all), 149)
	seen := map[string]string{}
	for _, m := range all {
		_, err := m.apply(repository.Root(t))
		assert.NoError(t, err)
		assert.Empty(t, seen[m.String()], "%s is there twice", m.at)
		seen[m.String()] = m.at
	}
}

// TestMutantsAreTried: the test of each mutant is in the package that its row says. One that
// is not keeps all mutants from being tried.
func TestMutantsAreTried(t *testing.T) {
	all, err := readAll("*.txt")
	require.NoError(t, err)
	texts := map[string]string{} // the tests of a package
	for _, m := range all {
		if _, ok := texts[m.pkg]; !ok {
			files, err := filepath.Glob(filepath.Join(repository.Root(t), m.pkg, "*_test.go"))
			require.NoError(t, err)
			for _, f := range files {
				text, err := os.ReadFile(f)
				require.NoError(t, err)
				texts[m.pkg] += string(text)
			}
		}
		name, _, _ := strings.Cut(m.test, "/")
		assert.Regexp(t, `(?m)^func `+strings.TrimSuffix(name, "$")+`\(`, texts[m.pkg], "%s: %s has no %s", m.at, m.pkg, name)
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
! ./d TestY (slow)
- 1
+ 2
`))
	require.NoError(t, err)
	assert.Equal(t, []mutant{
		{"m.txt:5", "a/b.go", "f", "x < y", "x <= y", "./a", "TestX", false},
		{"m.txt:7", "a/b.go", "f", "\tz", "", "./a", "TestX", false},
		{"m.txt:11", "a/c.go", "", "1", "2", "./d", "TestY", true},
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

// TestChangeOf: the changes that gremlins reports are known by the text of their lines.
func TestChangeOf(t *testing.T) {
	t.Chdir(t.TempDir())
	code := []string{"package b", "", "\tif x < y {"}
	c, ok := changeOf("       LIVED CONDITIONALS_BOUNDARY at c.go:3:7", "a/b/c.go", code)
	require.True(t, ok)
	assert.Equal(t, change{survivor{"a/b/c.go", "CONDITIONALS_BOUNDARY", "if x < y {"}, "LIVED", "a/b/c.go:3:7", "<"}, c)
	other, ok := changeOf(" NOT COVERED CONDITIONALS_NEGATION at c.go:3:7", "a/b/c.go", code)
	require.True(t, ok)
	assert.Equal(t, "NOT COVERED", other.status)
	for _, line := range []string{"Starting...", "Killed: 4, Lived: 0, Not covered: 4", "       LIVED CONDITIONALS_BOUNDARY at c.go:9:7"} {
		_, ok := changeOf(line, "a/b/c.go", code)
		assert.False(t, ok, line)
	}

	require.NoError(t, os.WriteFile("s.tsv", []byte("# comment\na/b/c.go\tCONDITIONALS_BOUNDARY\tif x < y {\tx is never y\n"), 0o666))
	known, err := knownSurvivors("s.tsv")
	require.NoError(t, err)
	assert.Equal(t, map[survivor]string{c.survivor: "x is never y"}, known)
	require.NoError(t, os.WriteFile("s.tsv", []byte("a/b/c.go\tCONDITIONALS_BOUNDARY\tif x < y {\t\n"), 0o666))
	_, err = knownSurvivors("s.tsv")
	assert.ErrorContains(t, err, "s.tsv:1: want file, kind, line and reason")
}

// TestOutcomes: a run that was cancelled and a test that did not end tell nothing of a mutant.
func TestOutcomes(t *testing.T) {
	const ends, endless = "--- FAIL: TestX (0.01s)\n", "panic: test timed out after 1m0s\n"
	for _, c := range []struct {
		out             string
		failed, stopped bool
		want            outcome
	}{
		{"--- PASS: TestX\n", false, false, survives},
		{ends, true, false, caught},
		{"panic: index out of range\n", true, false, caught},
		{endless, true, false, slow},
		{ends, true, true, cancelled},
		{"", false, true, cancelled},
	} {
		assert.Equal(t, c.want, outcomeOf(c.out, c.failed, c.stopped), c)
	}
}

// TestTally: what is slow fails a run unless its row says so, and what was cancelled is not
// counted.
func TestTally(t *testing.T) {
	for _, c := range []struct {
		m    mutant
		end  outcome
		done int
		want string
	}{
		{mutant{}, caught, 1, ""},
		{mutant{}, survives, 1, "1 of 9 mutants survive"},
		{mutant{}, slow, 1, "the tests of 1 of 9 mutants did not end in time"},
		{mutant{slow: true}, slow, 1, ""},
		{mutant{slow: true}, caught, 1, "its test ends in time"},
		{mutant{}, cancelled, 0, ""},
	} {
		r := tally{total: 9}
		r.add(c.m, c.end, nil)
		assert.Equal(t, c.done, r.done, c)
		if err := r.result(); c.want == "" {
			assert.NoError(t, err, c)
		} else {
			assert.ErrorContains(t, err, c.want, c)
		}
	}
}

// TestSurvivorsAreThere: the line of each change that may survive is there.
func TestSurvivorsAreThere(t *testing.T) {
	known, err := knownSurvivors("survivors.tsv")
	require.NoError(t, err)
	for s := range known {
		text, err := os.ReadFile(filepath.Join(repository.Root(t), s.file))
		require.NoError(t, err)
		assert.Contains(t, string(text), s.line+"\n", s.file)
	}
}

// TestUnleashEnds: the sample ends with its time, with all that it started, and what was found
// until then counts.
func TestUnleashEnds(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	require.NoError(t, os.WriteFile("c.go", []byte("package b\n\n\tif x < y {\n"), 0o666))
	require.NoError(t, os.WriteFile("gremlins", []byte("#!/bin/sh\necho '  LIVED CONDITIONALS_BOUNDARY at c.go:3:7'\nsleep 1000 &\nwait\n"), 0o777))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var list []change
	err := unleash(ctx, filepath.Join(dir, "gremlins"), dir, "./c.go", func(c change) {
		list = append(list, c)
		cancel()
	})
	require.Error(t, err)
	require.Len(t, list, 1)
}
