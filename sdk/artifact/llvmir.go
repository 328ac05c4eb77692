package artifact

import (
	"bytes"
	"fmt"
)

// CheckLLVMIR splits LLVM IR into tokens: it begins as a module does, each byte belongs to
// a token, strings and comments show on a terminal as they are, and brackets come in pairs.
func CheckLLVMIR(data []byte) error {
	l := &irLexer{text: data}
	for l.err == nil {
		plain := space
		if l.begun {
			plain = sign // words and signs as well: no matter where one ends and the next begins
		}
		if l.at = past(l.text, l.at, plain); l.at == len(l.text) {
			break
		}
		l.token()
	}
	if l.err == nil && len(l.open) > 0 {
		last := l.open[len(l.open)-1]
		what := fmt.Sprintf("the '%c'", l.text[last])
		if len(l.open) == 1 && l.text[last] == '{' {
			what = "a function"
		}
		return fmt.Errorf("it ends within %s of line %d", what, l.line(last))
	}
	return l.err
}

// irLexer goes through LLVM IR.
type irLexer struct {
	text  []byte
	at    int
	begun bool  // there was a token
	open  []int // where the brackets are that are not closed
	err   error
}

// mostOpen bounds how deep brackets are nested, far beyond what LLVM reads.
const mostOpen = 1 << 16

// class is what a byte can begin. The first three need nothing before or behind them.
type class uint8

const (
	space class = iota
	word        // of letters, digits and `$._-`
	sign        // alone, or before a name, number or string: `@`, `%`, `!`, `#`, `^`, `=`, `,`, `*`, `:`, `|`, `+`
	opening
	closing
	quote
	comment
	stray // nothing
)

// classes are those of all bytes.
var classes = func() (c [256]class) {
	for b := range c {
		c[b] = stray
	}
	for _, each := range []struct {
		bytes string
		class class
	}{
		{" \t\n", space}, {"@%!#^=,*:|+", sign}, {"([{<", opening}, {")]}>", closing}, {`"`, quote}, {";", comment},
		{"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$._-", word},
	} {
		for _, b := range []byte(each.bytes) {
			c[b] = each.class
		}
	}
	return c
}()

// past goes past the bytes of the classes up to one.
func past(text []byte, at int, last class) int {
	for at < len(text) && classes[text[at]] <= last {
		at++
	}
	return at
}

// token goes past one token.
func (l *irLexer) token() {
	begin := l.at
	switch classes[l.text[begin]] {
	case comment:
		l.comment()
		return
	case word:
		for l.at < len(l.text) && classes[l.text[l.at]] == word {
			l.at++
		}
	case sign:
		l.at++
	case quote:
		l.quoted()
	case opening:
		if len(l.open) == mostOpen {
			l.fail(begin, "brackets are nested too deep")
		}
		l.open = append(l.open, begin)
		l.at++
	case closing:
		l.closing()
	default:
		if bytes.HasPrefix(l.text[begin:], []byte("\r\n")) {
			l.at++
			return
		}
		l.fail(begin, fmt.Sprintf("no token begins with '%s'", escape(l.text[begin])))
	}
	if l.begun {
		return
	}
	l.begun = true
	if l.err == nil && !beginsModule(l.text[begin:l.at]) {
		l.fail(begin, "no module begins so")
	}
}

// beginsModule reports whether a token begins something in a module.
func beginsModule(token []byte) bool {
	switch string(token) {
	case "target", "source_filename", "module", "define", "declare", "attributes", "uselistorder", "uselistorder_bb",
		"@", "%", "!", "#", "^":
		return true
	}
	return token[0] == '$'
}

// comment goes to the end of the line.
func (l *irLexer) comment() {
	end := len(l.text)
	if n := bytes.IndexByte(l.text[l.at:], '\n'); n >= 0 {
		end = l.at + n
	}
	shown := end
	if end < len(l.text) && l.text[end-1] == '\r' {
		shown--
	}
	l.shows(l.at, shown)
	l.at = end
}

// quoted goes past a string, which ends in the line in which it begins: what else it holds
// is escaped, quotes included.
func (l *irLexer) quoted() {
	end := bytes.IndexByte(l.text[l.at+1:], '"')
	if end < 0 {
		l.fail(l.at, "it ends within a string")
		return
	}
	l.shows(l.at, l.at+1+end)
	l.at += end + 2
}

// shows wants text that a terminal just shows.
func (l *irLexer) shows(begin, end int) {
	for i := begin; i < end; i++ {
		if c := l.text[i]; c < ' ' && c != '\t' || c >= 0x7F {
			if at, escaped, ok := unshown(l.text[i:end]); ok {
				l.fail(i+at, fmt.Sprintf("text has no '%s'", escaped))
			} else if j := bytes.IndexByte(l.text[i:end], '\n'); j >= 0 {
				l.fail(i+j, "a string ends in its line")
			}
			return
		}
	}
}

// closing goes past a bracket that closes the last one.
func (l *irLexer) closing() {
	c := l.text[l.at]
	if n := len(l.open); n > 0 && pairs[l.text[l.open[n-1]]] == c {
		l.open = l.open[:n-1]
		l.at++
		return
	}
	l.fail(l.at, fmt.Sprintf("'%c' closes nothing", c))
}

var pairs = [256]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// fail ends the work.
func (l *irLexer) fail(at int, why string) {
	if l.err == nil {
		begin := bytes.LastIndexByte(l.text[:at], '\n') + 1
		l.err = fmt.Errorf("line %d, column %d: %s", l.line(at), at-begin+1, why)
	}
}

// line is the number of the line in which a byte lies.
func (l *irLexer) line(at int) int { return 1 + bytes.Count(l.text[:at], []byte("\n")) }

// escape writes a byte so that it shows.
func escape(b byte) string {
	if b > ' ' && b < 0x7F {
		return string(rune(b))
	}
	return fmt.Sprintf(`\%02X`, b)
}
