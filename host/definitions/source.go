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

// mayBeUnnamed reports whether an input is text and could leave the dialect's name out.
func (s *source) mayBeUnnamed(input []byte) bool {
	head := s.text[:min(len(s.text), headLimit)]
	return !bytecode.IsBytecode(input) && bytes.Contains(head, []byte("elides-prefix"))
}
