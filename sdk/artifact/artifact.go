package artifact

import (
	"bytes"
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
)

// Check looks at an artifact of a kind. What is no module and no kind of [pass] is not
// looked into.
func Check(kind string, data []byte) error {
	switch kind {
	case pass.KindLLVMIR:
		return CheckLLVMIR(data)
	case pass.KindAssembly, pass.KindHeader, pass.KindGo:
		return CheckText(data)
	case pass.KindObject, pass.KindExecutable:
		return CheckObject(data, AnyFormat)
	}
	return nil
}

// CheckText looks for characters in a text that a terminal acts on, and for bytes that are
// no UTF-8.
func CheckText(data []byte) error {
	for line := 1; len(data) > 0; line++ {
		var text []byte
		text, data, _ = bytes.Cut(data, []byte("\n"))
		if at, escape, ok := unshown(text); ok {
			return fmt.Errorf("line %d, column %d: text has no '%s'", line, at+1, escape)
		}
	}
	return nil
}

// unshown finds the first byte of a line that begins no character which a terminal just
// shows, and how it is written.
func unshown(line []byte) (at int, escape string, found bool) {
	plain := diag.Plain(string(line))
	if len(plain) == len(line) {
		return 0, "", false
	}
	for line[at] == plain[at] {
		at++
	}
	return at, plain[at : at+len(`\00`)], true
}
