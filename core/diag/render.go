package diag

import (
	"bytes"
	"io"
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

// Render writes d and its notes, each as file:line:col: severity: message,
// followed by the source line and a caret where the source is at hand; a note at
// the same place as what is before it does not repeat them. color
// adds terminal escapes. sources may be nil.
func Render(w io.Writer, d Diagnostic, sources Lookup, color bool) error {
	_, err := w.Write(AppendRendered(nil, d, sources, color))
	return err
}

// AppendRendered appends what Render writes.
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
		dst = appendColored(dst, bold, append(pos.Append(nil), ": "...), color)
	}
	dst = appendColored(dst, severityColor(severity), append([]byte(severity.String()), ": "...), color)
	dst = appendColored(dst, bold, []byte(message), color && severity != Note)
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

// appendSnippet shows the line and a caret below it. Nothing is shown of a
// line that is not there.
func appendSnippet(dst []byte, pos Position, sources Lookup, color bool) []byte {
	if sources == nil || pos.Line <= 0 {
		return dst
	}
	source := sources(pos.File)
	if source == nil {
		return dst
	}
	line := source.Line(pos.Line)
	if line == nil {
		return dst
	}
	dst = append(dst, line...)
	dst = append(dst, '\n')
	if pos.Col <= 0 {
		return dst
	}
	dst = appendIndent(dst, line[:min(pos.Col-1, len(line))])
	dst = appendColored(dst, green, []byte{'^'}, color)
	return append(dst, '\n')
}

// appendIndent appends blanks as wide as the text: tabs stay tabs, whatever
// their width is on the screen, and a character of several bytes is one blank.
func appendIndent(dst, text []byte) []byte {
	for len(text) > 0 {
		_, size := utf8.DecodeRune(text)
		if text[0] == '\t' {
			dst = append(dst, '\t')
		} else {
			dst = append(dst, ' ')
		}
		text = text[size:]
	}
	return dst
}

// RenderAll writes every diagnostic in turn.
func RenderAll(w io.Writer, list []Diagnostic, sources Lookup, color bool) error {
	var b bytes.Buffer
	for _, d := range list {
		b.Write(AppendRendered(nil, d, sources, color))
	}
	_, err := w.Write(b.Bytes())
	return err
}
