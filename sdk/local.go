package sdk

import (
	"context"
	"io"

	"github.com/hashicorp/go-hclog"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Local returns a client of a plugin that runs in this process: for planning
// with first-party plugins without a start of any, for tests, and for a
// debugger. Everything but the socket is as in a process of its own.
func Local(p *Plugin) protocol.PluginClient {
	return &local{newServer(p, hclog.NewNullLogger())}
}

type local struct{ server *server }

var _ protocol.PluginClient = (*local)(nil)

// Inspector is a plugin in this process. Its checks can go with those of definitions over a module
// where it is, which spares bytes for it and another module of them.
type Inspector interface {
	// Checks are those of the plugin's dialects. Where one finds something,
	// [protocol.PluginClient.Verify] says what.
	Checks() verify.Options
}

var _ Inspector = (*local)(nil)

// Checks are the hooks of the plugin's dialects.
func (l *local) Checks() verify.Options { return l.server.hooks }

// Describe returns the manifest.
func (l *local) Describe(ctx context.Context, r *protocol.DescribeRequest, _ ...grpc.CallOption) (*protocol.Manifest, error) {
	return l.server.Describe(ctx, r)
}

// Definitions returns a dialect file.
func (l *local) Definitions(ctx context.Context, r *protocol.DefinitionsRequest, _ ...grpc.CallOption) (*protocol.DefinitionsReply, error) {
	return l.server.Definitions(ctx, r)
}

// Session is open until the context ends.
func (l *local) Session(ctx context.Context, r *protocol.SessionRequest, _ ...grpc.CallOption) (grpc.ServerStreamingClient[protocol.SessionReply], error) {
	return connect[protocol.SessionRequest](ctx, func(s *serverEnd[protocol.SessionRequest, protocol.SessionReply]) error {
		return l.server.Session(r, s)
	}), nil
}

// Run takes a payload through passes.
func (l *local) Run(ctx context.Context, _ ...grpc.CallOption) (grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], error) {
	return connect(ctx, func(s *serverEnd[protocol.RunRequest, protocol.RunReply]) error {
		return l.server.Run(s)
	}), nil
}

// Prepare has passes prepare for a run.
func (l *local) Prepare(ctx context.Context, r *protocol.RunHeader, _ ...grpc.CallOption) (*protocol.PrepareReply, error) {
	return l.server.Prepare(ctx, r)
}

// Verify runs the checks that definitions cannot express.
func (l *local) Verify(ctx context.Context, _ ...grpc.CallOption) (grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], error) {
	return connect(ctx, func(s *serverEnd[protocol.RunRequest, protocol.RunReply]) error {
		return l.server.Verify(s)
	}), nil
}

// wire joins the two ends of a stream within a process.
type wire[Request, Reply any] struct {
	ctx      context.Context
	requests chan *Request
	replies  chan *Reply
	done     chan struct{} // closed when the handler has returned
	err      error         // of the handler, set before done is closed
}

// connect starts a handler and returns the client's end of its stream.
func connect[Request, Reply any](ctx context.Context, handle func(*serverEnd[Request, Reply]) error) *clientEnd[Request, Reply] {
	w := &wire[Request, Reply]{
		ctx: ctx, requests: make(chan *Request), replies: make(chan *Reply), done: make(chan struct{}),
	}
	go func() {
		w.err = handle(&serverEnd[Request, Reply]{wire: w})
		close(w.done)
	}()
	return &clientEnd[Request, Reply]{wire: w}
}

// clientEnd is what a host holds.
type clientEnd[Request, Reply any] struct {
	grpc.ClientStream // only for its methods that are not called here
	wire              *wire[Request, Reply]
}

// Send hands a request over.
func (c *clientEnd[Request, Reply]) Send(m *Request) error {
	select {
	case c.wire.requests <- m:
		return nil
	case <-c.wire.done:
		return io.EOF // as gRPC does: Recv returns the cause
	case <-c.wire.ctx.Done():
		return c.wire.ctx.Err()
	}
}

// CloseSend says that no request follows.
func (c *clientEnd[Request, Reply]) CloseSend() error {
	close(c.wire.requests)
	return nil
}

// Recv returns the next reply, or io.EOF.
func (c *clientEnd[Request, Reply]) Recv() (*Reply, error) {
	select {
	case m := <-c.wire.replies:
		return m, nil
	case <-c.wire.done:
	}
	if c.wire.err != nil {
		return nil, c.wire.err
	}
	return nil, io.EOF
}

// Context is the caller's.
func (c *clientEnd[Request, Reply]) Context() context.Context { return c.wire.ctx }

// serverEnd is what a plugin holds.
type serverEnd[Request, Reply any] struct {
	grpc.ServerStream // only for its methods that are not called here
	wire              *wire[Request, Reply]
}

// Recv returns the next request, or io.EOF.
func (s *serverEnd[Request, Reply]) Recv() (*Request, error) {
	select {
	case m, ok := <-s.wire.requests:
		if !ok {
			return nil, io.EOF
		}
		return m, nil
	case <-s.wire.ctx.Done():
		return nil, s.wire.ctx.Err()
	}
}

// Send hands a reply over.
func (s *serverEnd[Request, Reply]) Send(m *Reply) error {
	select {
	case s.wire.replies <- m:
		return nil
	case <-s.wire.ctx.Done():
		return s.wire.ctx.Err()
	}
}

// Context is the caller's.
func (s *serverEnd[Request, Reply]) Context() context.Context { return s.wire.ctx }
