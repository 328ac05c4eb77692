package parallel_test

import (
	"iter"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/parallel"
)

// TestDo does each part once, whatever the number of workers.
func TestDo(t *testing.T) {
	for _, workers := range []int{-1, 0, 1, 2, 3, 100} {
		for _, n := range []int{0, 1, 2, 50} {
			done := make([]atomic.Int32, n)
			parallel.Do(workers, n, func(i int) { done[i].Add(1) })
			for i := range done {
				assert.EqualValues(t, 1, done[i].Load(), "%d of %d by %d", i, n, workers)
			}
		}
	}
}

// TestShare has each worker keep something of its own, and stop.
func TestShare(t *testing.T) {
	var total, workers atomic.Int64
	parallel.Share(4, 100, func(parts iter.Seq[int]) {
		own := 0
		for i := range parts {
			own += i
		}
		workers.Add(1)
		total.Add(int64(own))
	})
	assert.EqualValues(t, 4950, total.Load())
	assert.EqualValues(t, 4, workers.Load())

	done := 0
	parallel.Share(1, 100, func(parts iter.Seq[int]) {
		for range parts {
			if done++; done == 3 {
				break
			}
		}
	})
	assert.Equal(t, 3, done)
}

// TestPanic is repeated in the caller, with its stack, when the others have ended.
func TestPanic(t *testing.T) {
	var ended atomic.Int64
	crash := func() (c *diag.Crash) {
		defer func() { c = diag.CrashOf(recover()) }()
		parallel.Do(3, 50, func(i int) {
			if i == 7 {
				breaks()
			}
			ended.Add(1)
		})
		return nil
	}()
	require.NotNil(t, crash)
	assert.EqualError(t, crash, "oops")
	assert.Contains(t, string(crash.Stack), "parallel_test.breaks(")
	assert.EqualValues(t, 49, ended.Load())
}

//go:noinline
func breaks() { panic("oops") }
