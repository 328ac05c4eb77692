package lock

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode"

	"github.com/pelletier/go-toml/v2"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/fetch"
	"github.com/mlirc/mlirc/host/files"
)

// Name is that of the file, beside the project's configuration.
const Name = "mlirc.lock"

// The sources besides packages.
const (
	// SourceHost is that of plugins that come with mlirc.
	SourceHost = "mlirc"
	// SourcePath is that of plugins whose path is in the configuration.
	SourcePath = "path"
	// SourceFile begins the name of a file or folder that somebody installed from a
	// machine of his own.
	SourceFile = "file:"
)

// format is the only one that there is.
const format = 1

// maxSize is more than any lock has; of a larger file so much is read for a message with its
// size.
const (
	maxSize  = 1 << 20
	mostRead = 16 << 20
)

// File is what a lock says.
type File struct {
	// Path is where it is; messages show it.
	Path    string
	Plugins map[string]*Entry
}

// Entry pins a plugin.
type Entry struct {
	// Source is a package with its version, a place that is pinned (package fetch), or one of
	// the sources above.
	Source   string `toml:"source"`
	Version  string `toml:"version"`
	Protocol int    `toml:"protocol"` // major version
	// SHA256 has the digest of the program by platform.
	SHA256 map[string]string `toml:"sha256,omitempty"`
}

// CanBeHad reports whether the source is a place that the plugin can be fetched from: where Go
// finds packages, a git repository, or what can be downloaded.
func (e *Entry) CanBeHad() bool {
	return fetch.IsPlace(e.Source) || strings.Contains(e.Source, "@") && !strings.HasPrefix(e.Source, SourceFile)
}

// document is the file.
type document struct {
	Version int               `toml:"version"`
	Plugins map[string]*Entry `toml:"plugins"`
}

// Platform is the one that this process runs on.
func Platform() string { return runtime.GOOS + "-" + runtime.GOARCH }

// Read returns the lock in a folder, or nil when there is none. The error is a
// [*config.Error].
func Read(folder string) (*File, error) {
	path := config.Shorten(filepath.Join(folder, Name))
	text, err := files.ReadRegular(mostRead, path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && len(text) > maxSize {
		err = fmt.Errorf("it has %d bytes, which no lock has", len(text))
	}
	if err != nil {
		return nil, failure(path, nil, diag.Position{}, "cannot be read: %v", err)
	}
	var d document
	decoder := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields()
	if err := decoder.Decode(&d); err != nil {
		if files.IsOutside(filepath.Join(folder, Name), folder) {
			text = nil // lines of a file elsewhere are not shown
		}
		return nil, decodingError(path, text, err)
	}
	if d.Version != format {
		return nil, failure(path, nil, diag.Position{}, "its format is %d, and this mlirc knows only %d; use the mlirc that wrote it, or a newer one", d.Version, format)
	}
	f := &File{Path: path, Plugins: map[string]*Entry{}}
	for name, e := range d.Plugins {
		if e == nil || e.Version == "" || e.Source == "" {
			return nil, failure(path, nil, diag.Position{}, "plugin '%s' has no version or no source; `mlirc plugins lock` writes the file anew", name)
		}
		for _, text := range []string{name, e.Version, e.Source} { // which terminals show
			if strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
				return nil, failure(path, nil, diag.Position{}, "%q has characters that cannot be shown; `mlirc plugins lock` writes the file anew", text)
			}
		}
		f.Plugins[name] = e
	}
	return f, nil
}

func decodingError(path string, text []byte, err error) error {
	var unknown *toml.StrictMissingError
	var at *toml.DecodeError
	switch {
	case errors.As(err, &unknown) && len(unknown.Errors) > 0:
		row, col := unknown.Errors[0].Position()
		return failure(path, text, diag.Position{Line: row, Col: col}, "there is no such key in a lock of format %d", format)
	case errors.As(err, &at):
		row, col := at.Position()
		return failure(path, text, diag.Position{Line: row, Col: col}, "%v", at)
	}
	return failure(path, nil, diag.Position{}, "%v", err)
}

func failure(path string, text []byte, at diag.Position, form string, args ...any) error {
	at.File = path
	e := &config.Error{Diagnostics: []diag.Diagnostic{diag.NewError(at, fmt.Sprintf(form, args...))}}
	if text != nil {
		e.Sources = []*diag.Source{diag.NewSource(path, text)}
	}
	return e
}

// Entry returns what is said about a plugin, or nil. A nil file says nothing.
func (f *File) Entry(name string) *Entry {
	if f == nil {
		return nil
	}
	return f.Plugins[name]
}

// Names are those of the plugins, sorted. A nil file has none.
func (f *File) Names() []string {
	if f == nil {
		return nil
	}
	var names []string
	for name := range f.Plugins {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Keep takes over from an older lock what it says about the same plugin for other
// platforms than this one.
func (f *File) Keep(old *File) {
	for name, e := range f.Plugins {
		before := old.Entry(name)
		if before == nil || e.SHA256 == nil || before.Version != e.Version || before.Source != e.Source {
			continue
		}
		for platform, sum := range before.SHA256 {
			if platform != Platform() {
				e.SHA256[platform] = sum
			}
		}
	}
}

// header tells a reader what the file is.
const header = "# The plugins of this project, as `mlirc plugins lock` found them. Keep it with the\n" +
	"# sources; `mlirc plugins install` installs what it names.\n\n"

// Bytes is the text of the file: the same for the same content.
func (f *File) Bytes() ([]byte, error) {
	text, err := toml.Marshal(document{Version: format, Plugins: f.Plugins})
	if err != nil {
		return nil, err
	}
	return append([]byte(header), text...), nil
}
