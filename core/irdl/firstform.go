package irdl

import (
	"slices"
	"strings"
)

// Since the first form of the language, a dialect may name its branch, and facets
// tell more about the flow of control.
const laterClause = "branch"

var (
	laterFacets     = []string{"affine", "inline-target", "selects", "passes"}
	laterConditions = []string{"when", "unless"} // of the facet flow
)

// FirstForm returns a dialect file without what the first form of the language does
// not have, for hosts that know no other. Passes that live on what is left out are
// younger than such hosts. A file that is in the first form, or is none, is returned
// as it is.
func FirstForm(source []byte) []byte {
	toks, wrong := lex("", string(source), 1)
	if wrong != nil {
		return source
	}
	f := firstForm{toks: toks, src: string(source), lines: lineStarts(source)}
	for i, t := range toks {
		if t.kind == tokWord && (t.first && t.col > 1 || i > 0 && toks[i-1].is("{")) {
			f.clause(i)
		}
	}
	return []byte(f.out.String() + f.src[f.done:])
}

// firstForm copies a file, but for what it leaves out.
type firstForm struct {
	toks  []token
	src   string
	lines []int // where each begins
	out   strings.Builder
	done  int // how much of src was copied or left out
}

func lineStarts(source []byte) []int {
	starts := []int{0}
	for i, c := range source {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// at is the offset of a token.
func (f *firstForm) at(i int) int { return f.lines[f.toks[i].line-1] + int(f.toks[i].col) - 1 }

// clause looks at the clause that begins with a token.
func (f *firstForm) clause(head int) {
	switch f.toks[head].text {
	case laterClause:
		f.replace(head, f.end(head), "")
	case "facets":
		f.facets(head)
	}
}

// end is the first token behind a clause, as the parser finds it.
func (f *firstForm) end(head int) int {
	for i := head + 1; ; i++ {
		t := f.toks[i]
		if t.kind == tokEOF || t.is("}") || t.first && t.col <= f.toks[head].col {
			return i
		}
	}
}

// replace puts text in the place of tokens, and keeps what is between the last of
// them and the next.
func (f *firstForm) replace(from, to int, text string) {
	last := f.at(to-1) + len(f.toks[to-1].text)
	f.out.WriteString(f.src[f.done:f.at(from)])
	f.out.WriteString(text)
	f.done = last
}

func (f *firstForm) facets(head int) {
	end := f.end(head)
	var kept []string
	changed := false
	for from := head + 1; from < end; {
		to := from
		for to < end && !f.toks[to].is(",") {
			to++
		}
		if text := f.facet(from, to, &changed); text != "" {
			kept = append(kept, text)
		}
		from = to + 1
	}
	switch {
	case !changed:
	case len(kept) == 0:
		f.replace(head, end, "")
	default:
		f.replace(head, end, "facets "+strings.Join(kept, ", "))
	}
}

// facet is what remains of a facet.
func (f *firstForm) facet(from, to int, changed *bool) string {
	isOneOf := func(t token, words []string) bool { return t.kind == tokWord && slices.Contains(words, t.text) }
	if isOneOf(f.toks[from], laterFacets) {
		*changed = true
		return ""
	}
	if f.toks[from].isWord("flow") {
		if at := slices.IndexFunc(f.toks[from:to], func(t token) bool { return isOneOf(t, laterConditions) }); at > 0 {
			*changed = true
			to = from + at
		}
	}
	return f.src[f.at(from) : f.at(to-1)+len(f.toks[to-1].text)]
}
