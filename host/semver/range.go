package semver

import (
	"fmt"
	"strings"
)

// Range is a set of versions.
type Range struct{ bounds []bound }

// bound is a lower and an upper limit; below is exclusive, from inclusive.
type bound struct {
	from, below       Version
	hasFrom, hasBelow bool
}

// ParseRange reads a range.
func ParseRange(text string) (Range, error) {
	var r Range
	words := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' })
	if len(words) == 0 {
		return r, fmt.Errorf("'%s' is no range of versions; write for instance \"^0.1\"", text)
	}
	for _, word := range words {
		b, err := parseBound(word)
		if err != nil {
			return Range{}, fmt.Errorf("'%s' is no range of versions; write for instance \"^0.1\"", text)
		}
		r.bounds = append(r.bounds, b)
	}
	return r, nil
}

func parseBound(word string) (bound, error) {
	if word == "*" {
		return bound{}, nil
	}
	number := strings.TrimLeft(word, "^~<>=")
	operator := word[:len(word)-len(number)]
	v, numbers, err := parse(number)
	if err != nil {
		return bound{}, err
	}
	switch operator {
	case "", "^":
		return between(v, v.nextBreaking(numbers)), nil
	case "~":
		return between(v, v.next(min(numbers, 2))), nil
	case "=":
		return between(v, v.next(numbers)), nil
	case ">=":
		return bound{from: v, hasFrom: true}, nil
	case ">":
		return bound{from: v.next(numbers), hasFrom: true}, nil
	case "<":
		return bound{below: v, hasBelow: true}, nil
	case "<=":
		return bound{below: v.next(numbers), hasBelow: true}, nil
	}
	return bound{}, fmt.Errorf("unknown comparison '%s'", operator)
}

func between(from, below Version) bound {
	return bound{from: from, below: below, hasFrom: true, hasBelow: true}
}

// next is the least version above all that begin with those numbers of v.
func (v Version) next(numbers int) Version {
	switch {
	case numbers <= 1:
		return Version{Major: v.Major + 1}
	case numbers == 2:
		return Version{Major: v.Major, Minor: v.Minor + 1}
	case v.Pre != "":
		return Version{Major: v.Major, Minor: v.Minor, Patch: v.Patch, Pre: v.Pre + ".0"}
	}
	// The least of all that may come before the next patch.
	return Version{Major: v.Major, Minor: v.Minor, Patch: v.Patch + 1, Pre: "0"}
}

// nextBreaking is the least version that need not be compatible with v.
func (v Version) nextBreaking(numbers int) Version {
	switch {
	case v.Major > 0 || numbers <= 1:
		return Version{Major: v.Major + 1}
	case v.Minor > 0 || numbers == 2:
		return Version{Minor: v.Minor + 1}
	}
	return Version{Patch: v.Patch + 1}
}

// Contains reports whether a version is in the range.
func (r Range) Contains(v Version) bool {
	named := v.Pre == ""
	for _, b := range r.bounds {
		if b.hasFrom && v.Compare(b.from) < 0 || b.hasBelow && v.Compare(b.below) >= 0 {
			return false
		}
		named = named || b.from.sameRelease(v) || b.below.sameRelease(v)
	}
	return named
}

// sameRelease reports whether both come before the same release.
func (v Version) sameRelease(w Version) bool {
	return v.Pre != "" && w.Pre != "" && v.Major == w.Major && v.Minor == w.Minor && v.Patch == w.Patch
}

// Fits checks a version against a range, both as text.
func Fits(version, wanted string) error {
	r, err := ParseRange(wanted)
	if err != nil {
		return err
	}
	v, err := Parse(version)
	if err != nil {
		return err
	}
	if !r.Contains(v) {
		return fmt.Errorf("it does not fit '%s'", wanted)
	}
	return nil
}
