package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/internal/repository"
)

// recipes are the modules with which package roundtrip compares custom forms.
func recipes(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("../../internal/roundtrip/testdata/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var chunks []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		chunks = append(chunks, strings.Split(string(text), "// -----\n")...)
	}
	return chunks
}

// newContext makes a context with dialects.
func newContext(t testing.TB, dialects []*ods.Dialect) *ir.Context {
	t.Helper()
	ctx, err := load.NewContext(dialects...)
	require.NoError(t, err)
	return ctx
}

// FuzzCustom reads texts like the custom forms of operations. Whatever they are,
// reading ends with a module or with errors that have a place, and what was read
// can be printed. In generic form it can be read again.
func FuzzCustom(f *testing.F) {
	for _, c := range recipes(f) {
		f.Add(c)
	}
	f.Add(earlyText)
	f.Add(earlyText[:strings.Index(earlyText, "func @g")])
	dialects := repository.Dialects(f)
	f.Fuzz(func(t *testing.T, text string) {
		roundTrip(t, newContext(t, dialects), text)
	})
}

// TestDamagedForms reads the recipes with one token missing, or one in place of
// another: at every place with TEST_LONG=1, else at one of seven.
func TestDamagedForms(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long, on one goroutine")
	}
	step := 7
	if os.Getenv("TEST_LONG") != "" {
		step = 1
	}
	dialects := repository.Dialects(t)
	for _, c := range recipes(t) {
		tokens := tokensOf(c)
		for i := 0; i < len(tokens); i += step {
			at := tokens[i]
			roundTrip(t, newContext(t, dialects), c[:at.Pos]+c[at.End():])
			other := tokens[(i*7+3)%len(tokens)]
			roundTrip(t, newContext(t, dialects), c[:at.Pos]+" "+other.Text+" "+c[at.End():])
		}
	}
}

func tokensOf(text string) []lex.Token {
	p := &lex.Lexer{Text: text}
	var list []lex.Token
	for p.MoveTo(0); p.Tok.Kind != lex.EOF; p.Next() {
		list = append(list, p.Tok)
		if p.Tok.Kind == lex.Error {
			break
		}
	}
	return list
}
