package harness

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"
)

// Kernel is an entry point of an object, as the object describes it (docs/kernels.md).
type Kernel struct {
	Name          string
	Symbol        string // of the function
	WorkgroupSize [3]uint32
	SubgroupSize  uint32
	// PushConstants is how many bytes of them there must be.
	PushConstants uint64
	Bindings      []Binding // by set and binding
}

// Binding is a buffer of a kernel, or an array of buffers.
type Binding struct {
	Set, Binding uint32
	Count        uint32 // of the array, else 1
	ReadOnly     bool
	Uniform      bool
	Least        uint64 // bytes that each buffer must have
	// Of images: how many extents they have, else 0; the bytes of a texel; whether they are texel buffers.
	Axes, Texel uint32
	Texels      bool
	// Format is that of the texels. If the module says none the launch does; Texel is 0 then, and
	// Integers says of which kind it must be.
	Format   imageFormat
	Integers bool
}

// Place is how users name a binding.
func (b Binding) Place() string { return fmt.Sprintf("%d.%d", b.Set, b.Binding) }

// The marks of the symbols of kernels and of their descriptions.
const (
	kernelPrefix = "kernel_"
	infoSuffix   = "_info"
	// contract is the version of docs/kernels.md.
	contract = 1
)

// Kernels are those of an object, sorted by name.
func Kernels(object []byte) ([]*Kernel, error) {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return nil, fmt.Errorf("the object is not in ELF format, in which kernels are looked for: %w", err)
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return nil, err
	}
	defined := map[string]bool{}
	for _, s := range symbols {
		defined[s.Name] = s.Section != elf.SHN_UNDEF
	}
	var list []*Kernel
	for _, s := range symbols {
		function, ok := strings.CutSuffix(s.Name, infoSuffix)
		if !ok || !strings.HasPrefix(s.Name, kernelPrefix) || !defined[function] || !defined[s.Name] {
			continue
		}
		data, err := contents(f, s)
		if err != nil {
			return nil, fmt.Errorf("symbol '%s' of the object: %w", s.Name, err)
		}
		k, err := readKernel(data)
		if err != nil {
			return nil, fmt.Errorf("symbol '%s' of the object: %w", s.Name, err)
		}
		k.Symbol = function
		list = append(list, k)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list, nil
}

// contents are the bytes that a symbol stands for.
func contents(f *elf.File, s elf.Symbol) ([]byte, error) {
	if int(s.Section) >= len(f.Sections) {
		return nil, errors.New("it is in no section")
	}
	section := f.Sections[s.Section]
	data, err := section.Data()
	if err != nil {
		return nil, err
	}
	from := s.Value - section.Addr
	if from > uint64(len(data)) || s.Size > uint64(len(data))-from {
		return nil, errors.New("it goes beyond its section")
	}
	return data[from : from+s.Size], nil
}

// The parts of a description that are always there, and a binding, in bytes.
const (
	kernelHead  = 40
	bindingSize = 24
)

// What the word of flags of a binding says; of an image it also has the number of axes, the format
// and the bytes of a texel.
const (
	bindingReadOnly = 1 << iota
	bindingUniform
	bindingImage
	bindingTexels

	axesShift, axesMask   = 4, 0x3
	texelShift, texelMask = 16, 0xff

	formatShift, formatMask = 8, 0xff
	bindingIntegers         = 1 << 24
)

// readKernel reads a `struct mlirc_kernel`.
func readKernel(data []byte) (*Kernel, error) {
	word := binary.LittleEndian.Uint32
	if len(data) < kernelHead {
		return nil, errors.New("it is too short for the description of a kernel")
	}
	if v := word(data); v != contract {
		return nil, fmt.Errorf("it describes a kernel in version %d, and version %d is known", v, contract)
	}
	k := &Kernel{SubgroupSize: word(data[16:]), PushConstants: binary.LittleEndian.Uint64(data[24:])}
	for i := range k.WorkgroupSize {
		k.WorkgroupSize[i] = word(data[4+4*i:])
	}
	count, name, rest := uint64(word(data[20:])), uint64(word(data[32:])), data[kernelHead:]
	if count*bindingSize+name > uint64(len(rest)) {
		return nil, errors.New("it is too short for its bindings")
	}
	for range count {
		flags := word(rest[12:])
		b := Binding{
			Set: word(rest), Binding: word(rest[4:]), Count: word(rest[8:]),
			ReadOnly: flags&bindingReadOnly != 0, Uniform: flags&bindingUniform != 0, Least: binary.LittleEndian.Uint64(rest[16:]),
		}
		if flags&bindingImage != 0 {
			b.Axes, b.Texel, b.Texels, b.Least = flags>>axesShift&axesMask, flags>>texelShift&texelMask, flags&bindingTexels != 0, 0
			b.Format, b.Integers = imageFormat(flags>>formatShift&formatMask), flags&bindingIntegers != 0
		}
		k.Bindings = append(k.Bindings, b)
		rest = rest[bindingSize:]
	}
	k.Name = string(rest[:name])
	return k, nil
}

// FindKernel is the kernel of a name, or the only one where the name is empty.
func FindKernel(list []*Kernel, name string) (*Kernel, error) {
	names := make([]string, len(list))
	for i, k := range list {
		if k.Name == name {
			return k, nil
		}
		names[i] = "'" + k.Name + "'"
	}
	switch {
	case len(list) == 0:
		return nil, errors.New("there is no entry point that runs on a grid, which are those of the execution models GLCompute and Kernel")
	case name != "":
		return nil, fmt.Errorf("there is no entry point '%s'; there is %s", name, strings.Join(names, ", "))
	case len(list) > 1:
		return nil, fmt.Errorf("say which entry point to run with --entry; there is %s", strings.Join(names, ", "))
	}
	return list[0], nil
}

// UsesOpenMP reports whether an object calls functions of LLVM's OpenMP runtime.
func UsesOpenMP(object []byte) bool {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		return false
	}
	defer f.Close()
	symbols, err := f.Symbols()
	return err == nil && slices.ContainsFunc(symbols, func(s elf.Symbol) bool {
		return s.Section == elf.SHN_UNDEF && (strings.HasPrefix(s.Name, "__kmpc_") || strings.HasPrefix(s.Name, "omp_"))
	})
}
