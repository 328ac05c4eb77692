package run

import (
	"context"

	"github.com/mlirc/mlirc/core/diag"
)

// unlessGone does work that cannot be interrupted, such as parsing, and returns when
// it is done or the user gives up; then no caller waits for the work any more, which must
// not touch what others have. A panic of it is one of the caller, with the stack that it
// had in the work.
func unlessGone[T any](ctx context.Context, work func() T) (result T, err error) {
	done := make(chan T, 1)
	crashed := make(chan *diag.Crash, 1)
	go func() {
		defer func() {
			if c := diag.CrashOf(recover()); c != nil {
				crashed <- c
			}
		}()
		done <- work()
	}()
	select {
	case result = <-done:
		return result, nil
	case c := <-crashed:
		panic(c)
	case <-ctx.Done():
		return result, ctx.Err()
	}
}
