package protocol_test

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/encoding"
	"google.golang.org/grpc/encoding/proto"
	"google.golang.org/grpc/mem"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// firstRunVariable has the test be a process that reads and writes the messages of one run, as
// a plugin does, by the codec of that name, and prints how many nanoseconds it took.
const firstRunVariable = "PROTOCOL_TEST_FIRST_RUN"

func TestMain(m *testing.M) {
	switch os.Getenv(firstRunVariable) {
	case "generated":
		firstRun(protocol.Codec())
	case "protobuf":
		firstRun(encoding.GetCodecV2(proto.Name))
	default:
		os.Exit(m.Run())
	}
}

// BenchmarkFirstRun is what the messages of the first run take a process, by generated code and
// by protobuf, which makes tables for them.
func BenchmarkFirstRun(b *testing.B) {
	for _, codec := range []string{"generated", "protobuf"} {
		b.Run(codec, func(b *testing.B) {
			var taken []int
			for b.Loop() {
				cmd := exec.CommandContext(b.Context(), os.Args[0])
				cmd.Env = append(os.Environ(), firstRunVariable+"="+codec)
				out, err := cmd.Output()
				require.NoError(b, err)
				n, err := strconv.Atoi(string(out))
				require.NoError(b, err)
				taken = append(taken, n)
			}
			slices.Sort(taken)
			b.ReportMetric(float64(taken[len(taken)/2])/1e3, "first-us")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// The messages of a run, each as a plugin gets it or sends it; SessionRequest has one text, of
// version 1, and a header a list of one message.
var (
	sessionBytes = []byte("\x0a\x011")
	headerBytes  = []byte("\x0a\x00")
)

func firstRun(codec encoding.CodecV2) {
	start := time.Now()
	must := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	must(codec.Unmarshal(buffers(sessionBytes), &protocol.SessionRequest{}))
	must(codec.Unmarshal(buffers(headerBytes), &protocol.RunRequest{}))
	for _, m := range []any{
		&protocol.SessionReply{Pid: 1},
		&protocol.RunReply{Part: &protocol.RunReply_Output{Output: &protocol.Payload{Kind: "module"}}},
		&protocol.RunReply{Part: &protocol.RunReply_Chunk{Chunk: []byte("text")}},
		&protocol.RunReply{Part: &protocol.RunReply_Result{Result: &protocol.RunResult{}}},
	} {
		_, err := codec.Marshal(m)
		must(err)
	}
	fmt.Print(time.Since(start).Nanoseconds())
}

func buffers(data []byte) mem.BufferSlice { return mem.BufferSlice{mem.SliceBuffer(data)} }
