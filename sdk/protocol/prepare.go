package protocol

import (
	"sync"

	"google.golang.org/protobuf/proto"
)

// Prepare has protobuf make the tables of the messages of a run, which takes it
// longer than to send a small module. It is for the time in which a process waits for
// the other.
var Prepare = sync.OnceFunc(func() {
	header := &RunHeader{
		Passes: []*PassCall{{}}, Input: &Payload{}, Output: &Payload{}, Dialects: []*File{{}},
	}
	for _, m := range []proto.Message{
		&RunRequest{Part: &RunRequest_Header{Header: header}},
		&RunReply{Part: &RunReply_Output{Output: &Payload{}}},
		&RunReply{Part: &RunReply_Result{Result: &RunResult{}}},
	} {
		if data, err := proto.Marshal(m); err == nil {
			_ = proto.Unmarshal(data, m.ProtoReflect().New().Interface())
		}
	}
})
