package scaffold

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/layout"
	"github.com/mlirc/mlirc/host/gobuild"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk/bindgen"
)

//go:embed all:template
var templates embed.FS

// Request says what is wanted.
type Request struct {
	// Name is that of the plugin, Module that of the Go module; empty:
	// example.com/mlirc-plugin-NAME.
	Name, Module string
	// Language is one of Languages; empty: Go.
	Language string
	// Dir is the folder, which is empty or does not exist.
	Dir string
	// HostVersion is the version of mlirc that the module requires, such as v0.1.0.
	HostVersion string
	// Replace is a folder with mlirc that is used instead of the published one;
	// empty: none.
	Replace string
}

// values are what templates refer to.
type values struct {
	Request
	Dialect string // the name with nothing but letters and digits
	Title   string // Dialect as a Go name
	GoMod   string // the version of Go
}

// goVersion is what a module needs that imports mlirc.
const goVersion = "1.26.0"

// Write writes the plugin. Go finds what a module requires; where that fails the files are
// there all the same.
func Write(ctx context.Context, r Request) error {
	if err := store.CheckName(r.Name); err != nil {
		return err
	}
	if r.Language == "" {
		r.Language = Go
	}
	l, ok := languageOf(r.Language)
	if !ok {
		return fmt.Errorf("there is no beginning in '%s', only in %s; for other languages see docs/protocol.md and `mlirc plugins check`", r.Language, strings.Join(Languages(), ", "))
	}
	if err := r.complete(); err != nil {
		return err
	}
	files, err := render(l, r)
	if err != nil {
		return err
	}
	if err := makeEmpty(r.Dir); err != nil {
		return err
	}
	if err := writeAll(r.Dir, files); err != nil {
		return err
	}
	if r.Language != Go {
		return nil
	}
	if err := gobuild.Tidy(ctx, r.Dir); err != nil {
		return &TidyError{err}
	}
	return nil
}

// complete checks what is wanted, and adds what has a default.
func (r *Request) complete() error {
	dialect := DialectOf(r.Name)
	if dialect == load.Builtin().Name() {
		return fmt.Errorf("the dialect '%s' belongs to mlirc itself; choose another name", dialect)
	}
	if r.Language != Go {
		if r.Module != "" || r.Replace != "" {
			return fmt.Errorf("a plugin in %s is no Go module: leave --module and --replace out", r.Language)
		}
		return nil
	}
	if r.Module == "" {
		r.Module = "example.com/" + gobuild.Prefix + r.Name
	}
	return checkPackage(dialect)
}

// DialectOf is the dialect of a new plugin: its name with nothing but letters and digits.
func DialectOf(name string) string { return strings.ReplaceAll(name, "-", "") }

// imported are the packages that files of the template import beside their own.
var imported = []string{"sdk", "plugintest", "testing"}

// checkPackage wants a name of the dialect that its package can have, too.
func checkPackage(name string) error {
	switch {
	case bindgen.CheckPackage(name) != nil:
		return fmt.Errorf("the package of a plugin cannot be called '%s', which is a word of Go; choose another name", name)
	case slices.Contains(imported, name):
		return fmt.Errorf("the package of a plugin cannot be called '%s', as one is that it imports; choose another name", name)
	}
	return nil
}

// writeAll writes files into an empty folder, or leaves that empty.
func writeAll(dir string, files map[string][]byte) (err error) {
	defer func() {
		if err == nil {
			return
		}
		for name := range files {
			first, _, _ := strings.Cut(name, "/")
			_ = os.RemoveAll(filepath.Join(dir, first))
		}
	}()
	for name, text := range files {
		to := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// TidyError says that the files are there, but not what they import.
type TidyError struct{ cause error }

// Error is the cause.
func (e *TidyError) Error() string { return e.cause.Error() }

// Unwrap is the cause.
func (e *TidyError) Unwrap() error { return e.cause }

// makeEmpty makes a folder, or takes one that has nothing in it.
func makeEmpty(dir string) error {
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		return fmt.Errorf("%s is not empty; say where the plugin is to be with --dir", dir)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}

// render makes the files by path.
func render(l language, r Request) (map[string][]byte, error) {
	dialect := DialectOf(r.Name)
	v := values{Request: r, Dialect: dialect, Title: strings.ToUpper(dialect[:1]) + dialect[1:], GoMod: goVersion}
	names := strings.NewReplacer("PLUGIN", r.Name, "DIALECT", dialect)
	files := map[string][]byte{}
	for _, folder := range []string{"template/common/", "template/" + l.name + "/"} {
		err := fs.WalkDir(templates, strings.TrimSuffix(folder, "/"), func(from string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			text, err := execute(from, v)
			if err != nil {
				return err
			}
			to := names.Replace(strings.TrimSuffix(strings.TrimPrefix(from, folder), ".tmpl"))
			if strings.HasSuffix(to, ".dialect") {
				to = l.sources + to
			}
			files[to] = text
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	if l.name == Go {
		return files, views(files, dialect)
	}
	return files, l.copyLibrary(files, r.Name)
}

// execute fills in a template and lays out what has a layout.
func execute(from string, v values) ([]byte, error) {
	text, err := fs.ReadFile(templates, from)
	if err != nil {
		return nil, err
	}
	t, err := template.New(path.Base(from)).Delims("<<", ">>").Option("missingkey=error").Parse(string(text))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, v); err != nil {
		return nil, err
	}
	switch {
	case strings.HasSuffix(from, ".go.tmpl"):
		return format.Source(out.Bytes())
	case strings.HasSuffix(from, ".dialect.tmpl"):
		return []byte(layout.Source(out.String())), nil
	}
	return out.Bytes(), nil
}

// views adds what is generated from the dialect.
func views(files map[string][]byte, dialect string) error {
	name := dialect + ".dialect"
	d, problems := load.Dialect(name, files[name])
	if len(problems) > 0 {
		return problems[0]
	}
	if _, err := load.NewContext(d); err != nil {
		return err
	}
	code, err := bindgen.Generate(d, dialect)
	files[dialect+"_gen.go"] = code
	return err
}
