package session_test

import (
	"bytes"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/encoding/protodelim"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// conversation writes replies one after the other, each behind its length.
func conversation(t testing.TB, replies ...*protocol.RunReply) []byte {
	t.Helper()
	var b bytes.Buffer
	for _, r := range replies {
		_, err := protodelim.MarshalTo(&b, r)
		require.NoError(t, err)
	}
	return b.Bytes()
}

// hear reads what conversation writes, as far as it can be read.
func hear(data []byte) []*protocol.RunReply {
	var replies []*protocol.RunReply
	for in := bytes.NewReader(data); ; {
		m := &protocol.RunReply{}
		if protodelim.UnmarshalFrom(in, m) != nil {
			return replies
		}
		replies = append(replies, m)
	}
}

func diagnosis(d *protocol.Diagnostic) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Diagnostic{Diagnostic: d}}
}

func final(r *protocol.RunResult) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Result{Result: r}}
}

// FuzzReplies has a plugin say anything. The host ends with a result or an
// error, holds no more than was announced, and can show every diagnostic.
func FuzzReplies(f *testing.F) {
	f.Add(conversation(f, announce(1), chunk("a"), final(&protocol.RunResult{Dialects: []string{"std"}})))
	f.Add(conversation(f, announce(0), chunk("a"), chunk("b"), final(&protocol.RunResult{})))
	f.Add(conversation(f, announce(2), chunk("abc")))
	f.Add(conversation(f,
		diagnosis(&protocol.Diagnostic{Severity: 2, Id: "trace", Message: "m", Unconverted: []string{"affine.for"}}),
		diagnosis(&protocol.Diagnostic{Severity: -1, Position: &protocol.Position{File: "in.mlir", Line: 1, Column: 2},
			Notes: []*protocol.Note{{Position: &protocol.Position{File: "in.mlir", Line: -1, Column: 1 << 30}, Message: "n"}, nil}}),
		&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: []byte("ir")}},
		final(&protocol.RunResult{
			Failure:    &protocol.Failure{Stage: "s", Pass: "p", Message: "m", Crashed: true, Invalid: true, Stack: "k"},
			Timings:    []*protocol.Timing{{Name: "t", Nanoseconds: -5, Children: []*protocol.Timing{{Name: "u"}}}},
			Statistics: []*protocol.Statistic{{Pass: "p", Name: "n", Count: -1}},
		})))
	source := diag.NewSource("in.mlir", []byte("first\n\tsecond\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := session.InProcess("liar", &liar{replies: hear(data)}, nil)
		var sink diag.Sink
		var printed bytes.Buffer
		result, err := s.Run(t.Context(), &session.Run{Diagnostics: &sink, Printed: &printed})
		require.True(t, (result == nil) == (err != nil))
		require.NoError(t, diag.RenderAll(io.Discard, sink.Diagnostics(), source.Lookup, true))
		if err != nil {
			return
		}
		require.LessOrEqual(t, len(result.Output.Data), len(data))
	})
}
