package bytecode

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// largeFile is a file of many isolated operations.
func largeFile(t testing.TB) []byte {
	g := newGenerator(newTestContext(t), 7)
	m := g.b.Create(&ir.OperationState{Name: g.ctx.OpName("module"), Regions: 1})
	body := m.Region(0).AddBlock()
	for range 1200 {
		g.left = 12
		g.b.ClearInsertionPoint()
		op := g.b.Create(&ir.OperationState{
			Name: g.ctx.OpName("test.isolated"), Regions: 1, Loc: pick(g, g.locs),
			Attrs: []ir.NamedAttr{{Name: "a", Value: pick(g, g.attrs)}},
		})
		body.Append(op)
		g.region(op.Region(0), nil)
	}
	data, err := Append(nil, m, WriteOptions{})
	require.NoError(t, err)
	require.Greater(t, len(data), parallelFrom)
	return data
}

// outcomeBy is what a number of decoders make of a file: what is written of it then, or what is wrong.
func outcomeBy(t *testing.T, workers int, data []byte) string {
	var sink diag.Sink
	op := ReadBy(workers, newTestContext(t), "large.mlirbc", data, &sink)
	if op == nil {
		return sink.Err().Error()
	}
	again, err := Append(nil, op, WriteOptions{})
	if err != nil {
		return err.Error()
	}
	return string(again)
}

// TestSeveralDecoders read what one does.
func TestSeveralDecoders(t *testing.T) {
	data := largeFile(t)
	d := newDecoder(newTestContext(t), "", &diag.Sink{})
	d.workers = 4
	require.NotNil(t, d.file(data))
	assert.Greater(t, len(d.later), 1000, "one decoder reads all")
	assert.Equal(t, string(data), outcomeBy(t, 1, data))
	assert.Equal(t, string(data), outcomeBy(t, 4, data))
}

// TestSeveralDecodersOfMalformed find what one does, wherever it is.
func TestSeveralDecodersOfMalformed(t *testing.T) {
	data := largeFile(t)
	r := rand.New(rand.NewPCG(1, 2))
	differing := 0
	for range 150 {
		broken := slices.Clone(data)
		broken[r.IntN(len(broken))] ^= 1 << r.IntN(8)
		one := outcomeBy(t, 1, broken)
		require.Equal(t, one, outcomeBy(t, 3, broken))
		if len(one) < parallelFrom {
			differing++
		}
	}
	assert.Greater(t, differing, 20, "few of the files are malformed")
}

// BenchmarkReadBySeveral reads functions with one decoder and with two.
func BenchmarkReadBySeveral(b *testing.B) {
	data, err := Append(nil, benchModule(newTestContext(b), 20_000, "test.isolated"), WriteOptions{})
	require.NoError(b, err)
	for _, workers := range []int{1, 2} {
		b.Run(strconv.Itoa(workers), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				require.NotNil(b, ReadBy(workers, newTestContext(b), "bench.mlirbc", data, &diag.Sink{}))
			}
		})
	}
}
