package cheader

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// records are the structs of a header.
type records struct {
	text  bytes.Buffer
	named map[string]bool
}

// record is the name of the struct that a memref is in a layout; what is no struct has
// none.
func (h *header) record(t ir.Type, l convention.Layout) (name, reason string) {
	if l.As == convention.AsValues {
		return "", ""
	}
	var members []declaration
	for _, m := range l.Members {
		d, reason := memberOf(m, t)
		if reason != "" {
			return "", reason
		}
		members = append(members, d)
	}
	return h.records.shared(stem(t, members), members), ""
}

// stem says what a memref is.
func stem(t ir.Type, members []declaration) string {
	r, ok := t.(*ir.MemRefType)
	if !ok {
		return "memref_any"
	}
	element := "bytes"
	for _, m := range members {
		if pointee, ok := strings.CutSuffix(m.typ, " *"); ok && pointee != "void" {
			element = strings.ReplaceAll(pointee, " ", "")
		}
	}
	return fmt.Sprintf("memref_%s_%dd", strings.TrimSuffix(element, "_t"), len(r.Shape()))
}

// shared adds a struct that other headers may have, too: its name says what is in it,
// and the first header that a program includes declares it.
func (r *records) shared(stem string, members []declaration) string {
	body := braces(members)
	name := stem
	if !isUsual(members) {
		sum := sha256.Sum256([]byte(body))
		name = fmt.Sprintf("%s_%x", stem, sum[:3])
	}
	if r.named[name] {
		return name
	}
	r.named[name] = true
	guard := "MLIRC_" + strings.ToUpper(name)
	fmt.Fprintf(&r.text, "\n#ifndef %s\n#define %s\ntypedef struct %s;\n#endif\n", guard, guard, body+" "+name)
	return name
}

// isUsual reports whether a struct has the members that nearly all conventions have for
// C, which needs no mark in its name.
func isUsual(members []declaration) bool {
	var names []string
	for _, m := range members {
		if !strings.HasSuffix(m.typ, "*") && m.typ != "int64_t" {
			return false
		}
		names = append(names, m.name)
	}
	all := strings.Join(names, " ")
	return all == "rank memory" || all == "allocated aligned offset" || all == "allocated aligned offset sizes strides"
}

// results adds the struct of the results of a function.
func (r *records) results(function string, members []declaration) string {
	name := function + "_results"
	fmt.Fprintf(&r.text, "\ntypedef struct %s %s;\n", braces(members), name)
	return name
}

func braces(members []declaration) string {
	text := "{\n"
	for _, m := range members {
		text += "  " + m.String() + ";\n"
	}
	return text + "}"
}
