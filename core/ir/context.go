package ir

import (
	"fmt"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
)

// Context owns all uniqued objects and the definitions of dialects. The zero
// value is not usable; call [NewContext].
type Context struct {
	uniquer   uniquer
	fileLocs  fileLocs
	nameLocs  nameLocs
	nextID    atomic.Uint32
	marks     atomic.Uint32 // the last owner of marks
	resources atomic.Bool   // some elements are a resource

	mu       sync.RWMutex
	dialects map[string]Dialect
	names    map[string]*OpName

	common commonObjects
	memo   sync.Map
	makers makers
}

// commonObjects are created with the Context, so that reaching for them costs
// no lookup.
type commonObjects struct {
	index   *IndexType
	none    *NoneType
	i1      *IntegerType
	i32     *IntegerType
	i64     *IntegerType
	unit    *UnitAttr
	unknown *UnknownLoc
	empty   *DictionaryAttr
}

// NewContext returns a Context that knows the builtin types and attributes,
// and no dialect.
func NewContext() *Context {
	c := &Context{
		dialects: map[string]Dialect{},
		names:    map[string]*OpName{},
	}
	c.uniquer.init()
	c.fileLocs.init()
	c.common.index = unique(c, []byte{keyIndexType}, &IndexType{})
	c.common.none = unique(c, []byte{keyNoneType}, &NoneType{})
	c.common.i1 = c.IntegerType(1, Signless)
	c.common.i32 = c.IntegerType(32, Signless)
	c.common.i64 = c.IntegerType(64, Signless)
	c.common.unit = unique(c, []byte{keyUnitAttr}, &UnitAttr{})
	c.common.unknown = unique(c, []byte{keyUnknownLoc}, &UnknownLoc{})
	c.common.empty = c.DictionaryAttr(nil)
	return c
}

// Dialect is a dialect in a Context: the compiled form of its definition file. Package ods
// implements it.
type Dialect interface {
	// Name is the namespace, such as `std`.
	Name() string
	// LookupOp returns the definition of an operation by its full name, or nil.
	LookupOp(name string) OpDefinition
}

// OpDefinition is what a dialect says about one operation.
type OpDefinition interface {
	// Name is the full name, such as `std.addi`.
	Name() string
	// Traits is what generic code may rely on. It is never nil and not to be changed.
	Traits() *Traits
}

// TypeDefinition is what a dialect says about one of its types or attributes.
type TypeDefinition interface {
	// Name is the full name, such as `llvm.ptr`.
	Name() string
	// Identified reports whether parameter 0, when present, is the whole
	// identity and the other parameters are a body that is set once.
	Identified() bool
}

// RegisterDialect makes a dialect known. It fails when the namespace is taken
// by another definition; registering the same one again does nothing.
func (c *Context) RegisterDialect(d Dialect) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old, ok := c.dialects[d.Name()]; ok {
		if old == d {
			return nil
		}
		return fmt.Errorf("dialect '%s' is already defined in this context", d.Name())
	}
	c.dialects[d.Name()] = d
	for _, n := range c.names {
		if n.Dialect() == d.Name() {
			n.meaning.Store(nil)
		}
	}
	return nil
}

// Dialect returns the dialect of that namespace, or nil.
func (c *Context) Dialect(name string) Dialect {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.dialects[name]
}

// Dialects returns all dialects, sorted by name.
func (c *Context) Dialects() []Dialect {
	c.mu.RLock()
	defer c.mu.RUnlock()
	list := make([]Dialect, 0, len(c.dialects))
	for _, d := range c.dialects {
		list = append(list, d)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name() < list[j].Name() })
	return list
}

// OpName is an operation's name, interned, with its definition if there is one. The definition
// is looked up when it is first needed: a conversion names many operations that a module does
// not have.
type OpName struct {
	name    string
	id      uint32
	ctx     *Context
	meaning atomic.Pointer[opMeaning]
}

// opMeaning is what is known of a name.
type opMeaning struct {
	def    OpDefinition // nil for an unregistered operation
	traits *Traits
}

// OpName interns a full operation name. A name without a dot belongs to the
// builtin dialect.
func (c *Context) OpName(name string) *OpName {
	c.mu.RLock()
	n, ok := c.names[name]
	c.mu.RUnlock()
	if ok {
		return n
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if n, ok := c.names[name]; ok {
		return n
	}
	n = &OpName{name: strings.Clone(name), id: c.nextID.Add(1), ctx: c}
	c.names[n.name] = n
	return n
}

// NewOpName makes a name of its own for a definition. It is not interned: an
// operation may have a definition that its name does not lead to while it is read
// or written as another version of MLIR has it.
func (c *Context) NewOpName(name string, def OpDefinition) *OpName {
	n := &OpName{name: name, id: c.nextID.Add(1), ctx: c}
	n.meaning.Store(&opMeaning{def: def, traits: def.Traits()})
	return n
}

// dialectOf returns the namespace of a full name.
func dialectOf(name string) string {
	if i := strings.IndexByte(name, '.'); i >= 0 {
		return name[:i]
	}
	return "builtin"
}

// ID is the name's number, which no other name of the context has.
func (n *OpName) ID() uint32 { return n.id }

// String is the full name, such as `std.addi`.
func (n *OpName) String() string { return n.name }

// Dialect is the namespace, `builtin` for a name without a dot.
func (n *OpName) Dialect() string { return dialectOf(n.name) }

// Def is the definition, or nil for an unregistered operation.
func (n *OpName) Def() OpDefinition { return n.known().def }

// Traits are the definition's, or those of an operation about which nothing is
// known.
func (n *OpName) Traits() *Traits { return n.known().traits }

func (n *OpName) known() *opMeaning {
	if m := n.meaning.Load(); m != nil {
		return m
	}
	return n.lookup()
}

func (n *OpName) lookup() *opMeaning {
	// Under the lock, so that a dialect that is registered meanwhile is not
	// forgotten.
	n.ctx.mu.RLock()
	defer n.ctx.mu.RUnlock()
	m := &opMeaning{traits: &unknownTraits}
	if d, ok := n.ctx.dialects[n.Dialect()]; ok {
		if def := d.LookupOp(n.name); def != nil {
			m.def, m.traits = def, def.Traits()
		}
	}
	n.meaning.Store(m)
	return m
}

// Memo returns the result of make for that key, which is called once. Other packages use it to
// cache in a context what they derive from it. The key's type should be private to the caller's
// package.
func (c *Context) Memo(key any, make func() any) any {
	if v, ok := c.memo.Load(key); ok {
		return v
	}
	v, _ := c.memo.LoadOrStore(key, make())
	return v
}
