package sdk

import (
	"context"
	"os"
	"slices"
	"sync/atomic"

	"github.com/hashicorp/go-hclog"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// server answers a host on behalf of a plugin, in a process of its own or in
// the host's.
type server struct {
	protocol.UnimplementedPluginServer

	plugin  *Plugin
	library *library
	passes  *pass.Registry // the plugin's, and those of every process
	hooks   verify.Options
	logger  hclog.Logger

	// sessionOpen is called when a host opens a session, ended when it breaks.
	sessionOpen, sessionEnded func()
	// busy is set when the first run has come.
	busy atomic.Bool
	note stageNote
	// preparations are what passes have prepared for runs.
	preparations preparations
}

var _ protocol.PluginServer = (*server)(nil)

func newServer(p *Plugin, logger hclog.Logger) *server {
	nothing := func() {}
	return &server{
		plugin:       p,
		library:      newLibrary(p),
		passes:       pass.NewRegistry(append(transforms.InPlugins(p.owners()...), p.Passes...)...),
		hooks:        p.hooks(),
		logger:       logger,
		sessionOpen:  nothing,
		sessionEnded: nothing,
	}
}

// prepare does what most runs need, until there is one: it has the time in which the
// host makes its connection, and other plugins are at work.
func (s *server) prepare() {
	for _, d := range slices.Concat(carried(s.plugin.Builds), s.plugin.Dialects) {
		if s.busy.Load() {
			return
		}
		_, _ = d.Definitions() // what is wrong with it, the run says that needs it
	}
}

// Describe returns the manifest.
func (s *server) Describe(context.Context, *protocol.DescribeRequest) (*protocol.Manifest, error) {
	return s.plugin.manifest(), nil
}

// Definitions returns a dialect file that the plugin owns or knows.
func (s *server) Definitions(_ context.Context, r *protocol.DefinitionsRequest) (*protocol.DefinitionsReply, error) {
	d := s.library.file(r.GetDigest())
	if d == nil {
		return nil, status.Errorf(codes.NotFound, "plugin '%s' has no dialect file of digest '%s'", s.plugin.Name, r.GetDigest())
	}
	return &protocol.DefinitionsReply{File: &protocol.File{
		Name: d.Name(), Version: d.Version(), Digest: d.Digest(), Path: d.File, Content: d.Source,
	}}, nil
}

// Session returns when the host is gone.
func (s *server) Session(r *protocol.SessionRequest, stream grpc.ServerStreamingServer[protocol.SessionReply]) error {
	s.sessionOpen()
	defer s.sessionEnded()
	s.logger.SetLevel(logLevel(r.GetLogLevel()))
	s.logger.Debug("session open", "plugin", s.plugin.Name, "version", s.plugin.Version, "host", r.GetHostVersion())
	if err := stream.Send(&protocol.SessionReply{Pid: int64(os.Getpid())}); err != nil {
		return err
	}
	<-stream.Context().Done()
	return nil
}

// logLevel is off for what it does not know: an unknown word of a newer host
// must not flood an older plugin's stderr.
func logLevel(text string) hclog.Level {
	if level := hclog.LevelFromString(text); level != hclog.NoLevel {
		return level
	}
	return hclog.Off
}
