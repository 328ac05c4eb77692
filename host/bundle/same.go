package bundle

import (
	"regexp"
	"strings"
)

// Same reports whether another failure is this one: the same kind, at the same
// place, with a message that differs in numbers at most, which sizes and
// addresses do. How long somebody waited does not count. The other may be nil.
func (f *Failure) Same(other *Failure) bool {
	return other != nil && f.Kind == other.Kind && f.Plugin == other.Plugin && f.Stage == other.Stage &&
		(f.Kind == Deadline || headline(f) == headline(other))
}

// headline is the first line of a message without numbers and versions.
func headline(f *Failure) string {
	line, _, _ := strings.Cut(f.Message, "\n")
	return regexp.MustCompile(`0x[0-9a-fA-F]+|[0-9]+(\.[0-9]+)*`).ReplaceAllString(line, "#")
}
