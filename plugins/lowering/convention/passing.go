package convention

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Passing is how a memref, ranked or not, goes from function to function, and
// between them and C. Types are not to be changed; nil comes with the reason why
// the memref cannot be passed so.
type Passing interface {
	ArgumentTypes() (types []ir.Type, reason string)
	ResultTypes() (types []ir.Type, reason string)
	ToArgument(e emit.Emitter, values []*ir.Value) []*ir.Value
	FromArgument(e emit.Emitter, values []*ir.Value) []*ir.Value

	CArgumentTypes() (types []ir.Type, reason string)
	CResultTypes() []ir.Type
	ArgumentToC(e emit.Emitter, values []*ir.Value) []*ir.Value
	ArgumentFromC(e emit.Emitter, values []*ir.Value) []*ir.Value
	ResultToC(e emit.Emitter, values []*ir.Value) []*ir.Value
	ResultFromC(e emit.Emitter, values []*ir.Value) []*ir.Value

	// The layouts are those of types that there are.
	ArgumentLayout() Layout
	ResultLayout() Layout
	CArgumentLayout() Layout
	CResultLayout() Layout
}

var (
	_ Passing = (*Ranked)(nil)
	_ Passing = (*UnrankedMemRef)(nil)
)

// Passing says how a memref that the convention accepts is passed; nil for any other type.
func (c *Convention) Passing(t ir.Type) Passing {
	switch t := t.(type) {
	case *ir.MemRefType:
		return c.Must(t)
	case *ir.UnrankedMemRefType:
		u, reason := c.Unranked()
		if u == nil {
			panic("BUG: unranked memref is not taken by its convention: " + reason)
		}
		return u
	}
	return nil
}
