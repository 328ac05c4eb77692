package bytecode

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// stringTable is the string section in the making. A string's index is its
// place of first use.
type stringTable struct {
	index map[string]uint64
	list  []string
	size  int
}

func (t *stringTable) add(s string) uint64 {
	if i, ok := t.index[s]; ok {
		return i
	}
	i := uint64(len(t.list))
	t.index[s] = i
	t.list = append(t.list, s)
	t.size += len(s) + 1
	return i
}

// append writes the lengths, last string first, then the strings, each with a
// zero byte behind it.
func (t *stringTable) append(dst []byte) []byte {
	if cap(dst) == 0 {
		dst = make([]byte, 0, t.size+2*len(t.list)+16)
	}
	dst = appendVarint(dst, uint64(len(t.list)))
	for i := len(t.list) - 1; i >= 0; i-- {
		dst = appendVarint(dst, uint64(len(t.list[i])+1))
	}
	for _, s := range t.list {
		dst = append(append(dst, s...), 0)
	}
	return dst
}

// dialectTable has the dialects that anything in the file belongs to.
type dialectTable struct {
	index   map[string]uint64
	names   []uint64 // strings
	builtin uint64
}

func (e *encoder) dialect(name string) uint64 {
	t := &e.dialects
	if i, ok := t.index[name]; ok {
		return i
	}
	i := uint64(len(t.names))
	t.index[name] = i
	t.names = append(t.names, e.strings.add(name))
	return i
}

// nameTable has the operation names in use.
type nameTable struct {
	index  map[*ir.OpName]uint64
	recent [64]recentName
	list   []nameEntry
}

type nameEntry struct{ dialect, name uint64 }

// recentName spares a lookup in the map for the names that fill a module.
type recentName struct {
	name  *ir.OpName
	index uint64
}

func (e *encoder) opName(n *ir.OpName) uint64 {
	slot := &e.names.recent[nameSlot(n.String())]
	if slot.name == n {
		return slot.index
	}
	i, ok := e.names.index[n]
	if !ok {
		i = e.addOpName(n)
	}
	*slot = recentName{n, i}
	return i
}

// nameSlot looks at what names of one dialect differ in most.
func nameSlot(name string) int {
	n := len(name)
	if n == 0 {
		return 0
	}
	return (n*5 + int(name[n-1]) + int(name[n/2])) & 63
}

// addOpName enters a name. One without a dot is the builtin dialect's if that
// defines it; an unknown one is, by convention, a dialect with a nameless
// operation.
func (e *encoder) addOpName(n *ir.OpName) uint64 {
	full := n.String()
	if !isOpName(full) {
		e.fail("'%s' is no name of an operation", full)
	}
	dialect, name, dotted := strings.Cut(full, ".")
	if !dotted && (n.Def() != nil || dialect == "module") {
		dialect, name = builtin, dialect
	}
	i := uint64(len(e.names.list))
	e.names.index[n] = i
	e.names.list = append(e.names.list, nameEntry{e.dialect(dialect), e.strings.add(name)})
	return i
}

// appendDialects writes the dialect section. Runs of names of one dialect are
// groups; a dialect may have several.
func (e *encoder) appendDialects(dst []byte) []byte {
	dst = appendVarint(dst, uint64(len(e.dialects.names)))
	for _, name := range e.dialects.names {
		dst = e.appendVersion(dst, name)
	}
	list := e.names.list
	if e.version >= versionElided {
		dst = appendVarint(dst, uint64(len(list)))
	}
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].dialect == list[0].dialect {
			n++
		}
		dst = appendVarint(dst, list[0].dialect)
		dst = appendVarint(dst, uint64(n))
		for _, entry := range list[:n] {
			dst = appendVarint(dst, entry.name)
		}
		list = list[n:]
	}
	return dst
}

// entryTable is the attributes or the types in the making.
type entryTable struct {
	data  []byte
	sizes []byte // a number each
	runs  []run
	count uint64
}

// run is neighbouring entries of one dialect.
type run struct {
	dialect, count uint64
	end            int // in sizes
}

// custom ends an entry that was appended in the builtin dialect's encoding, and
// returns its index.
func (t *entryTable) custom(start int, dialect uint64) uint64 {
	return t.end(uint64(len(t.data)-start)<<1|1, dialect)
}

// text ends an entry that was appended as assembly text.
func (t *entryTable) text(start int, dialect uint64) uint64 {
	t.data = append(t.data, 0)
	return t.end(uint64(len(t.data)-start)<<1, dialect)
}

func (t *entryTable) end(size, dialect uint64) uint64 {
	t.sizes = appendVarint(roomy(t.sizes), size)
	if len(t.runs) == 0 || t.runs[len(t.runs)-1].dialect != dialect {
		t.runs = append(t.runs, run{dialect: dialect})
	}
	last := &t.runs[len(t.runs)-1]
	last.count++
	last.end = len(t.sizes)
	t.count++
	return t.count - 1
}

// appendOffsets writes the section that says where each entry ends.
func (e *encoder) appendOffsets(dst []byte) []byte {
	dst = appendVarint(dst, e.attrs.count)
	dst = appendVarint(dst, e.types.count)
	dst = e.attrs.appendRuns(dst)
	return e.types.appendRuns(dst)
}

func (t *entryTable) appendRuns(dst []byte) []byte {
	start := 0
	for _, r := range t.runs {
		dst = appendVarint(dst, r.dialect)
		dst = appendVarint(dst, r.count)
		dst = append(dst, t.sizes[start:r.end]...)
		start = r.end
	}
	return dst
}

// roomy doubles a buffer that is nearly full. Append alone grows a long one by
// little at a time.
func roomy(buf []byte) []byte {
	if cap(buf)-len(buf) >= 64 {
		return buf
	}
	return slices.Grow(buf, max(1<<12, cap(buf)))
}

// indexTable maps the numbers of a context's objects to indices. It has pages,
// since a context may hold far more than the module at hand.
type indexTable struct {
	pages []*indexPage
}

const pageBits = 10

type indexPage [1 << pageBits]uint32

// at returns the place of an object's index, which is kept plus one.
func (t *indexTable) at(id uint32) *uint32 {
	page := int(id >> pageBits)
	if page < len(t.pages) && t.pages[page] != nil {
		return &t.pages[page][id&(1<<pageBits-1)]
	}
	return t.newPage(id)
}

func (t *indexTable) newPage(id uint32) *uint32 {
	page := int(id >> pageBits)
	for len(t.pages) <= page {
		t.pages = append(t.pages, nil)
	}
	t.pages[page] = new(indexPage)
	return &t.pages[page][id&(1<<pageBits-1)]
}
