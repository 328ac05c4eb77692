package archive

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Archive is a comment and named sections in order.
type Archive struct {
	Comment string
	names   []string
	texts   map[string]string
}

// Rewrites reports whether expected sections are to be rewritten, as `make golden`
// does.
func Rewrites() bool { return os.Getenv("GOLDEN") == "write" }

// Read reads a file.
func Read(t testing.TB, path string) *Archive {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	a := &Archive{texts: map[string]string{}}
	name, inside := "", false
	for line := range strings.SplitAfterSeq(string(text), "\n") {
		if title, ok := title(line); ok {
			require.False(t, a.Has(title), "%s has two sections '%s'", path, title)
			name, inside = title, true
			a.Set(name, "")
			continue
		}
		if !inside {
			a.Comment += line
			continue
		}
		a.texts[name] += line
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

// Names returns the names of the sections in order.
func (a *Archive) Names() []string { return a.names }

// Has reports whether there is a section of that name.
func (a *Archive) Has(name string) bool { return slices.Contains(a.names, name) }

// Text returns a section, "" when there is none.
func (a *Archive) Text(name string) string { return a.texts[name] }

// Set replaces a section, or adds it behind the others.
func (a *Archive) Set(name, text string) {
	if !a.Has(name) {
		a.names = append(a.names, name)
	}
	a.texts[name] = text
}

// Write writes a file.
func (a *Archive) Write(t testing.TB, path string) {
	t.Helper()
	text := a.Comment
	for _, name := range a.names {
		text += "-- " + name + " --\n" + a.texts[name]
	}
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}
