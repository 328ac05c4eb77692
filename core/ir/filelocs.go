package ir

import (
	"hash/maphash"
	"math/bits"
	"strings"
	"sync"
	"sync/atomic"
)

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
	fileLocSlots = 64 // of a part at first
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
