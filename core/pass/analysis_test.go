package pass

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// TestAnalyses: an analysis is computed once, and again after a pass that changes the operation
// and does not preserve it, be it of the anchor or of what is around that.
func TestAnalyses(t *testing.T) {
	computed := 0
	count := &Analysis[int]{Name: "count", Compute: func(*ir.Operation) int { computed++; return computed }}
	other := &Analysis[int]{Name: "other", Compute: func(*ir.Operation) int { return 0 }}
	ask := func(r *Run) error {
		count.Of(r)
		other.Of(r)
		return nil
	}
	reads := &Pass{Name: "reads", Anchor: AnyOp, Run: func(r *Run) error { r.Unchanged(); return ask(r) }}
	keeps := &Pass{Name: "keeps", Anchor: AnyOp, Preserves: []AnyAnalysis{count}, Run: ask}
	says := &Pass{Name: "says", Anchor: AnyOp, Run: func(r *Run) error { r.Preserve(count); return ask(r) }}
	loses := &Pass{Name: "loses", Anchor: AnyOp, Preserves: []AnyAnalysis{other}, Run: ask}
	around := &Pass{Name: "around", Anchor: "func", Around: []AnyAnalysis{count}, Preserves: []AnyAnalysis{count}, Run: func(r *Run) error {
		n, ok := count.Around(r)
		assert.True(t, ok)
		assert.Equal(t, 1, n, "all anchors have that of the module")
		return nil
	}}
	for name, c := range map[string]struct {
		passes []*Pass
		want   int
	}{
		"unchanged":                         {[]*Pass{reads, reads, reads}, 1},
		"preserved":                         {[]*Pass{keeps, keeps, reads}, 1},
		"preserved by a run":                {[]*Pass{says, says}, 1},
		"another one is preserved":          {[]*Pass{loses, loses, reads}, 3},
		"lost between":                      {[]*Pass{reads, keeps, loses, reads}, 2},
		"preserved by passes on functions":  {[]*Pass{reads, around, around, reads}, 1},
		"lost by a change inside an anchor": {[]*Pass{reads, {Name: "inner", Anchor: "func", Run: func(*Run) error { return nil }}, reads}, 2},
		"kept where nothing changed inside": {[]*Pass{reads, {Name: "inner", Anchor: "func", Run: func(r *Run) error { r.Unchanged(); return nil }}, reads}, 1},
	} {
		computed = 0
		m, b := irtest.Module(irtest.NewContext())
		irtest.Func(b, m, "f")
		irtest.Func(b, m, "g")
		p := &Pipeline{}
		for _, pass := range c.passes {
			p.Steps = append(p.Steps, &Instance{Pass: pass})
		}
		var sink diag.Sink
		require.NoError(t, (&Manager{Workers: 2}).Run(context.Background(), m, p, &sink), name)
		assert.Equal(t, c.want, computed, name)
	}
}

// TestAnalysisWithoutManager: a pass that runs by itself computes an analysis once, and has none
// of an operation around it.
func TestAnalysisWithoutManager(t *testing.T) {
	computed := 0
	count := &Analysis[int]{Name: "count", Compute: func(*ir.Operation) int { computed++; return computed }}
	m, _ := irtest.Module(irtest.NewContext())
	r := &Run{Op: m}
	assert.Equal(t, 1, count.Of(r))
	assert.Equal(t, 1, count.Of(r))
	_, ok := count.Around(r)
	assert.False(t, ok)
}
