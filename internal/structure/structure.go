package structure

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Of returns the structure of a module.
func Of(m *ir.Operation) string {
	text := string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true}))
	return renamed(text, privateNames(m))
}

// privateNames gives each private symbol that the module defines a number.
func privateNames(m *ir.Operation) map[string]string {
	names := map[string]string{}
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		name, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr)
		if ok && isPrivate(op) && names[name.Value()] == "" {
			names[name.Value()] = fmt.Sprintf("private_%d", len(names))
		}
		return ir.Advance
	})
	return names
}

// isPrivate reports whether a symbol is defined here and not visible outside.
func isPrivate(op *ir.Operation) bool {
	declared := op.NumRegions() > 0 && op.Region(0).Entry() == nil
	return ir.IsPrivate(op) && !declared
}

// renamed replaces symbols where they are defined and where they are used.
func renamed(text string, names map[string]string) string {
	var out strings.Builder
	const definition = ir.SymbolNameAttr + ` = "`
	for text != "" {
		at := strings.IndexAny(text, `@"`)
		if at < 0 {
			break
		}
		defines := strings.HasSuffix(text[:at+1], definition)
		out.WriteString(text[:at])
		text = text[at:]
		word := token(text)
		text = text[len(word):]
		name := strings.Trim(word, `@"`)
		if new, ok := names[name]; ok && (word[0] == '@' || defines) {
			word = strings.TrimSuffix(word[:1], `"`) + `"` + new + `"`
		}
		out.WriteString(word)
	}
	return out.String() + text
}

// token is the string or symbol at the beginning of a text.
func token(text string) string {
	if text[0] == '"' {
		return quoted(text)
	}
	if strings.HasPrefix(text, `@"`) {
		return "@" + quoted(text[1:])
	}
	n := 1
	for n < len(text) && isWord(text[n]) {
		n++
	}
	return text[:n]
}

func quoted(text string) string {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return text[:i+1]
		}
	}
	return text
}

func isWord(c byte) bool {
	return c == '_' || c == '$' || c == '.' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// Difference shows the first lines in which two structures differ, or is empty.
func Difference(want, got string) string {
	if want == got {
		return ""
	}
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	at := 0
	for at < min(len(w), len(g)) && w[at] == g[at] {
		at++
	}
	return fmt.Sprintf("line %d\n- %s\n+ %s", at+1, some(w, at), some(g, at))
}

// some are a few lines.
func some(lines []string, at int) string {
	const most = 5
	return strings.Join(lines[at:min(at+most, len(lines))], "\n  ")
}
