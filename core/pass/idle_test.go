package pass

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// TestIdleOnAllAnchors: one remark says that a pass had nothing to do, if that is so on all
// anchors.
func TestIdleOnAllAnchors(t *testing.T) {
	for _, busy := range []int{0, 1} {
		left := busy
		var sink diag.Sink
		p := (&Pipeline{}).Add(&Pass{Name: "x", Anchor: "func", Run: func(r *Run) error {
			left--
			r.Work.Found(left >= 0)
			return nil
		}})
		assert.NoError(t, (&Manager{}).Run(context.Background(), module(3), p, &sink))
		assert.Len(t, sink.Diagnostics(), 1-busy)
	}
}

// TestNoAnchorIsNoError: an empty module is not a mistake.
func TestNoAnchorIsNoError(t *testing.T) {
	nothing := &Pass{Name: "x", Anchor: "func", Run: func(*Run) error { return errors.New("it ran") }}
	nested := &Pipeline{}
	nested.nest("func").Add(nothing)
	for want, p := range map[string]*Pipeline{
		"pass 'x' runs on 'func', and there is none":             (&Pipeline{}).Add(nothing),
		"the pipeline func(x) runs on 'func', and there is none": nested,
	} {
		var sink diag.Sink
		assert.NoError(t, (&Manager{}).Run(context.Background(), module(0), p, &sink))
		assert.Len(t, sink.Diagnostics(), 1)
		assert.Equal(t, diag.Remark, sink.Diagnostics()[0].Severity)
		assert.Equal(t, want, sink.Diagnostics()[0].Message)
	}
}

// TestNoAnchor: a pipeline that is nested on what is nowhere in the module is an error,
// which says what is there; one that runs on some of the operations around it is not.
func TestNoAnchor(t *testing.T) {
	nothing := &Pass{Name: "x", Anchor: AnyOp, Run: func(*Run) error { return nil }}
	for anchors, want := range map[string]string{
		"func": "", "builtin.func": "", "func.func": "", "cfgfunc": "",
		"fucn":        "the pipeline fucn(x) runs on 'fucn', and there is none; did you mean 'func'?",
		"llvm.func":   "the pipeline llvm.func(x) runs on 'llvm.func', and there is none; there is 'func'",
		"func/module": "the pipeline module(x) runs on 'module', and there is none; there is 'func'",
		"module/func": "the pipeline module(func(x)) runs on 'module', and there is none; there is 'func'",
		"func/t.loop": "",
	} {
		root := &Pipeline{}
		p := root
		for _, anchor := range strings.Split(anchors, "/") {
			p = p.nest(anchor)
		}
		p.Add(nothing)
		m := module(3)
		b := ir.NewBuilder(m.Context())
		second := m.Region(0).Entry().First().Next()
		b.SetInsertionPointToStart(second.Region(0).Entry())
		b.Create(&ir.OperationState{Name: m.Context().OpName("t.loop"), Regions: 1})
		var sink diag.Sink
		err := (&Manager{Workers: 4}).Run(context.Background(), m, root, &sink)
		if want == "" {
			assert.NoError(t, err, anchors)
			assert.Empty(t, sink.Diagnostics(), anchors)
			continue
		}
		assert.ErrorIs(t, err, ErrReported, anchors)
		if assert.Len(t, sink.Diagnostics(), 1, anchors) {
			assert.Equal(t, diag.Error, sink.Diagnostics()[0].Severity)
			assert.Equal(t, want, sink.Diagnostics()[0].Message)
		}
	}
}
