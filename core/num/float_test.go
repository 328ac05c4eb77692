package num

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPowersTable(t *testing.T) {
	for k := leastPower; k <= greatestPower; k++ {
		entry := powersOfFive[k-leastPower]
		v := bigFrom128(entry.hi, entry.lo)
		require.Equal(t, 128, v.BitLen())
		// v * 2^s <= 5^k < (v+1) * 2^s
		s := floorLog2OfFive(k) - 127
		left, next, right := v, new(big.Int).Add(v, big.NewInt(1)), bigPower(5, max(k, 0))
		scale := bigPower(5, max(-k, 0))
		left, next = new(big.Int).Mul(left, scale), next.Mul(next, scale)
		left.Lsh(left, uint(max(s, 0)))
		next.Lsh(next, uint(max(s, 0)))
		right.Lsh(right, uint(max(-s, 0)))
		require.True(t, left.Cmp(right) <= 0 && right.Cmp(next) < 0, "5^%d", k)
	}
}

// The fast digits and the slow ones are the same.
func TestDigitsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 100000 {
		kind := []Kind{F16, BF16, F32, F64}[r.IntN(4)]
		f := randomFloat(r, kind)
		if !f.isFinite() || f.IsZero() {
			continue
		}
		u := f.unpack()
		zeros := u.trailingZeros()
		u.hi, u.lo = shr128(u.hi, u.lo, zeros)
		u.exp += zeros
		for _, count := range []int{6, 2 + kind.precision()*59/196} {
			fast, slow := f.digitsOf(count), digitsSlow(u, count)
			require.Equal(t, string(slow.digits[:slow.n]), string(fast.digits[:fast.n]))
			require.Equal(t, slow.exp, fast.exp)
		}
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct {
		f    Float
		text string
	}{
		{FromFloat64(F32, 1), "1.000000e+00"},
		{Zero(F64, true), "-0.000000e+00"},
		{FromBits(F32, 0, 0x3F800001), "1.00000012"},
		{FromBits(F32, 0, 0x4B800001), "0x4B800001"}, // 16777218 would have no point
		{FromFloat64(F64, 0.1), "1.000000e-01"},
		{FromFloat64(F128, 0.1), "0.100000000000000005551115123125782702"},
		{Largest(F32, false), "3.40282347E+38"},
		{Inf(F32, false), "0x7F800000"},
		{NaN(F16), "0x7E00"},
		{FromBits(F32, 0, 0x7F800001), "0x7F800001"},
		{Inf(F80, true), "0xFFFF8000000000000000"},
	} {
		assert.Equal(t, c.text, c.f.String())
	}
}

func TestParseFloat(t *testing.T) {
	for _, c := range []struct {
		kind Kind
		text string
		want string // or the error's
	}{
		{F32, "1.5", "1.500000e+00"},
		{F32, "-1.5e+3", "-1.500000e+03"},
		{F32, "0x7F800001", "0x7F800001"},
		{F32, "0x00FFFFFFFF", "0xFFFFFFFF"},
		{F32, "0x1FFFFFFFF", "number out of range: 0x1FFFFFFFF does not fit the bits of f32"},
		{F32, "1.0e39", "number out of range: 1.0e39 overflows f32"},
		{F64, "1.0e400", "number out of range: 1.0e400 overflows f64"},
		{F80, "1.0e400", "number out of range: 1.0e400 overflows f80"},
		{F64, "1.0e-400", "0.000000e+00"},
		{F80, "0x7FFF8000000000000000", "0x7FFF8000000000000000"},
		{F32, "-0x3F800000", `malformed number: "-0x3F800000"`},
		{F32, "inf", `malformed number: "inf"`},
		{F32, "1_0.0", `malformed number: "1_0.0"`},
		{F32, "1.0e", `malformed number: "1.0e"`},
		{F32, ".5", `malformed number: ".5"`},
		{F32, "", `malformed number: ""`},
	} {
		f, err := ParseFloat(c.kind, c.text)
		if err != nil {
			assert.Equal(t, c.want, err.Error())
			continue
		}
		assert.Equal(t, c.want, f.String())
	}
	f, err := ParseFloat(F32, "-1.0e39")
	require.ErrorIs(t, err, ErrRange)
	assert.Equal(t, Inf(F32, true), f)
}

func TestFloatBits(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 20000 {
		f := randomFloat(r, kinds[r.IntN(len(kinds))])
		hi, lo := f.Bits()
		require.Equal(t, f, FromBits(f.Kind(), hi, lo))
		require.Equal(t, f, FromBitsInt(f.Kind(), f.BitsInt()))
		require.Equal(t, f, FromBytes(f.Kind(), f.AppendBytes(nil)))
		require.Equal(t, f, f.Neg().Neg())
		require.False(t, f.Abs().IsNegative())
		require.Equal(t, !f.IsNaN() && !f.IsInf(), f.isFinite())
		if f.isFinite() {
			require.Equal(t, f, f.unpack().round(f.Kind(), false))
		}
	}
}

func TestHardwareConversions(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 100000 {
		x := math.Float64frombits(r.Uint64())
		if r.IntN(2) == 0 {
			x = float64(math.Float32frombits(r.Uint32())) * (1 + float64(r.IntN(3)-1)*0x1p-24)
		}
		if math.IsNaN(x) {
			continue
		}
		require.Equal(t, uint64(math.Float32bits(float32(x))), FromFloat64(F32, x).lo, "%x", x)
		for _, kind := range []Kind{F80, F128} {
			require.Equal(t, x, FromFloat64(kind, x).Float64())
		}
	}
}

func TestConvertNaN(t *testing.T) {
	signalling := FromBits(F32, 0, 0xFF800001)
	assert.Equal(t, signalling, signalling.Convert(F32))
	assert.Equal(t, FromBits(F64, 0, 0xFFF8000020000000), signalling.Convert(F64))
	assert.Equal(t, FromBits(F16, 0, 0xFE00), signalling.Convert(F16))
	assert.Equal(t, FromBits(F80, 0xFFFF, 0xC000010000000000), signalling.Convert(F80))
	assert.Equal(t, FromBits(F128, 0xFFFF800002000000, 0), signalling.Convert(F128))
	for _, kind := range kinds {
		assert.True(t, NaN(kind).IsNaN())
		assert.Equal(t, NaN(kind), NaN(kind).withQuietBit())
		assert.Equal(t, NaN(kind), NaN(F32).Convert(kind))
	}
}

// The soft arithmetic, put into the kinds of the hardware, agrees with it.
func TestSoftArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 50000 {
		kind := []Kind{F16, BF16, F32, F64}[r.IntN(4)]
		f, g := randomFloat(r, kind), randomFloat(r, kind)
		if f.IsNaN() || g.IsNaN() {
			continue
		}
		if !(f.IsInf() && g.IsInf()) {
			require.Equal(t, f.Add(g), f.addSoft(g), "%s + %s", f, g)
		}
		if !f.Mul(g).IsNaN() {
			require.Equal(t, f.Mul(g), f.mulSoft(g), "%s * %s", f, g)
		}
		if !f.Div(g).IsNaN() {
			require.Equal(t, f.Div(g), f.divSoft(g), "%s / %s", f, g)
		}
		if f.isFinite() && g.isFinite() && !g.IsZero() {
			require.Equal(t, f.Rem(g), f.remSoft(g), "%s %% %s", f, g)
		}
	}
}

func TestSpecialArithmetic(t *testing.T) {
	for _, kind := range kinds {
		zero, one, inf := Zero(kind, false), FromFloat64(kind, 1), Inf(kind, false)
		assert.Equal(t, NaN(kind), inf.Sub(inf))
		assert.Equal(t, NaN(kind), zero.Mul(inf))
		assert.Equal(t, NaN(kind), zero.Div(zero))
		assert.Equal(t, NaN(kind), one.Rem(zero))
		assert.Equal(t, inf.Neg(), one.Div(zero.Neg()))
		assert.Equal(t, one, one.Rem(inf))
		assert.Equal(t, zero, one.Sub(one))
		assert.Equal(t, zero.Neg(), zero.Neg().Add(zero.Neg()))
		assert.Equal(t, inf, Largest(kind, false).Add(Largest(kind, false)))
		assert.Equal(t, NaN(kind).Neg(), NaN(kind).Neg().Add(NaN(kind)))
		assert.Equal(t, zero.Neg(), zero.Minimum(zero.Neg()))
		assert.Equal(t, zero, zero.Neg().Maximum(zero))
		assert.True(t, one.Minimum(NaN(kind)).IsNaN())
		assert.Equal(t, one, one.MinNum(NaN(kind)))
		assert.Equal(t, one, NaN(kind).MaxNum(one))
		assert.Equal(t, Same, zero.Cmp(zero.Neg()))
		assert.Equal(t, Unordered, zero.Cmp(NaN(kind)))
		assert.Equal(t, Less, inf.Neg().Cmp(one))
		assert.Equal(t, Greater, one.Neg().Cmp(inf.Neg()))
	}
}

func TestFloatInt(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 50000 {
		x := randomInt(r, widths[r.IntN(len(widths))])
		signed := r.IntN(2) == 0
		want, _ := new(big.Float).SetInt(x.Big(signed)).Float64()
		require.Equal(t, want, FromInt(F64, x, signed).Float64(), "%s", x)
		f := FromInt(F128, x, signed)
		if x.Width() <= 113 {
			back, ok := f.ToInt(x.Width(), signed)
			require.True(t, ok)
			require.Equal(t, x, back)
		}
	}
	for _, c := range []struct {
		v      float64
		width  int
		signed bool
		want   string
	}{
		{1.9, 8, true, "1"}, {-1.9, 8, true, "-1"}, {-0.9, 8, false, "0"}, {-1, 8, false, "none"},
		{127.9, 8, true, "127"}, {128, 8, true, "none"}, {-128.5, 8, true, "-128"}, {-129, 8, true, "none"},
		{255.5, 8, false, "-1"}, {256, 8, false, "none"}, {math.NaN(), 8, true, "none"}, {math.Inf(1), 100, true, "none"},
		{-0x1p99, 100, true, "-633825300114114700748351602688"}, {0x1p99, 100, true, "none"}, {0, 0, true, "0"},
		{-0x1p63, 64, true, "-9223372036854775808"}, {1e300, 64, true, "none"},
	} {
		x, ok := FromFloat64(F64, c.v).ToInt(c.width, c.signed)
		got := "none"
		if ok {
			got = x.String()
		}
		assert.Equal(t, c.want, got, "%v to i%d", c.v, c.width)
	}
}

// MLIR folds addf, subf and mulf; their results are the oracle's bits.
func TestOracleArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	var module strings.Builder
	var want []string
	for range 3000 {
		kind := []Kind{F16, BF16, F32, F64}[r.IntN(4)]
		f, g := randomFloat(r, kind), randomFloat(r, kind)
		op := r.IntN(3)
		fmt.Fprintf(&module, "func @f%d() -> %s {\n", len(want), kind)
		fmt.Fprintf(&module, "%%a = constant %s : %s\n%%b = constant %s : %s\n", f.BitsInt().appendHex(nil), kind, g.BitsInt().appendHex(nil), kind)
		fmt.Fprintf(&module, "%%c = %s %%a, %%b : %s\nreturn %%c : %s\n}\n", []string{"addf", "subf", "mulf"}[op], kind, kind)
		want = append(want, []func(Float) Float{f.Add, f.Sub, f.Mul}[op](g).String()+" : "+kind.Name())
	}
	var got []string
	for line := range strings.Lines(printed(t, module.String(), "-canonicalize")) {
		if _, value, ok := strings.Cut(strings.TrimSpace(line), " = constant "); ok {
			got = append(got, value)
		}
	}
	require.Len(t, got, len(want))
	for i := range want {
		assert.Equal(t, got[i], want[i], "function %d", i)
	}
}

func TestFloatDoesNotAllocate(t *testing.T) {
	f := FromFloat64(F32, 0.1)
	var buffer [64]byte
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		f.AppendText(buffer[:0])
		f.Add(f).Convert(F64)
	}))
}
