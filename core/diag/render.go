package diag

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Lookup finds the source of a file name, or nil.
type Lookup func(file string) *Source

// Lookup finds s under its own name; it serves where there is one source.
func (s *Source) Lookup(file string) *Source {
	if file != s.name {
		return nil
	}
	return s
}

// AppendRendered appends d and its notes, each as file:line:col: severity: message,
// followed by the source line and a caret where the source is at hand; a note at
// the same place as what is before it does not repeat them. Further lines of a message are
// indented. What a terminal must not see is escaped, as [Plain] does it, and long lines are
// shown in part. color adds terminal escapes. sources may be nil.
func AppendRendered(dst []byte, d Diagnostic, sources Lookup, color bool) []byte {
	dst = appendEntry(dst, d.Severity, d.Pos, d.Message, sources, color)
	shown := d.Pos
	for _, n := range d.Notes {
		lines := sources
		if n.Pos == shown {
			lines = nil // the line stands above already
		}
		dst = appendEntry(dst, Note, n.Pos, n.Message, lines, color)
		shown = n.Pos
	}
	return dst
}

const (
	bold  = "\x1b[1m"
	plain = "\x1b[0m"
	green = "\x1b[1;32m"
)

func severityColor(s Severity) string {
	switch s {
	case Error:
		return "\x1b[1;31m"
	case Warning:
		return "\x1b[1;35m"
	case Remark:
		return "\x1b[1;34m"
	}
	return "\x1b[1;36m"
}

func appendEntry(dst []byte, severity Severity, pos Position, message string, sources Lookup, color bool) []byte {
	if pos.IsKnown() {
		place := strings.ReplaceAll(Plain(pos.String()), "\n", `\0A`)
		dst = appendColored(dst, bold, []byte(place+": "), color)
	}
	dst = appendColored(dst, severityColor(severity), append([]byte(severity.String()), ": "...), color)
	dst = appendColored(dst, bold, []byte(Inset(Plain(Shortened(message)))), color && severity != Note)
	dst = append(dst, '\n')
	return appendSnippet(dst, pos, sources, color)
}

func appendColored(dst []byte, escape string, text []byte, color bool) []byte {
	if !color {
		return append(dst, text...)
	}
	dst = append(dst, escape...)
	dst = append(dst, text...)
	return append(dst, plain...)
}

// appendSnippet shows the line, or of a long one the part around the column, and a caret
// below it. Nothing is shown of a line that is not there.
func appendSnippet(dst []byte, pos Position, sources Lookup, color bool) []byte {
	if sources == nil || pos.Line <= 0 {
		return dst
	}
	source := sources(pos.File)
	if source == nil {
		return dst
	}
	line := source.line(pos.Line)
	if line == nil {
		return dst
	}
	at := min(max(pos.Col-1, 0), len(line))
	begin, end := excerpt(line, at)
	indent := []byte(nil)
	if begin > 0 {
		dst = append(dst, ellipsis...)
		indent = append(indent, "   "...)
	}
	dst = append(dst, Plain(string(line[begin:end]))...)
	if end < len(line) {
		dst = append(dst, ellipsis...)
	}
	dst = append(dst, '\n')
	if pos.Col <= 0 {
		return dst
	}
	dst = append(dst, appendIndent(indent, line[begin:at])...)
	dst = appendColored(dst, green, []byte{'^'}, color)
	return append(dst, '\n')
}

// appendIndent appends blanks as wide as the text is shown; tabs stay tabs, whatever
// their width is on the screen.
func appendIndent(dst, text []byte) []byte {
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		if r == '\t' {
			dst = append(dst, '\t')
		} else {
			dst = append(dst, "            "[:columnsOf(r, size)]...)
		}
		text = text[size:]
	}
	return dst
}

// mostOfLine is how many bytes of a line of a message are shown: a type or a name that
// it quotes may be as long as the file.
const mostOfLine = 4 << 10

// mostOfMessage is how many bytes of a message are shown.
const mostOfMessage = 64 << 10

// Shortened cuts the long lines of a message, and a long message.
func Shortened(message string) string {
	if len(message) <= mostOfLine {
		return message
	}
	if more := len(message) - mostOfMessage; more > 0 {
		end := mostOfMessage
		for end > mostOfMessage-utf8.UTFMax && !utf8.RuneStart(message[end]) {
			end--
		}
		message = fmt.Sprintf("%s\n%s (%d bytes more)", message[:end], ellipsis, len(message)-end)
	}
	lines := strings.SplitAfter(message, "\n")
	for i, line := range lines {
		if len(line) <= mostOfLine {
			continue
		}
		end := mostOfLine
		for end > mostOfLine-utf8.UTFMax && !utf8.RuneStart(line[end]) {
			end--
		}
		lines[i] = fmt.Sprintf("%s%s (%d bytes more)", line[:end], ellipsis, len(strings.TrimSuffix(line[end:], "\n")))
		if strings.HasSuffix(line, "\n") {
			lines[i] += "\n"
		}
	}
	return strings.Join(lines, "")
}

// RenderAll writes every diagnostic in turn.
func RenderAll(w io.Writer, list []Diagnostic, sources Lookup, color bool) error {
	var b []byte
	for _, d := range list {
		b = AppendRendered(b, d, sources, color)
	}
	_, err := w.Write(b)
	return err
}
