package roundtrip

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// dropped says which operations lose attributes in MLIR 13's custom form, and
// which have another form here.
type dropped struct {
	forms    map[string]bool
	always   map[string]bool // what the definition does not declare
	implicit map[string]bool // everything, where the operation is a terminator that is left out
}

var codeWord = regexp.MustCompile("`([a-z]+\\.[A-Za-z0-9_.]+)`")

// readDropped reads them from docs/differences.md.
func readDropped(t testing.TB) dropped {
	t.Helper()
	text, err := os.ReadFile("../../docs/differences.md")
	require.NoError(t, err)
	return dropped{
		forms:    section(t, string(text), "Forms"),
		always:   section(t, string(text), "Dropped attributes"),
		implicit: section(t, string(text), "Dropped attributes of implicit terminators"),
	}
}

// section returns the operations that a section names.
func section(t testing.TB, text, title string) map[string]bool {
	t.Helper()
	_, body, ok := strings.Cut(text, "\n## "+title+"\n")
	require.True(t, ok, "docs/differences.md has no section '%s'", title)
	body, _, _ = strings.Cut(body, "\n## ")
	set := map[string]bool{}
	for _, m := range codeWord.FindAllStringSubmatch(body, -1) {
		set[m[1]] = true
	}
	return set
}

// hasForm reports whether a module holds an operation with another form than in
// MLIR 13.
func (d dropped) hasForm(module *ir.Operation) bool {
	return !ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if d.forms[op.Name().String()] {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// apply removes what MLIR 13 leaves out, and reports whether that was anything.
func (d dropped) apply(module *ir.Operation) bool {
	found := false
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		def, ok := op.Name().Def().(*ods.Op)
		if !ok || !d.always[def.Name()] && !(d.implicit[def.Name()] && isImplicit(op)) {
			return ir.Advance
		}
		for _, a := range op.Attrs() {
			if !declares(def, a.Name) {
				op.SetAttr(a.Name, nil)
				found = true
			}
		}
		return ir.Advance
	})
	return found
}

// isImplicit reports whether an operation is a terminator that the form around it leaves out:
// one without operands, or the second of two where the form prints only the first.
func isImplicit(op *ir.Operation) bool {
	def, ok := op.ParentOp().Name().Def().(*ods.Op)
	if !ok || len(def.Regions) == 0 || def.Format == nil {
		return false
	}
	i := min(op.ParentRegion().Index(), len(def.Regions)-1) // the last may stand for several
	r := &def.Regions[i]
	if r.Terminator != op.Name().String() || r.Always {
		return false
	}
	return op.NumOperands() == 0 || slices.Contains(def.Format.Wraps, i)
}

func declares(def *ods.Op, name string) bool {
	if def.Segments && name == ods.SegmentAttr {
		return true
	}
	for i := range def.Attributes {
		if def.Attributes[i].Name == name {
			return true
		}
	}
	return false
}
