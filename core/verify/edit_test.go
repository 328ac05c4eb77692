package verify_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// editor changes texts so that they are still what they are, more often than not:
// word by word and line by line, with words and lines of other texts.
type editor struct {
	words, lines []string
}

var word = regexp.MustCompile(`[A-Za-z_][\w.-]*|"[^"\n]*"|\d+|\S|\s+`)

func newEditor(texts ...string) *editor {
	e := &editor{}
	for _, text := range texts {
		e.words = append(e.words, word.FindAllString(text, -1)...)
		e.lines = append(e.lines, slices.Collect(strings.Lines(text))...)
	}
	for _, list := range []*[]string{&e.words, &e.lines} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return e
}

// The ways to edit a text.
const (
	replaceWord = iota
	deleteWord
	insertWord
	insertLine
	deleteLine
	edits
)

// edit changes a text as bytes tell: a way, a place and what to put there, at four
// bytes for each change.
func (e *editor) edit(text string, changes []byte) string {
	for ; len(changes) >= 4; changes = changes[4:] {
		way, place, what := int(changes[0])%edits, int(changes[1]), int(changes[2])<<8|int(changes[3])
		if way >= insertLine {
			lines := slices.Collect(strings.Lines(text))
			text = strings.Join(change(lines, e.lines, way == deleteLine, way == insertLine, place, what), "")
			continue
		}
		text = strings.Join(change(word.FindAllString(text, -1), e.words, way != insertWord, way != deleteWord, place, what), "")
	}
	return text
}

// change takes away the piece at a place, puts one of others there, or both.
func change(pieces, others []string, takes, puts bool, place, what int) []string {
	if len(pieces) == 0 || len(others) == 0 {
		return pieces
	}
	place %= len(pieces)
	if takes {
		pieces = slices.Delete(pieces, place, place+1)
	}
	if puts {
		pieces = slices.Insert(pieces, place, others[what%len(others)])
	}
	return pieces
}

func TestEdit(t *testing.T) {
	e := newEditor("a b\nc\n", "x 12\n")
	require.Equal(t, []string{"\n", " ", "12", "a", "b", "c", "x"}, e.words)
	for want, changes := range map[string][]byte{
		"a b\nc\n":       {},
		"12 b\nc\n":      {replaceWord, 0, 0, 2},
		" b\nc\n":        {deleteWord, 0, 0, 0},
		"a xb\nc\n":      {insertWord, 2, 0, 6},
		"a b\nx 12\nc\n": {insertLine, 1, 0, 2},
		"c\n":            {deleteLine, 0, 0, 0},
		"":               {deleteLine, 0, 0, 0, deleteLine, 0, 0, 0, deleteWord, 0, 0, 0},
	} {
		require.Equal(t, want, e.edit("a b\nc\n", changes))
	}
}
