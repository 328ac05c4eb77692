package num

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

// small are the kinds below 16 bits, with how many patterns of each are NaNs and infinities, and the largest number.
var small = map[Kind]struct {
	nans, infinities int
	largest          float64
}{
	F8E5M2: {6, 2, 57344}, F8E4M3: {14, 2, 240}, F8E3M4: {30, 2, 15.5}, F8E4M3FN: {2, 0, 448},
	F8E5M2FNUZ: {1, 0, 57344}, F8E4M3FNUZ: {1, 0, 240}, F8E4M3B11FNUZ: {1, 0, 30},
	F6E3M2FN: {0, 0, 28}, F6E2M3FN: {0, 0, 7.5}, F4E2M1FN: {0, 0, 6},
}

// TestSmall looks at each pattern of each kind: what it is, that it is the same by way of a double and of its text, and
// how it is ordered.
func TestSmall(t *testing.T) {
	for kind, want := range small {
		t.Run(kind.Name(), func(t *testing.T) {
			named, ok := KindNamed(kind.Name())
			require.True(t, ok)
			require.Equal(t, kind, named)
			nans, infinities, largest := 0, 0, 0.0
			for bits := range uint64(1) << kind.BitWidth() {
				f := FromBits(kind, 0, bits)
				require.Len(t, f.AppendBytes(nil), kind.Bytes())
				read, err := ParseFloat(kind, f.String())
				require.NoError(t, err)
				require.Equal(t, f, read, "%#x", bits)
				if f.IsNaN() {
					nans++
					require.Equal(t, f.IsNaN(), f.Add(Zero(kind, false)).IsNaN())
					require.True(t, math.IsNaN(f.Float64()))
					continue
				}
				require.Equal(t, f, FromFloat64(kind, f.Float64()), "%#x", bits)
				if f.IsInf() {
					infinities++
					continue
				}
				largest = max(largest, f.Float64())
				require.Equal(t, f.Float64() == 0, f.IsZero())
				require.Equal(t, -f.Float64(), f.Neg().Float64()+0, "%#x", bits)
				checkOrder(t, f)
			}
			require.Equal(t, want.nans, nans)
			require.Equal(t, want.infinities, infinities)
			require.Equal(t, want.largest, largest)
			require.Equal(t, want.largest, Largest(kind, false).Float64())
			checkBeyond(t, kind)
		})
	}
}

// checkOrder compares a number with all of its kind.
func checkOrder(t *testing.T, f Float) {
	t.Helper()
	for bits := range uint64(1) << f.kind.BitWidth() {
		g := FromBits(f.kind, 0, bits)
		want := Unordered
		switch a, b := f.Float64(), g.Float64(); {
		case a < b:
			want = Less
		case a == b:
			want = Same
		case a > b:
			want = Greater
		}
		require.Equal(t, want, f.Cmp(g), "%v %v", f, g)
	}
}

// checkBeyond rounds what is larger than all numbers, and what is no number.
func checkBeyond(t *testing.T, kind Kind) {
	t.Helper()
	over, nan := FromFloat64(kind, -1e30), FromFloat64(kind, math.NaN())
	switch kind.format().special {
	case ieee:
		require.Equal(t, Inf(kind, true), over)
		require.True(t, over.IsInf())
	case onlyFinite:
		require.Equal(t, Largest(kind, true), over)
		require.True(t, nan.IsZero())
		return
	default:
		require.True(t, over.IsNaN())
	}
	require.True(t, nan.IsNaN())
	require.Equal(t, kind.format().special != zeroNaN, FromFloat64(kind, math.Copysign(0, -1)).IsNegative())
}

// TestLeastNormal knows the exponents of the least normal numbers.
func TestLeastNormal(t *testing.T) {
	for kind, exponent := range map[Kind]int{F16: -14, BF16: -126, F32: -126, F64: -1022, F8E4M3FN: -6, F8E5M2FNUZ: -15, F4E2M1FN: 0} {
		require.Equal(t, math.Ldexp(1, exponent), LeastNormal(kind).Float64(), kind)
	}
	for _, kind := range []Kind{F80, F128} {
		require.Equal(t, 2-16384, LeastNormal(kind).unpack().exp+kind.precision()-1)
	}
}
