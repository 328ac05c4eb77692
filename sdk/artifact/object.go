package artifact

import (
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Format is how object files of a target are written.
type Format uint8

const (
	AnyFormat Format = iota // one that is not known
	ELF
	MachO
	COFF
	Wasm
	OtherFormat // one that is not looked into
)

// String is the name of a format as messages have it.
func (f Format) String() string {
	return [...]string{"object", "ELF file", "Mach-O file", "COFF file", "WebAssembly file", "object"}[f]
}

// FormatOf is the format of a target, as LLVM chooses it.
func FormatOf(triple string) Format {
	arch, system, _ := strings.Cut(triple, "-")
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(system, w) {
				return true
			}
		}
		return false
	}
	switch {
	case triple == "":
		return AnyFormat
	case strings.HasSuffix(system, "-elf"):
		return ELF
	case strings.HasSuffix(system, "-macho"):
		return MachO
	case strings.HasPrefix(arch, "wasm"):
		return Wasm
	case strings.HasPrefix(arch, "spirv"), strings.HasPrefix(arch, "dxil"), has("aix", "zos"):
		return OtherFormat
	case has("darwin", "macos", "ios", "tvos", "watchos", "xros", "visionos", "bridgeos", "driverkit", "firmware"):
		return MachO
	case has("windows", "win32", "mingw", "cygwin", "uefi"):
		return COFF
	}
	return ELF
}

// BeginsAs is the format that the first bytes of a file show.
func BeginsAs(data []byte) Format {
	switch {
	case bytes.HasPrefix(data, []byte(elf.ELFMAG)):
		return ELF
	case bytes.HasPrefix(data, []byte("\x00asm")):
		return Wasm
	case len(data) < 4:
		return AnyFormat
	}
	switch magic := binary.LittleEndian.Uint32(data); {
	case magic == macho.Magic32, magic == macho.Magic64, binary.BigEndian.Uint32(data) == macho.Magic32, binary.BigEndian.Uint32(data) == macho.Magic64:
		return MachO
	case magic&0xffff == 0x5a4d, magic == 0xffff0000: // a program; an object with many sections
		return COFF
	}
	switch binary.LittleEndian.Uint16(data) {
	case pe.IMAGE_FILE_MACHINE_AMD64, pe.IMAGE_FILE_MACHINE_I386, pe.IMAGE_FILE_MACHINE_ARM64, pe.IMAGE_FILE_MACHINE_ARM,
		pe.IMAGE_FILE_MACHINE_ARMNT:
		return COFF
	case 0xdf01, 0xf701, 0xf003: // XCOFF of two widths, GOFF
		return OtherFormat
	}
	return AnyFormat
}

// CheckObject looks at an object or a program: it is of a format, and all that it says to
// have is in it. For [AnyFormat] it is of one that is known.
func CheckObject(data []byte, want Format) error {
	is := BeginsAs(data)
	if want == AnyFormat {
		want = is
	}
	switch {
	case len(data) == 0:
		return errors.New("it is empty")
	case want == OtherFormat:
		return nil
	case is != want || is == AnyFormat:
		return errors.New("it does not begin as one")
	}
	return checkFormat(is, data)
}

// checkFormat checks that all parts of a file are within it.
func checkFormat(f Format, data []byte) error {
	switch f {
	case ELF:
		return checkELF(data)
	case MachO:
		return checkMachO(data)
	case COFF:
		return checkCOFF(data)
	case Wasm:
		return checkWasm(data)
	}
	return nil
}

// within checks that a part of a file lies in it.
func within(what string, data []byte, offset, size uint64) error {
	if end := uint64(len(data)); offset > end || size > end-offset {
		return fmt.Errorf("%s ends at byte %d, and the file has %d", what, offset+size, len(data))
	}
	return nil
}

func checkELF(data []byte) error {
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if len(f.Sections) == 0 {
		return errors.New("it has no sections")
	}
	for _, s := range f.Sections {
		if s.Type == elf.SHT_NOBITS || s.Type == elf.SHT_NULL {
			continue
		}
		if err := within("section '"+s.Name+"'", data, s.Offset, s.FileSize); err != nil {
			return err
		}
	}
	for _, p := range f.Progs {
		if err := within("a segment", data, p.Off, p.Filesz); err != nil {
			return err
		}
	}
	return nil
}

func checkMachO(data []byte) error {
	f, err := macho.NewFile(bytes.NewReader(data))
	if err != nil {
		return err
	}
	for _, s := range f.Sections {
		const zeroFill, zeroFillLarge, zeroFillOfThreads = 1, 12, 18
		if kind := s.Flags & 0xff; kind != zeroFill && kind != zeroFillLarge && kind != zeroFillOfThreads {
			if err := within("section '"+s.Name+"'", data, uint64(s.Offset), s.Size); err != nil {
				return err
			}
		}
		if err := within("the relocations of section '"+s.Name+"'", data, uint64(s.Reloff), 8*uint64(s.Nreloc)); err != nil {
			return err
		}
	}
	return nil
}

func checkCOFF(data []byte) error {
	if binary.LittleEndian.Uint32(data) == 0xffff0000 {
		return nil // the library does not read the form for many sections
	}
	f, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		return err
	}
	const uninitialized = pe.IMAGE_SCN_CNT_UNINITIALIZED_DATA
	for _, s := range f.Sections {
		if s.Characteristics&uninitialized != 0 {
			continue
		}
		if err := within("section '"+s.Name+"'", data, uint64(s.Offset), uint64(s.Size)); err != nil {
			return err
		}
	}
	return nil
}

// checkWasm goes through the sections of a module, each of which begins with a kind
// and a size. An object has the section `linking`, which comes behind code and data.
func checkWasm(data []byte) error {
	const header = 8
	if len(data) < header {
		return io.ErrUnexpectedEOF
	}
	links := false
	for rest := data[header:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || size > uint64(len(rest)-1-n) {
			return io.ErrUnexpectedEOF
		}
		body := rest[1+n:][:size]
		links = links || rest[0] == 0 && bytes.HasPrefix(body, []byte("\x07linking"))
		rest = rest[1+n+int(size):]
	}
	if !links {
		return errors.New("it has no section 'linking'")
	}
	return nil
}
