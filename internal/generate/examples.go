package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

// borrowed finds the packages of the examples with views of some operations of a dialect that is
// another plugin's.
const borrowed = "examples/plugins/*/internal/*/dialect.go"

// chosen is what the first line of such a package says: the dialect, and the operations.
var chosen = regexp.MustCompile(`bindgen (\w+)@\S+ --ops (\S+)\. DO NOT EDIT`)

// addBorrowed adds the views of the examples to the files of code.
func addBorrowed(files map[string][]byte, dialects []*ods.Dialect) error {
	paths, err := filepath.Glob(borrowed)
	if err != nil {
		return err
	}
	if len(paths) == 0 {
		return fmt.Errorf("no packages are at %s", borrowed)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		first, _, _ := bytes.Cut(text, []byte("\n"))
		said := chosen.FindStringSubmatch(string(first))
		if said == nil {
			return fmt.Errorf("%s:1: does not say which operations it is for", path)
		}
		for _, d := range dialects {
			if d.Name() != said[1] {
				continue
			}
			folder := filepath.Dir(path)
			code, err := bindgen.Generate(d, filepath.Base(folder), strings.Split(said[2], ",")...)
			if err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			files[filepath.Join(folder, d.Name()+"_gen.go")] = code
		}
	}
	return nil
}
