package sdk

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// Plugin is everything a plugin has to say about itself. It is a value: nothing
// registers itself anywhere.
type Plugin struct {
	// Name is how configurations call the plugin.
	Name string
	// Version is semantic, such as `0.1.0`.
	Version string
	// Doc is help in Markdown; its first sentence is the summary.
	Doc string
	// Dialects are those that the plugin owns.
	Dialects []*Dialect
	// Builds are dialects of other plugins whose operations the passes make.
	// Pass.Builds names them.
	Builds []*Dialect
	// Passes in the order of help.
	Passes []*pass.Pass
	// Conventions are memref conventions that the plugin offers.
	Conventions []Convention
	// Tools are the programs that passes may start, such as `llc`.
	Tools []string
}

// Convention is a way of passing memrefs, as data.
type Convention struct {
	Name   string
	Schema []byte
}

// Dialect is a definition file that a plugin carries, usually embedded.
type Dialect struct {
	// File is the name that messages show, such as `std.dialect`.
	File string
	// Source is the text of the file; it is not to be changed.
	Source []byte
	// Verify checks one operation for what no definition can express; it may be
	// nil. It is called for each operation of the dialect after everything that
	// the definition says was found true.
	Verify func(op *ir.Operation, sink *diag.Sink)

	once   sync.Once
	header dialectHeader
}

// dialectHeader is what one knows of a dialect file without compiling it.
type dialectHeader struct {
	name, version, digest string
}

func (d *Dialect) head() dialectHeader {
	d.once.Do(func() {
		sum := sha256.Sum256(d.Source)
		d.header = dialectHeader{
			name:    wordAfter(d.Source, "\ndialect "),
			version: wordAfter(d.Source, "\n  version "),
			digest:  hex.EncodeToString(sum[:]),
		}
	})
	return d.header
}

// wordAfter is the word behind the first occurrence of a prefix. The layout of
// a dialect's first item is fixed, so this is all the parsing it takes.
func wordAfter(text []byte, prefix string) string {
	_, rest, ok := bytes.Cut(append([]byte{'\n'}, text[:min(len(text), headerLimit)]...), []byte(prefix))
	if !ok {
		return ""
	}
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
func (d *Dialect) Digest() string { return d.head().digest }
