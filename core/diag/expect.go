package diag

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
)

// expectation is a comment like
//
//	// expected-error@+1 {{type mismatch}}
//
// It wants a diagnostic, or a note of one, of the severity on the line whose
// message contains the text. The designator says which line: none the
// comment's own, @+N and @-N that far away, @above and @below the nearest line
// before and after that has no expectation itself. With expected-error-re the
// text is literal but for what stands in {{...}}, a regular expression.
type expectation struct {
	Severity Severity
	File     string
	Line     int      // where the diagnostic is wanted
	Text     string   // what the braces hold
	Pos      Position // of the comment
	pattern  *regexp.Regexp
}

// matches reports whether the message fits.
func (e *expectation) matches(message string) bool {
	if e.pattern != nil {
		return e.pattern.MatchString(message)
	}
	return strings.Contains(message, e.Text)
}

// parseExpectations collects the expectations of a source. A malformed regular
// expression is reported as a diagnostic.
func parseExpectations(s *Source) ([]expectation, []Diagnostic) {
	if !bytes.Contains(s.text, []byte("expected-")) {
		return nil, nil
	}
	var p expectationParser
	p.source = s
	for i := range s.lineStarts() {
		p.line(s.first+i, s.line(s.first+i))
	}
	return p.list, p.problems
}

type expectationParser struct {
	source    *Source
	list      []expectation
	problems  []Diagnostic
	below     []int // indices of those that wait for a line of their own
	lastPlain int   // the last line without an expectation
}

func (p *expectationParser) line(number int, text []byte) {
	e, where, ok := p.parse(number, text)
	if !ok {
		for _, i := range p.below {
			p.list[i].Line = number
		}
		p.below = p.below[:0]
		p.lastPlain = number
		return
	}
	switch where {
	case "":
	case "above":
		e.Line = p.lastPlain
	case "below":
		p.below = append(p.below, len(p.list))
	default:
		// Digits only, so it fails on a distance that no file has.
		n, _ := strconv.Atoi(where)
		e.Line += n
	}
	p.list = append(p.list, e)
}

// parse finds the first well-formed expectation of a line. What only looks
// like one is a comment. The text reaches to the last closing braces.
func (p *expectationParser) parse(number int, text []byte) (e expectation, where string, ok bool) {
	rest := string(text)
	for from := 0; ; {
		i := strings.Index(rest[from:], "expected-")
		if i < 0 {
			return expectation{}, "", false
		}
		at := from + i
		from = at + 1
		h, ok := parseHead(rest[at+len("expected-"):])
		if !ok {
			continue
		}
		e = expectation{
			Severity: h.severity, File: p.source.name, Line: number, Text: h.text,
			Pos: Position{File: p.source.name, Line: number, Col: at + 1},
		}
		if h.isRegexp {
			p.compile(&e)
		}
		return e, h.where, true
	}
}

func (p *expectationParser) compile(e *expectation) {
	pattern, err := regexp.Compile(regexpText(e.Text))
	if err != nil {
		p.problems = append(p.problems, NewError(e.Pos, "invalid regular expression: "+err.Error()))
		return
	}
	e.pattern = pattern
}

// regexpText quotes what stands outside of {{...}}.
func regexpText(text string) string {
	var b strings.Builder
	for {
		open := strings.Index(text, "{{")
		if open < 0 {
			break
		}
		length := strings.Index(text[open:], "}}")
		if length < 0 {
			break
		}
		b.WriteString(regexp.QuoteMeta(text[:open]))
		b.WriteString("(?:" + text[open+2:open+length] + ")")
		text = text[open+length+2:]
	}
	b.WriteString(regexp.QuoteMeta(text))
	return b.String()
}

type expectationHead struct {
	severity Severity
	isRegexp bool
	where    string // "", "above", "below", "+N", "-N"
	text     string
}

// parseHead reads what follows "expected-".
func parseHead(s string) (h expectationHead, ok bool) {
	found := false
	for _, severity := range [...]Severity{Error, Warning, Remark, Note} {
		if rest, has := strings.CutPrefix(s, severity.String()); has {
			h.severity, s, found = severity, rest, true
			break
		}
	}
	if !found {
		return h, false
	}
	s, h.isRegexp = strings.CutPrefix(s, "-re")
	s = strings.TrimLeft(s, " ")
	if rest, has := strings.CutPrefix(s, "@"); has {
		h.where = designator(rest)
		if h.where == "" {
			return h, false
		}
		s = strings.TrimLeft(rest[len(h.where):], " ")
	}
	end := strings.LastIndex(s, "}}")
	if !strings.HasPrefix(s, "{{") || end < 2 {
		return h, false
	}
	h.text = s[2:end]
	return h, true
}

func designator(s string) string {
	for _, word := range [...]string{"above", "below"} {
		if strings.HasPrefix(s, word) {
			return word
		}
	}
	if s == "" || s[0] != '+' && s[0] != '-' {
		return ""
	}
	n := 1
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	if n == 1 {
		return ""
	}
	return s[:n]
}
