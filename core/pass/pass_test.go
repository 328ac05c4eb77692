package pass

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

func testPasses() *Registry {
	run := func(*Run) error { return nil }
	return NewRegistry(
		&Pass{Name: "cse", Anchor: AnyOp, Run: run},
		&Pass{Name: "canonicalize", Anchor: AnyOp, Run: run, Options: []Option{
			{Name: "max-iterations", Type: Uint, Default: "10"}, {Name: "top-down", Type: Bool, Default: "true"},
			{Name: "disable-patterns", Type: List},
		}},
		&Pass{Name: "to-llvm", Run: run, Options: []Option{{Name: "emit-c-wrappers", Aliases: []string{"wrap"}, Type: Bool}}},
		&Pass{Name: "loops", Anchor: "func", Run: run},
	)
}

func TestParsePipeline(t *testing.T) {
	for in, want := range map[string]string{
		"builtin.module(func(cse,canonicalize{max-iterations=3}),to-llvm{emit-c-wrappers=1})": "module(func(cse,canonicalize{max-iterations=3}),to-llvm{emit-c-wrappers=1})",

		" func( cse , canonicalize{ max-iterations=3  top-down=false } ) ": "module(func(cse,canonicalize{max-iterations=3 top-down=false}))",

		"to-llvm{emit-c-wrappers}":                              "module(to-llvm{emit-c-wrappers=true})",
		"to-llvm{wrap}":                                         "module(to-llvm{emit-c-wrappers=true})",
		"loops,func(loops)":                                     "module(loops,func(loops))",
		`canonicalize{disable-patterns="a b",top}`:              `module(canonicalize{disable-patterns="a b,top"})`,
		`canonicalize{disable-patterns="a b"}`:                  `module(canonicalize{disable-patterns="a b"})`,
		"canonicalize{disable-patterns=a disable-patterns=b,c}": "module(canonicalize{disable-patterns=a,b,c})",
		`canonicalize{disable-patterns=f(x y),g}`:               `module(canonicalize{disable-patterns="f(x y),g"})`,
		"": "module()",
	} {
		p, problems := ParsePipeline(diag.NewSource("p", []byte(in)), testPasses())
		require.Empty(t, problems, in)
		assert.Equal(t, want, p.String(), in)
	}
}

func TestPipelineProblems(t *testing.T) {
	for in, want := range map[string]string{
		"func(cs)":                       "p:1:6: error: there is no pass 'cs'; did you mean 'cse'?",
		"func(cse":                       "p:1:5: error: this parenthesis is not closed",
		"func(cse))":                     "p:1:10: error: expected ',' or the end of the pipeline",
		"canonicalize{max-iteration=3}":  "p:1:1: error: pass 'canonicalize' has no option 'max-iteration'; did you mean 'max-iterations'?",
		"canonicalize{max-iterations=x}": "p:1:1: error: option 'max-iterations' of pass 'canonicalize': 'x' is not of type uint",
		"canonicalize{max-iterations=3 max-iterations=4}": "p:1:1: error: option 'max-iterations' of pass 'canonicalize': '3,4' is not of type uint",
		"canonicalize{max-iterations=3":                   "p:1:13: error: this brace is not closed",
		"canonicalize{disable-patterns=\"":                "p:1:31: error: this quote is not closed",
		"to-llvm{wrap emit-c-wrappers=false}":             "p:1:1: error: option 'emit-c-wrappers' of pass 'to-llvm' is set as 'wrap' as well; leave one of them out",
		"to-llvm{wrp}":                                    "p:1:1: error: pass 'to-llvm' has no option 'wrp'; did you mean 'wrap'?",
		"func(to-llvm)":                                   "p:1:6: error: pass 'to-llvm' runs on 'module', not on 'func'; move it out of the parentheses",
		"cse,,cse":                                        "p:1:5: error: expected the name of a pass or of an operation",
	} {
		_, problems := ParsePipeline(diag.NewSource("p", []byte(in)), testPasses())
		require.NotEmpty(t, problems, in)
		assert.Equal(t, want, problems[0].Error(), in)
	}
}

func module(functions int) *ir.Operation {
	ctx := irtest.NewContext()
	m, b := irtest.Module(ctx)
	for i := range functions {
		irtest.Func(b, m, fmt.Sprintf("f%d", i))
	}
	return m
}

func TestAnchorsRunInParallelInOrder(t *testing.T) {
	var ran atomic.Int32
	warn := &Pass{Name: "warn", Anchor: "func", Run: func(r *Run) error {
		ran.Add(1)
		r.Diags.Report(diag.NewWarning(diag.Position{}, ir.SymbolName(r.Op)))
		r.Stats.Add("functions", 1)
		return nil
	}}
	for _, workers := range []int{1, 4} {
		var sink diag.Sink
		m := Manager{Workers: workers, Timing: NewTiming("root"), Stats: &StatisticsByPass{}}
		p := &Pipeline{}
		p.Add(warn)
		p.nest("func").Add(warn)
		require.NoError(t, m.Run(context.Background(), module(20), p, &sink))
		var names []string
		for _, d := range sink.Diagnostics() {
			names = append(names, d.Message)
		}
		assert.Len(t, names, 40)
		assert.Equal(t, []string{"f0", "f1", "f2"}, names[:3])
		assert.Equal(t, []Statistic{{"functions", 40}}, m.Stats.Of("warn").All())
		assert.Equal(t, "'func' Pipeline", m.Timing.Parts()[1].Name)
	}
	assert.EqualValues(t, 80, ran.Load())
}

func TestFailures(t *testing.T) {
	failing := func(f func(r *Run) error) ([]diag.Diagnostic, error) {
		var sink diag.Sink
		var debug strings.Builder
		m := Manager{Workers: 2, Debug: func(s string) { debug.WriteString(s) }}
		p := (&Pipeline{}).Add(&Pass{Name: "x", Anchor: "func", Run: f})
		err := m.Run(context.Background(), module(3), p, &sink)
		if err != nil && strings.Contains(err.Error(), "crashed") {
			assert.Contains(t, debug.String(), "pass_test.go")
		}
		return sink.Diagnostics(), err
	}
	diags, err := failing(func(r *Run) error {
		r.Diags.Report(diag.NewError(diag.Position{}, "bad"))
		return nil
	})
	assert.ErrorIs(t, err, ErrReported)
	assert.Len(t, diags, 3)
	_, err = failing(func(*Run) error { panic("BUG: oops") })
	assert.EqualError(t, err, "pass 'x' crashed: BUG: oops")
	_, err = failing(func(r *Run) error {
		r.Parallel(2, func(int) { panic("BUG: inside") })
		return nil
	})
	assert.EqualError(t, err, "pass 'x' crashed: BUG: inside")
	_, err = failing(func(*Run) error { return errors.New("no space left") })
	assert.EqualError(t, err, "pass 'x' failed: no space left")
	diags, err = failing(func(*Run) error { return diag.NewError(diag.Position{}, "wrong") })
	assert.ErrorIs(t, err, ErrReported)
	assert.Equal(t, "wrong", diags[0].Message)
}

func TestVerificationNamesThePass(t *testing.T) {
	m := Manager{Verify: func(op *ir.Operation, sink *diag.Sink) bool {
		sink.Report(diag.NewError(diag.Position{}, "broken"))
		return false
	}}
	var sink diag.Sink
	err := m.Run(context.Background(), module(1), (&Pipeline{}).Add(&Pass{Name: "x", Run: func(*Run) error { return nil }}), &sink)
	assert.ErrorIs(t, err, ErrInvalid)
	assert.Equal(t, "the IR is not valid after pass 'x'", sink.Diagnostics()[0].Notes[0].Message)
}

func TestCancellation(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	count := 0
	p := (&Pipeline{}).Add(&Pass{Name: "x", Anchor: "func", Run: func(*Run) error {
		count++
		cancel()
		return nil
	}})
	var sink diag.Sink
	err := (&Manager{}).Run(ctx, module(5), p, &sink)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, 1, count)
}

func TestPrinterShowsChanges(t *testing.T) {
	var out strings.Builder
	all := func(string) bool { return true }
	printer := &irPrinter{After: all, onlyChanged: true, Out: &out,
		Text: func(dst []byte, op *ir.Operation) []byte { return append(dst, irtest.Dump(op)...) }}
	m := Manager{Hooks: []Hook{printer.hook()}}
	p := (&Pipeline{}).Add(
		&Pass{Name: "idle", Run: func(*Run) error { return nil }},
		&Pass{Name: "rename", Run: func(r *Run) error {
			r.Op.SetAttr("x", r.IR().UnitAttr())
			return nil
		}})
	var sink diag.Sink
	require.NoError(t, m.Run(context.Background(), module(0), p, &sink))
	assert.Equal(t, "// -----// IR Dump After rename //----- //\nmodule x=unit\n\n", out.String())
}

func TestExecuteChecksKinds(t *testing.T) {
	toText := &Pass{Name: "emit", Produces: KindLLVMIR, Translate: func(tr *Translation) error {
		tr.Output.Data = []byte(irtest.Dump(tr.Input.Module))
		return nil
	}}
	i, _ := newInstance(toText, nil)
	var sink diag.Sink
	in := Artifact{Kind: KindModule, Module: module(0)}
	out, err := (&Manager{}).Execute(context.Background(), []*Instance{i}, in, nil, &sink)
	require.NoError(t, err)
	assert.Equal(t, "module\n", string(out.Data))
	_, err = (&Manager{}).Execute(context.Background(), []*Instance{i, i}, in, nil, &sink)
	assert.EqualError(t, err, "pass 'emit' takes module, but it would be given llvm-ir")
	_, err = (&Manager{}).Execute(context.Background(), []*Instance{i}, Artifact{Kind: KindModule}, nil, &sink)
	assert.EqualError(t, err, "pass 'emit' was given no module")
}
