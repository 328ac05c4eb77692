package diag

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPlain(t *testing.T) {
	for _, c := range []struct{ text, plain, utf8 string }{
		{"a\té\n世", "a\té\n世", "a\té\n世"},
		{"a\xffb", `a\FFb`, `a\FFb`},
		{"\x1b[31m\r\a\x7f", `\1B[31m\0D\07\7F`, "\x1b[31m\r\a\x7f"},
		{"\u009b\u0085", `\C2\9B\C2\85`, "\u009b\u0085"},
		{"\u202e\u2066\u200f\u061c\u2028", `\E2\80\AE\E2\81\A6\E2\80\8F\D8\9C\E2\80\A8`, "\u202e\u2066\u200f\u061c\u2028"},
		{"\xe4\xb8", `\E4\B8`, `\E4\B8`},
		{"\ufffd", "\ufffd", "\ufffd"},
		{"", "", ""},
	} {
		assert.Equal(t, c.plain, Plain(c.text), "%q", c.text)
		assert.Equal(t, c.utf8, UTF8(c.text), "%q", c.text)
	}
}

func TestPlainWriter(t *testing.T) {
	text := "a世\x1b\u202e\xff\xe4\xb8"
	for cut := range len(text) + 1 {
		var b bytes.Buffer
		w := PlainWriter(&b)
		for _, part := range []string{text[:cut], text[cut:]} {
			n, err := w.Write([]byte(part))
			require.NoError(t, err)
			assert.Equal(t, len(part), n)
		}
		require.NoError(t, w.Close())
		assert.Equal(t, Plain(text), b.String(), "cut at %d", cut)
	}
}

func FuzzPlain(f *testing.F) {
	f.Add("a\x1b\xff\u202e")
	f.Fuzz(func(t *testing.T, text string) {
		got := Plain(text)
		assert.True(t, isPlain(got), "%q", got)
		assert.True(t, utf8.ValidString(UTF8(text)))
	})
}

func TestRenderHostile(t *testing.T) {
	s := NewSource("f\x1b\n", []byte("\x1b\t世e\u0301\u202e!"))
	d := NewError(s.Position(len(s.Text())-1), "a\x1bb\nc").WithNote(Position{"\a", 1, 1}, "\r")
	assert.Equal(t, `f\1B\0A:1:12: error: a\1Bb`+"\n  c\n"+
		`\1B`+"\t世e\u0301"+`\E2\80\AE!`+"\n"+
		"   \t            ^\n"+
		`\07:1:1: note: \0D`+"\n", render(d, s, false))
}

func TestRenderLongLine(t *testing.T) {
	left, right := strings.Repeat("a", 1000), strings.Repeat("世", 1000)
	text := left + "X" + right
	s := NewSource("f", []byte(text))
	got := render(NewError(s.Position(len(left)), "x"), s, false)
	// 60 columns before, and 60 from the caret on, of which X takes one.
	assert.Equal(t, "f:1:1001: error: x\n..."+left[:60]+"X"+strings.Repeat("世", 29)+"...\n"+strings.Repeat(" ", 63)+"^\n", got)
	got = render(NewError(s.Position(0), "x"), s, false)
	assert.Equal(t, "f:1:1: error: x\n"+left[:120]+"...\n^\n", got)
	got = render(NewError(s.Position(len(text)), "x"), s, false)
	assert.Equal(t, "f:1:4002: error: x\n..."+strings.Repeat("世", 60)+"\n"+strings.Repeat(" ", 123)+"^\n", got)
	got = render(NewError(Position{"f", 1, 0}, "x"), s, false)
	assert.Equal(t, "f:1: error: x\n"+left[:120]+"...\n", got)
}

func TestRenderLongMessage(t *testing.T) {
	got := render(NewError(Position{}, strings.Repeat("é", mostOfLine)+"\nshort"), nil, false)
	assert.Equal(t, "error: "+strings.Repeat("é", mostOfLine/2)+"... (4096 bytes more)\n  short\n", got)
}

func TestCapped(t *testing.T) {
	list := []Diagnostic{{Severity: Error}, {Severity: Warning}, {Severity: Error}, {Severity: Remark}, {Severity: Error}}
	kept, more := Capped(list, 1)
	assert.Equal(t, []Diagnostic{list[0], list[1], list[3]}, kept)
	assert.Equal(t, "2 more errors", more.String())
	kept, more = Capped(list, 0)
	assert.Equal(t, list, kept)
	assert.Empty(t, more.String())
}

// TestCappedAll: warnings, remarks and notes are as bounded as errors, in number and in bytes, and
// none takes what is there for another severity.
func TestCappedAll(t *testing.T) {
	long := strings.Repeat("line\n", mostOfMessage)
	notes := make([]Related, 100_000)
	for i := range notes {
		notes[i].Message = long
	}
	var list []Diagnostic
	for range 1000 {
		for _, s := range []Severity{Remark, Warning, Note} {
			list = append(list, Diagnostic{Severity: s, Message: "short"}, Diagnostic{Severity: s, Message: long, Notes: notes})
		}
	}
	list = append(list, Diagnostic{Severity: Error, Message: "the error", Notes: make([]Related, 3)})
	for _, limit := range []int{1, 7, 1000} {
		kept, more := Capped(list, limit)
		var b strings.Builder
		require.NoError(t, RenderAll(&b, kept, nil, false))
		assert.Less(t, b.Len(), 5*mostOfSeverity)
		assert.Contains(t, b.String(), "error: the error\n")
		assert.Zero(t, more[Error])
		shown := map[Severity]int{}
		count := 0
		for _, d := range kept {
			shown[d.Severity]++
			count += len(d.Notes)
		}
		all := 0
		for _, d := range list {
			all += len(d.Notes)
		}
		assert.Equal(t, 2000, shown[Warning]+more[Warning])
		assert.Equal(t, 2000, shown[Remark]+more[Remark])
		assert.LessOrEqual(t, shown[Warning], limit)
		assert.Positive(t, shown[Warning])
		assert.LessOrEqual(t, count, 4*notesFor*limit)
	}
	_, more := Capped(list[:1], 1)
	assert.Empty(t, more.String())
	few := Diagnostic{Severity: Warning, Notes: make([]Related, 12)}
	kept, more := Capped([]Diagnostic{few, few}, 1)
	assert.Len(t, kept[0].Notes, 10)
	assert.Len(t, few.Notes, 12)
	assert.Equal(t, "1 more warnings, 2 more notes", more.String())
}

// TestRenderManyLines: of a message of very many lines a part is shown.
func TestRenderManyLines(t *testing.T) {
	got := render(NewError(Position{}, strings.Repeat("line\n", 1<<20)), nil, false)
	assert.Less(t, len(got), 2*mostOfMessage)
	assert.Contains(t, got, "... (5177344 bytes more)\n")
}
