package split

import "strings"

// declaration is how another part mentions an entity; false means that the head
// of its text was not understood.
func (e *entity) declaration() (string, bool) {
	switch e.kind {
	case declaration:
		return e.text, true
	case definition:
		return declareFunction(e.text, e.name)
	}
	return declareVariable(e.text)
}

// isLinkage reports whether a word says how a definition is linked; it is left
// out of a declaration.
func isLinkage(word string) bool {
	switch word {
	case "private", "internal", "available_externally", "linkonce", "weak", "common", "appending",
		"extern_weak", "linkonce_odr", "weak_odr", "external":
		return true
	}
	return false
}

// declareFunction turns the head of a definition into a declaration: without
// linkage and parameter names, and without what belongs to the body.
func declareFunction(text, name string) (string, bool) {
	head := strings.TrimPrefix(lineOf(text), "define ")
	if word, rest, ok := strings.Cut(head, " "); ok && isLinkage(word) {
		head = rest
	}
	at := strings.Index(head, name+"(")
	if at < 0 {
		return "", false
	}
	open := at + len(name)
	length := balanced(head[open:])
	if length == 0 {
		return "", false
	}
	params, ok := withoutNames(head[open+1 : open+length-1])
	if !ok {
		return "", false
	}
	return "declare " + head[:open] + "(" + params + ")" + declaredAttrs(head[open+length:]) + "\n", true
}

// balanced is the length of a text in brackets of any kind, 0 when it does not
// end.
func balanced(text string) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '[', '{', '<':
			depth++
		case ')', ']', '}', '>':
			depth--
		case '"':
			end := strings.IndexByte(text[i+1:], '"')
			if end < 0 {
				return 0
			}
			i += end + 1
		}
		if depth == 0 {
			return i + 1
		}
	}
	return 0
}

// withoutNames drops the names behind the types of parameters.
func withoutNames(params string) (string, bool) {
	var out strings.Builder
	for params != "" {
		end := nextComma(params)
		param := params[:end]
		at := strings.LastIndex(param, " %")
		switch {
		case at > 0:
			param = param[:at]
		case strings.TrimSpace(param) != "...":
			return "", false
		}
		out.WriteString(param)
		if end < len(params) {
			out.WriteString(",")
			end++
		}
		params = params[end:]
	}
	return out.String(), true
}

// nextComma is where the first parameter ends.
func nextComma(params string) int {
	for i := 0; i < len(params); i++ {
		switch params[i] {
		case ',':
			return i
		case '(', '[', '{', '<', '"':
			n := balanced(params[i:])
			if params[i] == '"' {
				n = strings.IndexByte(params[i+1:], '"') + 2
			}
			if n < 2 {
				return len(params)
			}
			i += n - 1
		}
	}
	return len(params)
}

// declaredAttrs keeps the attributes of a function that callers rely on.
func declaredAttrs(tail string) string {
	var out strings.Builder
	for _, word := range strings.Fields(tail) {
		switch {
		case word == "{", word == "section", word == "partition", word == "align", word == "gc", word == "prefix",
			word == "prologue", word == "personality", strings.HasPrefix(word, "!"), strings.HasPrefix(word, "\""):
			return out.String()
		}
		out.WriteString(" " + word)
	}
	return out.String()
}

// declareVariable turns a global with a value into one that is elsewhere.
func declareVariable(text string) (string, bool) {
	name, rest, ok := strings.Cut(text, " = ")
	if !ok {
		return "", false
	}
	out := name + " = external "
	for first := true; ; first = false {
		word, behind, ok := strings.Cut(rest, " ")
		if !ok {
			return "", false
		}
		rest = behind
		if first && isLinkage(word) {
			continue
		}
		out += word + " "
		if word == "global" || word == "constant" {
			break
		}
	}
	n := typeLen(rest)
	if n == 0 {
		return "", false
	}
	return out + rest[:n] + "\n", true
}

// typeLen is the length of the type that a text begins with, 0 when there is
// none.
func typeLen(text string) int {
	n := 0
	switch {
	case text == "":
		return 0
	case strings.IndexByte("[{<", text[0]) >= 0:
		n = balanced(text)
	case strings.HasPrefix(text, "%\""):
		n = strings.IndexByte(text[2:], '"') + 3
	case text[0] == '%':
		n = symbolLen(text)
	default:
		for n < len(text) && isNameByte(text[n]) {
			n++
		}
	}
	for n > 0 && n < len(text) {
		more := suffixLen(text[n:])
		if more == 0 {
			break
		}
		n += more
	}
	return n
}

// suffixLen is the length of what makes a type another one: `*`, an address
// space, the arguments of a function.
func suffixLen(text string) int {
	switch {
	case text[0] == '*':
		return 1
	case strings.HasPrefix(text, " addrspace("):
		return len(" addrspace") + balanced(text[len(" addrspace"):])
	case strings.HasPrefix(text, " ("):
		n := balanced(text[1:]) + 1
		if n < len(text) && text[n] == '*' {
			return n
		}
	}
	return 0
}
