package irdl

import (
	"strings"
)

// Layout lays a dialect file out: items apart by a blank line, clauses indented
// by two blanks with what follows their first words in one column, no blanks at
// the ends of lines. It changes white space only, and what is laid out stays as
// it is.
func Layout(source string) string {
	lines := strings.Split(strings.ReplaceAll(source, "\r\n", "\n"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(withoutTabs(l), " \r")
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

// withoutTabs makes a blank of each tab that does not stand in quotes: which
// clause a line belongs to depends on its column, in which a tab counts as one.
func withoutTabs(line string) string {
	if !strings.Contains(line, "\t") {
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
		case c == '\t':
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
	if lines[i] == "" || !isLetter(lines[i][0]) || !strings.HasSuffix(lines[i], "{") {
		return i + 1
	}
	for j := i + 1; j < len(lines); j++ {
		if strings.HasPrefix(lines[j], "}") {
			return j + 1
		}
		if lines[j] != "" && isLetter(lines[j][0]) {
			break
		}
	}
	return i + 1
}

// layItem lays out an item with its body.
func layItem(lines []string) []string {
	body := lines[1 : len(lines)-1]
	margin := bodyMargin(body)
	kind, _, _ := strings.Cut(lines[0], " ")
	if itemKind(kind).space() == itemEnum {
		return reindent(lines, margin)
	}
	width := 0
	for _, l := range body {
		if word, rest, ok := clauseLine(l, margin); ok && rest != "" {
			width = max(width, len(word))
		}
	}
	out := []string{lines[0]}
	column := -1 // where what follows the word of the clause before began
	for _, l := range body {
		if word, rest, ok := clauseLine(l, margin); ok && rest != "" {
			column = strings.Index(l[margin+len(word):], rest) + margin + len(word)
		}
		out = append(out, layClause(l, margin, width, column))
	}
	return append(out, lines[len(lines)-1])
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

// clauseLine splits the first line of a clause into its word and the rest.
func clauseLine(l string, margin int) (word, rest string, ok bool) {
	if len(l) <= margin || !isLetter(l[margin]) {
		return "", "", false
	}
	word, rest, _ = strings.Cut(l[margin:], " ")
	return word, strings.TrimLeft(rest, " "), true
}

// layClause lays out a line of a body: a clause, its continuation, or a comment.
// A continuation that is indented deeper than the column in which its clause
// began stays so.
func layClause(l string, margin, width, column int) string {
	if l == "" {
		return ""
	}
	if word, rest, ok := clauseLine(l, margin); ok {
		if rest == "" {
			return "  " + word
		}
		return "  " + word + strings.Repeat(" ", width-len(word)+1) + rest
	}
	text := strings.TrimLeft(l, " ")
	if len(l)-len(text) == margin {
		return "  " + text
	}
	extra := 0
	if column >= 0 {
		extra = max(len(l)-len(text)-column, 0)
	}
	return strings.Repeat(" ", width+3+extra) + text
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
