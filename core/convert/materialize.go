package convert

import "github.com/mlirc/mlirc/core/ir"

// CastName is the operation that stands between two conversions: it takes the
// values of one and gives those of the other.
const CastName = "unrealized_conversion_cast"

// SourceMaterialization makes a value of a type from before the conversion out
// of converted ones; nil leaves it to those added earlier, and at last to a
// cast. It serves operations that stay unconverted.
type SourceMaterialization func(b *ir.Builder, want ir.Type, values []*ir.Value) *ir.Value

// TargetMaterialization makes values of converted types out of one that was
// not converted; nil leaves it to those added earlier, and at last to a cast.
type TargetMaterialization func(b *ir.Builder, want []ir.Type, value *ir.Value) []*ir.Value

// ArgumentMaterialization makes the values that an argument of that type
// becomes (see [TypeConverter.Convert]) out of those that replace it in the
// list of arguments, where the two differ: a struct out of its members, say. nil
// leaves it to those added earlier.
type ArgumentMaterialization func(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value

// AddSource adds a materialization, which is asked before those added earlier.
func (c *TypeConverter) AddSource(f SourceMaterialization) { c.source = append(c.source, f) }

// AddTarget adds a materialization, which is asked before those added earlier.
func (c *TypeConverter) AddTarget(f TargetMaterialization) { c.target = append(c.target, f) }

// AddArgument adds a materialization, which is asked before those added earlier.
func (c *TypeConverter) AddArgument(f ArgumentMaterialization) { c.argument = append(c.argument, f) }

func (c *TypeConverter) materializeSource(b *ir.Builder, want ir.Type, values []*ir.Value) *ir.Value {
	for i := len(c.source) - 1; i >= 0; i-- {
		if v := c.source[i](b, want, values); v != nil {
			return v
		}
	}
	return nil
}

func (c *TypeConverter) materializeTarget(b *ir.Builder, want []ir.Type, v *ir.Value) []*ir.Value {
	for i := len(c.target) - 1; i >= 0; i-- {
		if values := c.target[i](b, want, v); values != nil {
			return values
		}
	}
	return nil
}

func (c *TypeConverter) materializeArgument(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value {
	for i := len(c.argument) - 1; i >= 0; i-- {
		if values := c.argument[i](b, from, args); values != nil {
			return values
		}
	}
	return nil
}
