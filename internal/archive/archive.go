package archive

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Archive is a comment and sections in order.
type Archive struct {
	Comment  string
	Sections []*Section
}

// Section is a part of an archive. Several may have one name.
type Section struct{ Name, Text string }

// Rewrites reports whether expected sections are to be rewritten, as `make golden`
// does.
func Rewrites() bool { return os.Getenv("GOLDEN") == "write" }

// Read reads a file.
func Read(t testing.TB, path string) *Archive {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	a := &Archive{}
	into := &a.Comment
	for line := range strings.Lines(string(text)) {
		if title, ok := title(line); ok {
			s := &Section{Name: title}
			a.Sections = append(a.Sections, s)
			into = &s.Text
			continue
		}
		*into += line
	}
	return a
}

func title(line string) (string, bool) {
	rest, ok := strings.CutPrefix(line, "-- ")
	if !ok {
		return "", false
	}
	return strings.CutSuffix(strings.TrimSuffix(rest, "\n"), " --")
}

// Section returns the first section of a name, or nil.
func (a *Archive) Section(name string) *Section {
	for _, s := range a.Sections {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// Has reports whether there is a section of that name.
func (a *Archive) Has(name string) bool { return a.Section(name) != nil }

// Text returns the first section of a name, "" when there is none.
func (a *Archive) Text(name string) string {
	if s := a.Section(name); s != nil {
		return s.Text
	}
	return ""
}

// Set replaces the first section of a name, or adds one behind the others.
func (a *Archive) Set(name, text string) {
	s := a.Section(name)
	if s == nil {
		s = &Section{Name: name}
		a.Sections = append(a.Sections, s)
	}
	s.Text = text
}

// Write writes a file.
func (a *Archive) Write(t testing.TB, path string) {
	t.Helper()
	text := a.Comment
	for _, s := range a.Sections {
		text += "-- " + s.Name + " --\n" + s.Text
	}
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}
