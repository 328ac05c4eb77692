package num_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/num"
)

// TestConvertRounded compares with what math/big makes of numbers of 24 bits, subnormal ones left out,
// and with bounds that every kind has to keep.
func TestConvertRounded(t *testing.T) {
	modes := map[num.Rounding]big.RoundingMode{
		num.ToNearestEven: big.ToNearestEven, num.Downward: big.ToNegativeInf, num.Upward: big.ToPositiveInf,
		num.TowardZero: big.ToZero, num.ToNearestAway: big.ToNearestAway,
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		v := math.Ldexp(random.Float64()-0.5, random.IntN(200)-100)
		if random.IntN(3) == 0 { // a tie
			v = float64(float32(v)) + math.Ldexp(1, math.Ilogb(v)-24)
		}
		for how, mode := range modes {
			want, _ := new(big.Float).SetPrec(24).SetMode(mode).SetFloat64(v).Float32()
			got := num.FromFloat64(num.F64, v).ConvertRounded(num.F32, how)
			require.Equal(t, float64(want), got.Float64(), "%v in mode %d", v, how)
		}
	}
}

func TestConvertRoundedAtEnds(t *testing.T) {
	inf, least, largest := math.Inf(1), 0x1p-149, float64(math.MaxFloat32)
	for _, c := range []struct {
		v                                float64
		even, down, up, zero, awayOnTies float64
	}{
		{1e300, inf, largest, inf, largest, inf},
		{-1e300, -inf, -inf, -largest, -largest, -inf},
		{1e-300, 0, 0, least, 0, 0},
		{0x1p-150, 0, 0, least, 0, least},
		{-0x1p-150, 0, -least, 0, 0, -least},
		{inf, inf, inf, inf, inf, inf},
		{largest, largest, largest, largest, largest, largest},
	} {
		for how, want := range []float64{c.even, c.down, c.up, c.zero, c.awayOnTies} {
			got := num.FromFloat64(num.F64, c.v).ConvertRounded(num.F32, num.Rounding(how))
			require.Equal(t, math.Abs(want), got.Abs().Float64(), "%v in mode %d", c.v, how)
			require.Equal(t, math.Signbit(c.v), got.IsNegative(), "%v in mode %d", c.v, how)
		}
	}
	nan := num.NaN(num.F64).ConvertRounded(num.F16, num.Upward)
	require.True(t, nan.IsNaN())
}

// TestConvertRoundedTo80 is of the kind that stores the leading one.
func TestConvertRoundedTo80(t *testing.T) {
	below := num.FromBits(num.F128, 0x3FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF) // the last before 2
	two := num.FromFloat64(num.F80, 2)
	require.Equal(t, two, below.ConvertRounded(num.F80, num.Upward))
	require.Equal(t, num.FromBits(num.F80, 0x3FFF, math.MaxUint64), below.ConvertRounded(num.F80, num.TowardZero))
	above := num.FromBits(num.F128, 0x3FFF_FFFF_FFFF_FFFF, 0xFFFE_0000_0000_0001)
	require.Equal(t, two, above.ConvertRounded(num.F80, num.Upward))
}
