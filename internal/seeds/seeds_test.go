package seeds

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
)

// example is an archive with its row.
type example struct {
	row
	*archive.Archive
	desk *desk
}

// TestExamples reads, prints and converts each example, as the table says.
func TestExamples(t *testing.T) {
	_, rows := readTable(t)
	d := newDesk(t)
	for _, name := range archives(t) {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, rows, name, "docs/seeds.tsv does not have the example")
			e := example{row: rows[name], Archive: archive.Read(t, path(name)), desk: d}
			if e.Has("command") {
				e.testCommand(t)
				return
			}
			e.testText(t)
			e.testReading(t)
			e.testConversion(t)
			if archive.Rewrites() {
				e.Write(t, path(name))
			}
		})
	}
}

func path(name string) string { return "testdata/" + name + ".txtar" }

// section finds the section whose name begins with a word. It returns the words
// behind it, too.
func (e example) section(word string) (name string, words []string) {
	for _, s := range e.Sections {
		if f := strings.Fields(s.Name); f[0] == word {
			return s.Name, f[1:]
		}
	}
	return "", nil
}

// input is what is read; result is what it shall become, or "".
func (e example) input() string {
	if e.Has("input") {
		return e.Text("input")
	}
	return e.Text("seed")
}

func (e example) result() string {
	name, _ := e.section("result")
	return e.Text(name)
}

func (e example) types() []typeLine {
	name, _ := e.section("types")
	return parseTypeLines(e.Text(name))
}

// testText: what is tested is what the seed says, but for errata and for what
// stands around a fragment.
func (e example) testText(t *testing.T) {
	if e.kind == proposal {
		return // it is refused at its first words
	}
	whole := e.holdsSeed()
	if e.kind == erratum {
		assert.False(t, whole, "nothing was mended: this is no erratum")
		return
	}
	assert.True(t, whole, "the seed has something that is not tested: this is an erratum")
	if e.kind == asWritten || e.kind == older {
		assert.True(t, e.holdsNothingElse(), "something stands around the seed's text: this is a fragment")
	}
}

// testReading reads what the example says, compares what is printed, and reads
// that.
func (e example) testReading(t *testing.T) {
	texts, err := e.print(t, e.profile)
	if e.kind == proposal {
		require.ErrorContains(t, err, "is only proposed in the reference of "+e.profile)
		return
	}
	if e.reads == notYet {
		require.Error(t, err, "this is read now: say so in docs/seeds.tsv")
		t.Log(err)
		return
	}
	require.NoError(t, err)
	for section, text := range texts {
		e.golden(t, section, text)
	}
	_, err = e.print(t, printedProfile)
	if e.profile == printedProfile {
		assert.NoError(t, err, "the form is an older one")
	} else {
		assert.Error(t, err, "the form is today's")
	}
}

// golden compares a text with a section.
func (e example) golden(t *testing.T, section, text string) {
	t.Helper()
	if archive.Rewrites() {
		e.Set(section, text)
		return
	}
	assert.Equal(t, e.Text(section), text)
}

// Sections that hold today's form.
const (
	printedInput  = "printed"
	printedResult = "printed result"
)

// print reads what the example says and prints it, by the sections for it.
func (e example) print(t *testing.T, profile string) (map[string]string, error) {
	t.Helper()
	if name, _ := e.section("types"); name != "" {
		text, err := e.printTypes(t, profile)
		return map[string]string{printedInput: text}, err
	}
	input, err := e.printModule(t, e.input(), profile)
	if err != nil || e.result() == "" {
		return map[string]string{printedInput: input}, err
	}
	result, err := e.printModule(t, e.result(), profile)
	return map[string]string{printedInput: input, printedResult: result}, err
}

// printModule reads a module and prints it, from a fresh context.
func (e example) printModule(t *testing.T, text, profile string) (string, error) {
	t.Helper()
	m, err := e.desk.read(t, text, profile)
	if err != nil {
		return "", err
	}
	out := printed(m)
	again, err := e.desk.read(t, out, printedProfile)
	require.NoError(t, err, "what is printed is not read:\n%s", out)
	assert.Equal(t, out, printed(again))
	return out, nil
}

// testConversion converts the input and compares with the seed's result.
func (e example) testConversion(t *testing.T) {
	name, words := e.section("types")
	if name == "" {
		name, words = e.section("result")
	}
	if len(words) == 0 {
		assert.Equal(t, none, e.converts, "there is nothing to convert")
		return
	}
	if e.reads == notYet {
		assert.Equal(t, notYet, e.converts, "what is not read is not converted")
		return
	}
	var err error
	if strings.HasPrefix(name, "types") {
		err = e.convertTypes(t, parseJob(words))
	} else {
		err = e.convertModule(t, parseJob(words))
	}
	if e.converts == notYet {
		require.Error(t, err, "this is converted now: say so in docs/seeds.tsv")
		t.Log(err)
		return
	}
	assert.Equal(t, yes, e.converts)
	assert.NoError(t, err)
}

// TestPrintedIsValid hands what is printed to mlir-opt-13, in generic form as it
// changes some custom ones when it reads them. It prints the same.
func TestPrintedIsValid(t *testing.T) {
	d := newDesk(t)
	var names, chunks, want []string
	for _, name := range archives(t) {
		e := example{Archive: archive.Read(t, path(name))}
		if types, _ := e.section("types"); types != "" {
			continue
		}
		for _, section := range []string{printedInput, printedResult} {
			if !e.Has(section) {
				continue
			}
			m, err := d.read(t, e.Text(section), printedProfile)
			require.NoError(t, err)
			names, want = append(names, name+" "+section), append(want, e.Text(section))
			chunks = append(chunks, string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true})))
		}
	}
	for i, answer := range oracle.Opt(t, chunks) {
		if assert.True(t, answer.OK, "%s: %s", names[i], answer.Problem) {
			assert.Equal(t, strings.TrimSpace(want[i]), strings.TrimSpace(answer.Text), names[i])
		}
	}
}
