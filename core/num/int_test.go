package num

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var widths = []int{1, 2, 7, 8, 16, 31, 32, 33, 63, 64, 65, 72, 127, 128, 129, 200}

func randomInt(r *rand.Rand, width int) Int {
	switch r.IntN(6) {
	case 0:
		return FromInt64(width, int64(r.IntN(7)-3))
	case 1:
		return MinSigned(width).Add(FromInt64(width, int64(r.IntN(5)-2)))
	case 2:
		return New(width, 1).Shl(r.IntN(width))
	}
	data := make([]byte, (width+7)/8+1)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	return FromBytesLE(width, data)
}

// wrap is the definition that every operation is held against.
func wrap(width int, v *big.Int) *big.Int {
	return new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(width)))
}

func TestIntAgainstBig(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 20000 {
		width := widths[r.IntN(len(widths))]
		x, y := randomInt(r, width), randomInt(r, width)
		ux, uy, sx, sy := x.Big(false), y.Big(false), x.Big(true), y.Big(true)
		z := func() *big.Int { return new(big.Int) }
		same := func(want *big.Int, got Int) {
			t.Helper()
			require.Equal(t, width, got.Width())
			require.Equal(t, wrap(width, want).String(), got.Big(false).String(), "%s %s i%d", x, y, width)
			require.Equal(t, got, FromBig(width, want))
		}
		same(z().Add(ux, uy), x.Add(y))
		same(z().Sub(ux, uy), x.Sub(y))
		same(z().Mul(ux, uy), x.Mul(y))
		same(z().And(ux, uy), x.And(y))
		same(z().Or(ux, uy), x.Or(y))
		same(z().Xor(ux, uy), x.Xor(y))
		same(z().Neg(ux), x.neg())
		same(z().Not(ux), x.Not())
		n := r.IntN(width + 3)
		same(z().Lsh(ux, uint(n)), x.Shl(n))
		same(z().Rsh(ux, uint(n)), x.LShr(n))
		same(z().Rsh(sx, uint(n)), x.AShr(n))
		require.Equal(t, ux.Cmp(uy), x.CmpUnsigned(y))
		require.Equal(t, sx.Cmp(sy), x.CmpSigned(y))
		require.Equal(t, sx.Sign(), x.Sign())
		checkDivisions(t, x, y)
		checkForms(t, r, x)
	}
}

func checkDivisions(t *testing.T, x, y Int) {
	t.Helper()
	ux, uy, sx, sy := x.Big(false), y.Big(false), x.Big(true), y.Big(true)
	overflows := x.isMinSigned() && y.IsAllOnes()
	check := func(name string, got Int, ok, wantOK bool, want func() *big.Int) {
		t.Helper()
		require.Equal(t, wantOK, ok, "%s %s %s", x, name, y)
		if ok {
			require.Equal(t, wrap(x.Width(), want()).String(), got.Big(false).String(), "%s %s %s", x, name, y)
		}
	}
	nonzero := uy.Sign() != 0
	q, ok := x.UDiv(y)
	check("udiv", q, ok, nonzero, func() *big.Int { return new(big.Int).Quo(ux, uy) })
	q, ok = x.URem(y)
	check("urem", q, ok, nonzero, func() *big.Int { return new(big.Int).Rem(ux, uy) })
	q, ok = x.CeilDivU(y)
	check("ceildivu", q, ok, nonzero, func() *big.Int { return negDiv(ux, uy) })
	q, ok = x.SDiv(y)
	check("sdiv", q, ok, nonzero && !overflows, func() *big.Int { return new(big.Int).Quo(sx, sy) })
	q, ok = x.SRem(y)
	check("srem", q, ok, nonzero && !overflows, func() *big.Int { return new(big.Int).Rem(sx, sy) })
	q, ok = x.FloorDivS(y)
	check("floordiv", q, ok, nonzero && !overflows, func() *big.Int { return floorBig(sx, sy) })
	q, ok = x.CeilDivS(y)
	check("ceildiv", q, ok, nonzero && !overflows, func() *big.Int { return negDiv(sx, sy) })
}

func floorBig(x, y *big.Int) *big.Int {
	if y.Sign() < 0 {
		x, y = new(big.Int).Neg(x), new(big.Int).Neg(y)
	}
	return new(big.Int).Div(x, y)
}

// negDiv rounds up: -floor(-x / y).
func negDiv(x, y *big.Int) *big.Int {
	q := floorBig(new(big.Int).Neg(x), y)
	return q.Neg(q)
}

func checkForms(t *testing.T, r *rand.Rand, x Int) {
	t.Helper()
	width := x.Width()
	require.Equal(t, x, FromBytesLE(width, x.Bytes(nil)))
	require.Len(t, x.Bytes(nil), (width+7)/8)
	require.Equal(t, x.Big(false).String(), string(x.AppendDecimal(nil, false)))
	require.Equal(t, x.Big(true).String(), x.String())
	for i := range width {
		require.Equal(t, x.Big(false).Bit(i), x.Bit(i))
	}
	hex := string(x.appendHex(nil))
	require.Equal(t, "0x"+upper(x.Big(false).Text(16)), hex)
	for _, text := range []string{hex, string(x.AppendDecimal(nil, false))} {
		back, err := ParseInt(width, Signless, text)
		require.NoError(t, err)
		require.Equal(t, x, back)
	}
	back, err := ParseInt(width, Signed, x.String())
	require.NoError(t, err)
	require.Equal(t, x, back)
	wider := width + r.IntN(80)
	require.Equal(t, x.Big(false).String(), x.ZExt(wider).Big(false).String())
	require.Equal(t, x.String(), x.SExtOrTrunc(wider).String())
	require.Equal(t, x, x.SExtOrTrunc(wider).Trunc(width))
}

func upper(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c >= 'a' {
			b[i] = c - 'a' + 'A'
		}
	}
	return string(b)
}

func TestParseInt(t *testing.T) {
	for _, c := range []struct {
		width int
		sign  Signedness
		text  string
		want  string // or the error's
	}{
		{8, Signless, "255", "-1"},
		{8, Signless, "-128", "-128"},
		{8, Signless, "256", "number out of range: 256 does not fit i8"},
		{8, Signless, "-129", "number out of range: -129 does not fit i8"},
		{8, Signed, "127", "127"},
		{8, Signed, "128", "number out of range: 128 does not fit si8"},
		{8, Unsigned, "255", "-1"},
		{8, Unsigned, "-1", "number out of range: -1 does not fit ui8"},
		{8, Signless, "-0", "number out of range: -0 does not fit i8"},
		{8, Signless, "0xFF", "-1"},
		{8, Signless, "-0x80", "-128"},
		{8, Signless, "-0xFF", "number out of range: -0xFF does not fit i8"},
		{8, Signless, "0x0000000000000000000000000000FF", "-1"},
		{1, Signless, "1", "-1"},
		{1, Signless, "-1", "-1"},
		{0, Signless, "0", "0"},
		{0, Signless, "1", "number out of range: 1 does not fit i0"},
		{64, Signless, "18446744073709551615", "-1"},
		{64, Signless, "-9223372036854775808", "-9223372036854775808"},
		{64, Signless, "-9223372036854775809", "number out of range: -9223372036854775809 does not fit i64"},
		{64, Signed, "18446744073709551615", "number out of range: 18446744073709551615 does not fit si64"},
		{64, Signless, "18446744073709551616", "number out of range: 18446744073709551616 does not fit i64"},
		{65, Signless, "18446744073709551616", "-18446744073709551616"},
		{65, Signless, "-18446744073709551616", "-18446744073709551616"},
		{65, Signless, "-18446744073709551617", "number out of range: -18446744073709551617 does not fit i65"},
		{128, Signless, "-5", "-5"},
		{128, Signless, "100000000000000000000000000000", "100000000000000000000000000000"},
		{32, Signless, "", `malformed number: ""`},
		{32, Signless, "-", `malformed number: "-"`},
		{32, Signless, "0x", `malformed number: "0x"`},
		{32, Signless, "12a", `malformed number: "12a"`},
		{32, Signless, "99999999999999999999999z", `malformed number: "99999999999999999999999z"`},
	} {
		x, err := ParseInt(c.width, c.sign, c.text)
		if err != nil {
			assert.Equal(t, c.want, err.Error(), c.text)
			continue
		}
		assert.Equal(t, c.want, x.String(), c.text)
		y, err := ParseInt(c.width, c.sign, []byte(c.text))
		require.NoError(t, err)
		assert.Equal(t, x, y)
	}
}

func TestParseIntHostile(t *testing.T) {
	long := slices.Repeat([]byte("9"), 1<<22)
	_, err := ParseInt(maxWidth-1000000, Signless, append([]byte("1"), slices.Repeat(long, 2)...))
	assert.ErrorIs(t, err, ErrRange)
	assert.Less(t, len(err.Error()), 200)
}

func TestIntKeys(t *testing.T) {
	seen := map[string]Int{}
	for _, width := range []int{0, 1, 8, 9, 64, 65, 128} {
		for _, x := range []Int{New(width, 0), New(width, 1), AllOnes(width), MinSigned(width)} {
			key := string(x.AppendKey(nil))
			if other, ok := seen[key]; ok {
				assert.Equal(t, other, x)
			}
			seen[key] = x
		}
	}
}

func TestIntDoesNotAllocate(t *testing.T) {
	x, y := New(64, 77), New(64, 5)
	var buffer [32]byte
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		q, _ := x.Add(y).Mul(y).SDiv(y)
		q.AppendDecimal(buffer[:0], true)
		_, _ = ParseInt(32, Signless, "-12345")
	}))
}

func TestIntEnds(t *testing.T) {
	assert.Equal(t, "-128", MinSigned(8).String())
	assert.Equal(t, "127", MaxSigned(8).String())
	assert.Equal(t, Int{}, MinSigned(0))
	assert.True(t, AllOnes(100).IsAllOnes())
	assert.True(t, FromBool(true).IsOne())
	_, ok := AllOnes(100).Uint64()
	assert.False(t, ok)
	v, ok := AllOnes(100).Int64()
	assert.True(t, ok)
	assert.EqualValues(t, -1, v)
	_, ok = New(8, 8).ShiftAmount()
	assert.False(t, ok)
	assert.Panics(t, func() { New(-1, 0) })
	assert.Panics(t, func() { New(maxWidth+1, 0) })
	assert.Panics(t, func() { New(8, 0).Add(New(9, 0)) })
}
