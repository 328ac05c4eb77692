package bytecode

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// sample is a file with something of everything that survives a reader without
// dialects.
func sample(t testing.TB, seed uint64) []byte {
	data, err := Append(nil, newGenerator(newTestContext(t), seed).module(), WriteOptions{})
	require.NoError(t, err)
	return data
}

// readAnything reads what may be malformed. Whatever comes out can be given to
// the writer, which may refuse it: isolation is not for the reader to verify.
func readAnything(t testing.TB, ctx *ir.Context, data []byte) *ir.Operation {
	var sink diag.Sink
	op := Read(ctx, "test.mlirbc", data, &sink)
	if sink.HasErrors() != (op == nil) {
		t.Fatalf("result %v with %v", op, sink.Diagnostics())
	}
	if op == nil {
		return nil
	}
	if _, err := Append(nil, op, WriteOptions{}); err != nil {
		require.ErrorContains(t, err, "is not a value of this or an enclosing region")
	}
	return op
}

func TestTruncatedFilesAreRefused(t *testing.T) {
	ctx, data := newTestContext(t), sample(t, 14)
	for n := range data {
		require.Nil(t, readAnything(t, ctx, data[:n]), "%d of %d bytes", n, len(data))
	}
}

func TestFlippedBitsDoNoHarm(t *testing.T) {
	ctx, data := newTestContext(t), sample(t, 14)
	for i := range data {
		for bit := range 8 {
			data[i] ^= 1 << bit
			readAnything(t, ctx, data)
			data[i] ^= 1 << bit
		}
	}
}

func TestReplacedBytesDoNoHarm(t *testing.T) {
	ctx, data := newTestContext(t), sample(t, 35)
	for i, old := range data {
		for _, b := range []byte{0, 1, 3, 0x80, 0xFE, 0xFF} {
			data[i] = b
			readAnything(t, ctx, data)
		}
		data[i] = old
	}
}

func TestTrailingBytesAreRefused(t *testing.T) {
	ctx, data := newTestContext(t), sample(t, 14)
	require.Nil(t, readAnything(t, ctx, append(bytes.Clone(data), 0)))
	require.Nil(t, readAnything(t, ctx, append(bytes.Clone(data), data...)))
}

// craft makes a file out of sections.
type craft struct {
	version  uint64
	strings  []string
	dialects []byte
	offsets  []byte
	entries  []byte
	code     []byte
}

func (c craft) file() []byte {
	data := appendVarint(bytes.Clone(magic), c.version)
	data = append(data, 0)
	table := stringTable{list: c.strings}
	data = appendSection(data, sectionString, table.append(nil))
	data = appendSection(data, sectionDialect, c.dialects)
	data = appendSection(data, sectionAttrTypeOffset, c.offsets)
	data = appendSection(data, sectionAttrType, c.entries)
	return appendSection(data, sectionIR, c.code)
}

func varints(numbers ...uint64) []byte {
	var dst []byte
	for _, n := range numbers {
		dst = appendVarint(dst, n)
	}
	return dst
}

// oneOp is a file with an unknown location, attribute 0, and the operation m of
// the dialect x at the top, whose encoding is missing.
func oneOp() craft {
	return craft{
		version:  4,
		strings:  []string{"builtin", "x", "m"},
		dialects: varints(2, 0<<1, 1<<1, 1, 1, 1, 2),
		offsets:  varints(1, 0, 0, 1, 1<<1|1),
		entries:  varints(locUnknown),
		code:     varints(1 << 1),
	}
}

func (c craft) withCode(code ...byte) craft {
	c.code = append(bytes.Clone(c.code), code...)
	return c
}

// withEntries adds attributes and types, each in one byte string, to the unknown
// location.
func (c craft) withEntries(attrs, types [][]byte) craft {
	c.entries = bytes.Clone(c.entries)
	c.offsets = varints(uint64(1+len(attrs)), uint64(len(types)), 0, uint64(1+len(attrs)), 1<<1|1)
	for _, a := range attrs {
		c.offsets = appendVarint(c.offsets, uint64(len(a))<<1|1)
		c.entries = append(c.entries, a...)
	}
	if len(types) > 0 {
		c.offsets = append(c.offsets, varints(0, uint64(len(types)))...)
	}
	for _, t := range types {
		c.offsets = appendVarint(c.offsets, uint64(len(t))<<1|1)
		c.entries = append(c.entries, t...)
	}
	return c
}

// plain is an operation without anything: name 0, no mask, location 0.
var plain = []byte{1, 0, 1}

// with is an operation with attributes that are attribute 1.
var withAttrs = []byte{1, hasAttrs, 1, 3}

// withValue is a dictionary, attribute 1, whose entry m is attribute 2.
func withValue(more ...[]byte) [][]byte {
	dictionary := varints(attrDictionary, 1, uint64(2+len(more)), 2)
	name := varints(attrString, 2)
	return append(append([][]byte{dictionary}, more...), name)
}

func TestCraftedFileIsRead(t *testing.T) {
	op := readAnything(t, newTestContext(t), oneOp().withCode(plain...).file())
	require.Equal(t, "x.m", op.Name().String())
	c := oneOp().withEntries(withValue(varints(attrUnit)), nil).withCode(withAttrs...)
	op = readAnything(t, newTestContext(t), c.file())
	require.Same(t, op.Context().UnitAttr(), op.Attr("m"))
}

func TestMalformedFiles(t *testing.T) {
	valueOf := func(attr []byte, types ...[]byte) craft {
		return oneOp().withEntries(withValue(attr), types).withCode(withAttrs...)
	}
	typed := func(t []byte) craft { return valueOf(varints(attrType, 0), t) }
	change := func(f func(c *craft)) craft {
		c := oneOp().withCode(plain...)
		f(&c)
		return c
	}
	i32, i16M := varints(typeInteger, 32<<2), varints(typeInteger, ir.MaxIntegerWidth<<2)
	tensor := func(n int64) []byte { return appendVarint(appendSigned(varints(typeRankedTensor, 1), n), 1) }

	for want, c := range map[string]craft{
		"version 7 is not known, write version 4 (mlir-opt --emit-bytecode-version=4)": change(func(c *craft) { c.version = 7 }),
		"string 9 of 3":                   change(func(c *craft) { c.dialects = varints(1, 9<<1) }),
		"operation names where":           change(func(c *craft) { c.dialects = varints(2, 0<<1, 1<<1, 3, 1, 1, 2) }),
		"dialect 7 of 2":                  change(func(c *craft) { c.dialects = varints(2, 0<<1, 1<<1, 1, 7, 1, 2) }),
		"'x.' is no name":                 change(func(c *craft) { c.strings = []string{"builtin", "x.", ""} }),
		"group of 5":                      change(func(c *craft) { c.offsets = varints(1, 0, 0, 5, 3, 3, 3, 3, 3) }),
		"in a section of":                 change(func(c *craft) { c.entries = varints(locUnknown, 0) }),
		"ends behind":                     change(func(c *craft) { c.offsets = varints(1, 0, 0, 1, 1<<40|1) }),
		"arguments at the top":            change(func(c *craft) { c.code = varints(3) }),
		"operation name 3 of 1":           oneOp().withCode(7, 0, 1),
		"result outside":                  oneOp().withEntries(nil, [][]byte{i32}).withCode(1, hasResults, 1, 3, 1),
		"successor outside":               oneOp().withCode(1, hasSuccessors, 1, 3, 1),
		"value 0 of 0":                    oneOp().withCode(1, hasOperands, 1, 3, 1),
		"regions cannot fit":              oneOp().withCode(append([]byte{1, hasRegions, 1}, varints(1<<20)...)...),
		"block 5 of 1":                    oneOp().withCode(1, hasRegions, 1, 5, 3, 1, 5, 1, hasSuccessors, 1, 3, 11),
		"promised":                        oneOp().withCode(1, hasRegions, 1, 5, 3, 5, 5, 1, 0, 1),
		"bytes too many":                  oneOp().withCode(append(bytes.Clone(plain), 1)...),
		"no dictionary":                   oneOp().withEntries([][]byte{varints(attrUnit)}, nil).withCode(withAttrs...),
		"location is another":             oneOp().withEntries([][]byte{varints(attrUnit)}, nil).withCode(1, 0, 3),
		"refers to itself":                valueOf(varints(attrArray, 1, 2)),
		"no string":                       valueOf(varints(attrFlatSymbolRef, 0)),
		"file of a location is no string": valueOf(varints(locFileLineCol, 0, 0, 0)),
		"no plain symbol":                 valueOf(varints(attrSymbolRef, 3, 1, 0)),
		"attribute 77 of 4":               valueOf(varints(attrArray, 1, 77)),
		"unknown kind 99":                 valueOf(varints(99)),
		"no integer type":                 valueOf(varints(attrInteger, 0, 0), varints(typeNone)),
		"no float type":                   valueOf(varints(attrFloat, 0, 0), i32),
		"0 words for":                     valueOf(varints(attrInteger, 0, 0), i16M),
		"type 0 of 0":                     valueOf(varints(attrType, 0)),
		"static shape":                    valueOf(varints(attrDenseElements, 0, 0), tensor(ir.Dynamic), i32),
		"cannot be 3 elements":            valueOf(append(varints(attrDenseElements, 0, 3), 1, 2, 3), tensor(3), i32),
		"cannot be 9 elements":            valueOf(append(varints(attrDenseArray, 0, 9, 1), 1), i32),
		"of one bit":                      valueOf(append(varints(attrDenseElements, 0, 1), 1), tensor(9), varints(typeInteger, 1<<2)),
		"strings cannot fit":              valueOf(varints(attrDenseStrings, 0, 0), tensor(1<<60), i32),
		"are not dense":                   valueOf(varints(attrSparse, 0, 0, 0), tensor(3), i32),
		"location of unknown kind":        valueOf(varints(locFileLineCol, 2, 0, 0)),
		"line 4294967296":                 valueOf(varints(locFileLineCol, 3, 1<<32, 0)),
		"signedness 3":                    typed(varints(typeInteger, 32<<2|3)),
		"width 16777216":                  typed(varints(typeInteger, (ir.MaxIntegerWidth+1)<<2)),
		"numeric type":                    valueOf(varints(attrType, 0), varints(typeComplex, 1), varints(typeNone)),
		"dimension -1":                    typed(tensor(-1)),
		"does not fit 0":                  valueOf(varints(attrType, 0), varints(typeMemRef, 0, 1, 0), i32),
		"marks for 0":                     typed(append(varints(typeScalableVector, 1), append([]byte{1}, varints(0, 0)...)...)),
		"builtin type of unknown kind 77": typed(varints(77)),
	} {
		var sink diag.Sink
		require.Nil(t, Read(ir.NewContext(), "file", c.file(), &sink), want)
		require.Equal(t, 1, sink.Len())
		require.Contains(t, sink.Diagnostics()[0].Message, want)
	}
}

// A few bytes must not ask for much memory or depth.
func TestHostileFiles(t *testing.T) {
	deep := oneOp()
	for range 100_000 {
		deep = craft{deep.version, deep.strings, deep.dialects, deep.offsets, deep.entries,
			append(deep.code, 1, hasRegions, 1, 5, 3, 1, 5)}
	}
	nested := [][]byte{}
	for i := range uint64(100_000) {
		nested = append(nested, varints(attrArray, 1, i+3))
	}
	wide := [][]byte{}
	for i := range uint64(10_000) {
		wide = append(wide, appendSigned(varints(attrInteger, 0, 1), int64(i)))
	}
	array := varints(attrArray, uint64(len(wide)))
	for i := range uint64(len(wide)) {
		array = appendVarint(array, i+3)
	}
	empty := oneOp().withCode(1, hasRegions, 1, 1<<3|5)
	for want, c := range map[string]craft{
		"regions nest more than": deep,
		"nest more than 10000":   oneOp().withEntries(withValue(nested...), nil).withCode(withAttrs...),
		"integer has 1 words":    oneOp().withEntries(withValue(append([][]byte{array}, wide...)...), [][]byte{varints(typeInteger, ir.MaxIntegerWidth<<2)}).withCode(withAttrs...),
		"items cannot":           empty.withCode(varints(1<<50, 0)...),
		"cannot fit into":        empty.withCode(varints(1, 1<<50)...),
	} {
		var sink diag.Sink
		require.Nil(t, Read(ir.NewContext(), "file", c.file(), &sink), want)
		require.Contains(t, sink.Diagnostics()[0].Message, want)
	}
}

// FuzzRead is best run with -fuzzminimizetime=10x: hashing is seeded, so that
// coverage differs from run to run, and minimising waits for it not to.
func FuzzRead(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(sample(f, seed))
	}
	f.Add(oneOp().withCode(plain...).file())
	f.Fuzz(func(t *testing.T, data []byte) {
		op := readAnything(t, newTestContext(t), data)
		if op == nil {
			return
		}
		// What was read is written in a way that is read as the same.
		once, err := Append(nil, op, WriteOptions{})
		if err != nil {
			return
		}
		requireSame(t, op, mustRead(t, op.Context(), once))
	})
}

func TestMalformedResources(t *testing.T) {
	ctx := newTestContext(t)
	typ := ctx.VectorType([]int64{2}, ctx.IntegerType(16, ir.Signless))
	op := holder(ctx, ctx.UnknownLoc(), ctx.DenseResourceAttr(typ, []byte{1, 2, 3, 4}, ir.Resource{Key: "k", Align: 8}))
	data := mustAppend(t, op, WriteOptions{})
	requireRoundTrip(t, op)
	for i, old := range data {
		for b := range 256 {
			data[i] = byte(b)
			readAnything(t, ctx, data)
		}
		data[i] = old
	}
	blob := bytes.LastIndex(data, []byte{paddingByte, 1, 2, 3, 4})
	const blobHead = -7 // the alignment, the size, and padding to eight bytes
	for _, c := range []struct {
		offset  int
		value   byte
		message string
	}{
		{blobHead, 3<<1 | 1, "the alignment of a resource is 3, no power of two up to 4096"},
		{blobHead + 1, 3<<1 | 1, "a resource has 4 bytes where it says 3"},
		{0, 0, "padding byte expected"},
	} {
		at := blob + c.offset
		old := data[at]
		data[at] = c.value
		var sink diag.Sink
		require.Nil(t, Read(ctx, "t.mlirbc", data, &sink))
		require.Contains(t, sink.Diagnostics()[0].Message, c.message)
		data[at] = old
	}
}
