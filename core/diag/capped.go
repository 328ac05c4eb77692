package diag

import (
	"fmt"
	"strings"
)

// mostOfSeverity is how many bytes of the messages of one severity, with their notes, are shown.
const mostOfSeverity = 1 << 20

// notesFor is how many notes are shown for each diagnostic that may be.
const notesFor = 10

// Capped returns of each severity the first limit ones, with their notes up to a bound, as far as
// these are no more text than a terminal is for, and what is left out. A limit of 0 keeps all.
func Capped(list []Diagnostic, limit int) (kept []Diagnostic, more Hidden) {
	if limit <= 0 {
		return list, Hidden{}
	}
	more = Hidden{}
	type shown struct{ count, bytes, notes int }
	of := map[Severity]*shown{}
	for _, d := range list {
		s := of[d.Severity]
		if s == nil {
			s = &shown{}
			of[d.Severity] = s
		}
		size := min(len(d.Message), mostOfMessage)
		if s.count == limit || s.count > 0 && s.bytes+size > mostOfSeverity {
			s.count = limit // those that are shown are the first ones
			more[d.Severity]++
			continue
		}
		s.count++
		s.bytes += size
		notes := 0
		for notes < len(d.Notes) && s.notes < notesFor*limit {
			size := min(len(d.Notes[notes].Message), mostOfMessage)
			if s.bytes+size > mostOfSeverity {
				break
			}
			s.bytes += size
			s.notes++
			notes++
		}
		if left := len(d.Notes) - notes; left > 0 {
			more[Note] += left
			d.Notes = d.Notes[:notes:notes]
		}
		kept = append(kept, d)
	}
	return kept, more
}

// Hidden counts diagnostics that are not shown, by their severity.
type Hidden map[Severity]int

// String lists them, as in `3 more errors, 7 more notes`; empty: there are none.
func (h Hidden) String() string {
	var list []string
	for _, s := range []Severity{Error, Warning, Remark, Note} {
		if h[s] > 0 {
			list = append(list, fmt.Sprintf("%d more %ss", h[s], s))
		}
	}
	return strings.Join(list, ", ")
}
