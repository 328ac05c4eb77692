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

// get returns the one location of that place.
func (f *fileLocs) get(c *Context, file string, line, col uint32) *FileLineColLoc {
	name := maphash.String(f.seed, file)
	p := &f.parts[mix(name+uint64(line>>7))%shardCount]
	hash := uint32(mix(name + uint64(line)<<16 + uint64(col)))

	p.mu.Lock()
	defer p.mu.Unlock()
	if p.used >= len(p.slots)*3/4 {
		p.grow()
	}
	i := int(hash) & (len(p.slots) - 1)
	for ; p.slots[i].loc != nil; i = (i + 1) & (len(p.slots) - 1) {
		s := &p.slots[i]
		if s.hash == hash && s.loc.line == line && s.loc.col == col && s.loc.file == file {
			return s.loc
		}
	}
	if len(p.slab) == 0 {
		p.slab = make([]FileLineColLoc, fileLocSlab)
	}
	l := &p.slab[0]
	p.slab = p.slab[1:]
	l.ctx, l.id = c, c.nextID.Add(1)
	l.file, l.line, l.col = file, line, col
	p.slots[i] = fileLocSlot{hash, l}
	p.used++
	return l
}

func (p *fileLocPart) grow() {
	old := p.slots
	p.slots = make([]fileLocSlot, max(fileLocSlots, 2*len(old)))
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
