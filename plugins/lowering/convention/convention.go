package convention

import (
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Convention is a schema at work in one context. It is safe for concurrent use.
type Convention struct {
	schema *Schema
	kit    *emit.Kit
	// element says what an element becomes, nil if it cannot be an element.
	element   func(t ir.Type) ir.Type
	functions memoryFunctions
	ranked    sync.Map // *ir.MemRefType -> *answer
}

// answer is what is remembered of a type.
type answer struct {
	ranked *Ranked
	reason string
}

// New puts a schema to work. element says what the type of an element becomes,
// nil if it cannot be one.
func New(schema *Schema, kit *emit.Kit, element func(t ir.Type) ir.Type) *Convention {
	c := &Convention{schema: schema, kit: kit, element: element}
	c.functions = newMemoryFunctions(c)
	return c
}

// Schema is what the convention was made of.
func (c *Convention) Schema() *Schema { return c.schema }

// HasCInterface reports whether the convention defines how C calls functions.
func (c *Convention) HasCInterface() bool { return c.schema.CInterface != nil }

// Ranked returns what a memref type becomes, or the reason why the convention does not accept
// it.
func (c *Convention) Ranked(t *ir.MemRefType) (*Ranked, string) {
	if known, ok := c.ranked.Load(t); ok {
		a := known.(*answer)
		return a.ranked, a.reason
	}
	r, reason := c.compute(t)
	known, _ := c.ranked.LoadOrStore(t, &answer{r, reason})
	a := known.(*answer)
	return a.ranked, a.reason
}

// Must is Ranked for a type that is known to be taken.
func (c *Convention) Must(t ir.Type) *Ranked {
	r, reason := c.Ranked(t.(*ir.MemRefType))
	if r == nil {
		panic("BUG: memref is not taken by its convention: " + reason)
	}
	return r
}

// compute works out what a type becomes.
func (c *Convention) compute(t *ir.MemRefType) (*Ranked, string) {
	layout, ok := StridesOf(t)
	if !ok {
		return nil, "its layout is not strided; give it the identity layout, and compute the indices that are meant"
	}
	if reason := c.limits(t); reason != "" {
		return nil, reason
	}
	elem := c.element(t.Elem())
	if elem == nil {
		return nil, "its elements cannot be converted"
	}
	space, ok := SpaceOf(t.Space())
	if !ok {
		return nil, "its memory space is not a number"
	}
	r := &Ranked{
		Type: t, Elem: elem, Pointer: c.kit.Types.Ptr(elem, space),
		convention: c, strides: layout.Strides, offset: layout.Offset, space: space,
	}
	var reason string
	if r.value, reason = r.form(&c.schema.Value); reason != "" {
		return nil, reason
	}
	// A memref may be fine inside of a function and not at its boundary.
	r.argument, r.noArgument = r.form(&c.schema.Argument)
	r.result, r.noResult = r.form(&c.schema.Result)
	if c.schema.CInterface != nil {
		r.cArgument, r.noCArgument = r.form(&c.schema.CInterface.Argument)
		if r.cArgument != nil {
			r.cResult = r.layOut(c.schema.CInterface.result())
		}
	}
	return r, ""
}

func (c *Convention) limits(t *ir.MemRefType) string {
	if c.schema.Accepts.Layout == "identity" && t.Layout() != nil {
		return "convention '" + c.schema.Name + "' takes the identity layout only"
	}
	if c.schema.Accepts.Sizes == "static" && !ir.HasStaticShape(t) {
		return "convention '" + c.schema.Name + "' takes static sizes only"
	}
	return ""
}
