package definitions

import (
	"bytes"

	"github.com/mlirc/mlirc/core/bytecode"
)

// source is a dialect file that is not compiled.
type source struct {
	name, version, digest string
	file                  string
	text                  []byte
}

// searchLimit is the size of an input from which loading a dialect costs less
// than looking whether it is needed.
const searchLimit = 256 << 10

// headLimit is how far into a file its first item may reach.
const headLimit = 1 << 10

// mayBeUnnamed reports whether an input is text and could leave the dialect's name out, or could have the name
// that the dialect has in another profile.
func (s *source) mayBeUnnamed(input []byte) bool {
	if bytecode.IsBytecode(input) {
		return false
	}
	head := s.text[:min(len(s.text), headLimit)]
	if bytes.Contains(head, []byte("elides-prefix")) {
		return true
	}
	head, _, _ = bytes.Cut(head, []byte("\n}"))
	for {
		var found bool
		if _, head, found = bytes.Cut(head, []byte("\n  versions ")); !found {
			return false
		}
		name, _, _ := bytes.Cut(bytes.TrimLeft(head, " "), []byte(" "))
		if len(name) > 0 && bytes.Contains(input, name) {
			return true
		}
	}
}
