package diag

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// UTF8 returns text with each byte that belongs to no UTF-8 character escaped as the
// printer of IR does it, such as `\FF`. Text that comes from outside passes through it
// before it enters a message, a protocol or a file that must be UTF-8.
func UTF8(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	return escaped(text, func(r rune, size int) bool { return r != utf8.RuneError || size != 1 })
}

// Plain returns text that a terminal may show: bytes that are not UTF-8, control characters but
// for tab and newline, and characters that reorder or break lines are escaped byte by byte,
// such as `\1B`.
func Plain(text string) string {
	if isPlain(text) {
		return text
	}
	return escaped(text, func(r rune, size int) bool { return r == '\n' || shows(r, size) })
}

// Line is [Plain] for what must stay within its line, such as a name: newlines are escaped, too.
func Line(text string) string {
	if isPlain(text) && !strings.Contains(text, "\n") {
		return text
	}
	return escaped(text, shows)
}

// Inset indents the lines of a text behind the first, so that none of them passes for a
// message of its own.
func Inset(text string) string { return strings.ReplaceAll(text, "\n", "\n  ") }

func isPlain(text string) bool {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c >= ' ' && c < 0x7F, c == '\n', c == '\t':
		case c < utf8.RuneSelf:
			return false
		default:
			r, size := utf8.DecodeRuneInString(text[i:])
			if !shows(r, size) {
				return false
			}
			i += size - 1
		}
	}
	return true
}

// escaped escapes the characters that are not kept. An invalid byte is
// utf8.RuneError of size 1.
func escaped(text string, keep func(r rune, size int) bool) string {
	var dst []byte
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if keep(r, size) {
			dst = append(dst, text[:size]...)
		} else {
			dst = appendEscaped(dst, text[:size])
		}
		text = text[size:]
	}
	return string(dst)
}

// appendEscaped appends each byte as a backslash and two hexadecimal digits.
func appendEscaped[T string | []byte](dst []byte, bytes T) []byte {
	const digits = "0123456789ABCDEF"
	for i := range len(bytes) {
		dst = append(dst, '\\', digits[bytes[i]>>4], digits[bytes[i]&15])
	}
	return dst
}

// shows reports whether a character within a line does nothing to a terminal but
// appear on it.
func shows(r rune, size int) bool {
	switch {
	case r == '\t':
		return true
	case r == utf8.RuneError && size == 1, unicode.IsControl(r):
		return false
	case r < 0x61C:
		return true
	}
	return !unicode.Is(unicode.Bidi_Control, r) && r != '\u2028' && r != '\u2029'
}

// PlainWriter returns a writer that passes on to w what is written to it as [Plain]
// makes it. A character that is cut off at the end of one write is completed by the
// next; Close writes what is left of one.
func PlainWriter(w io.Writer) io.WriteCloser { return &plainWriter{to: w} }

type plainWriter struct {
	to   io.Writer
	rest []byte // the beginning of a character
}

// Write reports all of p as written unless w fails.
func (w *plainWriter) Write(p []byte) (int, error) {
	text := append(w.rest, p...)
	end := len(text)
	for i := max(0, end-utf8.UTFMax+1); i < end; i++ {
		if utf8.RuneStart(text[i]) && !utf8.FullRune(text[i:]) {
			end = i
		}
	}
	_, err := io.WriteString(w.to, Plain(string(text[:end])))
	w.rest = append([]byte(nil), text[end:]...)
	if err != nil {
		return 0, err
	}
	return len(p), nil
}

// Close does not close w.
func (w *plainWriter) Close() error {
	_, err := io.WriteString(w.to, Plain(string(w.rest)))
	w.rest = nil
	return err
}
