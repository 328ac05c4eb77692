package ir

import (
	"hash/maphash"
	"strings"
	"sync"
)

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
	p.slots = make([]fileLocSlot, max(fileLocSlots, 2*len(old)))
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
