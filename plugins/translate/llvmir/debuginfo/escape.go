package debuginfo

// AppendEscaped appends bytes as they stand between quotes: everything but
// printable ASCII, quotes and backslashes as two hexadecimal digits.
func AppendEscaped(out []byte, text string) []byte {
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
