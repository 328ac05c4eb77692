package ir

import (
	"hash/maphash"
	"math/bits"
	"sync"
)

// Nearly every operation has a place in a file of its own, so these locations
// are uniqued in tables made for them rather than by a string of bytes.

// fileLocs holds the file locations of a Context. It is split so that
// concurrent workers seldom meet; neighbouring lines are in the same part.
type fileLocs struct {
	seed  maphash.Seed
	parts [shardCount]fileLocPart
}

type fileLocPart struct {
	mu    sync.Mutex
	slots []fileLocSlot // open addressing, a power of two, at most three quarters full
	used  int
	slab  []FileLineColLoc
}

type fileLocSlot struct {
	hash uint32
	loc  *FileLineColLoc
}

const (
	fileLocSlots = 64 // of a part at first
	fileLocSlab  = 64
)

// Place is a line and a column, counted from 1.
type Place struct{ Line, Col uint32 }

// part returns the part of a place in a file whose name has that hash.
func (f *fileLocs) part(name uint64, line uint32) *fileLocPart {
	return &f.parts[mix(name+uint64(line>>10))%shardCount]
}

// get returns the one location of that place.
func (f *fileLocs) get(c *Context, file string, at Place) *FileLineColLoc {
	name := maphash.String(f.seed, file)
	p := f.part(name, at.Line)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.reserve(1)
	return p.get(c, name, file, at)
}

// appendAll appends the locations of several places. Neighbouring ones take one
// lock.
func (f *fileLocs) appendAll(c *Context, dst []*FileLineColLoc, file string, places []Place) []*FileLineColLoc {
	name := maphash.String(f.seed, file)
	for len(places) > 0 {
		p := f.part(name, places[0].Line)
		n := 1
		for n < len(places) && places[n].Line>>10 == places[0].Line>>10 {
			n++
		}
		dst = p.appendAll(c, dst, name, file, places[:n])
		places = places[n:]
	}
	return dst
}

func (p *fileLocPart) appendAll(c *Context, dst []*FileLineColLoc, name uint64, file string, places []Place) []*FileLineColLoc {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.reserve(len(places))
	for _, at := range places {
		dst = append(dst, p.get(c, name, file, at))
	}
	return dst
}

// get needs the lock and a free slot.
func (p *fileLocPart) get(c *Context, name uint64, file string, at Place) *FileLineColLoc {
	hash := uint32(mix(name + uint64(at.Line)<<16 + uint64(at.Col)))
	mask := len(p.slots) - 1
	i := int(hash) & mask
	for ; p.slots[i].loc != nil; i = (i + 1) & mask {
		s := &p.slots[i]
		if s.hash == hash && s.loc.line == at.Line && s.loc.col == at.Col && s.loc.file == file {
			return s.loc
		}
	}
	if len(p.slab) == 0 {
		p.slab = make([]FileLineColLoc, fileLocSlab)
	}
	l := &p.slab[0]
	p.slab = p.slab[1:]
	l.ctx, l.id = c, c.nextID.Add(1)
	l.file, l.line, l.col = file, at.Line, at.Col
	p.slots[i] = fileLocSlot{hash, l}
	p.used++
	return l
}

// reserve makes room for n more.
func (p *fileLocPart) reserve(n int) {
	size := max(fileLocSlots, len(p.slots))
	for p.used+n > size*3/4 {
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
		if s.loc == nil {
			continue
		}
		i := int(s.hash) & (len(p.slots) - 1)
		for p.slots[i].loc != nil {
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
