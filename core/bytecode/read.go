package bytecode

import (
	"bytes"
	"fmt"
	"math"
	"runtime"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/versions"
)

// Read returns the operation that a bytecode file holds, or nil when the file
// is malformed, which is reported to the sink. Several operations at the top are put
// into a module.
func Read(ctx *ir.Context, file string, data []byte, sink *diag.Sink) *ir.Operation {
	return ReadBy(runtime.GOMAXPROCS(0), ctx, file, data, sink)
}

// ReadBy is [Read] for a number of decoders that may work at once.
func ReadBy(workers int, ctx *ir.Context, file string, data []byte, sink *diag.Sink) *ir.Operation {
	var first diag.Sink
	op, profile := readIn("", workers, ctx, file, data, &first)
	if op == nil {
		for _, other := range versions.Related(profile)[1:] {
			var own diag.Sink
			if op, _ = readIn(other, workers, ctx, file, data, &own); op != nil {
				sink.Join(&own)
				return op
			}
		}
	}
	sink.Join(&first)
	return op
}

// readIn reads a file that is in a profile, or, for "", in the latest that it may be in, which it returns.
func readIn(asked string, workers int, ctx *ir.Context, file string, data []byte, sink *diag.Sink) (op *ir.Operation, profile string) {
	d := newDecoder(ctx, asked, sink)
	d.workers = workers
	op = d.file(data)
	if d.set && d.workers > 1 {
		d = newDecoder(ctx, asked, sink) // what is wrong is what one decoder finds first
		op = d.file(data)
	}
	return d.finish(op, file), d.profile
}

// finish makes what was read what it is in memory, or reports why that is not possible.
func (d *decoder) finish(op *ir.Operation, file string) *ir.Operation {
	if d.set {
		message := fmt.Sprintf("malformed bytecode at byte %d: %s", d.offset, d.message)
		d.sink.Report(diag.NewError(diag.Position{File: file}, message))
		return nil
	}
	if d.refuseNewer(file) {
		return nil
	}
	return d.here(op)
}

// decoder reads one file. Whatever is wrong is noted in its failure, after
// which results mean nothing.
type decoder struct {
	failure
	ctx      *ir.Context
	sink     *diag.Sink
	profile  string // as names in the file say, "" when none does
	formed   bool   // operations are what forms say
	build    *ir.Builder
	version  uint64
	newer    string // why a dialect is too new, "" if none is
	size     int    // of the file
	sections [sectionCount]cursor

	strings    []string
	dialects   []string
	names      []opName
	properties []cursor
	blobs      []blob // resources of dialects

	attrs       []ir.Attribute
	types       []ir.Type
	reader      *parse.Texts  // of those that are text, nil before the first
	lists       []ir.AttrList // dictionaries that operations have
	atLists     []uint32      // by attribute, where its list is, plus one
	atAttrs     []entry
	atTypes     []entry
	nesting     // of attributes and types
	slab        []ir.NamedAttr
	producer    string
	foreign     bool   // another tool wrote the file
	numDistinct uint64 // attributes of that kind that were read
	wideBits    int    // of integers beyond a word, which are longer in memory than in the file

	ops opReader

	workers int            // how many decoders read regions at once
	later   []laterRegions // what is left to them
	frozen  bool           // this is one of them: the tables are shared, and not changed
}

func newDecoder(ctx *ir.Context, profile string, sink *diag.Sink) *decoder {
	return &decoder{ctx: ctx, profile: profile, build: ir.NewBuilder(ctx), sink: sink}
}

func (d *decoder) file(data []byte) *ir.Operation {
	c := cursor{data: data[:len(data):len(data)], bad: &d.failure}
	d.size = len(data)
	if len(data) > math.MaxInt32 {
		c.fail("%d bytes are more than a file may have", len(data))
		return nil
	}
	if !d.header(&c) || !d.readSections(&c) {
		return nil
	}
	if !d.isWorthSplitting() {
		d.workers = 1
	}
	d.readStrings(d.sections[sectionString])
	d.readDialects(d.sections[sectionDialect])
	if d.newer != "" {
		return nil
	}
	d.readResources(d.sections[sectionResourceOffset], d.sections[sectionResource])
	d.findProfile()
	d.readEntries(d.sections[sectionAttrTypeOffset])
	d.readProperties(d.sections[sectionProperties])
	if d.set {
		return nil
	}
	d.readFileLocs()
	if d.set {
		return nil
	}
	op := d.top(d.sections[sectionIR])
	d.readLater()
	return op
}

func (d *decoder) header(c *cursor) bool {
	if !bytes.Equal(c.bytes(uint64(min(len(magic), c.left()))), magic) {
		c.fail("the file does not begin as bytecode does")
		return false
	}
	d.version = c.varint()
	if d.version > newestRead {
		c.fail("version %d is not known, write version %d (mlir-opt --emit-bytecode-version=%d)",
			d.version, defaultVersion, defaultVersion)
		return false
	}
	end := bytes.IndexByte(c.data[c.pos:], 0)
	if end < 0 {
		c.fail("producer is not terminated")
		return false
	}
	d.producer = string(c.data[c.pos : c.pos+end])
	d.foreign = !strings.HasPrefix(d.producer, producer)
	c.pos += end + 1
	return !d.set
}

func (d *decoder) readSections(c *cursor) bool {
	seen := [sectionCount]bool{}
	for !c.done() {
		at := c.pos
		id, content := c.section()
		if d.set {
			return false
		}
		if id >= sectionCount || seen[id] {
			d.fail(at, "section %d is unknown or repeated", id)
			return false
		}
		seen[id] = true
		d.sections[id] = content
	}
	for _, id := range []byte{sectionString, sectionDialect, sectionAttrType, sectionAttrTypeOffset, sectionIR} {
		if !seen[id] {
			c.fail("section %d is missing", id)
			return false
		}
	}
	for i := range d.sections {
		d.sections[i].bad = &d.failure
	}
	return true
}
