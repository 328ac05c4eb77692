package cheader

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/builtin"
)

// argumentNames are how C calls the arguments: as the function does, where names were kept and
// all of them serve.
func (f *function) argumentNames() []string {
	numbered := make([]string, len(f.t.Inputs()))
	for i := range numbered {
		numbered[i] = fmt.Sprintf("arg%d", i)
	}
	fn, _ := builtin.AsFunc(f.op)
	if f.op.NumRegions() == 0 || fn.Body().Empty() {
		return numbered
	}
	names := make([]string, len(numbered))
	entry := fn.Body().Entry()
	for i := range names {
		names[i] = entry.Arg(i).Name()
		if names[i] == "" {
			names[i] = numbered[i]
		}
	}
	if !distinct(names) {
		return numbered
	}
	return names
}

// distinct reports whether names are identifiers of parameters that stay different from each
// other, and from what is called after one of them: the parts of a memref, and what the
// function returns through a pointer.
func distinct(names []string) bool {
	for i, name := range names {
		if !isIdentifier(name) || name == "result" {
			return false
		}
		for k, other := range names {
			if i != k && (name == other || strings.HasPrefix(other, name+"_")) {
				return false
			}
		}
	}
	return true
}

// identifierFor is how C calls a function whose symbol is no identifier; a label gives the
// symbol. It is empty where a label could not.
func identifierFor(symbol string) string {
	var b strings.Builder
	for _, r := range symbol {
		switch {
		case r <= ' ' || r > '~' || strings.ContainsRune("\"\\%*/", r):
			return ""
		case r == '_' || r >= '0' && r <= '9' && b.Len() > 0 || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z':
			b.WriteRune(r)
		default:
			b.WriteByte('_')
		}
	}
	if isIdentifier(b.String()) {
		return b.String()
	}
	if own := b.String() + "_"; isIdentifier(own) {
		return own
	}
	return ""
}
