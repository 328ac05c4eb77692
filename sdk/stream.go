package sdk

import (
	"fmt"
	"io"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

type runStream = grpc.BidiStreamingServer[protocol.RunRequest, protocol.RunReply]

// firstAllocation bounds what a promised size alone makes us allocate.
const firstAllocation = 64 << 20

// receive reads the header and the whole payload of a run.
func receive(stream runStream) (*protocol.RunHeader, []byte, error) {
	first, err := stream.Recv()
	if err != nil {
		return nil, nil, err
	}
	header := first.GetHeader()
	if header == nil {
		return nil, nil, status.Error(codes.InvalidArgument, "a run begins with its header")
	}
	payload := make([]byte, 0, min(header.GetInput().GetSize(), firstAllocation))
	for {
		request, err := stream.Recv()
		if err == io.EOF {
			return header, payload, nil
		}
		if err != nil {
			return nil, nil, err
		}
		payload = append(payload, request.GetChunk()...)
	}
}

// reply writes the parts of an answer. It keeps the first error: without a host it cannot be
// reported.
type reply struct {
	stream runStream
	err    error
}

func (r *reply) send(m *protocol.RunReply) {
	if r.err == nil {
		r.err = r.stream.Send(m)
	}
}

// diagnostics sends a list; of one that a host would refuse for its length, the end is
// counted.
func (r *reply) diagnostics(list []diag.Diagnostic) {
	if more := len(list) - (protocol.MostDiagnostics - 1); more > 1 {
		last := diag.Diagnostic{Severity: diag.Remark, Message: fmt.Sprintf("%d more diagnostics are left out", more)}
		for _, d := range list[len(list)-more:] {
			last.Severity = min(last.Severity, d.Severity)
		}
		list = append(list[:len(list)-more:len(list)-more], last)
	}
	for _, d := range list {
		r.send(&protocol.RunReply{Part: &protocol.RunReply_Diagnostic{Diagnostic: diagnosticToWire(d)}})
	}
}

func (r *reply) printed(text []byte) {
	for chunk := range protocol.Chunks(text) {
		r.send(&protocol.RunReply{Part: &protocol.RunReply_Printed{Printed: chunk}})
	}
}

// output sends a payload, whose parts are one behind the other.
func (r *reply) output(p *protocol.Payload, parts ...[]byte) {
	for _, data := range parts {
		p.Size += uint64(len(data))
	}
	r.send(&protocol.RunReply{Part: &protocol.RunReply_Output{Output: p}})
	for _, data := range parts {
		for chunk := range protocol.Chunks(data) {
			r.send(&protocol.RunReply{Part: &protocol.RunReply_Chunk{Chunk: chunk}})
		}
	}
}

func (r *reply) result(result *protocol.RunResult) {
	r.send(&protocol.RunReply{Part: &protocol.RunReply_Result{Result: result}})
}

// diagnosticToWire escapes what is not UTF-8, which protobuf refuses in strings.
func diagnosticToWire(d diag.Diagnostic) *protocol.Diagnostic {
	m := &protocol.Diagnostic{
		Severity: int32(d.Severity), Id: d.ID, Position: positionToWire(d.Pos), Message: diag.UTF8(d.Message),
	}
	for _, name := range d.Unconverted {
		m.Unconverted = append(m.Unconverted, diag.UTF8(name))
	}
	for _, n := range d.Notes {
		m.Notes = append(m.Notes, &protocol.Note{Position: positionToWire(n.Pos), Message: diag.UTF8(n.Message)})
	}
	return m
}

func positionToWire(p diag.Position) *protocol.Position {
	return &protocol.Position{File: diag.UTF8(p.File), Line: int32(p.Line), Column: int32(p.Col)}
}
