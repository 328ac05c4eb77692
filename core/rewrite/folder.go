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

// MaterializeByDialect asks the dialects of a context, see [ConstantDialect].
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
func insertionRegion(op *ir.Operation) *ir.Region {
	for r := op.ParentRegion(); r != nil; r = r.Op().ParentRegion() {
		f := r.Op().Facets()
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
	if region == nil {
		return nil
	}
	key := constantKey{region, name, value, t}
	if op, ok := c.made[key]; ok {
		return op
	}
	entry := region.Entry()
	op := old
	if old != nil {
		moveToStart(old, entry)
	} else {
		c.build.SetInsertionPointToStart(entry)
		op = c.build.Create(&ir.OperationState{
			Name: name, Loc: user.Loc(), Results: []ir.Type{t},
			Attrs: []ir.NamedAttr{{Name: ConstantAttr, Value: value}},
		})
	}
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

// forget is called before a constant is erased.
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
