package seeds

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// convertModule converts the input and compares it with the seed's result.
func (e example) convertModule(t *testing.T, j job) error {
	t.Helper()
	want, err := e.desk.read(t, e.result(), e.profile)
	require.NoError(t, err)
	m, err := e.desk.read(t, e.input(), e.profile)
	require.NoError(t, err)
	if err := e.desk.convert(m, j); err != nil {
		return err
	}
	got := printed(m)
	// As both are read, what reading fills in is there on both sides.
	m, err = e.desk.read(t, got, printedProfile)
	require.NoError(t, err)
	if e.desk.shape(t, want) != e.desk.shape(t, m) {
		return fmt.Errorf("it becomes\n%s\nwhere the seed has\n%s\nthe shapes are\n%s\n%s", got, e.result(), printed(m), printed(want))
	}
	return nil
}

// typeLine is a type, and what it is the same as or becomes; that may be "".
type typeLine struct{ from, to string }

// parseTypeLines reads `A` and `A => B`; a line that begins with a blank goes on
// with the one before.
func parseTypeLines(text string) []typeLine {
	var list []typeLine
	for _, line := range strings.Split(strings.TrimSuffix(strings.ReplaceAll(text, "\n ", " "), "\n"), "\n") {
		from, to, _ := strings.Cut(line, " => ")
		list = append(list, typeLine{strings.TrimSpace(from), strings.TrimSpace(to)})
	}
	return list
}

// printTypes prints types in today's form. Each has a context of its own, as
// the seeds give one name to several structures.
func (e example) printTypes(t *testing.T, profile string) (string, error) {
	t.Helper()
	_, words := e.section("types")
	var out strings.Builder
	for _, line := range e.types() {
		from, err := e.typeText(t, line.from, profile)
		if err != nil {
			return "", err
		}
		out.WriteString(from)
		if line.to != "" {
			to, err := e.typeText(t, line.to, profile)
			if err != nil {
				return "", err
			}
			if len(words) == 0 {
				assert.Equal(t, from, to)
			}
			out.WriteString(" => " + to)
		}
		out.WriteByte('\n')
	}
	for _, line := range parseTypeLines(e.Text("refused")) {
		_, err := e.typeText(t, line.from, profile)
		assert.Error(t, err, "the seed does not allow %s", line.from)
	}
	return out.String(), nil
}

// typeText reads a type as the attribute of an operation, so that a profile
// counts, and prints it.
func (e example) typeText(t *testing.T, text, profile string) (string, error) {
	t.Helper()
	m, err := e.desk.read(t, fmt.Sprintf("%q() {type = %s} : () -> ()", holder, text), profile)
	if err != nil {
		return "", err
	}
	attr := m.Region(0).Entry().First().Attr("type")
	return syntax.AttrString(attr), nil
}

// holder is an operation that is not registered.
const holder = "seed.holder"

// convertTypes compares what becomes of types with what the seed says. A type is
// converted as the result of a function, one of SPIR-V as the argument of a function there,
// a function type as that of a function.
func (e example) convertTypes(t *testing.T, j job) error {
	t.Helper()
	for _, line := range e.types() {
		input := "func private @f() -> " + line.from
		if strings.HasPrefix(line.from, "(") {
			input = "func private @f" + line.from
		}
		if strings.HasPrefix(line.from, "!spv.") {
			input = "spv.func @f(%a: " + line.from + ") \"None\" {\n  spv.Return\n}"
		}
		m, err := e.desk.read(t, input, "")
		require.NoError(t, err)
		if err := e.desk.convert(m, j); err != nil {
			return err
		}
		got := typeOfFunction(m)
		switch {
		case strings.HasPrefix(line.from, "!spv."):
			got = llvm.Arg(got, 0)
		case !strings.HasPrefix(line.from, "("):
			got = llvm.Result(got)
		}
		want, err := e.typeText(t, line.to, e.profile)
		require.NoError(t, err)
		if syntax.TypeString(got) != want {
			return fmt.Errorf("%s becomes %s, not %s", line.from, syntax.TypeString(got), want)
		}
	}
	return nil
}

// typeOfFunction is the type of the only function in a module.
func typeOfFunction(m *ir.Operation) ir.Type {
	return m.Region(0).Entry().First().Attr("type").(*ir.TypeAttr).Value()
}

// holdsSeed reports whether everything that the seed says is part of what is
// read, or of the result.
func (e example) holdsSeed() bool {
	if name, _ := e.section("types"); name != "" {
		return e.kind == fragment || e.seedHoldsTypes()
	}
	seed := code(e.Text("seed"))
	if len(seed) == 0 {
		return false // lines were joined, so that all is behind the first comment
	}
	rest := code(e.input() + e.result())
	for len(rest) > 0 && len(seed) > 0 {
		if rest[0] == seed[0] {
			seed = seed[1:]
		}
		rest = rest[1:]
	}
	return len(seed) == 0
}

func (e example) seedHoldsTypes() bool {
	seed := strings.Join(strings.Fields(e.Text("seed")), "")
	for _, line := range e.types() {
		for _, side := range []string{line.from, line.to} {
			if !strings.Contains(seed, strings.Join(strings.Fields(side), "")) {
				return false
			}
		}
	}
	return true
}

// holdsNothingElse reports whether everything that is read, or the result, is
// part of the seed.
func (e example) holdsNothingElse() bool {
	if name, _ := e.section("types"); name != "" {
		return e.seedHoldsTypes()
	}
	seed := strings.Join(code(e.Text("seed")), "\n")
	for _, line := range code(e.input() + e.result()) {
		if !strings.Contains(seed, line) {
			return false
		}
	}
	return true
}
