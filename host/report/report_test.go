package report

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/run"
)

// draw writes rows as text: the sides with a sign between them, and changed words
// in brackets.
func draw(rows []row) string {
	var b strings.Builder
	signs := map[string]string{"eq": "=", "chg": "~", "ins": ">", "del": "<"}
	for _, r := range rows {
		fmt.Fprintf(&b, "%d %s %s %d %s\n", r.left.number, drawn(r.left), signs[class(r)], r.right.number, drawn(r.right))
	}
	return b.String()
}

func drawn(s side) string {
	text := ""
	for _, p := range s.spans {
		if p.Changed {
			p.Text = "[" + p.Text + "]"
		}
		text += p.Text
	}
	return text
}

func TestCompare(t *testing.T) {
	before := strings.Split("module {\n  func @f() {\n    %0 = addi %a, %b : i32\n    return\n  }\n  func @g() {\n    return\n  }\n}", "\n")
	after := strings.Split("module {\n  func private @new()\n  func @f() {\n    %1 = addi %a, %c : i32\n    foo.bar\n    return\n  }\n}", "\n")
	assert.Equal(t, `1 module { = 1 module {
0  > 2   func private @new()
2   func @f() { = 3   func @f() {
3     [%0] = addi %a, [%b] : i32 ~ 4     [%1] = addi %a, [%c] : i32
0  > 5     foo.bar
4     return = 6     return
5   } = 7   }
6   func @g() { < 0 
7     return < 0 
8   } < 0 
9 } = 8 }
`, draw(compare(before, after)))
	assert.Empty(t, compare(nil, nil))
	assert.Equal(t, "1 a = 1 a\n", draw(compare([]string{"a"}, []string{"a"})))
}

// TestCompareCoversAll: each line is there once, in order, whatever the texts.
func TestCompareCoversAll(t *testing.T) {
	var a, b []string
	for i := range 400 {
		a = append(a, fmt.Sprintf("  op.%d @s%d {", i*7%31, i%50))
		if i%3 != 0 {
			b = append(b, fmt.Sprintf("  op.%d @s%d {", i*5%31, i%40), "}")
		}
	}
	i, j := 0, 0
	for _, r := range compare(a, b) {
		if n := r.left.number; n > 0 {
			i++
			require.Equal(t, i, n)
		}
		if n := r.right.number; n > 0 {
			j++
			require.Equal(t, j, n)
		}
		if r.equal {
			require.Equal(t, a[i-1], b[j-1])
		}
	}
	assert.Equal(t, []int{len(a), len(b)}, []int{i, j})
}

func TestFold(t *testing.T) {
	a := append(strings.Split(strings.Repeat("x\n", 20), "\n")[:20], "y")
	b := append(strings.Split(strings.Repeat("x\n", 20), "\n")[:20], "z")
	blocks := fold(compare(a, b), 100)
	require.Len(t, blocks, 3)
	assert.Equal(t, []int{17, 3, 1}, []int{blocks[0].Count, blocks[1].Count, blocks[2].Count})
	assert.True(t, blocks[0].Equal)
	assert.Len(t, blocks[0].Rows, 17)
	blocks = fold(compare(a, b), 10)
	assert.Equal(t, 17, blocks[0].Hidden, "what is equal is left out first")
	assert.Empty(t, blocks[0].Rows)
	blocks = fold(compare(a, b), 2)
	require.Len(t, blocks, 2)
	assert.Equal(t, 17, blocks[0].Hidden)
	assert.Len(t, blocks[1].Rows, 1)
	assert.Equal(t, 3, blocks[1].Hidden)
}

func render(t *testing.T, p *Page) string {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, p.Write(&b))
	return b.String()
}

const hostile = `"'></td><script>alert(1)</script><img src=x onerror=alert(1)>{{.CSS}}`

// TestHostileTexts: no text of the input becomes markup.
func TestHostileTexts(t *testing.T) {
	source := diag.NewSource(hostile, []byte(hostile+"\n"))
	text := []byte("module {\n  " + hostile + "\n}\n")
	p := &Page{
		Title: hostile, Failure: hostile, FailedStage: hostile, Versions: []string{hostile},
		Plan:     []Stage{{ID: hostile, Pass: hostile + "x", By: hostile, From: hostile, Options: []Value{{hostile, hostile, hostile}}}},
		Settings: []Value{{hostile, hostile, hostile}},
		Diagnostics: []diag.Diagnostic{diag.NewError(diag.Position{File: hostile, Line: 1, Col: 3}, hostile).
			WithNote(diag.Position{}, hostile)},
		Sources: source.Lookup,
		Observation: &run.Observation{Took: time.Second, Steps: []run.Step{
			{Kind: "module", Text: text}, {Stage: "a", By: hostile, Kind: "module", Text: append([]byte(hostile), text...)},
			{Stage: hostile, By: hostile, Kind: hostile, Text: text},
		}},
	}
	page := render(t, p)
	assert.NotContains(t, page, "<script>alert")
	assert.NotContains(t, page, "<img")
	assert.NotContains(t, page, "'></td>")
	assert.Equal(t, 1, strings.Count(page, "<script"))
	assert.Contains(t, page, "&lt;script&gt;alert(1)")
	assert.NotRegexp(t, `(?i)(src|href)="?(https?:)?//|url\(|@import`, page)
}

// TestPagesAreSafeInATerminal: nothing in a page does anything to one.
func TestPagesAreSafeInATerminal(t *testing.T) {
	const bad = "a\x1b]0;owned\ab"
	p := &Page{
		Title: bad, Failure: bad, FailedStage: bad, Versions: []string{bad}, Plan: []Stage{{ID: bad, Pass: bad, By: bad}},
		Settings: []Value{{Name: bad, Text: bad, From: bad}}, Diagnostics: []diag.Diagnostic{diag.NewError(diag.Position{File: bad}, bad)},
	}
	var out strings.Builder
	require.NoError(t, p.Write(&out))
	assert.NotContains(t, out.String(), "\x1b")
	assert.NotContains(t, out.String(), "\a")
	assert.Contains(t, out.String(), `a\1B]0;owned\07b`)
}

// TestSteps: the stage that failed is marked, and what follows was not reached.
func TestSteps(t *testing.T) {
	plan := []Stage{{ID: "a", Pass: "a"}, {ID: "b", Pass: "b"}, {ID: "c", Pass: "c"}}
	steps := []run.Step{
		{Kind: "module", Text: []byte("x\n"), Ops: 1}, {Stage: "a", Kind: "module", Text: []byte("y\n")},
		{Stage: "b", Kind: "module", Text: []byte("y\n")},
	}
	for _, c := range []struct {
		failed string
		steps  int
		want   string
	}{
		{"a", 3, "Input; a failed; b skipped; c skipped"},
		{"b", 2, "Input; a; b failed; c skipped"},
		{"", 2, "Input; a; b skipped; c skipped"},
		{"b", 3, "Input; a; b failed; c skipped"},
		{"a' to 'b", 1, "Input; a skipped; b skipped; c skipped"},
	} {
		p := &Page{Plan: plan, FailedStage: c.failed, Observation: &run.Observation{Steps: steps[:c.steps]}}
		assert.Equal(t, c.want, strings.Join(stepNames(p.view().Steps), "; "))
		render(t, p)
	}
}

func stepNames(list []stepView) []string {
	var names []string
	for _, s := range list {
		text := s.Title
		if text == "" {
			text = "Input"
		}
		if s.Failed {
			text += " failed"
		}
		if s.Skipped {
			text += " skipped"
		}
		names = append(names, text)
	}
	return names
}

// TestLarge: what a page can grow to is bounded.
func TestLarge(t *testing.T) {
	var a, b bytes.Buffer
	for i := range 20_000 {
		fmt.Fprintf(&a, "  func @f%d(%%arg0: i32) {\n    %%0 = addi %%arg0, %%arg0 : i32\n    return\n  }\n", i)
		fmt.Fprintf(&b, "  llvm.func @f%d(%%arg0: i32) {\n    %%0 = llvm.add %%arg0, %%arg0 : i32\n    llvm.return\n  }\n", i)
	}
	b.WriteString(strings.Repeat("0", 1<<20))
	p := &Page{Observation: &run.Observation{Steps: []run.Step{
		{Kind: "module", Text: a.Bytes()}, {Stage: "s", Kind: "module", Text: b.Bytes()},
	}}}
	page := render(t, p)
	assert.Less(t, len(page), 8<<20)
	assert.Contains(t, page, "more lines are left out")
	assert.Less(t, strings.Count(page, "<tr"), mostRows+100)
}

// TestPolicy: the page's policy is about the very texts of its style and script.
func TestPolicy(t *testing.T) {
	page := render(t, &Page{})
	assert.Contains(t, page, "<style>"+pageCSS+"</style>")
	assert.Contains(t, page, "<script>"+pageJS+"</script>")
}
