package num

// AppendText appends f as MLIR 13 prints it.
func (f Float) AppendText(dst []byte) []byte {
	return f.BitsInt().AppendHex(dst)
}

// String is AppendText, for messages and tests.
func (f Float) String() string { return string(f.AppendText(nil)) }
