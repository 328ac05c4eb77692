package toolchain

import (
	"bytes"
	"context"
	"slices"
	"sync"
)

// Ahead is a tool that was started before there is input for it. Tools of LLVM take longer to
// start than to compile a small function.
type Ahead struct {
	tool   Tool
	args   []string
	input  *lateInput
	cancel context.CancelFunc
	ended  chan struct{} // closed when the tool has
	output []byte
	err    error
}

// Start starts the tool, which waits for its input. It dies with the context and with this
// process. What is wrong with it, Run says.
func (t Tool) Start(ctx context.Context, args ...string) *Ahead {
	ctx, cancel := context.WithCancel(ctx)
	a := &Ahead{
		tool: t, args: args, cancel: cancel, ended: make(chan struct{}),
		input: &lateInput{there: make(chan struct{})},
	}
	go func() {
		defer close(a.ended)
		defer cancel()
		a.output, a.err = t.run(ctx, a.input, args)
	}()
	context.AfterFunc(ctx, func() { a.input.put(nil) })
	return a
}

// Run is [Tool.Run] with a tool that may have been started: a is used if it is that tool with those
// arguments, and stopped otherwise. It is used once.
func (a *Ahead) Run(ctx context.Context, t Tool, input []byte, args ...string) ([]byte, error) {
	if a == nil {
		return t.Run(ctx, input, args...)
	}
	if a.tool != t || !slices.Equal(a.args, args) {
		a.cancel()
		return t.Run(ctx, input, args...)
	}
	defer context.AfterFunc(ctx, a.cancel)()
	a.input.put(input)
	<-a.ended
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return a.output, a.err
}

// lateInput is read when it is there.
type lateInput struct {
	once   sync.Once
	there  chan struct{}
	reader *bytes.Reader
}

// put gives the input; the first counts.
func (l *lateInput) put(input []byte) {
	l.once.Do(func() {
		l.reader = bytes.NewReader(input)
		close(l.there)
	})
}

// Read waits for the input.
func (l *lateInput) Read(p []byte) (int, error) {
	<-l.there
	return l.reader.Read(p)
}
