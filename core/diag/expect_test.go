package diag

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

func TestParseExpectations(t *testing.T) {
	text := strings.Join([]string{
		`x // expected-error {{here}}`,
		`// expected-warning@+2 {{two down}}`,
		`// expected-note @-1 {{one up}}`,
		`plain`,
		`// expected-remark@above {{the plain line}}`,
		`// expected-error@above {{the plain line too}}`,
		`// expected-error@below{{the next plain line}}`,
		`// expected-note@below {{so is this}}`,
		``,
		`// expected-error@+1 {{a {{[0-9]+}} b}} }} end`,
		`// expected-error-re@+1 {{a.b {{[0-9]+}} c}}`,
		`// expected-error@unknown {{no}}`,
		`// expected-errorx {{no}}`,
		`// expected-error@+ {{no}}`,
		`// expected-error {{no`,
		`// expected-error {no}}`,
		`// unexpected-error2 expected-warning {{yes}}`,
	}, "\n")
	list, problems := parseExpectations(NewSource("f", []byte(text)))
	require.Empty(t, problems)
	type row struct {
		severity Severity
		line     int
		text     string
	}
	var got []row
	for _, e := range list {
		got = append(got, row{e.Severity, e.Line, e.Text})
	}
	assert.Equal(t, []row{
		{Error, 1, "here"}, {Warning, 4, "two down"}, {Note, 2, "one up"}, {Remark, 4, "the plain line"},
		{Error, 4, "the plain line too"}, {Error, 9, "the next plain line"}, {Note, 9, "so is this"},
		{Error, 11, "a {{[0-9]+}} b}} "}, {Error, 12, "a.b {{[0-9]+}} c"}, {Warning, 17, "yes"},
	}, got)
	assert.True(t, list[8].matches("see a.b 12 c"))
	assert.False(t, list[8].matches("see axb 12 c"))
	assert.Equal(t, Position{"f", 2, 4}, list[1].Pos)
}

func TestBadPattern(t *testing.T) {
	_, problems := parseExpectations(NewSource("f", []byte("// expected-error-re {{a {{[}} b}}")))
	require.Len(t, problems, 1)
	assert.Contains(t, problems[0].Message, "invalid regular expression")
}

const wrongOp = `"x"() : (i32) -> ()`
const wrongMessage = "expected 0 operand types but had 1"

// checkCases hold one wrong op each; it is on the line that has it.
var checkCases = []struct {
	name, text string
	want       []string
}{
	{"met", "// expected-error@+1 {{operand types}}\n" + wrongOp, nil},
	{"met above", wrongOp + "\n// expected-error@above {{operand types}}", nil},
	{"met below", "// expected-error@below {{operand types}}\n" + wrongOp, nil},
	{"trailing space", "// expected-error@+1 {{operand types}}  \n" + wrongOp, nil},
	{"unexpected", wrongOp, []string{"1:9: unexpected error: " + wrongMessage}},
	{"other text", "// expected-error@+1 {{nope}}\n" + wrongOp, []string{
		"2:9: unexpected error: " + wrongMessage, "1:4: expected error \"nope\" was not produced",
	}},
	{"other line", "// expected-error {{operand}}\n" + wrongOp, []string{
		"2:9: unexpected error: " + wrongMessage, "1:4: expected error \"operand\" was not produced",
	}},
	{"other severity", "// expected-warning@+1 {{operand}}\n" + wrongOp, []string{
		"1:4: 'error' diagnostic emitted when expecting a 'warning'", "1:4: expected warning \"operand\" was not produced",
	}},
	{"twice", "// expected-error@+2 {{operand}}\n// expected-error@+1 {{operand}}\n" + wrongOp, []string{
		"2:4: expected error \"operand\" was not produced",
	}},
	{"greedy", "// expected-error@+1 {{operand}} {{types}}\n" + wrongOp, []string{
		"2:9: unexpected error: " + wrongMessage, "1:4: expected error \"operand}} {{types\" was not produced",
	}},
	{"unmatched above", "// expected-error@above {{x}}\n// expected-error@+1 {{operand}}\n" + wrongOp, []string{
		"1:4: expected error \"x\" was not produced",
	}},
}

func problemsOf(text string) []string {
	line := 1 + strings.Count(text[:strings.Index(text, wrongOp)], "\n")
	d := NewError(Position{"f", line, 9}, wrongMessage)
	var got []string
	for _, p := range Check(NewSource("f", []byte(text)), []Diagnostic{d}) {
		got = append(got, strings.TrimPrefix(strings.Replace(p.Error(), ": error: ", ": ", 1), "f:"))
	}
	return got
}

func TestCheck(t *testing.T) {
	for _, c := range checkCases {
		assert.Equal(t, c.want, problemsOf(c.text), c.name)
	}
}

func TestCheckNotes(t *testing.T) {
	s := NewSource("f", []byte("// expected-error {{bad}}\n// expected-note {{see}}\n"))
	d := NewError(Position{"f", 1, 1}, "so bad").WithNote(Position{"f", 2, 1}, "see here")
	assert.Empty(t, Check(s, []Diagnostic{d}))
	assert.Len(t, Check(s, []Diagnostic{d.WithNote(Position{"f", 2, 1}, "another")}), 1)
	assert.Len(t, Check(s, []Diagnostic{d, NewError(Position{"g", 1, 1}, "bad")}), 1)
}

func TestCheckSplit(t *testing.T) {
	text := "a\n// -----\n// expected-error@+1 {{bad}}\nb\n"
	part := NewSource("f", []byte(text)).Split()[1]
	assert.Empty(t, Check(part, []Diagnostic{NewError(Position{"f", 4, 1}, "bad")}))
}

// mlir-opt says the same about the same text.
func TestOracleCheck(t *testing.T) {
	path := oracle.Tool(t, "mlir-opt-13")
	for _, c := range checkCases {
		cmd := exec.Command(path, "-verify-diagnostics", "--allow-unregistered-dialect")
		cmd.Stdin = strings.NewReader(c.text)
		out, err := cmd.CombinedOutput()
		assert.Equal(t, len(c.want) == 0, err == nil, c.name)
		var got []string
		for line := range strings.Lines(string(out)) {
			if at, message, ok := strings.Cut(strings.TrimSpace(line), ": error: "); ok {
				got = append(got, strings.TrimPrefix(at, "<stdin>:")+": "+message)
			}
		}
		assert.Equal(t, c.want, got, c.name)
	}
}
