package harness

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/host/npy"
)

// Value is what an argument or a result holds: elements in row-major order.
type Value struct {
	Param *Param
	Shape []int64
	// Data has the elements, each in as many bytes as it travels in.
	Data []byte
}

// maxElements bounds what is read from the command line or made up, and results.
const maxElements = 1 << 32

func (v *Value) count() int64 {
	n, _ := npy.Count(v.Shape)
	return n
}

// NPY is the value as an .npy file.
func (v *Value) NPY() ([]byte, error) {
	types := v.Param.Elem.npyTypes()
	if len(types) == 0 {
		return nil, v.Param.Elem.NoNPY()
	}
	return npy.Encode(&npy.Array{Type: types[0], Shape: v.Shape, Data: v.Data})
}

// fromNPY takes the elements of an .npy file.
func (p *Param) fromNPY(file []byte) (*Value, error) {
	a, err := npy.Decode(file)
	if err != nil {
		return nil, err
	}
	types := p.Elem.npyTypes()
	if len(types) == 0 {
		return nil, fmt.Errorf("NumPy has no type for %s; write the elements as text, such as [1, 2]", p.Elem.name)
	}
	if !slices.Contains(types, a.Type) {
		return nil, fmt.Errorf("its elements are of type '%s', and %s needs '%s'; convert it with a.astype('%s')",
			a.Type, p.Elem.name, strings.Join(types, "' or '"), types[0])
	}
	return p.value(a.Shape, a.Data)
}

// value is elements with a shape that has to fit.
func (p *Param) value(shape []int64, data []byte) (*Value, error) {
	if err := p.fits(shape); err != nil {
		return nil, err
	}
	return &Value{Param: p, Shape: shape, Data: data}, nil
}

// filled is a value whose elements are all the same.
func (p *Param) filled(shape []int64, elem []byte) (*Value, error) {
	n, ok := npy.Count(shape)
	if !ok || n > maxElements/int64(len(elem)) {
		return nil, fmt.Errorf("%s is too large", shapeText(shape, p.Elem.name))
	}
	data := make([]byte, 0, n*int64(len(elem)))
	for range n {
		data = append(data, elem...)
	}
	return p.value(shape, data)
}

// random is a value of random numbers: floats from -1 to 1, integers from -100 to 99 as
// far as the type has them, or from 0 for index and unsigned ones.
func (p *Param) random(shape []int64, seed, stream uint64) (*Value, error) {
	n, ok := npy.Count(shape)
	if !ok || n > maxElements/int64(p.Elem.size()) {
		return nil, fmt.Errorf("%s is too large", shapeText(shape, p.Elem.name))
	}
	source := rand.New(rand.NewPCG(seed, stream))
	data := make([]byte, 0, n*int64(p.Elem.size()))
	for range n {
		from := len(data)
		data = p.Elem.pad(p.Elem.randomBytes(data, source), from)
	}
	return p.value(shape, data)
}

func (e Elem) randomBytes(dst []byte, source *rand.Rand) []byte {
	if e.part != nil {
		half := len(dst) + e.part.size()
		dst = e.part.randomBytes(dst, source)
		for len(dst) < half {
			dst = append(dst, 0)
		}
		return e.part.randomBytes(dst, source)
	}
	if e.isFloat {
		return num.FromFloat64(e.kind, 2*source.Float64()-1).AppendBytes(dst)
	}
	const most = 100
	low, high := int64(-most), int64(most)
	if e.isIndex || e.sign == ir.Unsigned || e.width == 1 {
		low = 0
	}
	if e.width < 8 {
		low = max(low, -1<<(e.width-1))
		high = min(high, 1<<(e.width-1))
	}
	if e.width == 1 {
		high = 2
	}
	return num.FromInt64(e.width, low+source.Int64N(high-low)).Bytes(dst)
}

// typed checks what somebody wrote before the equals sign, such as 4x4xf32, memref<4xf32> or
// f32, and returns its sizes. There are none where it is empty.
func (p *Param) typed(text string) (shape []int64, err error) {
	if text == "" {
		return nil, nil
	}
	if text == syntax.TypeString(p.Type) && !slices.Contains(p.shape(), ir.Dynamic) && !p.isUnranked {
		return p.shape(), nil
	}
	rest := text
	for _, name := range []string{"memref<", "tensor<", "vector<"} {
		if inner, ok := strings.CutPrefix(rest, name); ok {
			rest = strings.TrimSuffix(inner, ">")
		}
	}
	shape = []int64{}
	for {
		size, tail, ok := strings.Cut(rest, "x")
		n, isSize := sizeOf(size)
		if !ok || !isSize {
			break
		}
		shape, rest = append(shape, n), tail
		if inner, ok := strings.CutPrefix(rest, "vector<"); ok {
			rest = strings.TrimSuffix(inner, ">")
		}
	}
	if strings.HasPrefix(rest, "?x") {
		return nil, fmt.Errorf("'%s' leaves a size open; write a number instead of '?'", text)
	}
	if rest != p.Elem.name {
		return nil, fmt.Errorf("'%s' is no type of an argument %s: its elements are '%s', not '%s'",
			text, syntax.TypeString(p.Type), rest, p.Elem.name)
	}
	return shape, p.fits(shape)
}

func sizeOf(text string) (int64, bool) {
	if text == "" || len(text) > 12 {
		return 0, false
	}
	n := int64(0)
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int64(c-'0')
	}
	return n, n <= math.MaxInt32*int64(math.MaxInt16)
}
