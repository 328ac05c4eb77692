package sdk

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
)

// Dialect is a definition file that a plugin carries, usually embedded.
type Dialect struct {
	// File is the name that messages show, such as `std.dialect`.
	File string
	// Source is the text of the file; it is not to be changed.
	Source []byte
	// Hooks check, by operation, what no definition can express. One is called
	// after everything that the definition says was found true.
	Hooks map[string]verify.Hook
	// Uses check operations against the symbols that they use, Attributes what the dialect's
	// own attributes say on operations of any dialect, by the full name of the attribute;
	// `NAME.` of the dialect stands for all others.
	Uses       map[string]verify.UseHook
	Attributes map[string]verify.AttributeHook
	// Canonicalize is what the owner adds to the pass of that name. The host visits
	// the plugin where operations of the dialect are in a module.
	Canonicalize transforms.Owner

	// required is set where there is only a name and a version, see [Requires].
	required bool

	once   sync.Once
	header dialectHeader

	hashing sync.Once
	digest  string

	loading sync.Once
	loaded  *ods.Dialect
	err     error
}

// Requires is a dialect of another plugin, for the field Builds of one that makes a few of its
// operations and does not carry its definitions: those are what the host has, in a version that
// fits. A host that has a version which does not fit refuses the plugin's passes; it makes an
// earlier version of a module only for plugins that carry the definitions.
func Requires(name, version string) *Dialect {
	d := &Dialect{required: true}
	d.once.Do(func() { d.header = dialectHeader{name, version} })
	return d
}

// carried are the dialects of a list whose definitions there are.
func carried(list []*Dialect) []*Dialect {
	return slices.DeleteFunc(slices.Clone(list), func(d *Dialect) bool { return d.required })
}

// dialectHeader is the part of a dialect file that is read without compiling it.
type dialectHeader struct {
	name, version string
}

func (d *Dialect) head() dialectHeader {
	d.once.Do(func() {
		d.header = dialectHeader{
			name:    wordAfter(d.Source, "\ndialect "),
			version: wordAfter(d.Source, "\n  version "),
		}
	})
	return d.header
}

// wordAfter is the word behind the first occurrence of a prefix. The layout of
// a dialect's first item is fixed, so this is all the parsing it takes.
func wordAfter(text []byte, prefix string) string {
	text = text[:min(len(text), headerLimit)]
	rest, ok := bytes.CutPrefix(text, []byte(prefix[1:])) // in the first line
	if !ok {
		_, rest, ok = bytes.Cut(text, []byte(prefix))
	}
	if !ok {
		return ""
	}
	rest = bytes.TrimLeft(rest, " ") // words of one item may stand in a column
	if end := bytes.IndexAny(rest, " \t\r\n{"); end >= 0 {
		rest = rest[:end]
	}
	return string(rest)
}

// headerLimit is how far into a file its first item may begin.
const headerLimit = 16 << 10

// Name is the namespace that the file declares.
func (d *Dialect) Name() string { return d.head().name }

// Version is the semantic version that the file declares.
func (d *Dialect) Version() string { return d.head().version }

// Digest is the SHA-256 of the file, in hexadecimal.
func (d *Dialect) Digest() string {
	d.hashing.Do(func() {
		sum := sha256.Sum256(d.Source)
		d.digest = hex.EncodeToString(sum[:])
	})
	return d.digest
}

// Definitions returns the compiled file. It is shared by all contexts of the
// process.
func (d *Dialect) Definitions() (*ods.Dialect, error) {
	d.loading.Do(func() {
		loaded, problems := load.Dialect(d.File, d.Source)
		if len(problems) > 0 {
			d.err = problems[0]
			return
		}
		d.loaded = loaded
	})
	return d.loaded, d.err
}
