package definitions

import (
	"bytes"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Mentions are the dialects of plugins whose names a module has.
type Mentions map[string]bool

// MentionedBy finds which dialects a module has that was read from a text or bytecode. In another profile
// they have other names there, as has an operation of its own, and a text may leave the names out.
func (l *Library) MentionedBy(module *ir.Operation, read []byte) Mentions {
	names := map[string]string{}
	for _, d := range module.Context().Dialects() {
		names[d.Name()] = d.Name()
		if d, ok := d.(*ods.Dialect); ok {
			for _, v := range d.VersionNames {
				names[v.Name] = d.Name()
			}
		}
	}
	m := mentioned(read, names)
	var seen []bool // by the numbers of names
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		id := int(op.Name().ID())
		if id >= len(seen) {
			seen = append(seen, make([]bool, id+1-len(seen))...)
		}
		if !seen[id] {
			seen[id] = true
			m[op.Name().Dialect()] = true
		}
		return ir.Advance
	})
	return m
}

// Mentioned finds which dialects of plugins a text or bytecode has the names of, as words or their
// beginnings.
func (l *Library) Mentioned(module []byte) Mentions {
	names := map[string]string{}
	for _, name := range l.catalog.DialectNames() {
		names[name] = name
	}
	return mentioned(module, names)
}

// mentioned finds which dialects a text or bytecode has names of.
func mentioned(module []byte, names map[string]string) Mentions {
	m := Mentions{}
	var beginning [256][][]byte // the names by their first byte
	for name := range names {
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
					m[names[string(name)]] = true
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
