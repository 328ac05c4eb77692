package run_test

import (
	"context"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/definitions"
	"github.com/mlirc/mlirc/host/run"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// wordy is a plugin that takes modules as generic text only; answer makes its
// replies of what it gets.
type wordy struct {
	protocol.PluginClient
	answer func(h *protocol.RunHeader, text string) []*protocol.RunReply
}

func (w *wordy) Describe(ctx context.Context, r *protocol.DescribeRequest, o ...grpc.CallOption) (*protocol.Manifest, error) {
	m, err := w.PluginClient.Describe(ctx, r, o...)
	m.Features = []string{protocol.FeatureText}
	return m, err
}

func (w *wordy) Run(context.Context, ...grpc.CallOption) (grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply], error) {
	return &wordyRun{wordy: w, closed: make(chan struct{})}, nil
}

// wordyRun is the host's end of a run.
type wordyRun struct {
	grpc.ClientStream
	wordy   *wordy
	header  *protocol.RunHeader
	text    []byte
	closed  chan struct{}
	replies []*protocol.RunReply
	begun   bool
}

func (r *wordyRun) Send(m *protocol.RunRequest) error {
	if h := m.GetHeader(); h != nil {
		r.header = h
	}
	r.text = append(r.text, m.GetChunk()...)
	return nil
}

func (r *wordyRun) CloseSend() error {
	close(r.closed)
	return nil
}

func (r *wordyRun) Recv() (*protocol.RunReply, error) {
	<-r.closed
	if !r.begun {
		r.replies, r.begun = r.wordy.answer(r.header, string(r.text)), true
	}
	if len(r.replies) == 0 {
		return nil, io.EOF
	}
	next := r.replies[0]
	r.replies = r.replies[1:]
	return next, nil
}

func result(unchanged bool) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Result{Result: &protocol.RunResult{Unchanged: unchanged}}}
}

// says replies with a text.
func says(text string) []*protocol.RunReply {
	return []*protocol.RunReply{
		{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: pass.KindModule, Text: true, Size: uint64(len(text))}}},
		{Part: &protocol.RunReply_Chunk{Chunk: []byte(text)}},
		result(false),
	}
}

// TestGenericText has a plugin that reads nothing else between passes of the host.
func TestGenericText(t *testing.T) {
	const asSent = "\"module\"() ( {\n  \"fix.scale\"() {factor = 5 : i64} : () -> () loc(#loc1)\n}) : () -> () loc(#loc0)\n" +
		"#loc0 = loc(\"in\":0:0)\n#loc1 = loc(\"in\":1:1)\n\n"
	const asRead, back = "\"fix.scale\"() {factor = 5 : i64} : () -> ()\n", "\"fix.scale\"() {factor = 6 : i64} : () -> ()\n"
	cases := map[string]struct {
		reply []*protocol.RunReply
		want  string
		fails string
	}{
		"text comes back": {reply: says(back), want: "module  {\n  " + back + "}\n\n"},
		"nothing comes":   {reply: []*protocol.RunReply{result(true)}, want: "module  {\n  " + asRead + "}\n\n"},
		"it is no text":   {reply: says("{"), fails: "stage 'words': plugin 'words' 1.0.0 broke the protocol: the module that came back cannot be read: reply of plugin 'words':1:1: error: "},
		"it is not valid": {reply: says("\"fix.scale\"() : () -> ()\n"), fails: "stage 'words': plugin 'words' 1.0.0 left IR that is not valid; the input is not to blame"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			words := &pass.Pass{Name: "words", Summary: "Talks.", Run: func(*pass.Run) error { return nil }}
			var got string
			var form *protocol.Payload
			client := &wordy{
				PluginClient: sdk.Local(&sdk.Plugin{Name: "words", Version: "1.0.0", Passes: []*pass.Pass{words}}),
				answer: func(h *protocol.RunHeader, text string) []*protocol.RunReply {
					got, form = text, h.GetOutput()
					return c.reply
				},
			}
			b := withPlugins(t, stages("cse", "words", "dce"))
			var err error
			b.catalog, err = catalog.New(t.Context(), catalog.Options{
				Builtins: []catalog.Builtin{{Client: client}, {Client: sdk.Local(fixPlugin("now", fixNow, "", "fix.scale", "factor"))}},
				Core:     transforms.All(), Config: b.config, Ask: b.pool.Client,
			})
			require.NoError(t, err)
			b.library = definitions.New(b.catalog)
			var o run.Options
			o.Module.Text = true
			r, sink, err := b.run(t, t.Context(), o, asRead)
			assert.Equal(t, asSent, got)
			assert.True(t, form.GetText() && form.GetGeneric() && form.GetDebugInfo())
			if c.fails != "" {
				assert.ErrorContains(t, err, c.fails)
				return
			}
			require.NoError(t, err, "%v", sink.Diagnostics())
			assert.Equal(t, c.want, string(r.Output.Data))
		})
	}
}
