package passdiff

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

const (
	between = "\n// -----\n"
	wanted  = "\n// wanted\n"
	failure = "error: "
	crash   = "crash"
)

// A Comparer runs pipelines of some passes.
type Comparer struct {
	// Settles demands that a pipeline changes nothing when it runs again on what
	// it made.
	Settles bool
	// Crashes is how many cases of a comparison may make the tool crash without a
	// wanted text, for random cases.
	Crashes int

	// DistinctArguments sets the option `distinct-arguments` of the passes that have it: the
	// tool's passes over loops take arguments so.
	DistinctArguments bool

	// Hooks are what owners of dialects verify, by the names of operations.
	Hooks map[string]verify.Hook

	ctx      *ir.Context
	passes   *pass.Registry
	distinct *pass.Registry // the passes with that option set
}

// New returns a comparer with all dialects of the repository.
func New(t testing.TB, passes ...*pass.Pass) *Comparer {
	t.Helper()
	return &Comparer{ctx: repository.Context(t), passes: pass.NewRegistry(passes...), distinct: pass.NewRegistry(Distinct(passes...)...)}
}

// Distinct are passes of which those that have the option `distinct-arguments` take it as set.
func Distinct(passes ...*pass.Pass) []*pass.Pass {
	distinct := make([]*pass.Pass, len(passes))
	for i, p := range passes {
		own := *p
		own.Options = slices.Clone(p.Options)
		for k, o := range own.Options {
			if o.Name == alias.DistinctArguments {
				own.Options[k].Default = "true"
			}
		}
		distinct[i] = &own
	}
	return distinct
}

// Files compares the cases of the files that match, of which there must be some.
func (c *Comparer) Files(t *testing.T, pattern string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			first, rest, _ := strings.Cut(string(text), "\n")
			pipeline, ok := strings.CutPrefix(first, "// ")
			require.True(t, ok, "%s begins with no pipeline", f)
			c.Compare(t, pipeline, strings.Split(rest, between))
		})
	}
}

// Compare compares what a textual pipeline makes of cases.
func (c *Comparer) Compare(t testing.TB, pipeline string, cases []string) {
	t.Helper()
	inputs, own := make([]string, len(cases)), make([]string, len(cases))
	for i, text := range cases {
		inputs[i], own[i], _ = strings.Cut(text, wanted)
	}
	crashes := 0
	for i, theirs := range oracle.Opt(t, inputs, "-pass-pipeline="+pipeline) {
		got := c.Apply(t, pipeline, inputs[i])
		switch {
		case own[i] != "":
			assert.Equal(t, strings.TrimSpace(own[i]), strings.TrimSpace(got), "%s\n%s", pipeline, inputs[i])
			same := theirs.OK && strings.TrimSpace(theirs.Text) == strings.TrimSpace(got)
			assert.False(t, same, "a difference that is none\n%s", inputs[i])
		case theirs.OK:
			assert.Equal(t, strings.TrimSpace(theirs.Text), strings.TrimSpace(got), "%s\n%s", pipeline, inputs[i])
		case theirs.Problem == crash:
			crashes++
			assert.LessOrEqual(t, crashes, c.Crashes, "the tool crashes on\n%s", inputs[i])
		default:
			assert.Contains(t, got, failure, "the tool says %q of\n%s", theirs.Problem, inputs[i])
		}
	}
}

// Later compares what a textual pipeline makes of a text in the form of MLIR 19 with what mlir-opt-19
// makes of it.
func (c *Comparer) Later(t testing.TB, pipeline, text string) {
	t.Helper()
	want := oracle.Pipe(t, text, "mlir-opt-19", "-pass-pipeline="+pipeline)
	assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(c.ApplyLater(t, pipeline, text)), "%s\n%s", pipeline, text)
}

// ApplyLater is Apply, with the outcome in the form of MLIR 19.
func (c *Comparer) ApplyLater(t testing.TB, pipeline, text string) string {
	t.Helper()
	out := c.Apply(t, pipeline, text)
	if strings.HasPrefix(out, failure) {
		return out
	}
	var sink diag.Sink
	m := syntax.Parse(c.ctx, diag.NewSource("out.mlir", []byte(out)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), out)
	later, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	return string(later)
}

// Apply returns what a pipeline makes of a text, or `error: ` and what it
// complains of.
func (c *Comparer) Apply(t testing.TB, pipeline, text string) string {
	t.Helper()
	got, _ := c.run(t, pipeline, text, 2)
	alone, _ := c.run(t, pipeline, text, 1)
	assert.Equal(t, alone, got, "the number of workers matters for\n%s", text)
	if c.Settles && !strings.HasPrefix(got, failure) {
		again, unchanged := c.run(t, pipeline, got, 1)
		assert.True(t, unchanged, "%s makes of\n%sthis\n%swhich becomes\n%s", pipeline, text, got, again)
	}
	return got
}

func (c *Comparer) run(t testing.TB, pipeline, text string, workers int) (result string, unchanged bool) {
	t.Helper()
	registry := c.passes
	if c.DistinctArguments {
		registry = c.distinct
	}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), registry)
	require.Empty(t, problems)
	var sink diag.Sink
	m := syntax.Parse(c.ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil || !c.verify(m, &sink) {
		return refusal(t, &sink), false
	}
	before := print(m)
	manager := pass.Manager{Workers: workers, Verify: c.verify, Stats: &pass.StatisticsByPass{}}
	if err := manager.Run(context.Background(), m, steps, &sink); err != nil {
		require.ErrorIs(t, err, pass.ErrReported, "%v\n%s", sink.Diagnostics(), text)
		return refusal(t, &sink), false
	}
	result, unchanged = print(m), manager.Unchanged()
	if unchanged {
		assert.Equal(t, inAnyOrder(before), inAnyOrder(result), "%s says that it leaves what it changes", pipeline)
	}
	for _, name := range manager.Stats.Passes() {
		for _, s := range manager.Stats.Of(name).All() {
			assert.GreaterOrEqual(t, s.Count, int64(0), "%s of %s", s.Name, name)
		}
	}
	return result, unchanged
}

var valueName = regexp.MustCompile(`%[-$.\w]+`)

// inAnyOrder is a module without the names of values and the order and depth of lines: folding puts
// constants elsewhere and in another order, after which they are named, and changes nothing by that.
func inAnyOrder(text string) []string {
	lines := strings.Split(valueName.ReplaceAllString(text, "%"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	slices.Sort(lines)
	return lines
}

func (c *Comparer) verify(op *ir.Operation, sink *diag.Sink) bool {
	return verify.Verify(op, sink, verify.Options{Workers: 1, Hooks: c.Hooks})
}

func print(m *ir.Operation) string { return string(syntax.AppendOp(nil, m, syntax.PrintOptions{})) }

// refusal is the first error.
func refusal(t testing.TB, sink *diag.Sink) string {
	t.Helper()
	for _, d := range sink.Diagnostics() {
		if d.Severity == diag.Error {
			return failure + d.Message
		}
	}
	t.Errorf("refused without an error")
	return failure
}
