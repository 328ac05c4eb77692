package protocol

import (
	"sync"

	"google.golang.org/protobuf/proto"
)

// PrepareHost has protobuf make the tables of what plugins say in a run, which takes it
// longer than to read that of a small module. It is for the time before there is a
// plugin.
var PrepareHost = sync.OnceFunc(func() {
	for _, m := range []proto.Message{
		&RunReply{Part: &RunReply_Output{Output: &Payload{}}},
		&RunReply{Part: &RunReply_Result{Result: &RunResult{}}},
		&SessionReply{},
	} {
		if data, err := proto.Marshal(m); err == nil {
			_ = proto.Unmarshal(data, m.ProtoReflect().New().Interface())
		}
	}
})
