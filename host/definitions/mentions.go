package definitions

import (
	"bytes"

	"github.com/mlirc/mlirc/core/bytecode"
)

// Mentions are the dialects of plugins whose names a module has.
type Mentions map[string]bool

// Mentioned finds which dialects of plugins a text or bytecode has the names of, as words or their
// beginnings.
func (l *Library) Mentioned(module []byte) Mentions {
	m := Mentions{}
	var beginning [256][][]byte // the names by their first byte
	for _, name := range l.catalog.DialectNames() {
		beginning[name[0]] = append(beginning[name[0]], []byte(name))
	}
	for _, part := range bytecode.Tables(module) {
		inside := false
		for i, c := range part {
			if !wordBytes[c] {
				inside = false
				continue
			}
			if inside {
				continue
			}
			inside = true
			for _, name := range beginning[c] {
				if bytes.HasPrefix(part[i:], name) {
					m[string(name)] = true
				}
			}
		}
	}
	return m
}

// wordBytes are the bytes of words; a name with a dot is several.
var wordBytes = func() (is [256]bool) {
	for c := range is {
		is[c] = c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
	}
	return is
}()
