package bytecode

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// producer is who writes files here.
const producer = "mlirc"

// WriteOptions say how a module is written. The zero value is a good choice.
type WriteOptions struct {
	// Producer names who wrote the file; empty is `mlirc`, and texts in it are ours.
	Producer string
	// Version is that of the format, 1 to 4; 0 is 4.
	Version int
	// Profile is that of the spellings of operations; empty writes them as
	// they are called in memory.
	Profile string
	// Size is how many bytes the file is likely to take; 0: unknown. Room that
	// nothing is written to costs no memory.
	Size int
}

// Append appends op, which is a module or another operation that needs nothing
// from outside, as a bytecode file. It leaves numbers on values and blocks, so
// op is not for other use meanwhile.
func Append(dst []byte, op *ir.Operation, opts WriteOptions) ([]byte, error) {
	parts, err := Parts(op, opts)
	if err != nil {
		return dst, err
	}
	size := 0
	for _, p := range parts {
		size += len(p)
	}
	dst = slices.Grow(dst, size)
	for _, p := range parts {
		dst = append(dst, p...)
	}
	return dst, nil
}

// Parts is [Append] for those who send the file on: it returns pieces that make
// the file when they are put one behind the other, which spares a copy.
func Parts(op *ir.Operation, opts WriteOptions) ([][]byte, error) {
	if opts.Version == 0 {
		opts.Version = defaultVersion
	}
	if opts.Version < oldestWritten || opts.Version > defaultVersion {
		return nil, fmt.Errorf("bytecode version %d cannot be written, use %d to %d",
			opts.Version, oldestWritten, defaultVersion)
	}
	if opts.Producer == "" {
		opts.Producer = producerOf(opts.Profile)
	}
	if strings.IndexByte(opts.Producer, 0) >= 0 {
		return nil, fmt.Errorf("producer %q holds a zero byte, remove it", opts.Producer)
	}
	if op.NumOperands() != 0 || op.NumResults() != 0 || op.NumSuccessors() != 0 {
		return nil, fmt.Errorf("operation '%s' has operands, results or successors, write the one around it",
			op.Name())
	}
	op, err := inProfile(op, opts.Profile)
	if err != nil {
		return nil, err
	}
	e := newEncoder(op.Context(), opts)
	e.code = appendVarint(e.code, 1<<1)
	e.operation(op)
	if e.err != nil {
		return nil, e.err
	}
	return e.parts(), nil
}

// encoder makes the tables and the IR section in one walk.
type encoder struct {
	ctx     *ir.Context
	opts    WriteOptions
	version int
	err     error

	strings   stringTable
	dialects  dialectTable
	names     nameTable
	attrs     attrTable
	types     entryTable
	indices   indexTable // of attributes and types by their number in the context
	resources ir.Resources

	code   []byte      // the IR section
	values []*ir.Value // by number, those of the enclosing regions
	base   int         // of the values of the innermost isolated region
	counts []uint64    // numbers of operations of blocks yet to be written
}

// smallFile is the size up to which buffers grow as they are filled, in bytes.
const smallFile = 64 << 10

func newEncoder(ctx *ir.Context, opts WriteOptions) *encoder {
	e := &encoder{ctx: ctx, opts: opts, version: opts.Version}
	if opts.Size > smallFile {
		e.code, e.attrs.data = make([]byte, 0, opts.Size), make([]byte, 0, opts.Size)
	}
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

// parts are the sections of the file, the long ones as they are.
func (e *encoder) parts() [][]byte {
	offsets, dialects := e.appendOffsets(nil), e.appendDialects(nil)
	head := make([]byte, 0, len(offsets)+len(dialects)+len(e.opts.Producer)+64)
	head = append(head, magic...)
	head = appendVarint(head, uint64(e.version))
	head = append(append(head, e.opts.Producer...), 0)
	head = appendSection(head, sectionDialect, dialects)
	head = appendSection(head, sectionAttrTypeOffset, offsets)
	head = appendSectionHead(head, sectionAttrType, len(e.attrs.data)+len(e.types.data))
	list := [][]byte{
		head, e.attrs.data, e.types.data,
		appendSectionHead(nil, sectionIR, len(e.code)), e.code,
		appendSection(nil, sectionString, e.strings.append(nil)),
	}
	size := 0
	for _, part := range list {
		size += len(part)
	}
	if behind := e.appendResources(size); behind != nil {
		list = append(list, behind)
	}
	return list
}

func appendSection(dst []byte, id byte, content []byte) []byte {
	return append(appendSectionHead(dst, id, len(content)), content...)
}

func appendSectionHead(dst []byte, id byte, size int) []byte {
	return appendVarint(append(dst, id), uint64(size))
}
