package terminal

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/mlirc/mlirc/sdk/profile"
)

// Interruption is the signal that ends a command.
type Interruption struct{ signal syscall.Signal }

// Error says how the command ended.
func (i Interruption) Error() string {
	switch i.signal {
	case syscall.SIGTERM:
		return "terminated"
	case syscall.SIGHUP:
		return "hung up"
	}
	return "interrupted"
}

// Status is what shells show of a process that a signal ended.
func (i Interruption) Status() int { return 128 + int(i.signal) }

// Interrupted is the signal that has ended a context, if one has.
func Interrupted(ctx context.Context) (Interruption, bool) {
	var by Interruption
	ok := errors.As(context.Cause(ctx), &by)
	return by, ok
}

// Interruptible is a context that ends with the first of the signals that ask a process
// to end. A signal that the process was started without, as nohup does, stays ignored.
// Later signals change nothing: tidying up is bounded, and is not to leave anything.
func Interruptible() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	asked := make(chan os.Signal, 1)
	for _, s := range []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			signal.Notify(asked, s)
		}
	}
	// What these are about is an error of the write then.
	signal.Notify(make(chan os.Signal, 1), brokenWrites()...)
	go func() {
		select {
		case s := <-asked:
			by := Interruption{s.(syscall.Signal)}
			cancel(by)
			time.AfterFunc(mostTidying(), func() { os.Exit(by.Status()) })
		case <-ctx.Done():
		}
	}()
	return ctx, func() { cancel(nil) }
}

// mostTidying is how long an interrupted command may take to end. What is beyond it,
// such as a message without a reader, is given up.
func mostTidying() time.Duration {
	if os.Getenv(profile.Variable) != "" {
		return 15 * time.Second
	}
	return 3 * time.Second
}
