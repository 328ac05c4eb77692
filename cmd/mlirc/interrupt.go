package main

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/mlirc/mlirc/sdk/profile"
)

// interruption is the signal that ends a command.
type interruption struct{ signal syscall.Signal }

// Error says how the command ended.
func (i interruption) Error() string {
	switch i.signal {
	case syscall.SIGTERM:
		return "terminated"
	case syscall.SIGHUP:
		return "hung up"
	}
	return "interrupted"
}

// status is what shells show of a process that a signal ended.
func (i interruption) status() int { return 128 + int(i.signal) }

// interrupted is the signal that has ended a context, if one has.
func interrupted(ctx context.Context) (interruption, bool) {
	var by interruption
	ok := errors.As(context.Cause(ctx), &by)
	return by, ok
}

// interruptible is a context that ends with the first of the signals that ask a process
// to end. A signal that the process was started without, as nohup does, stays ignored.
// Later signals change nothing: tidying up is bounded, and is not to leave anything.
func interruptible() (ctx context.Context, stop func()) {
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
			by := interruption{s.(syscall.Signal)}
			cancel(by)
			time.AfterFunc(mostTidying(), func() { os.Exit(by.status()) })
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
