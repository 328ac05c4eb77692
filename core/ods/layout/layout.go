package layout

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods/lex"
)

// Source lays a dialect file out: items apart by a blank line, clauses indented
// by two blanks with what follows their first words in one column, no blanks at
// the ends of lines. It changes white space only, and what is laid out stays as
// it is.
func Source(source string) string {
	lines := strings.Split(strings.ReplaceAll(source, "\r\n", "\n"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(withBlanks(l), " \r")
	}
	var out []string
	for i := 0; i < len(lines); {
		end := itemEnd(lines, i)
		if end == i+1 {
			out = appendLine(out, lines[i])
			i++
			continue
		}
		out = append(out, layItem(lines[i:end])...)
		i = end
	}
	for len(out) > 0 && out[len(out)-1] == "" {
		out = out[:len(out)-1]
	}
	return strings.Join(out, "\n") + "\n"
}

// withBlanks makes a blank of each tab and carriage return that does not stand in
// quotes: which clause a line belongs to depends on its column, in which each
// counts as one.
func withBlanks(line string) string {
	if !strings.ContainsAny(line, "\t\r") {
		return line
	}
	text, quote := []byte(line), byte(0)
	for i, c := range text {
		switch {
		case c == quote:
			quote = 0
		case quote != 0:
		case c == '"' || c == '`':
			quote = c
		case c == '\t' || c == '\r':
			text[i] = ' '
		}
	}
	return string(text)
}

// appendLine appends a line outside the body of an item; of several empty lines
// one stays, and none at the start.
func appendLine(out []string, line string) []string {
	if line == "" && (len(out) == 0 || out[len(out)-1] == "") {
		return out
	}
	return append(out, line)
}

// itemEnd is the line behind an item whose body begins in line i; i+1 when no
// body of several lines does.
func itemEnd(lines []string, i int) int {
	if lines[i] == "" || !lex.IsLetter(lines[i][0]) || !strings.HasSuffix(lines[i], "{") {
		return i + 1
	}
	for j := i + 1; j < len(lines); j++ {
		if strings.HasPrefix(lines[j], "}") {
			return j + 1
		}
		if lines[j] != "" && lex.IsLetter(lines[j][0]) {
			break
		}
	}
	return i + 1
}

// layItem lays out an item with its body.
func layItem(lines []string) []string {
	body := lines[1 : len(lines)-1]
	kind, _, _ := strings.Cut(lines[0], " ")
	if kind == "enum" || kind == "flags" || kind == "keywords" {
		return reindent(lines, bodyMargin(body))
	}
	parts := bodyParts(body)
	widths := map[bool]int{} // of rows of a conversion, and of all other clauses
	for _, p := range parts {
		if p.clause && p.rest != "" {
			widths[p.isRow()] = max(widths[p.isRow()], len(p.word))
		}
	}
	out := []string{lines[0]}
	column, width := -1, widths[false] // where what follows the word of the clause before began
	for _, p := range parts {
		if p.clause && p.rest != "" {
			column, width = p.column, widths[p.isRow()]
		}
		out = append(out, p.lay(width, column))
	}
	return append(out, lines[len(lines)-1])
}

// bodyPart is a line of a body.
type bodyPart struct {
	indent     int
	text       string // without the indentation
	clause     bool   // it begins a clause, by a word
	level      bool   // it stands where clauses do
	word, rest string // of a clause
	column     int    // where the rest begins
}

// bodyParts distinguishes clauses from what continues them as the parser does: a line
// that is not indented deeper than the clause above it begins the next one.
func bodyParts(body []string) []bodyPart {
	parts := make([]bodyPart, len(body))
	above := -1
	for i, l := range body {
		p := bodyPart{text: strings.TrimLeft(l, " ")}
		p.indent = len(l) - len(p.text)
		p.level = above < 0 || p.indent <= above
		if p.level && p.text != "" && !strings.HasPrefix(p.text, "//") {
			above = p.indent
			p.clause = lex.IsLetter(p.text[0])
		}
		if p.clause {
			p.word, p.rest, _ = strings.Cut(p.text, " ")
			p.rest = strings.TrimLeft(p.rest, " ")
			p.column = len(l) - len(p.rest)
		}
		parts[i] = p
	}
	return parts
}

// isRow reports a row of a conversion, `A -> B`.
func (p *bodyPart) isRow() bool { return strings.HasPrefix(p.rest, "->") }

// lay lays out a line of a body: a clause, its continuation, or a comment. A
// continuation that is indented deeper than the column in which its clause began
// stays so.
func (p *bodyPart) lay(width, column int) string {
	switch {
	case p.text == "":
		return ""
	case p.clause && p.rest != "":
		return "  " + p.word + strings.Repeat(" ", width-len(p.word)+1) + p.rest
	case p.level:
		return "  " + p.text
	}
	extra := 0
	if column >= 0 {
		extra = max(p.indent-column, 0)
	}
	return strings.Repeat(" ", width+3+extra) + p.text
}

// bodyMargin is the smallest indentation of a line of a body.
func bodyMargin(body []string) int {
	margin := -1
	for _, l := range body {
		if n := len(l) - len(strings.TrimLeft(l, " ")); l != "" && (margin < 0 || n < margin) {
			margin = n
		}
	}
	return max(margin, 0)
}

// reindent indents the lines of an enumeration by two blanks.
func reindent(lines []string, margin int) []string {
	out := []string{lines[0]}
	for _, l := range lines[1 : len(lines)-1] {
		text := strings.TrimLeft(l, " ")
		if text == "" {
			continue
		}
		extra := max(len(l)-len(text)-margin, 0)
		out = append(out, strings.Repeat(" ", 2+extra)+text)
	}
	return append(out, lines[len(lines)-1])
}
