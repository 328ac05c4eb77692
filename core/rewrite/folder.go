package rewrite

import "github.com/mlirc/mlirc/core/ir"

// ConstantDialect is a dialect that knows which operation makes its constants.
// The operation is constant-like: its result is its attribute `value`.
type ConstantDialect interface {
	ir.Dialect
	// ConstantOp is the full name of the operation, or "".
	ConstantOp() string
}

// Materialize names the operation that makes a constant of a type for a
// dialect; false when there is none.
type Materialize func(t ir.Type, value ir.Attribute, dialect string) (opName string, ok bool)

// MaterializeByDialect makes constants by the dialects of a context, see [ConstantDialect].
func MaterializeByDialect(ctx *ir.Context) Materialize {
	return func(_ ir.Type, _ ir.Attribute, dialect string) (string, bool) {
		d, ok := ctx.Dialect(dialect).(ConstantDialect)
		if !ok || d.ConstantOp() == "" {
			return "", false
		}
		return d.ConstantOp(), true
	}
}

// constants keeps the constants that folding has made, each once in the entry
// block of the isolated operation around its users.
type constants struct {
	materialize Materialize
	build       *ir.Builder
	made        map[constantKey]*ir.Operation
}

// Constants makes constants, each once in the entry block of the isolated
// operation around its users. A later one stands before the earlier ones.
type Constants struct{ list *constants }

// NewConstants returns a constant maker that uses the dialects of a context.
func NewConstants(ctx *ir.Context) Constants {
	return Constants{newConstants(ctx, MaterializeByDialect(ctx))}
}

// Of returns a constant of a type for users in a region, as a dialect makes it;
// nil when it has no operation for that. A new one gets the location.
func (c Constants) Of(user *ir.Region, value ir.Attribute, t ir.Type, dialect string, loc ir.Location) *ir.Value {
	name, ok := c.list.materialize(t, value, dialect)
	if !ok {
		return nil
	}
	op := c.list.findIn(insertionRegionFrom(user), t.Context().OpName(name), value, t, loc)
	if op == nil {
		return nil
	}
	return op.Result(0)
}

type constantKey struct {
	region *ir.Region
	name   *ir.OpName
	value  ir.Attribute
	typ    ir.Type
}

func newConstants(ctx *ir.Context, m Materialize) *constants {
	return &constants{
		materialize: m, build: ir.NewBuilder(ctx), made: map[constantKey]*ir.Operation{},
	}
}

// insertionRegion is where constants for an operation go: the region of the
// nearest operation that sees nothing outside, or of which nothing is known.
func insertionRegion(op *ir.Operation) *ir.Region { return insertionRegionFrom(op.ParentRegion()) }

func insertionRegionFrom(r *ir.Region) *ir.Region {
	for ; r != nil; r = r.Op().ParentRegion() {
		f := r.Op().Traits()
		if f.Isolated || !f.Known || r.Op().Block() == nil {
			return r
		}
	}
	return nil
}

// find returns a constant for an operation of that name, made if need be; nil
// when it cannot be made. old, if given, is the constant that it is to replace,
// which may be moved instead.
func (c *constants) find(user *ir.Operation, name *ir.OpName, value ir.Attribute, t ir.Type, old *ir.Operation) *ir.Operation {
	region := insertionRegion(user)
	if old == nil || region == nil {
		return c.findIn(region, name, value, t, user.Loc())
	}
	key := constantKey{region, name, value, t}
	if op, ok := c.made[key]; ok {
		return op
	}
	moveToStart(old, region.Entry())
	c.made[key] = old
	return old
}

// findIn finds or makes a constant at the start of a region; nil without one.
func (c *constants) findIn(region *ir.Region, name *ir.OpName, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if region == nil {
		return nil
	}
	key := constantKey{region, name, value, t}
	if op, ok := c.made[key]; ok {
		return op
	}
	c.build.SetInsertionPointToStart(region.Entry())
	op := c.build.Create(&ir.OperationState{
		Name: name, Loc: loc, Results: []ir.Type{t},
		Attrs: []ir.NamedAttr{{Name: ConstantAttr, Value: value}},
	})
	c.made[key] = op
	return op
}

func moveToStart(op *ir.Operation, entry *ir.Block) {
	if entry.First() != op {
		op.MoveBefore(entry.First())
	}
}

// materialized makes a constant as the dialect of an operation does.
func (c *constants) materialized(op *ir.Operation, value ir.Attribute, t ir.Type) *ir.Operation {
	typed, ok := value.(ir.TypedAttr)
	if !ok || typed.Type() != t {
		return nil
	}
	name, ok := c.materialize(t, value, op.Name().Dialect())
	if !ok {
		return nil
	}
	return c.find(op, op.Context().OpName(name), value, t, nil)
}

// owns reports whether a constant is one that folding made or moved.
func (c *constants) owns(op *ir.Operation) bool {
	key, ok := keyOf(op)
	return ok && c.made[key] == op
}

// forget removes a constant from the table before it is erased.
func (c *constants) forget(op *ir.Operation) {
	if key, ok := keyOf(op); ok && c.made[key] == op {
		delete(c.made, key)
	}
}

func keyOf(op *ir.Operation) (constantKey, bool) {
	if op.NumResults() != 1 || op.NumOperands() != 0 {
		return constantKey{}, false
	}
	region := insertionRegion(op)
	value := op.Attr(ConstantAttr)
	return constantKey{region, op.Name(), value, op.Result(0).Type()}, region != nil && value != nil
}
