package run

import (
	"context"
	"fmt"
	"runtime/debug"
)

// panicked is a panic of work that was done beside, with the stack that it had there.
type panicked struct {
	value any
	stack string
}

// unlessGone does work that cannot be interrupted, such as parsing, and returns when
// it is done or the user gives up; then no caller waits for the work any more, which must
// not touch what others have. A panic of it is one of the caller.
func unlessGone[T any](ctx context.Context, work func() T) (result T, err error) {
	done := make(chan T, 1)
	broken := make(chan panicked, 1)
	go func() {
		defer func() {
			if v := recover(); v != nil {
				broken <- panicked{v, string(debug.Stack())}
			}
		}()
		done <- work()
	}()
	select {
	case result = <-done:
		return result, nil
	case p := <-broken:
		panic(p)
	case <-ctx.Done():
		return result, ctx.Err()
	}
}

// describe is what broke, and the stack of the goroutine that broke it.
func (p panicked) describe() (value, stack string) { return fmt.Sprint(p.value), p.stack }
