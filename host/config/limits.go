package config

import (
	"bytes"
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
)

// What no file written by hand comes near, and what the parser's stack and the
// time of a reader can bear.
const (
	maxFileSize = 1 << 20
	mostRead    = 16 << 20 // of a file that is larger than that, for a message with its size
	maxNesting  = 64
)

// checkLimits reports a file that is too large or nests too deeply to be read.
func checkLimits(source *diag.Source) *diag.Diagnostic {
	text := source.Text()
	if len(text) > maxFileSize {
		d := diag.NewError(diag.Position{File: source.Name()}, fmt.Sprintf("a configuration has at most %d bytes, this one has %d", maxFileSize, len(text)))
		return &d
	}
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '#':
			i += skipTo(text[i:], "\n")
		case '"', '\'':
			i += skipString(text[i:])
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(depth-1, 0)
		}
		if depth > maxNesting {
			d := diag.NewError(source.Position(i), fmt.Sprintf("lists and tables nest more than %d levels here", maxNesting))
			return &d
		}
	}
	return nil
}

// skipString is the length of a string without its last byte; of one without an
// end, of its line.
func skipString(text []byte) int {
	if quotes := bytes.Repeat(text[:1], 3); bytes.HasPrefix(text, quotes) {
		return skipTo(text[3:], string(quotes)) + 5
	}
	for i := 1; i < len(text); i++ {
		switch {
		case text[i] == text[0]:
			return i
		case text[i] == '\n':
			return i - 1
		case text[i] == '\\' && text[0] == '"':
			i++
		}
	}
	return len(text)
}

// skipTo is how far away a mark is, or the end.
func skipTo(text []byte, mark string) int {
	if i := bytes.Index(text, []byte(mark)); i >= 0 {
		return i
	}
	return len(text)
}
