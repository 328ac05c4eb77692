package ir

import (
	"hash/maphash"
	"math/bits"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
)

// Location says where an operation comes from. Locations are attributes.
type Location interface {
	Attribute
	location()
}

type locBase struct{ attrBase }

func (*locBase) location() {}

// UnknownLoc is `loc(unknown)`.
type UnknownLoc struct{ locBase }

// FileLineColLoc is `loc("file":line:col)`.
type FileLineColLoc struct {
	locBase
	file      *fileName
	line, col uint32
}

// NameLoc is `loc("name"(child))`.
type NameLoc struct {
	locBase
	name  string
	child Location
}

// CallSiteLoc is `loc(callsite(callee at caller))`.
type CallSiteLoc struct {
	locBase
	callee, caller Location
}

// FusedLoc is `loc(fused<metadata>[a, b])`.
type FusedLoc struct {
	locBase
	locs     []Location
	metadata Attribute
}

// UnknownLoc returns `loc(unknown)`.
func (c *Context) UnknownLoc() *UnknownLoc { return c.common.unknown }

// FileLineColLoc returns a place in a file, line and column counted from 1.
func (c *Context) FileLineColLoc(file string, line, col uint32) *FileLineColLoc {
	return c.fileLocs.get(c, file, Place{line, col})
}

// AppendFileLineColLocs appends the locations of several places in a file, which
// is quicker than one by one if they are sorted.
func (c *Context) AppendFileLineColLocs(dst []*FileLineColLoc, file string, places []Place) []*FileLineColLoc {
	return c.fileLocs.appendAll(c, dst, file, places)
}

// File is the name of the file.
func (l *FileLineColLoc) File() string { return l.file.name }

// Line counts from 1; 0 is unknown.
func (l *FileLineColLoc) Line() uint32 { return l.line }

// Col counts bytes from 1; 0 is unknown.
func (l *FileLineColLoc) Col() uint32 { return l.col }

// NameLoc returns a named location; child may be unknown.
func (c *Context) NameLoc(name string, child Location) *NameLoc {
	return c.nameLocs.get(c, name, child)
}

// Name is the name.
func (l *NameLoc) Name() string { return l.name }

// Child is the location that is named.
func (l *NameLoc) Child() Location { return l.child }

// CallSiteLoc returns a location inside a callee, called from a caller.
func (c *Context) CallSiteLoc(callee, caller Location) *CallSiteLoc {
	var buf keyBuffer
	key := appendAttr(appendAttr(append(buf[:0], keyCallSiteLoc), callee), caller)
	if l, ok := find[*CallSiteLoc](c, key); ok {
		return l
	}
	return unique(c, key, &CallSiteLoc{callee: callee, caller: caller})
}

// Callee is where the code stands.
func (l *CallSiteLoc) Callee() Location { return l.callee }

// Caller is where it was called from.
func (l *CallSiteLoc) Caller() Location { return l.caller }

// FusedLoc returns several locations as one. As in MLIR, nested fusions with
// the same metadata are flattened, doubles and unknown locations are dropped,
// and one location without metadata is itself.
func (c *Context) FusedLoc(locs []Location, metadata Attribute) Location {
	flat := flattenLocs(locs, metadata)
	if metadata == nil && len(flat) == 0 {
		return c.common.unknown
	}
	if metadata == nil && len(flat) == 1 {
		return flat[0]
	}
	if len(flat) == 0 {
		flat = []Location{c.common.unknown}
	}
	return c.RawFusedLoc(flat, metadata)
}

// RawFusedLoc returns a fused location of exactly those parts.
func (c *Context) RawFusedLoc(locs []Location, metadata Attribute) *FusedLoc {
	var buf keyBuffer
	key := appendAttr(append(buf[:0], keyFusedLoc), metadata)
	for _, l := range locs {
		key = appendAttr(key, l)
	}
	if l, ok := find[*FusedLoc](c, key); ok {
		return l
	}
	return unique(c, key, &FusedLoc{locs: clone(locs), metadata: metadata})
}

// flattenLocs lists locations, and those that are fused in them with the same metadata,
// each once, without unknown ones.
func flattenLocs(locs []Location, metadata Attribute) []Location {
	var flat []Location
	seen := map[Location]struct{}{}
	var add func(locs []Location)
	add = func(locs []Location) {
		for _, l := range locs {
			if f, ok := l.(*FusedLoc); ok && f.metadata == metadata {
				add(f.locs)
				continue
			}
			if _, ok := l.(*UnknownLoc); ok {
				continue
			}
			if _, ok := seen[l]; !ok {
				seen[l] = struct{}{}
				flat = append(flat, l)
			}
		}
	}
	add(locs)
	return flat
}

// Locations are the parts; not to be changed.
func (l *FusedLoc) Locations() []Location { return l.locs }

// Metadata is the attribute in angle brackets, or nil.
func (l *FusedLoc) Metadata() Attribute { return l.metadata }

// Position is the place in a file that a location leads to first; the zero
// Position when there is none.
func Position(l Location) diag.Position {
	switch l := l.(type) {
	case *FileLineColLoc:
		return diag.Position{File: l.file.name, Line: int(l.line), Col: int(l.col)}
	case *NameLoc:
		return Position(l.child)
	case *CallSiteLoc:
		return Position(l.callee)
	case *FusedLoc:
		for _, part := range l.locs {
			if p := Position(part); p.Line != 0 {
				return p
			}
		}
	}
	return diag.Position{}
}

// Nearly every operation has a place in a file of its own, so these locations
// are uniqued in tables made for them rather than by a string of bytes.

// fileLocs holds the file locations of a Context. It is split so that
// concurrent workers seldom meet; neighbouring lines are in the same part.
type fileLocs struct {
	seed  maphash.Seed
	last  atomic.Pointer[fileName] // asked for last, which is nearly always the next
	mu    sync.Mutex
	names map[string]*fileName
	parts [shardCount]fileLocPart
}

// fileName is a file, which all its locations share.
type fileName struct {
	name string
	hash uint64
}

type fileLocPart struct {
	mu     sync.Mutex
	slots  []fileLocSlot // open addressing, a power of two, at most three quarters full
	used   uint32
	chunks []*[fileLocChunk]FileLineColLoc // filled one after the other
}

// fileLocSlot has no pointer, so that the garbage collector passes it by.
type fileLocSlot struct {
	hash uint32
	loc  uint32 // its number in the part plus one; 0: free
}

const (
	fileLocSlots = 2048 // of a part at first: it has the places of 1,024 lines
	nameLocSlots = 64   // of a part at first
	fileLocChunk = 64
)

// Place is a line and a column, counted from 1.
type Place struct{ Line, Col uint32 }

func (f *fileLocs) init() {
	f.seed = maphash.MakeSeed()
	f.names = map[string]*fileName{}
}

// file returns the one entry of that name.
func (f *fileLocs) file(name string) *fileName {
	if last := f.last.Load(); last != nil && last.name == name {
		return last
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	known := f.names[name]
	if known == nil {
		known = &fileName{strings.Clone(name), maphash.String(f.seed, name)}
		f.names[known.name] = known
	}
	f.last.Store(known)
	return known
}

// part returns the part of a place in a file.
func (f *fileLocs) part(file *fileName, line uint32) *fileLocPart {
	return &f.parts[mix(file.hash+uint64(line>>10))%shardCount]
}

// get returns the one location of that place.
func (f *fileLocs) get(c *Context, name string, at Place) *FileLineColLoc {
	file := f.file(name)
	p := f.part(file, at.Line)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.reserve(1)
	return p.get(c, file, at)
}

// appendAll appends the locations of several places. Neighbouring ones take one
// lock.
func (f *fileLocs) appendAll(c *Context, dst []*FileLineColLoc, name string, places []Place) []*FileLineColLoc {
	file := f.file(name)
	for len(places) > 0 {
		p := f.part(file, places[0].Line)
		n := 1
		for n < len(places) && places[n].Line>>10 == places[0].Line>>10 {
			n++
		}
		dst = p.appendAll(c, dst, file, places[:n])
		places = places[n:]
	}
	return dst
}

func (p *fileLocPart) appendAll(c *Context, dst []*FileLineColLoc, file *fileName, places []Place) []*FileLineColLoc {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.reserve(len(places))
	for _, at := range places {
		dst = append(dst, p.get(c, file, at))
	}
	return dst
}

// get needs the lock and a free slot.
func (p *fileLocPart) get(c *Context, file *fileName, at Place) *FileLineColLoc {
	hash := uint32(mix(file.hash + uint64(at.Line)<<16 + uint64(at.Col)))
	mask := len(p.slots) - 1
	i := int(hash) & mask
	for ; p.slots[i].loc != 0; i = (i + 1) & mask {
		if p.slots[i].hash != hash {
			continue
		}
		if l := p.at(p.slots[i].loc - 1); l.line == at.Line && l.col == at.Col && l.file == file {
			return l
		}
	}
	if p.used%fileLocChunk == 0 {
		p.chunks = append(p.chunks, new([fileLocChunk]FileLineColLoc))
	}
	l := p.at(p.used)
	p.used++
	l.ctx, l.id = c, c.nextID.Add(1)
	l.file, l.line, l.col = file, at.Line, at.Col
	p.slots[i] = fileLocSlot{hash, p.used}
	return l
}

func (p *fileLocPart) at(n uint32) *FileLineColLoc {
	return &p.chunks[n/fileLocChunk][n%fileLocChunk]
}

// reserve makes space for n more.
func (p *fileLocPart) reserve(n int) {
	size := max(fileLocSlots, len(p.slots))
	for int(p.used)+n > size*3/4 {
		size *= 2
	}
	if size > len(p.slots) {
		p.grow(size)
	}
}

func (p *fileLocPart) grow(size int) {
	old := p.slots
	p.slots = make([]fileLocSlot, size)
	for _, s := range old {
		if s.loc == 0 {
			continue
		}
		i := int(s.hash) & (len(p.slots) - 1)
		for p.slots[i].loc != 0 {
			i = (i + 1) & (len(p.slots) - 1)
		}
		p.slots[i] = s
	}
}

// mix spreads a number over 64 bits.
func mix(x uint64) uint64 {
	high, low := bits.Mul64(x^0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93)
	return high ^ low
}

// Where names of values are kept, most operations have a location of this kind, each with a
// child of its own, so these locations are uniqued in tables made for them, as those of files
// are. BenchmarkNameLocs shows what it buys.

// nameLocs holds the named locations of a Context. It is split so that concurrent workers
// seldom meet; locations made one after the other are in the same part.
type nameLocs struct{ parts [shardCount]nameLocPart }

type nameLocPart struct {
	mu    sync.Mutex
	names map[string]string
	slots []fileLocSlot // open addressing, a power of two, at most three quarters full
	used  uint32
	// chunks are filled one after the other.
	chunks []*[fileLocChunk]NameLoc
}

// get returns the one location of that name and child.
func (n *nameLocs) get(c *Context, name string, child Location) *NameLoc {
	id := child.base().id
	p := &n.parts[id>>8%shardCount]
	hash := uint32(mix(maphash.String(c.fileLocs.seed, name) ^ mix(uint64(id))))
	p.mu.Lock()
	defer p.mu.Unlock()
	if int(p.used)+1 > len(p.slots)*3/4 {
		p.grow()
	}
	mask := len(p.slots) - 1
	i := int(hash) & mask
	for ; p.slots[i].loc != 0; i = (i + 1) & mask {
		if p.slots[i].hash != hash {
			continue
		}
		if l := p.at(p.slots[i].loc - 1); l.child == child && l.name == name {
			return l
		}
	}
	if p.used%fileLocChunk == 0 {
		p.chunks = append(p.chunks, new([fileLocChunk]NameLoc))
	}
	l := p.at(p.used)
	p.used++
	l.ctx, l.id = c, c.nextID.Add(1)
	l.name, l.child = p.intern(name), child
	p.slots[i] = fileLocSlot{hash, p.used}
	return l
}

func (p *nameLocPart) at(n uint32) *NameLoc { return &p.chunks[n/fileLocChunk][n%fileLocChunk] }

// intern returns a text of its own that all locations of the name share.
func (p *nameLocPart) intern(name string) string {
	own, ok := p.names[name]
	if !ok {
		own = strings.Clone(name)
		if p.names == nil {
			p.names = map[string]string{}
		}
		p.names[own] = own
	}
	return own
}

func (p *nameLocPart) grow() {
	old := p.slots
	p.slots = make([]fileLocSlot, max(nameLocSlots, 2*len(old)))
	mask := len(p.slots) - 1
	for _, s := range old {
		if s.loc == 0 {
			continue
		}
		i := int(s.hash) & mask
		for p.slots[i].loc != 0 {
			i = (i + 1) & mask
		}
		p.slots[i] = s
	}
}
