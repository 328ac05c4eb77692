package run

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/host/run/failure"
)

// TestUnlessGone: no caller waits for work that goes on when the user is gone; a panic in
// it is reported with its own stack.
func TestUnlessGone(t *testing.T) {
	got, err := unlessGone(t.Context(), func() int { return 7 })
	require.NoError(t, err)
	assert.Equal(t, 7, got)

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	forever := make(chan int)
	_, err = unlessGone(ctx, func() int { return <-forever })
	require.ErrorIs(t, err, context.Canceled)
	close(forever)

	j := &job{plan: &plan.Plan{}, cancel: func() {}, in: Input{Source: diag.NewSource("in", nil)}}
	err = j.guarded(func() error {
		_, err := unlessGone(t.Context(), breaks)
		return err
	})
	var broken *failure.Error
	require.ErrorAs(t, err, &broken)
	assert.Equal(t, "mlirc itself crashed: on purpose", broken.Message)
	assert.Contains(t, broken.Stack, "run.breaks(")
}

func breaks() int { panic("on purpose") }
