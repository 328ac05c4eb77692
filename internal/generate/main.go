// Command generate writes the Go views and builders of every dialect file in
// the repository, `NAME_gen.go` beside `NAME.dialect`, those of some operations that the
// examples of plugins have, and the tables of docs/configuration.md and docs/dialect-language.md, and the pages of
// docs/reference. With -check it writes nothing and fails when a file is not up
// to date.
//
//	go run ./internal/generate [-check]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// patterns find the dialect files from the root of the repository.
var patterns = [...]string{"core/load/*.dialect", "plugins/*/*.dialect", "plugins/*/dialects/*/*.dialect"}

// elsewhere says where the views of a dialect are whose file cannot be beside
// them: package ods embeds the builtin dialect, which its views import.
const builtinFolder = "core/builtin"

func main() {
	check := flag.Bool("check", false, "write nothing; fail when a file is not up to date")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	dialects, err := loadDialects()
	if err != nil {
		return err
	}
	code, err := views(dialects)
	if err != nil {
		return err
	}
	if err := addBorrowed(code, dialects); err != nil {
		return err
	}
	// What is written by hand may use views that are new, and the reference is what a command that is
	// built of both says.
	stale, err := write(code, check)
	if err != nil {
		return err
	}
	pages, err := reference()
	if err != nil {
		return err
	}
	gone, err := removed(pages, check)
	if err != nil {
		return err
	}
	if pages[configurationPage], err = configuration(); err != nil {
		return err
	}
	if pages[languagePage], err = language(); err != nil {
		return err
	}
	old, err := write(pages, check)
	if err != nil {
		return err
	}
	if stale = slices.Concat(stale, gone, old); stale != nil {
		return fmt.Errorf("not up to date, run 'make generate': %s", strings.Join(stale, ", "))
	}
	return nil
}

// views are the files of Go code of dialects.
func views(dialects []*ods.Dialect) (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, d := range dialects {
		path, pkg := target(d)
		code, err := bindgen.Generate(d, pkg)
		if err != nil {
			return nil, err
		}
		for i, part := range parts(code) {
			files[partName(path, i)] = part
		}
	}
	return files, nil
}

// write writes files that are not up to date, or with check returns their names.
func write(files map[string][]byte, check bool) (stale []string, err error) {
	for _, path := range slices.Sorted(maps.Keys(files)) {
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, files[path]) {
			continue
		}
		if check {
			stale = append(stale, path)
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, files[path], 0o644); err != nil {
			return nil, err
		}
	}
	return stale, nil
}

// most is how large a file of views may become; scripts/check-tree takes larger ones for
// something else than sources.
const most = 350_000

// parts cuts a file of views between declarations, each part with the imports that it uses.
func parts(code []byte) [][]byte {
	if len(code) <= most {
		return [][]byte{code}
	}
	const imports, end = "import (\n", ")\n"
	head, rest, _ := bytes.Cut(code, []byte(imports))
	paths, body, _ := bytes.Cut(rest, []byte(end))
	var files [][]byte
	for len(body) > 0 {
		n := len(body)
		if n > most {
			n = bytes.LastIndex(body[:most], []byte("\n\n// ")) + 1
		}
		file := append(bytes.Clone(head), imports...)
		for path := range bytes.Lines(paths) {
			name := filepath.Base(strings.Trim(strings.TrimSpace(string(path)), `"`))
			if bytes.Contains(body[:n], []byte(name+".")) {
				file = append(file, path...)
			}
		}
		files = append(files, append(append(file, end...), body[:n]...))
		body = body[n:]
	}
	return files
}

// partName is the file of a part: the second one of a_gen.go is a_2_gen.go.
func partName(path string, i int) string {
	if i == 0 {
		return path
	}
	return fmt.Sprintf("%s_%d_gen.go", strings.TrimSuffix(path, "_gen.go"), i+1)
}

// target is the file and the package of a dialect's views.
func target(d *ods.Dialect) (path, pkg string) {
	folder := filepath.Dir(d.File())
	if d.Name() == "builtin" {
		folder = builtinFolder
	}
	return filepath.Join(folder, d.Name()+"_gen.go"), filepath.Base(folder)
}

// loadDialects reads all dialect files and checks them.
func loadDialects() ([]*ods.Dialect, error) {
	var all []*ods.Dialect
	for _, p := range patterns {
		files, err := filepath.Glob(p)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				return nil, err
			}
			d, _ := load.Dialect(f, text)
			all = append(all, d)
		}
	}
	var others []*ods.Dialect
	for _, d := range all {
		if d.Name() != "builtin" {
			others = append(others, d)
		}
	}
	ctx, err := load.NewContext(others...)
	if err != nil {
		return nil, err
	}
	var problems []error
	for _, d := range all {
		for _, p := range slices.Concat(d.Check(), load.CheckNames(ctx, d), check.Conversions(d, all)) {
			problems = append(problems, p)
		}
	}
	return all, errors.Join(problems...)
}
