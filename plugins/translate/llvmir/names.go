package llvmir

// appendName appends a name behind its sigil (@ or %), in quotes if need be.
func appendName(out []byte, sigil byte, name string) []byte {
	out = append(out, sigil)
	if isPlain(name) {
		return append(out, name...)
	}
	out = append(out, '"')
	return append(appendEscaped(out, name), '"')
}

// isPlain reports whether a name needs no quotes: letters, digits and -$._, no
// digit first.
func isPlain(name string) bool {
	if name == "" || isDigit(name[0]) {
		return false
	}
	for i := range len(name) {
		c := name[i]
		if c|0x20 >= 'a' && c|0x20 <= 'z' || isDigit(c) {
			continue
		}
		if c != '_' && c != '.' && c != '$' && c != '-' {
			return false
		}
	}
	return true
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// appendEscaped appends bytes as they stand between quotes: everything but
// printable ASCII, quotes and backslashes as two hexadecimal digits.
func appendEscaped(out []byte, text string) []byte {
	const hex = "0123456789ABCDEF"
	for i := range len(text) {
		c := text[i]
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			out = append(out, '\\', hex[c>>4], hex[c&15])
			continue
		}
		out = append(out, c)
	}
	return out
}
