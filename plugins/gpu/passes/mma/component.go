package mma

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// The roles of matrices, as their types name them.
const (
	aOp = "AOp"
	bOp = "BOp"
	cOp = "COp"
)

// matrix is a vector in a role.
type matrix struct {
	vector *ir.Value
	use    string
}

// role says how a vector is taken.
type role struct{ isThere, isTransposed bool }

// factors are the operands of a product, by their roles.
type factors struct {
	a, b, acc                    *ir.Value
	aIsTransposed, bIsTransposed bool
}

// component is operations that are converted together.
type component struct {
	launch   *ir.Operation // around all of them; nil: none
	seen     map[*ir.Operation]bool
	known    map[*ir.Value]bool
	met      map[*ir.Value]bool     // results of loops
	wrote    map[*ir.Operation]bool // transfers among writes
	pending  []*ir.Value
	products []*ir.Operation
	factors  map[*ir.Operation]factors
	writes   []*ir.Operation
	leaves   []*ir.Value
	carried  []*ir.Value // of products and loops
	handed   []handed
	roles    map[matrix]role
	refused  bool
	matrices map[matrix]*ir.Value
}

// handed is an operand by which a loop begins or an iteration ends.
type handed struct {
	owner *ir.Operation
	index int
	value *ir.Value
}

// newComponent gathers what depends on a product. It marks the products that it meets as seen.
func newComponent(product *ir.Operation, seen map[*ir.Operation]bool) *component {
	c := &component{
		launch: launchOf(product), seen: seen, known: map[*ir.Value]bool{}, met: map[*ir.Value]bool{},
		wrote: map[*ir.Operation]bool{}, factors: map[*ir.Operation]factors{},
		roles: map[matrix]role{}, matrices: map[matrix]*ir.Value{},
	}
	c.addProduct(product)
	for len(c.pending) > 0 {
		v := c.pending[len(c.pending)-1]
		c.pending = c.pending[:len(c.pending)-1]
		c.addValue(v)
	}
	return c
}

func (c *component) refuse() { c.refused = true }

func (c *component) push(v *ir.Value) {
	if !c.known[v] {
		c.known[v] = true
		c.pending = append(c.pending, v)
	}
}

// take notes that a vector has a role. One vector in a role is one matrix, with rows one way.
func (c *component) take(v *ir.Value, use string, isTransposed bool) {
	had := c.roles[matrix{v, use}]
	if had.isThere && had.isTransposed != isTransposed {
		c.refuse()
	}
	c.roles[matrix{v, use}] = role{true, isTransposed}
	c.push(v)
}

func (c *component) addProduct(op *ir.Operation) {
	if c.seen[op] {
		return
	}
	c.seen[op] = true
	contract, _ := vector.AsContract(op)
	f, ok := factorsOf(contract)
	if !ok || launchOf(op) != c.launch {
		c.refuse()
	}
	for _, v := range op.AllOperands() {
		c.push(v)
	}
	c.push(op.Result(0))
	c.products = append(c.products, op)
	if !ok {
		return
	}
	c.factors[op] = f
	c.take(f.a, aOp, f.aIsTransposed)
	c.take(f.b, bOp, f.bIsTransposed)
	c.take(f.acc, cOp, false)
}

// addValue adds what makes a vector and what takes it.
func (c *component) addValue(v *ir.Value) {
	t, ok := v.Type().(*ir.VectorType)
	if !ok || len(t.Shape()) != 2 || slices.Contains(t.Scalable(), true) {
		c.refuse()
		return
	}
	if c.addDefinition(v) {
		return // what takes it elsewhere takes the vector
	}
	for use := range v.Uses() {
		owner := use.Owner()
		if _, ok := vector.AsContract(owner); ok {
			c.addProduct(owner)
			continue
		}
		if write, ok := vector.AsTransferWrite(owner); ok && use.Index() == 0 {
			c.addWrite(write)
			continue
		}
		if loop, ok := scf.AsFor(owner); ok {
			c.addCarried(loop, use.Index()-3)
			continue
		}
		loop, ok := scf.AsFor(owner.ParentOp())
		if _, yields := scf.AsYield(owner); !ok || !yields {
			c.refuse()
			continue
		}
		c.addCarried(loop, use.Index())
	}
}

// addDefinition adds what makes a vector, and reports whether it is a leaf.
func (c *component) addDefinition(v *ir.Value) (isLeaf bool) {
	op := v.DefiningOp()
	if op == nil {
		loop, ok := scf.AsFor(v.Block().ParentOp())
		if !ok {
			c.refuse()
			return false
		}
		c.addCarried(loop, v.Index()-1)
		return false
	}
	if _, ok := vector.AsContract(op); ok {
		c.addProduct(op)
		c.carried = append(c.carried, v)
		return false
	}
	if loop, ok := scf.AsFor(op); ok {
		c.addCarried(loop, v.Index())
		return false
	}
	c.leaves = append(c.leaves, v)
	if read, ok := vector.AsTransferRead(op); ok {
		if launchOf(op) != c.launch {
			c.refuse()
		}
		_, reads := orderOf(read.Source(), read.Mask(), read.PermutationMap, read.InBounds())
		if !reads {
			c.refuse()
		}
		return true
	}
	if !isSame(op) {
		c.refuse()
	}
	return true
}

// isSame reports whether an operation makes a vector whose elements are all one number.
func isSame(op *ir.Operation) bool {
	if same, ok := vector.AsBroadcast(op); ok {
		_, isVector := same.Source().Type().(*ir.VectorType)
		return !isVector
	}
	if _, ok := std.AsConstant(op); !ok {
		return false
	}
	elements, ok := op.Attr("value").(*ir.DenseElementsAttr)
	return ok && elements.IsSplat()
}

// addCarried adds value i that a loop carries: what it begins with, what iterations take and yield, and
// the result.
func (c *component) addCarried(loop scf.For, i int) {
	if launchOf(loop.Op) != c.launch || i < 0 || i >= len(loop.InitArgs()) {
		c.refuse()
		return
	}
	result := loop.Op.Result(i)
	if c.met[result] {
		return
	}
	c.met[result] = true
	yield := loop.Region().Entry().Last()
	c.carried = append(c.carried, result, loop.Iter()[i])
	c.handed = append(c.handed, handed{loop.Op, 3 + i, loop.InitArgs()[i]}, handed{yield, i, yield.Operand(i)})
	for _, v := range [...]*ir.Value{result, loop.Iter()[i], loop.InitArgs()[i], yield.Operand(i)} {
		c.take(v, cOp, false)
	}
}

func (c *component) addWrite(write vector.TransferWrite) {
	if c.wrote[write.Op] {
		return
	}
	c.wrote[write.Op] = true
	c.writes = append(c.writes, write.Op)
	isTransposed, ok := orderOf(write.Source(), write.Mask(), write.PermutationMap, write.InBounds())
	if !ok || isTransposed || len(write.Result()) > 0 || launchOf(write.Op) != c.launch {
		c.refuse()
	}
	c.take(write.Vector(), cOp, false)
}

// converts reports whether the component can be converted.
func (c *component) converts() bool {
	if c.refused {
		return false
	}
	for _, v := range c.carried {
		if c.roles[matrix{v, aOp}].isThere || c.roles[matrix{v, bOp}].isThere {
			return false
		}
	}
	for m, r := range c.roles {
		ctx := m.vector.Context()
		elem := m.vector.Type().(*ir.VectorType).Elem()
		if elem != ctx.FloatType(num.F16) && (m.use != cOp || elem != ctx.FloatType(num.F32)) {
			return false
		}
		if m.vector.DefiningOp() == nil {
			continue
		}
		if read, ok := vector.AsTransferRead(m.vector.DefiningOp()); ok {
			isTransposed, _ := orderOf(read.Source(), read.Mask(), read.PermutationMap, read.InBounds())
			if isTransposed != r.isTransposed {
				return false
			}
		}
	}
	return true
}

// orderOf reports whether a transfer puts columns of memory in rows of a vector; false at the end where no
// matrix can be transferred so.
func orderOf(memory, mask *ir.Value, order func() (affine.Map, bool), inBounds []bool) (isTransposed, ok bool) {
	m, isMemory := memory.Type().(*ir.MemRefType)
	if !isMemory || mask != nil || len(inBounds) != 2 || slices.Contains(inBounds, false) {
		return false, false
	}
	if len(m.Shape()) != 2 || len(m.Layout()) > 0 || m.Shape()[1] < 0 || !isMatrixSpace(m.Space()) {
		return false, false
	}
	if elem, ctx := m.Elem(), memory.Context(); elem != ctx.FloatType(num.F16) && elem != ctx.FloatType(num.F32) {
		return false, false // such as vectors
	}
	permutation, _ := order()
	isTransposed = permutation.Equal(affine.PermutationMap(1, 0))
	return isTransposed, isTransposed || permutation.Equal(affine.PermutationMap(0, 1))
}

// isMatrixSpace reports whether matrices are loaded from a memory space: that of the device, or of workgroups.
func isMatrixSpace(space ir.Attribute) bool {
	if space == nil {
		return true
	}
	n, ok := space.(*ir.IntegerAttr)
	if !ok {
		return false
	}
	number, _ := n.Int()
	return number == 0 || number == 1 || number == 3
}

// factorsOf finds the roles of the operands of a product of matrices; false where it is another
// contraction.
func factorsOf(op vector.Contract) (factors, bool) {
	maps := op.IndexingMaps()
	if op.LhsMask() != nil || op.Kind() != vector.CombiningKindAdd || len(maps) != 3 || maps[2].NumDims != 3 {
		return factors{}, false
	}
	subscripts := func(i, j int) affine.Map { return affine.NewMap(3, 0, affine.Dim(i), affine.Dim(j)) }
	for _, d := range [...][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		m, n, k := d[0], d[1], d[2]
		if !maps[2].Equal(subscripts(m, n)) {
			continue
		}
		f := factors{a: op.Lhs(), b: op.Rhs(), acc: op.Acc()}
		left, right := maps[0], maps[1]
		if !isOver(left, m, k) {
			f.a, f.b, left, right = f.b, f.a, right, left
		}
		f.aIsTransposed, f.bIsTransposed = left.Equal(subscripts(k, m)), right.Equal(subscripts(n, k))
		return f, isOver(left, m, k) && isOver(right, n, k) && isSupported(f)
	}
	return factors{}, false
}

// isSupported reports whether subgroups multiply matrices of these sizes: 16x16 with 16x16 or 16x8.
func isSupported(f factors) bool {
	sizes := func(v *ir.Value, isTransposed bool) (rows, columns int64) {
		shape := v.Type().(*ir.VectorType).Shape()
		if isTransposed {
			return shape[1], shape[0]
		}
		return shape[0], shape[1]
	}
	m, k := sizes(f.a, f.aIsTransposed)
	_, n := sizes(f.b, f.bIsTransposed)
	return m == 16 && k == 16 && (n == 16 || n == 8)
}

// isOver reports whether a map has two dimensions as its results, in either order.
func isOver(m affine.Map, i, j int) bool {
	return m.Equal(affine.NewMap(3, 0, affine.Dim(i), affine.Dim(j))) || m.Equal(affine.NewMap(3, 0, affine.Dim(j), affine.Dim(i)))
}
