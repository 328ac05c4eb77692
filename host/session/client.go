package session

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/backoff"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/host/manifest"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// connect opens the connection with a plugin that has introduced itself.
func (s *Session) connect(ctx context.Context, l Launch, at protocol.Introduction) (*grpc.ClientConn, error) {
	// The first time is here, since gRPC would hide what is wrong behind a retry.
	first, err := s.dial(ctx, at, l.SocketDir)
	if err != nil {
		return nil, err
	}
	ready := make(chan net.Conn, 1)
	ready <- first
	return grpc.NewClient("passthrough:///"+protocol.ServiceName,
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		grpc.WithContextDialer(func(ctx context.Context, _ string) (net.Conn, error) {
			select {
			case conn := <-ready:
				return conn, nil
			default:
				return s.dial(ctx, at, l.SocketDir)
			}
		}),
		grpc.WithConnectParams(grpc.ConnectParams{Backoff: backoff.DefaultConfig, MinConnectTimeout: l.timeout()}),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(protocol.MaxMessage), grpc.ForceCodecV2(protocol.Codec())),
		grpc.WithMaxHeaderListSize(headerList),
		grpc.WithInitialWindowSize(protocol.FlowWindow),
		grpc.WithInitialConnWindowSize(protocol.FlowWindow),
		grpc.WithReadBufferSize(128<<10),
		grpc.WithWriteBufferSize(128<<10),
	)
}

// Client is the plugin's service, for the requests that have no method here. Its
// answers are bounded.
func (s *Session) Client() protocol.PluginClient { return &client{PluginClient: s.rpc, session: s} }

// client has the plugin answer in time, and bounds what it says.
type client struct {
	protocol.PluginClient
	session *Session
}

// Describe wants a manifest that keeps to its bounds.
func (c *client) Describe(ctx context.Context, r *protocol.DescribeRequest, o ...grpc.CallOption) (*protocol.Manifest, error) {
	ctx, cancel := c.session.patient(ctx)
	defer cancel()
	m, err := c.PluginClient.Describe(ctx, r, append(o, grpc.MaxCallRecvMsgSize(int(manifestBound.Most)))...)
	if err != nil {
		return nil, c.session.unanswered(ctx, err, &manifestBound)
	}
	if err := checkManifest(m); err != nil {
		return nil, &ProtocolError{Plugin: c.session.name, Err: err}
	}
	return m, nil
}

// Definitions wants a file that keeps to its bound.
func (c *client) Definitions(ctx context.Context, r *protocol.DefinitionsRequest, o ...grpc.CallOption) (*protocol.DefinitionsReply, error) {
	ctx, cancel := c.session.patient(ctx)
	defer cancel()
	m, err := c.PluginClient.Definitions(ctx, r, append(o, grpc.MaxCallRecvMsgSize(int(definitionBound.Most)))...)
	if err != nil {
		return nil, c.session.unanswered(ctx, err, &definitionBound)
	}
	f := m.GetFile()
	if err := bounded(&nameBound, f.GetName(), f.GetVersion(), f.GetDigest(), f.GetPath()); err != nil {
		return nil, &ProtocolError{Plugin: c.session.name, Err: err}
	}
	return m, nil
}

// errSilent ends the context of a question that was not answered.
var errSilent = errors.New("no answer")

// patient bounds how long an answer may take.
func (s *Session) patient(ctx context.Context) (context.Context, context.CancelFunc) {
	if s.attached != nil {
		return context.WithCancel(ctx) // it may stand at a breakpoint
	}
	patience := s.patience
	if patience == 0 {
		patience = time.Duration(answerBound.Most) * time.Second
	}
	return context.WithTimeoutCause(ctx, patience, errSilent)
}

// unanswered explains why there is no answer, or none that is taken.
func (s *Session) unanswered(ctx context.Context, err error, size *Bound) error {
	// The plugin knows the deadline, and its clock may be the first to notice.
	if context.Cause(ctx) == errSilent || status.Code(err) == codes.DeadlineExceeded {
		return &ProtocolError{Plugin: s.name, Err: answerBound.passed()}
	}
	if status.Code(err) == codes.ResourceExhausted {
		return &ProtocolError{Plugin: s.name, Err: size.passed()}
	}
	return s.broken(ctx, err)
}

// checkManifest checks the lengths of lists and texts, that names are of one line, and then what
// they say.
func checkManifest(m *protocol.Manifest) error {
	check := &manifestCheck{}
	check.names(m.GetName(), m.GetVersion())
	check.names(m.GetFeatures()...)
	check.names(m.GetTools()...)
	for _, list := range [][]*protocol.DialectInfo{m.GetDialects(), m.GetKnows()} {
		check.count(len(list))
		for _, d := range list {
			check.names(d.GetName(), d.GetVersion(), d.GetDigest())
			check.names(d.GetMakes()...)
		}
	}
	check.count(len(m.GetPasses()))
	for _, p := range m.GetPasses() {
		check.names(p.GetName(), p.GetAnchor(), p.GetConsumes(), p.GetProduces())
		check.names(p.GetAliases()...)
		check.names(p.GetConverts()...)
		check.count(len(p.GetOptions()))
		for _, o := range p.GetOptions() {
			check.names(o.GetName(), o.GetType(), o.GetNames(), o.GetTarget())
			check.names(o.GetAliases()...)
			check.names(o.GetValues()...)
		}
		check.count(len(p.GetBuilds()))
		for _, b := range p.GetBuilds() {
			check.names(b.GetName(), b.GetRange())
		}
	}
	check.count(len(m.GetConventions()))
	for _, c := range m.GetConventions() {
		check.names(c.GetName())
	}
	if check.err != nil {
		return check.err
	}
	if err := manifest.Check(m); err != nil {
		return fmt.Errorf("its manifest is none: %w", err)
	}
	return nil
}

// manifestCheck keeps the first thing that is wrong.
type manifestCheck struct{ err error }

func (c *manifestCheck) count(n int) {
	if c.err == nil {
		c.err = entriesBound.exceeds(uint64(n))
	}
}

// names wants words of one line, without characters that a terminal acts on.
func (c *manifestCheck) names(list ...string) {
	c.count(len(list))
	for _, name := range list {
		if c.err != nil {
			return
		}
		c.err = named("its manifest", name)
	}
}
