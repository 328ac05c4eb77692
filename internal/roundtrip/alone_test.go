package roundtrip

import (
	"regexp"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// newer is what the oracle says of an operation, type or attribute that came
// after it.
var newer = regexp.MustCompile(`unregistered operation '.*' found in dialect|custom op '.*' is unknown|provides no attribute parsing hook|unknown \S+( attribute)? type: `)

// word is what the name of an operation or attribute can be in a text.
var word = regexp.MustCompile(`[a-zA-Z_]+(\.[\w.]+)?`)

// unchecked reports whether a text has an operation that came after the oracle, of a
// dialect of which it takes operations that it does not know, or an attribute that did.
func (r *run) unchecked(text string) bool {
	if r.newer == nil {
		r.newer = list(r.t, "newer.txt")
	}
	return slices.ContainsFunc(word.FindAllString(text, -1), func(name string) bool { return r.newer[name] })
}

// newerRecipe begins a recipe of cases and parameters that came after the oracle.
const newerRecipe = "// newer: "

// alone takes a chunk that the oracle cannot know through all forms: what is
// printed is read back to the same.
func (r *run) alone(chunk string, seen *coverage) {
	sink := &diag.Sink{}
	op := syntax.Parse(r.context(), diag.NewSource("alone.mlir", []byte(chunk)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if op == nil || !verify.Verify(op, sink, verify.Options{}) {
		return // generated, and not all that is generated is valid
	}
	seen.module(op)
	for _, m := range modes() {
		got := string(syntax.AppendOp(nil, op, m.opts))
		if again := r.parse("alone.mlir", got); again != nil {
			r.same(got, string(syntax.AppendOp(nil, again, m.opts)), m.name+", read again", chunk)
		}
		if m.bytecode {
			r.throughBytecode(op, got, m, chunk)
		}
	}
}
