package run

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestConsequences: what was cancelled because something else failed says nothing of its own,
// unless the user has cancelled.
func TestConsequences(t *testing.T) {
	user, cancel := context.WithCancel(t.Context())
	j := &job{user: user}
	assert.True(t, j.isConsequence(fmt.Errorf("x: %w", context.Canceled)))
	assert.False(t, j.isConsequence(nil))
	assert.False(t, j.isConsequence(errors.New("x")))
	assert.False(t, j.isConsequence(context.DeadlineExceeded))
	cancel()
	assert.False(t, j.isConsequence(context.Canceled))
}
