package convert

import (
	"sync"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/ir"
)

// Answer is what a [Conversion] says about a type.
type Answer struct {
	kind   answerKind
	types  []ir.Type
	reason string
}

type answerKind uint8

const (
	passedOn answerKind = iota
	converted
	impossible
)

// To says that a type becomes those types: usually one, but none or several
// are fine.
func To(types ...ir.Type) Answer { return Answer{kind: converted, types: types} }

// PassOn leaves a type to the conversions that were added earlier.
func PassOn() Answer { return Answer{} }

// Impossible says that a type cannot be converted, and why.
func Impossible(reason string) Answer { return Answer{kind: impossible, reason: reason} }

// Conversion says what a type becomes.
type Conversion func(t ir.Type) Answer

// TypeConverter maps a type to none, one or more. It is set up by one
// goroutine; then many may use it. The zero value converts nothing.
type TypeConverter struct {
	conversions []Conversion
	argument    []ArgumentMaterialization
	aggregate   *Aggregate // nil: nothing is taken apart
	cache       sync.Map   // ir.Type -> *conversion
	recent      [128]atomic.Pointer[conversion]
}

// conversion is what is remembered of a type.
type conversion struct {
	from  ir.Type
	types []ir.Type
	ok    bool
	same  bool // the type is its own and only conversion
	why   string
}

// NewTypeConverter returns a converter that asks the conversions, the last
// first.
func NewTypeConverter(conversions ...Conversion) *TypeConverter {
	return &TypeConverter{conversions: conversions}
}

// Add adds a conversion, which is asked before those added earlier.
func (c *TypeConverter) Add(f Conversion) { c.conversions = append(c.conversions, f) }

// AddFor adds a conversion for the types of one Go type, such as
// *ir.IntegerType.
func AddFor[T ir.Type](c *TypeConverter, f func(t T) Answer) {
	c.Add(func(t ir.Type) Answer {
		if own, ok := t.(T); ok {
			return f(own)
		}
		return PassOn()
	})
}

// AddView adds a conversion for the types of one definition, as a generated view has them.
func AddView[V ir.TypeView](c *TypeConverter, f func(t V) Answer) {
	c.Add(func(t ir.Type) Answer {
		if own, ok := ir.AsType[V](t); ok {
			return f(own)
		}
		return PassOn()
	})
}

// KeepOthers makes every type that no conversion answers for stay as it is. It
// counts as the conversion that was added first.
func (c *TypeConverter) KeepOthers() {
	keep := func(t ir.Type) Answer { return To(t) }
	c.conversions = append([]Conversion{keep}, c.conversions...)
}

func (c *TypeConverter) lookup(t ir.Type) *conversion {
	slot := &c.recent[int(ir.TypeID(t))%len(c.recent)]
	if known := slot.Load(); known != nil && known.from == t {
		return known
	}
	known := c.find(t)
	slot.Store(known)
	return known
}

func (c *TypeConverter) find(t ir.Type) *conversion {
	if known, ok := c.cache.Load(t); ok {
		return known.(*conversion)
	}
	fresh := c.compute(t)
	fresh.from = t
	known, _ := c.cache.LoadOrStore(t, fresh)
	return known.(*conversion)
}

// compute asks the conversions; a type that they have no answer for is what its
// definition says that it lowers to.
func (c *TypeConverter) compute(t ir.Type) *conversion {
	known := c.ask(t)
	if known.ok {
		return known
	}
	if lowered := c.lower(t); lowered != nil {
		return lowered
	}
	return known
}

// ask returns what the conversions say.
func (c *TypeConverter) ask(t ir.Type) *conversion {
	for i := len(c.conversions) - 1; i >= 0; i-- {
		a := c.conversions[i](t)
		switch a.kind {
		case converted:
			return &conversion{types: a.types, ok: true, same: len(a.types) == 1 && a.types[0] == t}
		case impossible:
			return &conversion{why: a.reason}
		}
	}
	return &conversion{}
}

// Convert returns what a type becomes, not to be changed; false when it cannot
// be converted.
func (c *TypeConverter) Convert(t ir.Type) ([]ir.Type, bool) {
	known := c.lookup(t)
	return known.types, known.ok
}

// ConvertOne returns the type that t becomes, or nil when that is not exactly
// one.
func (c *TypeConverter) ConvertOne(t ir.Type) ir.Type {
	known := c.lookup(t)
	if !known.ok || len(known.types) != 1 {
		return nil
	}
	return known.types[0]
}

// ConvertAll converts types one after the other into one list; false when one
// of them cannot be converted.
func (c *TypeConverter) ConvertAll(types []ir.Type) ([]ir.Type, bool) {
	all := make([]ir.Type, 0, len(types))
	for _, t := range types {
		known := c.lookup(t)
		if !known.ok {
			return nil, false
		}
		all = append(all, known.types...)
	}
	return all, true
}

// WhyNot says why a type cannot be converted, "" when that is not known.
func (c *TypeConverter) WhyNot(t ir.Type) string { return c.lookup(t).why }

// IsLegal reports whether a type is converted to itself.
func (c *TypeConverter) IsLegal(t ir.Type) bool { return c.lookup(t).same }

// areLegal reports whether all types are converted to themselves.
func (c *TypeConverter) areLegal(types []ir.Type) bool {
	for _, t := range types {
		if !c.lookup(t).same {
			return false
		}
	}
	return true
}

// IsLegalOp reports whether the types of all operands and results are legal.
func (c *TypeConverter) IsLegalOp(op *ir.Operation) bool {
	for _, v := range op.AllOperands() {
		if !c.lookup(v.Type()).same {
			return false
		}
	}
	for _, v := range op.AllResults() {
		if !c.lookup(v.Type()).same {
			return false
		}
	}
	return true
}

// isLegalSignature reports whether the inputs and results of a function type
// are legal.
func (c *TypeConverter) isLegalSignature(t *ir.FunctionType) bool {
	return c.areLegal(t.Inputs()) && c.areLegal(t.Results())
}

// IsLegalRegion reports whether the arguments of all blocks are legal.
func (c *TypeConverter) IsLegalRegion(r *ir.Region) bool {
	for b := range r.Blocks() {
		for _, a := range b.Args() {
			if !c.lookup(a.Type()).same {
				return false
			}
		}
	}
	return true
}
