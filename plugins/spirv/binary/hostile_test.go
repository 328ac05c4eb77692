package binary_test

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/spirv"
	spv "github.com/mlirc/mlirc/plugins/spirv/binary"
)

// TestErrors reads binaries with a mistake.
func TestErrors(t *testing.T) {
	header := []uint32{0x07230203, 0x00010000, 0, 100, 0}
	op := func(opcode uint32, args ...uint32) []uint32 {
		return append([]uint32{uint32(len(args)+1)<<16 | opcode}, args...)
	}
	join := func(parts ...[]uint32) []uint32 { return slices.Concat(append([][]uint32{header}, parts...)...) }
	memory := op(14, 0, 1)
	for name, c := range map[string]struct {
		words []uint32
		want  string
	}{
		"no module":            {[]uint32{1, 2, 3, 4, 5}, "it does not begin with the magic number of SPIR-V"},
		"half a header":        {header[:3], "the module ends within its header"},
		"bound of 0":           {[]uint32{0x07230203, 0x00010000, 0, 0, 0}, "word 3: the bound of ids is 0"},
		"huge bound":           {[]uint32{0x07230203, 0x00010000, 0, 1 << 31, 0}, "word 3: the bound of ids is 2147483648"},
		"version":              {append([]uint32{0x07230203, 0x00020000, 0, 100, 0}, memory...), "word 1: the version of the module"},
		"no words":             {join([]uint32{17}), "word 5: OpCapability: the instruction has 0 words"},
		"too many words":       {join([]uint32{9<<16 | 17}), "word 5: OpCapability: the instruction has 9 words, but the module ends"},
		"unknown instruction":  {join(memory, op(274, 1, 2)), "word 8: OpReadPipe: instruction 274 (capability Pipes) is not one that dialect 'spv' has"},
		"nameless instruction": {join(memory, op(60000)), "word 8: an instruction without a name: instruction 60000"},
		"capability":           {join(op(17, 99999)), "word 5: OpCapability: 99999 is no Capability that dialect 'spv' has"},
		"open string":          {join(op(10, 0x41414141)), "word 5: OpExtension: a string does not end within the instruction"},
		"extension":            {join(op(10, 0x41414141, 0)), "there is no extension 'AAAA'"},
		"no memory model":      {join(), "the module has no OpMemoryModel"},
		"id beyond the bound":  {join(memory, op(19, 100)), "there is no id %100: the bound is 100"},
		"defined twice":        {join(memory, op(19, 1), op(20, 1)), "id %1 is defined twice"},
		"no type":              {join(memory, op(23, 1, 2, 4)), "%2 is no type that is defined before"},
		"width":                {join(memory, op(21, 1, 7, 0)), "an integer has 8, 16, 32 or 64 bits, not 7"},
		"vector of 5":          {join(memory, op(22, 1, 32), op(23, 2, 1, 5)), "a vector has 2, 3, 4, 8 or 16 elements, not 5"},
		"array of nothing":     {join(memory, op(22, 1, 32), op(28, 2, 1, 3)), "the length of an array is an integer constant"},
		"long constant":        {join(memory, op(21, 1, 32, 0), op(43, 1, 2, 3, 4)), "a constant of 32 bits has 1 words, not 2"},
		"outside a function":   {join(memory, op(253)), "OpReturn: the instruction stands outside a function"},
		"open function": {
			join(memory, op(19, 1), op(33, 2, 1), op(54, 1, 3, 0, 2)), "the module ends within a function",
		},
		"vector of too few": {
			join(memory, op(19, 1), op(33, 2, 1), op(22, 3, 32), op(23, 4, 3, 4), op(43, 3, 5, 0), op(54, 1, 6, 0, 2), op(248, 7), op(80, 4, 8, 5, 5)),
			"OpCompositeConstruct: a vector of 4 elements is made of 2",
		},
		"phi first": {
			join(memory, op(19, 1), op(33, 2, 1), op(54, 1, 3, 0, 2), op(248, 4), op(245, 1, 5)), "a phi stands at the start of a block that is not the first",
		},
		"no block": {
			join(memory, op(19, 1), op(33, 2, 1), op(54, 1, 3, 0, 2), op(248, 4), op(249, 9), op(56)), "%9 is no block of this function",
		},
		"entry as target": {
			join(memory, op(19, 1), op(33, 2, 1), op(54, 1, 3, 0, 2), op(248, 4), op(249, 4), op(56)), "nothing goes to the first block of a function, %4",
		},
		"value of another function": {
			join(memory, op(20, 1), op(33, 2, 1), op(54, 1, 3, 0, 2), op(248, 4), op(254, 9), op(56)), "OpReturnValue: %9 is no value that is defined before",
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := spv.Read(context(t), encode(c.words, binary.LittleEndian), spv.ReadOptions{})
			var wrong *spv.Error
			require.ErrorAs(t, err, &wrong)
			assert.Contains(t, err.Error(), c.want)
		})
	}
}

func encode(words []uint32, order binary.AppendByteOrder) []byte {
	var data []byte
	for _, w := range words {
		data = order.AppendUint32(data, w)
	}
	return data
}

func decode(data []byte) []uint32 {
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return words
}

// TestByteOrder reads a module in both byte orders.
func TestByteOrder(t *testing.T) {
	for _, data := range seeds(t) {
		little, err := spv.Read(context(t), data, spv.ReadOptions{})
		require.NoError(t, err)
		big, err := spv.Read(context(t), encode(decode(data), binary.BigEndian), spv.ReadOptions{})
		require.NoError(t, err)
		assert.True(t, printed(little) == printed(big))
	}
}

// seeds are binaries that are kept in testdata, so that they need no compiler.
func seeds(t testing.TB) [][]byte {
	t.Helper()
	paths, err := filepath.Glob("testdata/seeds/*.spv")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var list [][]byte
	for _, p := range paths {
		data, err := os.ReadFile(p)
		require.NoError(t, err)
		list = append(list, data)
	}
	return list
}

// TestMutations reads binaries with some words changed, left out, doubled or cut off: there
// is an error, or a module that is written once it is valid. MUTATIONS says how many, and
// SPV_CORPUS a folder of further binaries, of which the small ones are changed, too; MUTATION_SEED
// another sequence of changes.
func TestMutations(t *testing.T) {
	n := 3000
	if text := os.Getenv("MUTATIONS"); text != "" {
		var err error
		n, err = strconv.Atoi(text)
		require.NoError(t, err)
	}
	list := append(seeds(t), small(t, os.Getenv("SPV_CORPUS"))...)
	start := uint64(1)
	if text := os.Getenv("MUTATION_SEED"); text != "" {
		var err error
		start, err = strconv.ParseUint(text, 10, 64)
		require.NoError(t, err)
	}
	r := rand.New(rand.NewPCG(start, 2))
	ctx := context(t)
	read, valid := 0, 0
	for i := range n {
		if i%500 == 0 { // what modules leave behind in a context goes with it
			ctx = context(t)
		}
		ok, fits := survive(t, ctx, mutate(r, list[r.IntN(len(list))]))
		if ok {
			read++
		}
		if fits {
			valid++
		}
	}
	t.Logf("%d of %d are read, %d are valid", read, n, valid)
	assert.NotZero(t, valid)
}

// small are the binaries of a folder that have less than 10000 bytes; none of no folder.
func small(t *testing.T, folder string) [][]byte {
	t.Helper()
	if folder == "" {
		return nil
	}
	paths, err := filepath.Glob(filepath.Join(folder, "*.spv"))
	require.NoError(t, err)
	var list [][]byte
	for _, p := range paths {
		data, err := os.ReadFile(p)
		require.NoError(t, err)
		if len(data) > 28 && len(data) < 10000 {
			list = append(list, data)
		}
	}
	return list
}

// mutate changes a binary in a few places.
func mutate(r *rand.Rand, data []byte) []byte {
	w := decode(data)
	for range 1 + r.IntN(3) {
		if len(w) < 7 {
			break
		}
		at := 1 + r.IntN(len(w)-1)
		switch r.IntN(9) {
		case 0:
			w[at] = r.Uint32()
		case 1:
			w[at] ^= 1 << r.IntN(32)
		case 2:
			w[at] = uint32(r.IntN(int(w[3])%1000 + 1))
		case 3:
			w[at] += uint32(r.IntN(5)) - 2
		case 4:
			w = w[:at]
		case 5:
			w = slices.Delete(w, at, min(len(w), at+1+r.IntN(4)))
		case 6:
			w = slices.Insert(w, at, w[1+r.IntN(len(w)-1)])
		case 7:
			w[at] = w[1+r.IntN(len(w)-1)]
		case 8:
			w[at] = w[at]&0xffff | uint32(r.IntN(12))<<16
		}
	}
	data = encode(w, binary.LittleEndian)
	if r.IntN(20) == 0 {
		data = data[:r.IntN(len(data)+1)]
	}
	return data
}

// survive reads a binary, and writes what is valid. It reports whether it was read, and
// whether it was valid.
func survive(t testing.TB, ctx *ir.Context, data []byte) (read, valid bool) {
	t.Helper()
	m, err := spv.Read(ctx, data, spv.ReadOptions{})
	if err != nil {
		var wrong *spv.Error
		require.True(t, errors.As(err, &wrong), "%v", err)
		return false, false
	}
	if !verify.Verify(m, &diag.Sink{}, verify.Options{Hooks: spirv.Dialect.Hooks}) {
		return true, false
	}
	written, err := spv.Write(m, spv.WriteOptions{Lines: true})
	if err != nil {
		var wrong *spv.WriteError
		require.True(t, errors.As(err, &wrong), "%v", err)
		return true, true
	}
	_, err = spv.Read(ctx, written, spv.ReadOptions{})
	require.NoError(t, err)
	return true, true
}

// FuzzRead is the same for a fuzzer.
func FuzzRead(f *testing.F) {
	for _, data := range seeds(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < 1<<16 {
			survive(t, context(t), data)
		}
	})
}
