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

// concerns reports whether an input may have to do with the dialect: it mentions
// its name, or it is text and could leave the name out.
func (s *source) concerns(input []byte) bool {
	if len(input) > searchLimit || bytes.Contains(input, []byte(s.name)) {
		return true
	}
	head := s.text[:min(len(s.text), headLimit)]
	return !bytecode.IsBytecode(input) && bytes.Contains(head, []byte("elides-prefix"))
}
