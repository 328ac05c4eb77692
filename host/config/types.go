package config

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
)

// Type is what values of a setting are.
type Type string

// The types.
const (
	Text       Type = "text"
	Bool       Type = "bool"
	Integer    Type = "integer"  // not negative
	Duration   Type = "duration" // as of Go: 90s, 1m30s
	Size       Type = "size"     // bytes, KiB, MiB, GiB, or a share in per cent
	Enum       Type = "enum"
	Range      Type = "version range"
	Path       Type = "path"       // relative to the file that says it; ~ is the user's home
	Program    Type = "program"    // a path with a folder in it, or a name on the user's PATH
	Convention Type = "convention" // a name, or the path of a file NAME.toml
	Any        Type = "option"     // of a pass, which checks it
)

// Describe is the type in words.
func (s *Setting) Describe() string {
	text := string(s.Type)
	if s.Type == Enum {
		text = strings.Join(s.Values, ", ")
	}
	if s.List {
		return "list of " + text + "s"
	}
	return text
}

// settle checks a value and gives it its one form: a bool, an int64, a list of strings, or
// a string, as koanf keeps it.
func (s *Setting) settle(v Value) (any, error) {
	if s.Type == Any {
		return v.Text, nil
	}
	if !s.List {
		if v.List != nil {
			return nil, fmt.Errorf("'%s' is one value, and no list", keyText(s.words()))
		}
		return s.settleOne(v.Text, v.Origin)
	}
	list := v.List
	if list == nil {
		var err error
		if list, err = pass.SplitList(v.Text); err != nil {
			return nil, err
		}
	}
	settled := make([]string, len(list))
	for i, member := range list {
		one, err := s.settleOne(member, v.Origin)
		if err != nil {
			return nil, err
		}
		settled[i] = fmt.Sprint(one)
	}
	return settled, nil
}

func (s *Setting) settleOne(text string, from Origin) (any, error) {
	switch s.Type {
	case Bool:
		b, err := strconv.ParseBool(text)
		if err != nil {
			return nil, fmt.Errorf("'%s' is neither true nor false%s", text, meantBool(text))
		}
		return b, nil
	case Integer:
		n, err := strconv.ParseInt(text, 0, 32)
		if err != nil || n < 0 {
			return nil, fmt.Errorf("'%s' is no number for %s; write 0 or more", text, s.Key)
		}
		return n, nil
	case Duration:
		if d, err := time.ParseDuration(text); err != nil || d < 0 {
			return nil, fmt.Errorf("'%s' is no duration; write for instance 90s", text)
		}
	case Size:
		if !isSize(text) {
			return nil, fmt.Errorf("'%s' is no amount of memory; write for instance 50%%, 512MiB or 4GiB, or 0 for no limit", text)
		}
	case Enum:
		if !slices.Contains(s.Values, text) {
			return nil, fmt.Errorf("'%s' is no value of %s%s", text, s.Key, meantOneOf(text, s.Values))
		}
	case Path:
		if text != "" && !slices.Contains(s.Values, text) {
			return beside(withHome(text), from), nil
		}
	case Convention:
		if strings.HasSuffix(text, ConventionEnding) {
			return beside(text, from), nil
		}
	case Program:
		return program(text, from), nil
	}
	return text, nil
}

func meantBool(text string) string {
	near, ok := diag.Suggest(strings.ToLower(text), []string{"true", "yes", "on", "false", "no", "off"})
	lower := strings.ToLower(text)
	if lower == "yes" || lower == "on" || lower == "no" || lower == "off" {
		near, ok = lower, true
	}
	if !ok {
		return ""
	}
	if near == "true" || near == "yes" || near == "on" {
		return "; did you mean 'true'?"
	}
	return "; did you mean 'false'?"
}

func meantOneOf(text string, values []string) string {
	if near, ok := diag.Suggest(text, values); ok {
		return "; did you mean '" + near + "'?"
	}
	return "; there is " + strings.Join(values, ", ")
}

func isSize(text string) bool {
	number, unit := text, ""
	if i := strings.IndexFunc(text, func(r rune) bool { return (r < '0' || r > '9') && r != '.' }); i >= 0 {
		number, unit = text[:i], strings.TrimSpace(text[i:])
	}
	n, err := strconv.ParseFloat(number, 64)
	return err == nil && n < 1<<53 && slices.Contains([]string{"", "B", "KiB", "MiB", "GiB", "%"}, unit)
}

// beside makes a path relative to the file that says it. Of flags and variables it is
// relative to the working directory.
func beside(path string, from Origin) string {
	if filepath.IsAbs(path) || !from.Pos.IsKnown() {
		return path
	}
	return filepath.Join(filepath.Dir(from.Pos.File), path)
}

// PathIn is a path from the root, as the origin of a value has it.
func PathIn(path string, from Origin) string {
	path = beside(withHome(path), from)
	if full, err := filepath.Abs(path); err == nil {
		return full
	}
	return path
}

// withHome reads a tilde as a shell does.
func withHome(path string) string {
	rest, ok := strings.CutPrefix(path, "~")
	if !ok || rest != "" && rest[0] != filepath.Separator {
		return path
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return path
	}
	return home + rest
}

// program is a path with a folder in it, or a name that is looked for on the user's PATH.
func program(text string, from Origin) string {
	if !strings.ContainsRune(text, filepath.Separator) {
		return text
	}
	text = beside(withHome(text), from)
	if !strings.ContainsRune(text, filepath.Separator) {
		return "." + string(filepath.Separator) + text
	}
	return text
}
