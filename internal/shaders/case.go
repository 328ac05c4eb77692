package shaders

import (
	"bytes"
	"embed"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"

	"github.com/mlirc/mlirc/internal/devices"
)

//go:embed testdata
var sources embed.FS

// Case is a shader and a run of it.
type Case struct {
	Name    string // with the shader's ending
	Entry   string // empty: main
	Grid    [3]uint32
	Buffers []Buffer
	Push    []byte
	Spec    []Spec
	// Subgroup is the size of subgroups that the expectations hold for; 0: any.
	Subgroup int
	// Prints is what the shader prints.
	Prints string

	random *rand.Rand
}

// Spec replaces a specialization constant.
type Spec struct {
	ID   uint32
	Text string // as the command takes it
	Bits uint32
}

// Buffer is one binding's memory.
type Buffer struct {
	Set, Binding uint32
	Uniform      bool
	Before       []byte
	After        []byte
	Tolerance    Tolerance
	Image        *devices.Image

	kind reflect.Kind // of the numbers that are expected
}

// Tolerance is how far a float may be off: either absolutely or relatively.
type Tolerance struct{ Absolute, Relative float64 }

// Source is the text of the shader.
func (c *Case) Source() []byte {
	text, err := sources.ReadFile("testdata/" + c.Name)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return text
}

// IsAssembly reports whether the shader is in SPIR-V assembly, not in GLSL.
func (c *Case) IsAssembly() bool { return strings.HasSuffix(c.Name, ".spvasm") }

// Arguments are those of the shader for the tool that assembles it.
func (c *Case) Arguments() []string {
	_, rest, ok := strings.Cut(string(c.Source()), " args: ") // behind the mark of a comment
	if !ok {
		return nil
	}
	line, _, _ := strings.Cut(rest, "\n")
	return strings.Fields(line)
}

// definition is a case as a table has it: run fills in the buffers.
type definition struct {
	name string
	grid [3]uint32
	run  func(c *Case)
}

// Cases are all cases, in the order of the tables.
func Cases() []*Case {
	var list []*Case
	for _, table := range [][]definition{integers, floats, control, memory, groups, algorithms, subgroups, images, assembly, instructions, vendors, derivatives} {
		for _, d := range table {
			list = append(list, d.make(0)...)
		}
	}
	return list
}

// namesOthers are shaders that name lanes which a subgroup of one does not have, or have no memory for so many
// subgroups.
var namesOthers = map[string]bool{
	"subgroup_broadcast.comp": true, "subgroup_clustered.comp": true, "subgroup_quad.comp": true, "subgroup_shuffle.comp": true,
	"subgroup_reduction.comp": true, "subgroup_derivative_quads.comp": true, "subgroup_derivative_linear.comp": true,
	"subgroup_rotate.spvasm": true,
}

// make is the case, or one for each size of subgroups where expectations depend on it.
func (d definition) make(subgroup int) []*Case {
	c := &Case{Name: d.name, Grid: d.grid, Subgroup: subgroup}
	h := fnv.New64a()
	h.Write([]byte(d.name))
	c.random = rand.New(rand.NewPCG(h.Sum64(), 0))
	if strings.HasPrefix(d.name, "subgroup_") && subgroup == 0 {
		var list []*Case
		for _, n := range []int{1, 4, 8, 16, 32} {
			if n == 1 && namesOthers[d.name] {
				continue
			}
			list = append(list, d.make(n)...)
		}
		return list
	}
	d.run(c)
	return []*Case{c}
}

func grid(n ...uint32) [3]uint32 {
	g := [3]uint32{1, 1, 1}
	copy(g[:], n)
	return g
}

// raw are numbers as the memory of a buffer has them.
func raw(values any) []byte {
	data, err := binary.Append(nil, binary.LittleEndian, values)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return data
}

// numbers is the kind of the numbers of a list, or of what its elements are made of.
func numbers(values any) reflect.Kind {
	t := reflect.TypeOf(values)
	for t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
		t = t.Elem()
	}
	return t.Kind()
}

// in adds a buffer that the shader reads, and does not change.
func (c *Case) in(binding uint32, values any) *Buffer { return c.inout(binding, values, values) }

// out adds a buffer of zeros that the shader fills.
func (c *Case) out(binding uint32, want any) *Buffer {
	b := c.inout(binding, want, want)
	b.Before = make([]byte, len(b.After))
	return b
}

// inout adds a buffer that the shader changes.
func (c *Case) inout(binding uint32, before, want any) *Buffer {
	c.Buffers = append(c.Buffers, Buffer{
		Binding: binding, Before: raw(before), After: raw(want), kind: numbers(want), Tolerance: Tolerance{1e-6, 1e-5},
	})
	return &c.Buffers[len(c.Buffers)-1]
}

func (b *Buffer) within(absolute, relative float64) *Buffer {
	b.Tolerance = Tolerance{absolute, relative}
	return b
}

// Check compares what a run has left with what is expected.
func (b *Buffer) Check(after []byte) error {
	if len(after) != len(b.After) {
		return fmt.Errorf("buffer %d.%d: %d bytes, not %d", b.Set, b.Binding, len(after), len(b.After))
	}
	if bytes.Equal(after, b.After) {
		return nil
	}
	size := map[reflect.Kind]int{reflect.Float32: 4, reflect.Float64: 8, reflect.Uint64: 8, reflect.Int64: 8, reflect.Uint16: 2,
		reflect.Int16: 2, reflect.Uint8: 1, reflect.Int8: 1}[b.kind]
	if size == 0 {
		size = 4
	}
	for at := 0; at+size <= len(after); at += size {
		got, want := after[at:at+size], b.After[at:at+size]
		if bytes.Equal(got, want) || b.near(got, want) {
			continue
		}
		return fmt.Errorf("buffer %d.%d, element %d: %s, not %s", b.Set, b.Binding, at/size, b.text(got), b.text(want))
	}
	return nil
}

func (b *Buffer) number(data []byte) (float64, bool) {
	switch b.kind {
	case reflect.Float32:
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(data))), true
	case reflect.Float64:
		return math.Float64frombits(binary.LittleEndian.Uint64(data)), true
	}
	return 0, false
}

func (b *Buffer) near(got, want []byte) bool {
	x, ok := b.number(got)
	if !ok {
		return false
	}
	y, _ := b.number(want)
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.IsNaN(x) && math.IsNaN(y)
	}
	d := math.Abs(x - y)
	return d <= b.Tolerance.Absolute || d <= b.Tolerance.Relative*math.Abs(y)
}

func (b *Buffer) text(data []byte) string {
	if x, ok := b.number(data); ok {
		return fmt.Sprint(x)
	}
	var n uint64
	for i, x := range data {
		n |= uint64(x) << (8 * i)
	}
	return fmt.Sprintf("%#x", n)
}

// uints are random numbers below a limit; 0: of 32 bits.
func (c *Case) uints(n int, limit uint32) []uint32 {
	list := make([]uint32, n)
	for i := range list {
		list[i] = c.random.Uint32()
		if limit != 0 {
			list[i] %= limit
		}
	}
	return list
}

// ints are random numbers from low to high.
func (c *Case) ints(n int, low, high int32) []int32 {
	list := make([]int32, n)
	for i := range list {
		list[i] = low + int32(c.random.Int64N(int64(high)-int64(low)+1))
	}
	return list
}

// floats are random numbers between low and high.
func (c *Case) floats(n int, low, high float64) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(low + c.random.Float64()*(high-low))
	}
	return list
}

// each is a list of what a function gives for each index.
func each[T any](n int, f func(i int) T) []T {
	list := make([]T, n)
	for i := range list {
		list[i] = f(i)
	}
	return list
}

// joined is a list of what a function gives for each index, one after the other.
func joined[T any](n int, f func(i int) []T) []T {
	var list []T
	for i := range n {
		list = append(list, f(i)...)
	}
	return list
}

func truth(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}
