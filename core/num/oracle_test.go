package num

import (
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// printed is what mlir-opt-13 makes of a module.
func printed(t *testing.T, module string, flags ...string) string {
	t.Helper()
	return oracle.Pipe(t, module, "mlir-opt-13", append(flags, "--allow-unregistered-dialect")...)
}

var kinds = []Kind{F16, BF16, F32, F64, F80, F128}

func randomFloat(r *rand.Rand, kind Kind) Float {
	width := kind.BitWidth()
	switch r.IntN(8) {
	case 0:
		return FromFloat64(kind, float64(r.IntN(2000001)-1000000))
	case 1:
		return FromFloat64(kind, float64(r.IntN(20000001)-10000000)/1000)
	case 2:
		v, _ := ParseFloat(kind, fmt.Sprintf("%d.%de%d", r.IntN(10), r.IntN(1000000), r.IntN(90)-45))
		return v
	case 3:
		v, _ := ParseFloat(kind, fmt.Sprintf("%de%d", 1+r.IntN(9), r.IntN(660)-330))
		return v
	case 4: // an edge, or near one
		edges := []Float{Zero(kind, false), Largest(kind, true), Inf(kind, false), NaN(kind), FromFloat64(kind, 1)}
		x := edges[r.IntN(len(edges))].BitsInt().Add(FromInt64(width, int64(r.IntN(41)-20)))
		return FromBitsInt(kind, x)
	case 5: // few bits
		x := New(width, r.Uint64()&r.Uint64()&r.Uint64()&r.Uint64()).Shl(r.IntN(width))
		return FromBitsInt(kind, x)
	case 6: // a power of two or its neighbour
		x := New(width, uint64(r.IntN(3)-1)+1<<62>>r.IntN(62)).Shl(r.IntN(width))
		return FromBitsInt(kind, x)
	}
	return FromBits(kind, r.Uint64(), r.Uint64())
}

// denseBatch is below the 101 elements from which MLIR prints bytes.
const denseBatch = 100

func printedByMLIR(t *testing.T, kind Kind, list []Float) []string {
	var module strings.Builder
	for len(list) > 0 {
		n := min(denseBatch, len(list))
		var data []byte
		for _, f := range list[:n] {
			data = f.AppendBytes(data)
		}
		fmt.Fprintf(&module, "\"x\"() {a = dense<\"0x%X\"> : tensor<%dx%s>} : () -> ()\n", data, n, kind)
		list = list[n:]
	}
	var texts []string
	for line := range strings.Lines(printed(t, module.String())) {
		_, rest, ok := strings.Cut(line, "dense<[")
		if !ok {
			continue
		}
		elements, _, _ := strings.Cut(rest, "]>")
		texts = append(texts, strings.Split(elements, ", ")...)
	}
	return texts
}

func TestOracleText(t *testing.T) {
	count := 20000
	if s := os.Getenv("NUM_ORACLE_COUNT"); s != "" {
		_, err := fmt.Sscan(s, &count)
		require.NoError(t, err)
	}
	for _, kind := range kinds {
		t.Run(kind.Name(), func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(count), uint64(kind)))
			count := count
			if kind.BitWidth() > 64 { // the oracle takes a millisecond for each
				count /= 50
			}
			list := make([]Float, 0, count)
			if kind.BitWidth() == 16 {
				for i := range 1 << 16 {
					list = append(list, FromBits(kind, 0, uint64(i)))
				}
			}
			for len(list) < count {
				list = append(list, randomFloat(r, kind))
			}
			texts := printedByMLIR(t, kind, list)
			require.Len(t, texts, len(list))
			bad := 0
			for i, f := range list {
				if f.String() != texts[i] && bad < 20 {
					bad++
					t.Errorf("%s: bits %s: %s, want %s", kind, hex.EncodeToString(f.AppendBytes(nil)), f, texts[i])
				}
			}
		})
	}
}
