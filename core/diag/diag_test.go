package diag

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPositionText(t *testing.T) {
	assert.Equal(t, "a.mlir:3:4", Position{"a.mlir", 3, 4}.String())
	assert.Equal(t, "a.mlir:3", Position{"a.mlir", 3, 0}.String())
	assert.Equal(t, "a.mlir", Position{File: "a.mlir"}.String())
	assert.Equal(t, "error: no input", NewError(Position{}, "no input").Error())
	assert.Equal(t, "severity(9)", Severity(9).String())
}

func TestWithNoteCopies(t *testing.T) {
	base := NewError(Position{}, "a").WithNote(Position{}, "1")
	x, y := base.WithNote(Position{}, "2"), base.WithNote(Position{}, "3")
	assert.Equal(t, "2", x.Notes[1].Message)
	assert.Equal(t, "3", y.Notes[1].Message)
	assert.Len(t, base.Notes, 1)
}

func TestSinkConcurrent(t *testing.T) {
	var s Sink
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for range 100 {
				s.Report(Diagnostic{Severity: Severity(i % 4)})
				s.HasErrors()
			}
		})
	}
	wait.Wait()
	assert.Equal(t, 800, s.Len())
	assert.True(t, s.HasErrors())
}

func TestSinkJoin(t *testing.T) {
	var s Sink
	parts := make([]*Sink, 4)
	var wait sync.WaitGroup
	for i := range parts {
		if i == 2 {
			continue
		}
		parts[i] = new(Sink)
		wait.Go(func() { parts[i].Report(NewWarning(Position{}, fmt.Sprint(i))) })
	}
	wait.Wait()
	s.Join(parts...)
	s.Join(&s)
	assert.False(t, s.HasErrors())
	var order []string
	for _, d := range s.Diagnostics() {
		order = append(order, d.Message)
	}
	assert.Equal(t, []string{"0", "1", "3"}, order)
	assert.Zero(t, parts[0].Len())
}

func TestSource(t *testing.T) {
	s := NewSource("f", []byte("one\r\n\ntwo\nend"))
	for n, want := range []string{"", "one", "", "two", "end", ""} {
		assert.Equal(t, want, string(s.line(n)), "line %d", n)
	}
	assert.Nil(t, s.line(5))
	assert.NotNil(t, s.line(2))
	for offset := range len(s.Text()) + 1 {
		p := s.Position(offset)
		back, ok := s.offset(p)
		require.True(t, ok, "%v", p)
		assert.Equal(t, offset, back)
	}
	assert.Equal(t, Position{"f", 4, 4}, s.Position(99))
	assert.Equal(t, Position{"f", 1, 1}, s.Position(-1))
	_, ok := s.offset(Position{"f", 2, 2})
	assert.False(t, ok)
	_, ok = s.offset(Position{"g", 1, 1})
	assert.False(t, ok)
	assert.Equal(t, Position{"e", 1, 1}, NewSource("e", nil).Position(0))
}

func TestSplit(t *testing.T) {
	text := "a\nb\n// -----\nc\n  // -----  \n// ----------\nd // -----\ne\n//-----\n// ----- f\n// -----"
	var got []string
	for _, part := range NewSource("f", []byte(text)).Split() {
		got = append(got, fmt.Sprintf("%d:%q", part.FirstLine(), part.Text()))
	}
	assert.Equal(t, []string{
		`1:"a\nb\n"`, `4:"c\n  "`, `6:"// ----------\nd "`, `8:"e\n//-----\n// ----- f\n"`, `12:""`,
	}, got)
	part := NewSource("f", []byte(text)).Split()[1]
	assert.Equal(t, Position{"f", 4, 1}, part.Position(0))
	assert.Equal(t, "c", string(part.line(4)))
	assert.Nil(t, part.line(3))
}

func TestSplitNothing(t *testing.T) {
	parts := NewSource("f", nil).Split()
	require.Len(t, parts, 1)
	assert.Empty(t, parts[0].Text())
}

func render(d Diagnostic, s *Source, color bool) string {
	var sources Lookup
	if s != nil {
		sources = s.Lookup
	}
	var b bytes.Buffer
	_ = RenderAll(&b, []Diagnostic{d}, sources, color)
	return b.String()
}

func TestRender(t *testing.T) {
	s := NewSource("in.mlir", []byte("func @f() {\n\t  %é = std.adi %a\n}\n"))
	d := NewError(s.Position(strings.Index(string(s.Text()), "std")), "unknown operation 'std.adi'")
	d = d.WithNote(Position{"in.mlir", 1, 0}, "in this function").WithNote(Position{"other", 7, 3}, "there").WithNote(Position{}, "nowhere")
	assert.Equal(t, "in.mlir:2:10: error: unknown operation 'std.adi'\n"+
		"\t  %é = std.adi %a\n"+
		"\t       ^\n"+
		"in.mlir:1: note: in this function\n"+
		"func @f() {\n"+
		"other:7:3: note: there\n"+
		"note: nowhere\n", render(d, s, false))
	assert.NotContains(t, string(AppendRendered(nil, d, nil, false)), "^")
	colored := render(d, s, true)
	assert.Contains(t, colored, "\x1b[1;31merror: \x1b[0m")
	assert.Contains(t, colored, "\x1b[1;32m^\x1b[0m")
}

func TestRenderBeyondTheLine(t *testing.T) {
	s := NewSource("f", []byte("ab"))
	assert.Equal(t, "f:1:99: error: x\nab\n  ^\n", render(NewError(Position{"f", 1, 99}, "x"), s, false))
	assert.Equal(t, "f:9:9: error: x\n", render(NewError(Position{"f", 9, 9}, "x"), s, false))
}

func TestSuggest(t *testing.T) {
	ops := []string{"std.addi", "std.addf", "std.subi", "memref.load", "cse", "x"}
	for _, c := range []struct{ name, want string }{
		{"std.adi", "std.addi"}, {"std.addg", "std.addi"}, {"memref.laod", "memref.load"}, {"memrefload", "memref.load"},
		{"ces", "cse"}, {"y", ""}, {"quite.different", ""}, {"", ""}, {"cse", ""},
	} {
		got, ok := Suggest(c.name, ops)
		assert.Equal(t, c.want, got, c.name)
		assert.Equal(t, c.want != "", ok)
	}
}

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"abc", "", 3}, {"", "abc", 3}, {"abc", "acb", 1}, {"kitten", "sitting", 3}, {"ab", "ba", 1}, {"abcd", "badc", 2},
	} {
		got, _ := distance(c.a, c.b, 100, nil)
		assert.Equal(t, c.want, got, "%s %s", c.a, c.b)
		got, _ = distance(c.b, c.a, 100, nil)
		assert.Equal(t, c.want, got)
	}
}
