package semver

import (
	"fmt"
	"strings"

	"github.com/hashicorp/go-version"
)

// Fits checks a version against a range. The error says which of the two makes
// no sense, or that they do not fit.
func Fits(have, wanted string) error {
	if isPatch(have, wanted) {
		return nil
	}
	constraints, err := version.NewConstraint(caret(wanted))
	if err != nil {
		return fmt.Errorf("'%s' is no range of versions; write for instance \"^0.1\"", wanted)
	}
	v, err := version.NewSemver(have)
	if err != nil {
		return fmt.Errorf("'%s' is no version", have)
	}
	if !constraints.Check(v) {
		return fmt.Errorf("it does not fit '%s'", wanted)
	}
	return nil
}

// isPatch reports that a version is the one that a range ^MAJOR.MINOR names, with any
// third number. It is what plugins of one release say of each other; the library takes
// a fifth of a millisecond to begin with.
func isPatch(have, wanted string) bool {
	named, isCaret := strings.CutPrefix(wanted, "^")
	major, minor, both := strings.Cut(named, ".")
	patch, fits := strings.CutPrefix(have, named+".")
	return isCaret && both && fits && isNumber(major) && isNumber(minor) && isNumber(patch)
}

// isNumber reports whether a text is a number as versions have it.
func isNumber(text string) bool {
	return text == "0" || text != "" && text[0] != '0' && strings.Trim(text, "0123456789") == ""
}

// CheckRange reports what is no range of versions.
func CheckRange(text string) error {
	if _, err := version.NewConstraint(caret(text)); err != nil {
		return fmt.Errorf("'%s' is no range of versions; write for instance \"^0.1\"", text)
	}
	return nil
}

// Above reports whether a range of the form ^VERSION begins above a version.
func Above(wanted, have string) bool {
	text, ok := strings.CutPrefix(strings.TrimSpace(wanted), "^")
	lowest, err := version.NewVersion(text)
	v, wrong := version.NewVersion(have)
	return ok && err == nil && wrong == nil && lowest.GreaterThan(v)
}

// Check reports what is no version: three numbers, and what may follow them.
func Check(text string) error {
	v, err := version.NewSemver(text)
	if err != nil || v.Original() != v.String() || len(v.Segments()) != 3 {
		return fmt.Errorf("'%s' is no version; write for instance 0.1.0", text)
	}
	return nil
}

// Compare is negative, zero or positive as a is less, equal or greater than b.
// Text that is no version is less than any.
func Compare(a, b string) int {
	x, xerr := version.NewSemver(a)
	y, yerr := version.NewSemver(b)
	switch {
	case xerr != nil && yerr != nil:
		return strings.Compare(a, b)
	case xerr != nil:
		return -1
	case yerr != nil:
		return 1
	}
	return x.Compare(y)
}

// Compatible is the range of versions that fit one: ^major.minor.
func Compatible(text string) string {
	v, err := version.NewSemver(text)
	if err != nil {
		return ""
	}
	s := v.Segments()
	return fmt.Sprintf("^%d.%d", s[0], s[1])
}

// caret writes a range `^V` with the operators that the library knows: from V to
// before the next version whose first number that is not zero is higher. Other
// ranges stay as they are, also those that make no sense.
func caret(wanted string) string {
	text, isCaret := strings.CutPrefix(strings.TrimSpace(wanted), "^")
	if !isCaret {
		return wanted
	}
	lowest, err := version.NewVersion(text)
	if err != nil {
		return wanted
	}
	next := lowest.Segments()
	at := 0
	for at < min(2, strings.Count(text, ".")) && next[at] == 0 {
		at++
	}
	next[at]++
	clear(next[at+1:])
	return fmt.Sprintf(">= %s, < %d.%d.%d", text, next[0], next[1], next[2])
}
