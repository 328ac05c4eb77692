package check

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
)

// Definitions finds what a conversion names: a dialect, nil when there is none.
type Definitions func(dialect string) *ods.Dialect

// dialectOf is the dialect that a name begins with.
func dialectOf(name string) string {
	prefix, _, _ := strings.Cut(name, ".")
	return prefix
}

// didYouMean suggests the nearest name, if there is one.
func didYouMean(name string, names []string) string {
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

// op finds an operation by its full name, nil when there is none.
func (find Definitions) op(name string) *ods.Op {
	d := find(dialectOf(name))
	if d == nil {
		return nil
	}
	return d.Op(name)
}

// attr finds the definition of a dialect attribute.
func (find Definitions) attr(name string) *ods.TypeDef {
	d := find(dialectOf(name))
	if d == nil || len(name) <= len(d.Name()) {
		return nil
	}
	return d.Attr(name[len(d.Name())+1:])
}
