package main

import (
	"bufio"
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// mutant is a wrong change of the code that a test must catch.
type mutant struct {
	at       string // file:line of its description
	file     string // of the code, from the root of the repository
	function string // in which the code stands; empty: anywhere in the file
	old, new string
	pkg      string // of the test
	test     string // for -run
	slow     bool   // the test does not end with it
}

// String names the mutant in a report.
func (m mutant) String() string {
	where := m.file
	if m.function != "" {
		where += " " + m.function
	}
	return fmt.Sprintf("%s: `%s` to `%s`", where, strings.TrimSpace(m.old), strings.TrimSpace(m.new))
}

// readAll reads the files of mutants that match a pattern.
func readAll(pattern string) ([]mutant, error) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no files of mutants match %q: %v", pattern, err)
	}
	var all []mutant
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		list, err := read(f, text)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	return all, nil
}

// read reads a file of mutants: a line `FILE [FUNCTION]`, then the fragment as it is behind
// `- ` and as it becomes behind `+ `, of one line each, then the test behind `! `, perhaps with
// the package that it is in, and ` (slow)` behind it if it does not end with these mutants. The line of the file, and that of the test, hold until the next.
func read(name string, text []byte) ([]mutant, error) {
	var all []mutant
	var m mutant
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		at := fmt.Sprintf("%s:%d", name, n)
		mark, rest, _ := strings.Cut(line, " ")
		switch {
		case strings.TrimSpace(line) == "" || mark == "#":
		case mark == "-":
			m.at, m.old = at, rest
		case mark == "+":
			if m.old == "" || m.file == "" || m.test == "" {
				return nil, fmt.Errorf("%s: what comes before `+` is a file, a test and a fragment behind `-`", at)
			}
			m.new = rest
			all = append(all, m)
			m.old = ""
		case mark == "!":
			rest, m.slow = strings.CutSuffix(rest, " (slow)")
			fields := strings.Fields(rest)
			switch len(fields) {
			case 1:
				m.pkg, m.test = "./"+path.Dir(m.file), fields[0]
			case 2:
				m.pkg, m.test = fields[0], fields[1]
			default:
				return nil, fmt.Errorf("%s: want `! TEST` or `! PACKAGE TEST`, perhaps with `(slow)` behind it", at)
			}
		default:
			fields := strings.Fields(line)
			if len(fields) > 2 || !strings.HasSuffix(fields[0], ".go") {
				return nil, fmt.Errorf("%s: want `FILE.go` or `FILE.go FUNCTION`, not %q", at, line)
			}
			m.file, m.function = fields[0], strings.Join(fields[1:], "")
		}
	}
	return all, lines.Err()
}

// apply returns the changed file. The fragment must stand there exactly once.
func (m mutant) apply(root string) ([]byte, error) {
	name := filepath.Join(root, m.file)
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.at, err)
	}
	first, end := 0, len(text)
	if m.function != "" {
		if first, end, err = span(name, text, m.function); err != nil {
			return nil, fmt.Errorf("%s: %w", m.at, err)
		}
	}
	part := text[first:end]
	if n := bytes.Count(part, []byte(m.old)); n != 1 {
		return nil, fmt.Errorf("%s: %s: the fragment is there %d times, not once: write it anew for the code as it is, or remove it with the test that it guards", m.at, m, n)
	}
	changed := bytes.Replace(part, []byte(m.old), []byte(m.new), 1)
	return bytes.Join([][]byte{text[:first], changed, text[end:]}, nil), nil
}

// span is where a function or method stands in a file.
func span(name string, text []byte, function string) (first, end int, err error) {
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		return 0, 0, err
	}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name == function {
			return set.Position(fn.Pos()).Offset, set.Position(fn.End()).Offset, nil
		}
	}
	return 0, 0, fmt.Errorf("there is no function %s in %s", function, name)
}
