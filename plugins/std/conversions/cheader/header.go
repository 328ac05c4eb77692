package cheader

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// header is a header in the making.
type header struct {
	l       *tollvm.Lowering
	sink    *diag.Sink
	records records
	names   map[string]string // symbols by what C calls them
	body    bytes.Buffer      // the prototypes
}

func newHeader(l *tollvm.Lowering, sink *diag.Sink) *header {
	return &header{l: l, sink: sink, records: records{named: map[string]bool{}}, names: map[string]string{}}
}

// add declares a function; other operations are left alone.
func (h *header) add(op *ir.Operation) {
	fn, ok := builtin.AsFunc(op)
	if !ok {
		return
	}
	t, ok := fn.Type().(*ir.FunctionType)
	defined := op.NumRegions() > 0 && !fn.Body().Empty()
	if !ok || ir.IsPrivate(op) && defined {
		return
	}
	f := function{header: h, op: op, t: t, variadic: tollvm.IsVariadic(op)}
	if !defined && !h.l.HasWrapper(op) && !f.takesMemrefs() {
		return // it has a header of its own, as functions of C's library do
	}
	fmt.Fprintf(&h.body, "\n/* %s", inComment("func @"+ir.SymbolName(op)+f.types()))
	if !defined {
		h.body.WriteString("\n   is called by the module, and defined elsewhere")
	}
	plain, whyNot := f.plain()
	if !h.l.HasWrapper(op) {
		h.declare(op, plain, whyNot, f.wayOut())
		return
	}
	wrapper, reason := f.wrapper()
	if whyNot != "" || !defined { // what is defined elsewhere is the wrapper
		h.declare(op, wrapper, reason, "")
		return
	}
	h.declare(op, plain+"\n"+wrapper, reason, "")
}

// declare ends the comment of a function, and declares it or says why not.
func (h *header) declare(op *ir.Operation, prototypes, whyNot, wayOut string) {
	if whyNot == "" {
		fmt.Fprintf(&h.body, " */\n%s\n", prototypes)
		return
	}
	h.body.WriteString("\n   cannot be called from C: " + inComment(whyNot) + " */\n")
	message := "C cannot call function '" + ir.SymbolName(op) + "': " + whyNot
	if wayOut != "" {
		message += "; " + wayOut
	}
	h.sink.Report(diag.NewWarning(ir.Position(op.Loc()), message))
}

// text is the whole header for a module of a file.
func (h *header) text(file string) []byte {
	var w bytes.Buffer
	of := "a module"
	if file != "" && file != "-" {
		of = filepath.Base(file)
	}
	fmt.Fprintf(&w, "/* The functions of %s for C; memref convention '%s'.\n   Written by mlirc; changes will be lost. */\n",
		inComment(of), inComment(h.l.Memrefs().Schema().Name))
	w.WriteString("#pragma once\n\n#include <stdbool.h>\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n")
	w.Write(h.records.text.Bytes())
	w.Write(h.body.Bytes())
	w.WriteString("\n#ifdef __cplusplus\n}\n#endif\n")
	return w.Bytes()
}

// inComment is text that does not end a comment.
func inComment(text string) string {
	return strings.NewReplacer("*/", "* /", "/*", "/ *", "\n", " ").Replace(text)
}

// types are those of a function as users write them.
func (f *function) types() string {
	list := func(types []ir.Type) string {
		words := make([]string, len(types))
		for i, t := range types {
			words[i] = syntax.TypeString(t)
		}
		return "(" + strings.Join(words, ", ") + ")"
	}
	if len(f.t.Results()) == 0 {
		return list(f.t.Inputs())
	}
	results := list(f.t.Results())
	if len(f.t.Results()) == 1 {
		results = strings.Trim(results, "()")
	}
	return list(f.t.Inputs()) + " -> " + results
}
