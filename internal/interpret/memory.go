package interpret

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/ir"
)

// Value is what an SSA value holds: the bits of a number, an integer extended by its
// sign, or else a *View, the []int64 of a vector, or a *function.
type Value struct {
	N   int64
	Ref any
}

// Memory is one allocation.
type Memory struct {
	Bytes   []byte
	written []bool
	freed   bool
}

// undefined is what memory holds before it is written.
const undefined = 0xA5

// NewMemory returns memory that nothing was written to.
func NewMemory(size int) *Memory {
	m := &Memory{Bytes: make([]byte, size), written: make([]bool, size)}
	for i := range m.Bytes {
		m.Bytes[i] = undefined
	}
	return m
}

// Filled returns memory with these bytes, which it owns.
func Filled(bytes []byte) *Memory {
	m := &Memory{Bytes: bytes, written: make([]bool, len(bytes))}
	for i := range m.written {
		m.written[i] = true
	}
	return m
}

// View is a memref. Base is in bytes, Offset and Strides are in elements.
type View struct {
	Memory  *Memory
	Base    int64
	Offset  int64
	Sizes   []int64
	Strides []int64
}

// Contiguous returns the view of row-major elements from a byte on.
func Contiguous(m *Memory, base int64, sizes ...int64) *View {
	return &View{Memory: m, Base: base, Sizes: sizes, Strides: rowMajor(sizes)}
}

func rowMajor(sizes []int64) []int64 {
	strides := make([]int64, len(sizes))
	n := int64(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		strides[i] = n
		n *= sizes[i]
	}
	return strides
}

// elem is how numbers of a type are computed and stored.
type elem struct {
	bytes   int64
	bits    uint
	isFloat bool
}

func elemOf(t ir.Type) (elem, error) {
	switch t := t.(type) {
	case *ir.IndexType:
		return elem{8, 64, false}, nil
	case *ir.IntegerType:
		switch w := t.Width(); {
		case w == 1 || w == 8:
			return elem{1, uint(w), false}, nil
		case w == 16 || w == 32 || w == 64:
			return elem{int64(w / 8), uint(w), false}, nil
		}
	case *ir.FloatType:
		switch t {
		case t.Context().F32():
			return elem{4, 32, true}, nil
		case t.Context().F64():
			return elem{8, 64, true}, nil
		}
	case *ir.MemRefType:
		return elem{8, 64, false}, nil // the number of a memref that was stored
	}
	return elem{}, fmt.Errorf("no way to compute with this type")
}

// wrap brings an integer to its width, extended by its sign.
func (e elem) wrap(n int64) int64 { return n << (64 - e.bits) >> (64 - e.bits) }

// unsigned is an integer extended by zeros.
func (e elem) unsigned(n int64) uint64 { return uint64(n) << (64 - e.bits) >> (64 - e.bits) }

func (e elem) float(n int64) float64 {
	if e.bits == 32 {
		return float64(math.Float32frombits(uint32(n)))
	}
	return math.Float64frombits(uint64(n))
}

func (e elem) ofFloat(x float64) int64 {
	if e.bits == 32 {
		return int64(int32(math.Float32bits(float32(x))))
	}
	return int64(math.Float64bits(x))
}

// trap is the panic of what has no defined meaning.
type trap struct{ what string }

func trapf(format string, args ...any) { panic(trap{fmt.Sprintf(format, args...)}) }

// index is the number of the element at some subscripts, as Strides count.
func (v *View) index(at []int64) int64 {
	n := v.Offset
	for d, i := range at {
		if i < 0 || i >= v.Sizes[d] {
			trapf("an access to element %d of dimension %d, which has %d", i, d, v.Sizes[d])
		}
		n += i * v.Strides[d]
	}
	return n
}

// span checks that bytes may be accessed, and returns where they begin.
func (v *View) span(index int64, e elem) int64 {
	at := v.Base + index*e.bytes
	if v.Memory.freed {
		trapf("an access to memory that was freed")
	}
	if at < 0 || at+e.bytes > int64(len(v.Memory.Bytes)) {
		trapf("an access to byte %d of memory that has %d", at, len(v.Memory.Bytes))
	}
	return at
}

func (m *Machine) load(v *View, index int64, e elem) int64 {
	at := v.span(index, e)
	if m.contexts != nil || m.settings.Trace != nil {
		m.touch(v.Memory, at, e.bytes, false)
	}
	if !v.Memory.written[at] {
		m.ReadUndefined = true
	}
	b := v.Memory.Bytes[at:]
	switch e.bytes {
	case 1:
		return e.wrap(int64(b[0]))
	case 2:
		return int64(int16(binary.LittleEndian.Uint16(b)))
	case 4:
		return int64(int32(binary.LittleEndian.Uint32(b)))
	}
	return int64(binary.LittleEndian.Uint64(b))
}

func (m *Machine) store(v *View, index int64, e elem, n int64) {
	at := v.span(index, e)
	if m.contexts != nil || m.settings.Trace != nil {
		m.touch(v.Memory, at, e.bytes, true)
	}
	b := v.Memory.Bytes[at:]
	switch e.bytes {
	case 1:
		b[0] = byte(e.unsigned(n))
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(n))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(n))
	default:
		binary.LittleEndian.PutUint64(b, uint64(n))
	}
	for i := range e.bytes {
		v.Memory.written[at+i] = true
	}
}
