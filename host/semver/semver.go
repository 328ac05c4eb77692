// Package semver compares semantic versions with ranges, as far as plugins and
// dialects need it.
//
//	r, err := semver.ParseRange("^0.1")
//	v, err := semver.Parse("0.1.7")
//	r.Contains(v) // true
//
// A range is comparisons separated by blanks or commas, all of which must hold:
// `^1.2` (up to the next change of the leftmost number that is not 0), `~1.2`
// (up to the next minor version), `>=`, `>`, `<=`, `<`, `=`. A bare version is
// `^`, `*` is anything. Versions before a release belong to a range only if one
// of its comparisons names a version before the same release.
package semver

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// Version is major.minor.patch, perhaps before a release. What is built from it
// (`+...`) does not count.
type Version struct {
	Major, Minor, Patch uint64
	Pre                 string
}

// Parse reads a version with all its three numbers.
func Parse(text string) (Version, error) {
	v, numbers, err := parse(text)
	if err == nil && numbers != 3 {
		err = fmt.Errorf("'%s' is no version; write major.minor.patch", text)
	}
	return v, err
}

// parse reads a version of one to three numbers and says how many there were.
func parse(text string) (v Version, numbers int, err error) {
	rest, _, _ := strings.Cut(text, "+")
	rest, v.Pre, _ = strings.Cut(rest, "-")
	parts := strings.Split(rest, ".")
	fields := []*uint64{&v.Major, &v.Minor, &v.Patch}
	if len(parts) > len(fields) {
		return v, 0, fmt.Errorf("'%s' is no version", text)
	}
	for i, part := range parts {
		if *fields[i], err = strconv.ParseUint(part, 10, 32); err != nil {
			return v, 0, fmt.Errorf("'%s' is no version", text)
		}
	}
	return v, len(parts), nil
}

// Compare orders versions; one before a release is less than the release.
func (v Version) Compare(w Version) int {
	return cmp.Or(
		cmp.Compare(v.Major, w.Major), cmp.Compare(v.Minor, w.Minor), cmp.Compare(v.Patch, w.Patch),
		comparePre(v.Pre, w.Pre),
	)
}

func comparePre(a, b string) int {
	if a == b {
		return 0
	}
	if a == "" {
		return 1
	}
	if b == "" {
		return -1
	}
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(as), len(bs)) {
		if c := comparePart(as[i], bs[i]); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(as), len(bs))
}

// comparePart orders numbers by value and before words.
func comparePart(a, b string) int {
	m, notA := strconv.ParseUint(a, 10, 64)
	n, notB := strconv.ParseUint(b, 10, 64)
	switch {
	case notA == nil && notB == nil:
		return cmp.Compare(m, n)
	case notA == nil:
		return -1
	case notB == nil:
		return 1
	}
	return strings.Compare(a, b)
}

// String is the version without what it was built from.
func (v Version) String() string {
	text := fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch)
	if v.Pre != "" {
		text += "-" + v.Pre
	}
	return text
}
