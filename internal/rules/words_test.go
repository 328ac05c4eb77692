package rules_test

import (
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// foreign are words for which compilers have a term, or which hide the subject of a sentence.
var foreign = regexp.MustCompile(`(?i)\b(nobody|whoever|hears|told|ghosts?|facets?|usual form|without a word|` +
	`spelt|birth|mates|declin(e|es|ed|ing))\b`)

// TestFieldsWords: comments, strings, definitions and pages use the terms of MLIR and LLVM.
func TestFieldsWords(t *testing.T) {
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := e.Name()
		if e.IsDir() {
			if name == ".git" || name == "node_modules" {
				return filepath.SkipDir
			}
			return nil
		}
		if name == "words_test.go" || strings.HasSuffix(name, "_gen.go") || strings.HasSuffix(name, ".pb.go") {
			return nil
		}
		for _, h := range foreignIn(t, path) {
			place, err := filepath.Rel(root, path)
			require.NoError(t, err)
			t.Error(filepath.ToSlash(place) + h)
		}
		return nil
	})
	require.NoError(t, err)
}

// TestForeignWords: words are found in comments and strings of Go, whatever their case, and not in names.
func TestForeignWords(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.go")
	require.NoError(t, os.WriteFile(file, []byte("package a\n\n// Nobody is told.\nvar ghost = \"the usual form\" // a round\n"), 0o600))
	assert.Equal(t, []string{`:3: "Nobody"`, `:3: "told"`, `:4: "usual form"`}, foreignIn(t, file))
}

// texts are the names' ends of files that have words: code, definitions, pages, tests and their data.
var texts = []string{".go", ".md", ".dialect", ".mlir", ".txtar", ".toml", ".txt", ".tsv", ".py", ".ts", ".c", ".h", ".tmpl"}

// foreignIn lists the words in a file as `:LINE: "WORD"`: in comments and strings of Go, and
// anywhere in other texts.
func foreignIn(t *testing.T, path string) []string {
	t.Helper()
	ext := filepath.Ext(path)
	if !slices.Contains(texts, ext) && filepath.Base(path) != "Makefile" {
		return nil
	}
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	var hits []string
	add := func(line int, text string) {
		for _, at := range foreign.FindAllStringIndex(text, -1) {
			hits = append(hits, fmt.Sprintf(":%d: %q", line+strings.Count(text[:at[0]], "\n"), text[at[0]:at[1]]))
		}
	}
	if ext != ".go" {
		add(1, string(src))
		return hits
	}
	files := token.NewFileSet()
	file := files.AddFile(path, files.Base(), len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, scanner.ScanComments)
	for {
		pos, tok, lit := s.Scan()
		switch tok {
		case token.EOF:
			return hits
		case token.COMMENT, token.STRING:
			add(file.Line(pos), lit)
		}
	}
}
