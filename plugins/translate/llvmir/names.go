package llvmir

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// localNames are the names of values in a function, each different from the others.
type localNames struct {
	list []string
	used map[string]int // the number that was put behind a name last
}

// longestName is how long a name may be. LLVM cuts off names at 1,024 bytes, which makes some
// of them equal.
const longestName = 512

// begin forgets the names of the function before.
func (n *localNames) begin() {
	n.list = n.list[:0]
	clear(n.used)
}

// add adds a name, with a number behind it if it is in use, and returns its index. It returns
// false for what LLVM takes for no name.
func (n *localNames) add(name string) (index uint32, ok bool) {
	if name == "" || len(name) > longestName || strings.IndexByte(name, 0) >= 0 {
		return 0, false
	}
	if n.used == nil {
		n.used = map[string]int{}
	}
	last, taken := n.used[name]
	unique := name
	for taken {
		last++
		n.used[name] = last
		unique = name + strconv.Itoa(last)
		_, taken = n.used[unique]
	}
	n.used[unique] = max(n.used[unique], 0)
	n.list = append(n.list, unique)
	return uint32(len(n.list) - 1), true
}

// appendName appends a name behind its sigil (@ or %), in quotes if need be.
func appendName(out []byte, sigil byte, name string) []byte {
	out = append(out, sigil)
	if isPlain(name) {
		return append(out, name...)
	}
	out = append(out, '"')
	return append(appendEscaped(out, name), '"')
}

// define appends the name of what the module defines, which LLVM has no null bytes in.
func (w *writer) define(sigil byte, name string) {
	if strings.IndexByte(name, 0) >= 0 {
		w.fail("LLVM has no names with a null byte, such as " + strconv.Quote(name) + "; give it another one")
		return
	}
	w.out = appendName(w.out, sigil, name)
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

// appendEscaped appends bytes as they stand between quotes.
func appendEscaped(out []byte, text string) []byte { return debuginfo.AppendEscaped(out, text) }
