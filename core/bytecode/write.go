package bytecode

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// WriteOptions say how a module is written. The zero value is a good choice.
type WriteOptions struct {
	// Producer names who wrote the file; empty is `mlirc`.
	Producer string
	// Version is that of the format, 1 to 4; 0 is 4.
	Version int
	// Profile is that of the spellings of operations; empty writes them as
	// they are called in memory.
	Profile string
	// StripLocations makes all locations unknown.
	StripLocations bool
}

// Append appends op, which is a module or another operation that needs nothing
// from outside, as a bytecode file. It leaves numbers on values and blocks, so
// op is not for other use meanwhile.
func Append(dst []byte, op *ir.Operation, opts WriteOptions) ([]byte, error) {
	if opts.Version == 0 {
		opts.Version = defaultVersion
	}
	if opts.Version < oldestWritten || opts.Version > defaultVersion {
		return dst, fmt.Errorf("bytecode version %d cannot be written, use %d to %d",
			opts.Version, oldestWritten, defaultVersion)
	}
	if opts.Producer == "" {
		opts.Producer = "mlirc"
	}
	if strings.IndexByte(opts.Producer, 0) >= 0 {
		return dst, fmt.Errorf("producer %q holds a zero byte, remove it", opts.Producer)
	}
	if op.NumOperands() != 0 || op.NumResults() != 0 || op.NumSuccessors() != 0 {
		return dst, fmt.Errorf("operation '%s' has operands, results or successors, write the one around it",
			op.Name())
	}
	op, err := inProfile(op, opts.Profile)
	if err != nil {
		return dst, err
	}
	e := newEncoder(op.Context(), opts)
	e.code = appendVarint(e.code, 1<<1)
	e.operation(op)
	if e.err != nil {
		return dst, e.err
	}
	return e.appendFile(dst), nil
}

// encoder makes the tables and the IR section in one walk.
type encoder struct {
	opts    WriteOptions
	version int
	err     error

	strings  stringTable
	dialects dialectTable
	names    nameTable
	attrs    attrTable
	types    entryTable
	indices  indexTable // of attributes and types by their number in the context

	code   []byte      // the IR section
	values []*ir.Value // by number, those of the enclosing regions
	base   int         // of the values of the innermost isolated region
	counts []uint64    // numbers of operations of blocks yet to be written
}

func newEncoder(ctx *ir.Context, opts WriteOptions) *encoder {
	e := &encoder{opts: opts, version: opts.Version}
	e.strings.index = map[string]uint64{}
	e.dialects.index = map[string]uint64{}
	e.attrs.strings = map[string]uint64{}
	e.attrs.lists = map[string]uint64{}
	e.attrs.identity = map[int]uint64{}
	e.names.index = map[*ir.OpName]uint64{}
	e.dialects.builtin = e.dialect(builtin)
	e.attrs.unknown = e.attr(ctx.UnknownLoc())
	return e
}

func (e *encoder) fail(format string, args ...any) {
	if e.err == nil {
		e.err = fmt.Errorf(format, args...)
	}
}

func (e *encoder) appendFile(dst []byte) []byte {
	offsets := e.appendOffsets(nil)
	dialects := e.appendDialects(nil)
	strings := e.strings.append(nil)
	size := len(e.code) + len(e.attrs.data) + len(e.types.data) + len(offsets) + len(dialects) + len(strings)
	if free := cap(dst) - len(dst); free < size+128 {
		dst = append(make([]byte, 0, len(dst)+size+128), dst...)
	}

	dst = append(dst, magic...)
	dst = appendVarint(dst, uint64(e.version))
	dst = append(append(dst, e.opts.Producer...), 0)
	dst = appendSection(dst, sectionDialect, dialects)
	dst = appendSection(dst, sectionAttrTypeOffset, offsets)
	dst = appendSection(dst, sectionAttrType, e.attrs.data, e.types.data)
	dst = appendSection(dst, sectionIR, e.code)
	return appendSection(dst, sectionString, strings)
}

func appendSection(dst []byte, id byte, parts ...[]byte) []byte {
	size := 0
	for _, p := range parts {
		size += len(p)
	}
	dst = appendVarint(append(dst, id), uint64(size))
	for _, p := range parts {
		dst = append(dst, p...)
	}
	return dst
}
