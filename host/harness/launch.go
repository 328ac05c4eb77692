package harness

import (
	_ "embed" // the C file
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"time"
)

//go:embed runtime/kernel.c
var launchSource []byte

// KernelRuntime is the C file of a program that launches the kernel of a shared library. Its arguments
// are the library and the kernel's symbol.
func KernelRuntime() []byte { return launchSource }

// mostGroups is how many workgroups there may be along an axis.
const mostGroups = math.MaxInt32

// ParseGrid reads how many workgroups there are along each axis, as X,Y,Z, where the last ones
// may be missing.
func ParseGrid(text string) ([3]uint32, error) {
	grid := [3]uint32{1, 1, 1}
	parts := strings.Split(text, ",")
	if len(parts) > 3 {
		return grid, fmt.Errorf("--grid '%s': a grid has at most three axes, as in --grid 8,8,1", text)
	}
	for i, p := range parts {
		n, err := strconv.ParseUint(strings.TrimSpace(p), 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange) || err == nil && n > mostGroups:
			return grid, fmt.Errorf("--grid '%s': there may be up to %d workgroups along an axis, not %s", text, uint32(mostGroups), p)
		case err != nil:
			return grid, fmt.Errorf("--grid '%s': '%s' is no number of workgroups; write --grid X,Y,Z", text, p)
		}
		grid[i] = uint32(n)
	}
	high, low := bits.Mul64(uint64(grid[0])*uint64(grid[1]), uint64(grid[2]))
	if high != 0 || low > math.MaxInt64 {
		return grid, fmt.Errorf("--grid '%s': these are more workgroups together than the %d that there may be", text, uint64(math.MaxInt64))
	}
	return grid, nil
}

// BufferFlag is a --buffer of the command line.
type BufferFlag struct {
	Set, Binding uint32
	Name         string   // of the file
	Extent       []uint32 // of an image, along each axis; of a buffer there is none
	Format       imageFormat
}

// flag is the flag of the command line without the file.
func (f BufferFlag) flag() string {
	if f.Extent == nil {
		return fmt.Sprintf("--buffer %d.%d", f.Set, f.Binding)
	}
	return fmt.Sprintf("--image %d.%d=%s%s", f.Set, f.Binding, extents(f.Extent), f.Format.suffix())
}

// extentForms says how the extent of an image of one, two or three axes is written.
var extentForms = [...]string{"WIDTH", "WIDTHxHEIGHT", "WIDTHxHEIGHTxDEPTH"}

// form says how the image of a binding is described.
func (b Binding) form() string {
	if b.Texel == 0 {
		return extentForms[b.Axes-1] + "xFORMAT"
	}
	return extentForms[b.Axes-1]
}

func extents(list []uint32) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.FormatUint(uint64(n), 10)
	}
	return strings.Join(parts, "x")
}

// ParseImage reads SET.BINDING=WxHxDxFORMAT=FILE, where only the first extent must be there.
func ParseImage(text string) (BufferFlag, error) {
	place, rest, _ := strings.Cut(text, "=")
	size, name, ok := strings.Cut(rest, "=")
	bad := fmt.Errorf("--image '%s': write --image SET.BINDING=WIDTHxHEIGHT=FILE, as in --image 0.1=640x480=pixels.bin; of other images the size is WIDTH or WIDTHxHEIGHTxDEPTH, and layers count as an axis; the format is the last, as in 640x480xrgba8, where the module says none", text)
	f, err := ParseBuffer(place + "=" + name)
	if !ok || err != nil {
		return BufferFlag{}, bad
	}
	parts := strings.Split(size, "x")
	last := len(parts) - 1
	if f.Format = formatNamed(parts[last]); f.Format != 0 {
		parts = parts[:last]
	} else if last > 0 && strings.HasPrefix(parts[last], "r") {
		return BufferFlag{}, fmt.Errorf("--image '%s': '%s' is no format; there are %s", text, parts[last], strings.Join(imageFormats, ", "))
	}
	if len(parts) == 0 {
		return BufferFlag{}, bad
	}
	for _, part := range parts {
		n, err := strconv.ParseUint(part, 10, 32)
		if err != nil || n > math.MaxInt32 || len(f.Extent) == 3 {
			return BufferFlag{}, bad
		}
		f.Extent = append(f.Extent, uint32(n))
	}
	return f, nil
}

// ParseBuffer reads SET.BINDING=FILE.
func ParseBuffer(text string) (BufferFlag, error) {
	place, name, ok := strings.Cut(text, "=")
	first, second, dotted := strings.Cut(place, ".")
	set, err := strconv.ParseUint(first, 10, 32)
	binding, err2 := strconv.ParseUint(second, 10, 32)
	if !ok || !dotted || err != nil || err2 != nil || name == "" {
		return BufferFlag{}, fmt.Errorf("--buffer '%s': write --buffer SET.BINDING=FILE, as in --buffer 0.1=data.bin", text)
	}
	return BufferFlag{Set: uint32(set), Binding: uint32(binding), Name: name}, nil
}

// Memory is the contents of a file, which is the memory of one or more bindings.
type Memory struct {
	Name string
	Size uint64
	// Writable says that some binding of it may be written.
	Writable bool
	// Extent is that of an image, whose head stands before the contents of the file.
	Extent []uint32
	// Format is that of an image whose module says none.
	Format imageFormat
}

// Launch is a run of a kernel.
type Launch struct {
	Kernel  *Kernel
	Grid    [3]uint32
	Repeat  uint64
	Push    []byte
	Memory  []Memory
	Buffers []int // of Memory, in the order that the kernel takes them
}

// Bind finds the memory of each buffer of the kernel. The flags name files; which of them are
// one says same, by their place in the list of memory.
func (l *Launch) Bind(flags []BufferFlag, memory []int) error {
	taken := 0
	for _, b := range l.Kernel.Bindings {
		var own []int
		for i, f := range flags {
			if f.Set == b.Set && f.Binding == b.Binding {
				own = append(own, i)
			}
		}
		taken += len(own)
		switch {
		case len(own) == 0:
			flag := "buffer " + b.Place()
			if b.Axes > 0 && (!b.Texels || b.Texel == 0) {
				flag = "image " + b.Place() + "=" + b.form()
			}
			return fmt.Errorf("binding %s of entry point '%s' has no buffer; name a file with --%s=FILE%s",
				b.Place(), l.Kernel.Name, flag, times(b.Count))
		case uint32(len(own)) != b.Count:
			return fmt.Errorf("binding %s of entry point '%s' takes %s, and --buffer %s is there %d times",
				b.Place(), l.Kernel.Name, buffers(b.Count), b.Place(), len(own))
		}
		for _, i := range own {
			m := &l.Memory[memory[i]]
			if err := l.image(b, flags[i], m, memory, i); err != nil {
				return err
			}
			if m.Size < b.Least {
				return fmt.Errorf("--buffer %s=%s: the file has %d bytes, and the buffer must have at least %d",
					b.Place(), m.Name, m.Size, b.Least)
			}
			m.Writable = m.Writable || !b.ReadOnly && !b.Uniform
			l.Buffers = append(l.Buffers, memory[i])
		}
	}
	if taken < len(flags) {
		return l.unknown(flags)
	}
	if uint64(len(l.Push)) < l.Kernel.PushConstants {
		if l.Push == nil {
			return fmt.Errorf("entry point '%s' reads %d bytes of push constants; name a file of them with --push-constants FILE",
				l.Kernel.Name, l.Kernel.PushConstants)
		}
		return fmt.Errorf("--push-constants: the file has %d bytes, and entry point '%s' reads %d",
			len(l.Push), l.Kernel.Name, l.Kernel.PushConstants)
	}
	return nil
}

// image checks the size of an image, and notes it.
func (l *Launch) image(b Binding, f BufferFlag, m *Memory, memory []int, own int) error {
	if b.Axes == 0 {
		if f.Extent != nil {
			return fmt.Errorf("%s=%s: this binding of entry point '%s' is a buffer; write --buffer %s=%s", f.flag(), f.Name, l.Kernel.Name, b.Place(), f.Name)
		}
		return nil
	}
	extent, texel := f.Extent, b.Texel
	if extent == nil && b.Texels && texel > 0 {
		extent = []uint32{uint32(min(m.Size/uint64(b.Texel), math.MaxInt32))}
	}
	if len(extent) != int(b.Axes) {
		return fmt.Errorf("%s=%s: this binding of entry point '%s' is an image; write --image %s=%s=%s", f.flag(), f.Name, l.Kernel.Name, b.Place(), b.form(), f.Name)
	}
	if why := f.Format.problem(b); why != "" {
		return fmt.Errorf("%s=%s: %s", f.flag(), f.Name, why)
	}
	if texel == 0 {
		texel, m.Format = f.Format.bytes(), f.Format
	}
	for i, other := range memory {
		if i != own && other == memory[own] {
			return fmt.Errorf("%s=%s: the file of an image stands for no other binding; copy it", f.flag(), f.Name)
		}
	}
	bytes := uint64(texel)
	for _, n := range extent {
		high, low := bits.Mul64(bytes, uint64(n))
		if bytes = low; high != 0 || low > mostTexels {
			return fmt.Errorf("%s=%s: this image is larger than %d bytes, which an image has at most", f.flag(), f.Name, uint64(mostTexels))
		}
	}
	if bytes != m.Size && f.Extent != nil || m.Size > mostTexels {
		return fmt.Errorf("%s=%s: the file has %d bytes, and an image of %s texels of %d bytes has %d", f.flag(), f.Name, m.Size, extents(extent), texel, bytes)
	}
	m.Extent = extent
	return nil
}

// mostTexels is how many bytes an image has at most, so that numbers of 32 bits count them.
const mostTexels = 1<<31 - 128

func times(count uint32) string {
	if count == 1 {
		return ""
	}
	return fmt.Sprintf(", %d times", count)
}

func buffers(count uint32) string {
	if count == 1 {
		return "one buffer"
	}
	return fmt.Sprintf("an array of %d buffers", count)
}

// unknown names a flag whose binding the kernel does not have.
func (l *Launch) unknown(flags []BufferFlag) error {
	places := make([]string, len(l.Kernel.Bindings))
	for i, b := range l.Kernel.Bindings {
		places[i] = b.Place()
	}
	for _, f := range flags {
		place := Binding{Set: f.Set, Binding: f.Binding}.Place()
		if slices.Contains(places, place) {
			continue
		}
		if len(places) == 0 {
			return fmt.Errorf("%s=%s: entry point '%s' uses no buffers", f.flag(), f.Name, l.Kernel.Name)
		}
		return fmt.Errorf("%s=%s: entry point '%s' does not use binding %s; it uses %s",
			f.flag(), f.Name, l.Kernel.Name, place, strings.Join(places, ", "))
	}
	panic("BUG: all bindings are known")
}

// formatWord is the number of the format in the head of an image, behind the extents.
const formatWord = 3

// firstFile is the descriptor of the file of the first memory in the program; the others follow.
const firstFile = 3

// Input is what the program reads: numbers of 64 bits, and the push constants behind them.
func (l *Launch) Input() []byte {
	order := binary.LittleEndian
	in := order.AppendUint64(nil, l.Repeat)
	for _, n := range l.Grid {
		in = order.AppendUint64(in, uint64(n))
	}
	in = order.AppendUint64(in, uint64(len(l.Memory)))
	for i, m := range l.Memory {
		in = order.AppendUint64(in, uint64(firstFile+i))
		in = order.AppendUint64(in, m.Size)
		in = order.AppendUint64(in, map[bool]uint64{true: 1}[m.Writable])
		head := m.Extent
		if m.Format != 0 {
			head = append(append(make([]uint32, 0, formatWord+1), head...), make([]uint32, formatWord-len(head))...)
			head = append(head, uint32(m.Format))
		}
		in = order.AppendUint64(in, uint64(len(head)))
		for _, n := range head {
			in = order.AppendUint64(in, uint64(n))
		}
	}
	in = order.AppendUint64(in, uint64(len(l.Buffers)))
	for _, i := range l.Buffers {
		in = order.AppendUint64(in, uint64(i))
	}
	in = order.AppendUint64(in, uint64(len(l.Push)))
	return append(in, l.Push...)
}

// Times reads how long each launch took, which is what the program writes first.
func (l *Launch) Times(output io.Reader) ([]time.Duration, error) {
	list := make([]time.Duration, l.Repeat)
	for i := range list {
		n, err := readNumber(output)
		if err != nil {
			return nil, err
		}
		list[i] = time.Duration(n)
	}
	return list, nil
}

// Changed reads whether the kernel has changed a memory. If it has, its contents follow.
func (l *Launch) Changed(output io.Reader) (bool, error) {
	n, err := readNumber(output)
	return n != 0, err
}

func readNumber(from io.Reader) (uint64, error) {
	var data [8]byte
	if _, err := io.ReadFull(from, data[:]); err != nil {
		return 0, errCut
	}
	return binary.LittleEndian.Uint64(data[:]), nil
}
