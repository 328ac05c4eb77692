package protocol_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/mem"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// Protobuf itself is the oracle: what either writes, the other reads.
func TestCodec(t *testing.T) {
	for _, m := range []proto.Message{
		&protocol.RunRequest{}, &protocol.RunReply{}, &protocol.SessionRequest{}, &protocol.SessionReply{},
		&protocol.Manifest{}, &protocol.DescribeRequest{}, &protocol.DefinitionsRequest{}, &protocol.DefinitionsReply{},
	} {
		fill(m.ProtoReflect(), 3)
		t.Run(string(m.ProtoReflect().Descriptor().Name()), func(t *testing.T) {
			data, err := protocol.Codec().Marshal(m)
			require.NoError(t, err)
			for _, read := range []func(proto.Message) error{
				func(to proto.Message) error { return proto.Unmarshal(data.Materialize(), to) },
				func(to proto.Message) error { return protocol.Codec().Unmarshal(data, to) },
				func(to proto.Message) error {
					usual, err := proto.Marshal(m)
					require.NoError(t, err)
					return protocol.Codec().Unmarshal(mem.BufferSlice{mem.SliceBuffer(usual)}, to)
				},
			} {
				again := m.ProtoReflect().New().Interface()
				require.NoError(t, read(again))
				assert.True(t, proto.Equal(m, again), "%v\n%v", m, again)
			}
		})
	}
}

// fill sets every field, of a oneof the last one.
func fill(m protoreflect.Message, depth int) {
	fields := m.Descriptor().Fields()
	for i := range fields.Len() {
		f := fields.Get(i)
		switch {
		case f.IsList() && f.Message() != nil:
			if depth > 0 {
				fill(m.Mutable(f).List().AppendMutable().Message(), depth-1)
			}
		case f.IsList():
			m.Mutable(f).List().Append(scalar(f))
		case f.Message() != nil:
			if depth > 0 {
				fill(m.Mutable(f).Message(), depth-1)
			}
		default:
			m.Set(f, scalar(f))
		}
	}
}

func scalar(f protoreflect.FieldDescriptor) protoreflect.Value {
	switch f.Kind() {
	case protoreflect.BoolKind:
		return protoreflect.ValueOfBool(true)
	case protoreflect.StringKind:
		return protoreflect.ValueOfString("ä text")
	case protoreflect.BytesKind:
		return protoreflect.ValueOfBytes(make([]byte, 100_000)) // from a pool
	case protoreflect.Int32Kind:
		return protoreflect.ValueOfInt32(-7)
	case protoreflect.Int64Kind:
		return protoreflect.ValueOfInt64(1 << 40)
	case protoreflect.Uint32Kind:
		return protoreflect.ValueOfUint32(7)
	case protoreflect.Uint64Kind:
		return protoreflect.ValueOfUint64(1 << 63)
	}
	panic("no value of kind " + f.Kind().String())
}

// What a plugin says is checked.
func TestCodecRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		reply *protocol.RunReply
		want  string
	}{
		"text that is not UTF-8": {result(&protocol.RunResult{Failure: &protocol.Failure{Message: "\xff"}}), "UTF-8"},
		"endless nesting":        {result(&protocol.RunResult{Timings: []*protocol.Timing{nested(20_000)}}), "recursion"},
	} {
		data, err := protocol.Codec().Marshal(c.reply) // generated code writes anything
		require.NoError(t, err, name)
		assert.ErrorContains(t, protocol.Codec().Unmarshal(data, &protocol.RunReply{}), c.want, name)
	}
	cut := mem.BufferSlice{mem.SliceBuffer(strings.Repeat("\x0a\x7f", 3))}
	assert.Error(t, protocol.Codec().Unmarshal(cut, &protocol.RunRequest{}))
}

func result(r *protocol.RunResult) *protocol.RunReply {
	return &protocol.RunReply{Part: &protocol.RunReply_Result{Result: r}}
}

func nested(depth int) *protocol.Timing {
	t := &protocol.Timing{Name: "innermost"}
	for range depth {
		t = &protocol.Timing{Children: []*protocol.Timing{t}}
	}
	return t
}
