package roundtrip

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ods"
)

// recipe is a chunk that is written by hand.
type recipe struct {
	text string
	// expanded says that it comes of a pattern. The oracle may refuse it.
	expanded bool
}

// recipes reads the chunks that are written by hand for a dialect.
func recipes(t testing.TB, d *ods.Dialect) []recipe {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", d.Name()+".mlir"))
	if os.IsNotExist(err) {
		return nil
	}
	require.NoError(t, err)
	var list []recipe
	for _, c := range strings.Split(string(text), "\n// -----\n") {
		texts := expand(t, d, c)
		for _, text := range texts {
			list = append(list, recipe{text, len(texts) > 1})
		}
	}
	return list
}

// unreachable reads what no module that the oracle accepts can hold.
func unreachable(t testing.TB) map[string]bool { return list(t, "unreachable.txt") }

// list reads the lines of a file.
func list(t testing.TB, name string) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	set := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		set[strings.TrimSpace(line)] = true
	}
	return set
}

var placeholder = regexp.MustCompile(`\{\{(\w+)(:value)?\}\}`)

// expand puts the cases of an enumeration in turn where a chunk names it.
func expand(t testing.TB, d *ods.Dialect, chunk string) []string {
	t.Helper()
	m := placeholder.FindStringSubmatch(chunk)
	if m == nil {
		return []string{chunk}
	}
	e := d.Enum(m[1])
	require.NotNil(t, e, "enumeration %s in a recipe of %s", m[1], d.Name())
	var chunks []string
	for _, c := range e.Cases {
		with := c.Word
		if m[2] != "" {
			with = strconv.FormatUint(c.Value, 10)
		}
		chunks = append(chunks, expand(t, d, strings.ReplaceAll(chunk, m[0], with))...)
	}
	return chunks
}
