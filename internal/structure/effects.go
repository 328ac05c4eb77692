package structure

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Effects describes what a module does, whatever the order of operations that
// have no effect, and whether or not they are there twice or in vain: one line
// for each operation with an effect, whose operands are numbers of expressions.
func Effects(m *ir.Operation) string {
	c := &effects{values: map[*ir.Value]int{}, blocks: map[*ir.Block]int{}, known: map[string]int{}}
	c.region(m.Region(0), "")
	return c.out.String()
}

type effects struct {
	out    strings.Builder
	values map[*ir.Value]int
	blocks map[*ir.Block]int
	known  map[string]int
	slots  int // that were described
}

func (c *effects) region(r *ir.Region, indent string) {
	for b := range r.Blocks() {
		c.blocks[b] = len(c.blocks)
	}
	for b := range r.Blocks() {
		fmt.Fprintf(&c.out, "%s^%d", indent, c.blocks[b])
		for _, a := range b.Args() {
			c.values[a] = c.fresh("argument " + strconv.Itoa(len(c.values)))
			fmt.Fprintf(&c.out, " %d:%s", c.values[a], syntax.TypeString(a.Type()))
		}
		c.out.WriteByte('\n')
		for op := range b.Ops() {
			if !isPure(op) && !isSlot(op) {
				c.effect(op, indent+"  ")
			}
		}
	}
}

// isPure reports whether an operation has no effect. Addresses of globals have
// none, though their definition does not say so.
func isPure(op *ir.Operation) bool {
	f := op.Traits()
	return f.Pure && !f.Terminator || op.Is("llvm.mlir.addressof")
}

// isSlot reports whether an operation reserves a fixed number of bytes on the stack.
// It may stand in the entry block or where the memory is first used.
func isSlot(op *ir.Operation) bool {
	if !op.Is("llvm.alloca") {
		return false
	}
	count := op.Operand(0).DefiningOp()
	return count != nil && count.Traits().ConstantLike
}

// fresh numbers an expression.
func (c *effects) fresh(key string) int {
	if n, ok := c.known[key]; ok {
		return n
	}
	n := len(c.known)
	c.known[key] = n
	return n
}

func (c *effects) effect(op *ir.Operation, indent string) {
	line := c.describe(op)
	for _, v := range op.AllResults() {
		c.values[v] = c.fresh("effect " + strconv.Itoa(len(c.values)))
		line = strconv.Itoa(c.values[v]) + " = " + line
	}
	c.out.WriteString(indent + line + "\n")
	for r := range op.Regions() {
		c.region(r, indent+"  ")
	}
}

func (c *effects) describe(op *ir.Operation) string {
	var b strings.Builder
	b.WriteString(op.Name().String())
	for _, v := range op.AllOperands() {
		fmt.Fprintf(&b, " %d", c.number(v))
	}
	for i := range op.NumSuccessors() {
		fmt.Fprintf(&b, " ^%d", c.blocks[op.Successor(i)])
	}
	for _, a := range op.Attrs() {
		fmt.Fprintf(&b, " %s=%s", a.Name, attrText(a.Value))
	}
	for _, v := range op.AllResults() {
		b.WriteString(" : " + syntax.TypeString(v.Type()))
	}
	return b.String()
}

// attrText writes an index like the i64 that it becomes.
func attrText(a ir.Attribute) string {
	if n, ok := a.(*ir.IntegerAttr); ok {
		return n.Value().String()
	}
	return syntax.AttrString(a)
}

// number is the number of a value; an expression is numbered when it is first
// used, and its text is written then.
func (c *effects) number(v *ir.Value) int {
	if n, ok := c.values[v]; ok {
		return n
	}
	if same := sameBits(v); same != v {
		return c.number(same)
	}
	text := c.expression(v.DefiningOp())
	if isSlot(v.DefiningOp()) {
		// Two of them are never the same.
		text += " slot " + strconv.Itoa(c.slots)
		c.slots++
	}
	if v.DefiningOp().NumResults() > 1 {
		text += " #" + strconv.Itoa(v.Index())
	}
	_, known := c.known[text]
	n := c.fresh(text)
	c.values[v] = n
	if !known {
		fmt.Fprintf(&c.out, "    %d := %s\n", n, text)
	}
	return n
}

// sameBits looks through casts to the same type.
func sameBits(v *ir.Value) *ir.Value {
	op := v.DefiningOp()
	for op != nil && op.Is("llvm.bitcast") && op.Operand(0).Type() == v.Type() {
		v = op.Operand(0)
		op = v.DefiningOp()
	}
	return v
}

// expression describes an operation without effect. Insertions one after the
// other are described together, in the order of their positions.
func (c *effects) expression(op *ir.Operation) string {
	if !op.Is("llvm.insertvalue") {
		return c.describe(op)
	}
	t := op.Result(0).Type()
	members := map[string]*ir.Value{}
	v := op.Result(0)
	for op = v.DefiningOp(); op != nil && op.Is("llvm.insertvalue"); op = v.DefiningOp() {
		at := syntax.AttrString(op.Attr("position"))
		if _, later := members[at]; !later {
			members[at] = op.Operand(1)
		}
		v = op.Operand(0)
	}
	text := "aggregate " + strconv.Itoa(c.number(v))
	for _, at := range slices.Sorted(maps.Keys(members)) {
		text += fmt.Sprintf(" %s:%d", at, c.number(members[at]))
	}
	return text + " : " + syntax.TypeString(t)
}
