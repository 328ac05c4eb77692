package pass

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/diag"
)

// TestIdleOnAllAnchors: that a pass had nothing to do is told once, if it had
// nothing to do on any anchor.
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

func TestNoAnchorIsTold(t *testing.T) {
	nothing := &Pass{Name: "x", Anchor: "func", Run: func(*Run) error { return errors.New("it ran") }}
	nested := &Pipeline{}
	nested.Nest("func").Add(nothing)
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
