package session_test

import (
	"context"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// liar is a plugin that answers every run with the same replies.
type liar struct {
	protocol.PluginClient
	replies []*protocol.RunReply
}

func (l *liar) Run(context.Context, ...grpc.CallOption) (grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], error) {
	return &liesStream{replies: l.replies}, nil
}

type liesStream struct {
	grpc.ClientStream
	replies []*protocol.RunReply
}

func (s *liesStream) Send(*protocol.RunRequest) error { return nil }
func (s *liesStream) CloseSend() error                { return nil }
func (s *liesStream) Recv() (*protocol.RunReply, error) {
	if len(s.replies) == 0 {
		return nil, io.EOF
	}
	m := s.replies[0]
	s.replies = s.replies[1:]
	return m, nil
}

func chunk(text string) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Chunk{Chunk: []byte(text)}}
}

func announce(size uint64) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: "text", Size: size}}}
}

func TestNonsenseIsNoCrash(t *testing.T) {
	result := &protocol.RunReply{Part: &protocol.RunReply_Result{Result: &protocol.RunResult{
		Timings: []*protocol.Timing{{Children: []*protocol.Timing{nil, {}}}}, Failure: nil,
	}}}
	cases := map[string]struct {
		replies []*protocol.RunReply
		wrong   string
	}{
		"nothing":         {nil, "without a result"},
		"no result":       {[]*protocol.RunReply{announce(1), chunk("a")}, "without a result"},
		"empty parts":     {[]*protocol.RunReply{{}, {Part: &protocol.RunReply_Diagnostic{}}, {Part: &protocol.RunReply_Output{}}, result}, ""},
		"odd severity":    {[]*protocol.RunReply{{Part: &protocol.RunReply_Diagnostic{Diagnostic: &protocol.Diagnostic{Severity: -9}}}, announce(0), result}, ""},
		"more than said":  {[]*protocol.RunReply{announce(1), chunk("ab"), result}, "more output than was announced"},
		"chunk too many":  {[]*protocol.RunReply{announce(1), chunk("a"), chunk("b"), result}, "more output than was announced"},
		"two outputs":     {[]*protocol.RunReply{announce(1), chunk("a"), announce(1), result}, "announces a second output"},
		"less than said":  {[]*protocol.RunReply{announce(2), chunk("a"), result}, "less output than was announced"},
		"size not said":   {[]*protocol.RunReply{announce(0), chunk("a"), chunk("b"), result}, ""},
		"chunk out of it": {[]*protocol.RunReply{chunk("a"), result}, "was not announced"},
		"more to say":     {[]*protocol.RunReply{result, announce(1), chunk("a")}, "goes on after its result"},
		"two results":     {[]*protocol.RunReply{result, result}, "goes on after its result"},
		"no output":       {[]*protocol.RunReply{result}, "nothing that the passes made"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			s := session.InProcess("liar", &liar{replies: c.replies}, nil)
			var sink diag.Sink
			_, err := s.Run(t.Context(), &session.Run{Calls: []session.Call{{Pass: "p"}}, Diagnostics: &sink})
			if c.wrong == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, c.wrong)
		})
	}
}
