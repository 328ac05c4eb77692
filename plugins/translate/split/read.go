package split

import "strings"

// read takes a text apart; false means that it has something unknown, or that
// must stay together.
func read(text string) (*module, bool) {
	m := &module{byName: map[string]*entity{}}
	var head, shared strings.Builder
	for len(text) > 0 {
		line, n := lineOf(text), 0
		switch {
		case strings.HasPrefix(line, "define "):
			end := strings.Index(text, "\n}\n")
			if end < 0 {
				return nil, false
			}
			n = end + len("\n}\n")
			m.add(text[:n], definition)
		case strings.HasPrefix(line, "declare "):
			n = m.add(line, declaration)
		case line[0] == '@':
			n = m.add(line, variableKind(line))
		case strings.HasPrefix(line, "source_filename"), strings.HasPrefix(line, "target "), line[0] == '%':
			n, _ = head.WriteString(line)
		case strings.HasPrefix(line, "attributes #"), line[0] == '!':
			n, _ = shared.WriteString(line)
		case line == "\n", line[0] == ';':
			n = len(line)
		default: // module asm, comdats, summaries
			return nil, false
		}
		text = text[n:]
	}
	m.head, m.shared = head.String(), shared.String()
	return m, m.resolve()
}

// lineOf is the first line with its end.
func lineOf(text string) string {
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		return text[:i+1]
	}
	return text
}

func variableKind(line string) kind {
	_, rest, _ := strings.Cut(line, " = ")
	if strings.HasPrefix(rest, "external ") || strings.HasPrefix(rest, "extern_weak ") {
		return declaration
	}
	return variable
}

// add appends an entity and returns its length.
func (m *module) add(text string, k kind) int {
	e := &entity{index: len(m.entities), text: text, kind: k}
	if i := strings.IndexByte(text, '@'); i >= 0 {
		e.name = text[i : i+symbolLen(text[i:])]
	}
	e.local = isLocal(text, k)
	m.entities = append(m.entities, e)
	m.byName[e.name] = e
	return len(text)
}

func isLocal(text string, k kind) bool {
	linkage := strings.TrimPrefix(text, "define ")
	if k == variable {
		_, linkage, _ = strings.Cut(text, " = ")
	}
	return strings.HasPrefix(linkage, "private ") || strings.HasPrefix(linkage, "internal ")
}

// symbolLen is the length of a symbol with its sigil: `@name` or `@"..."`.
func symbolLen(text string) int {
	if len(text) > 1 && text[1] == '"' {
		if end := strings.IndexByte(text[2:], '"'); end >= 0 {
			return end + 3
		}
		return len(text)
	}
	n := 1
	for n < len(text) && isNameByte(text[n]) {
		n++
	}
	return n
}

func isNameByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' || c == '-'
}

// resolve finds what each entity mentions.
func (m *module) resolve() bool {
	for _, e := range m.entities {
		if e.name == "" || m.byName[e.name] != e {
			return false
		}
		if !m.references(e) {
			return false
		}
	}
	return true
}

func (m *module) references(e *entity) bool {
	if e.kind == variable && isAlias(e.text) {
		return false
	}
	if e.kind == declaration {
		return true
	}
	if strings.Contains(e.text, "blockaddress(") || strings.Contains(e.text, "comdat") {
		return false
	}
	seen := map[*entity]bool{e: true}
	for rest := e.text; ; {
		i := strings.IndexByte(rest, '@')
		if i < 0 {
			return true
		}
		n := symbolLen(rest[i:])
		if r := m.byName[rest[i:i+n]]; r != nil && !seen[r] {
			seen[r] = true
			e.refs = append(e.refs, r)
		}
		rest = rest[i+n:]
	}
}

// isAlias reports whether a global is another name of something.
func isAlias(text string) bool {
	words := strings.Fields(text)
	for _, w := range words[:min(len(words), 10)] {
		if w == "alias" || w == "ifunc" {
			return true
		}
	}
	return false
}
