package shaders

import "math"

// derivatives are those of two workgroups of 48 invocations, in quads of 2 x 2 or of four by their index.
var derivatives = []definition{
	{"subgroup_derivative_quads.comp", grid(2), func(c *Case) {
		c.derivatives(func(n int) ([3]int, int, func(r int) int) {
			at := [3]int{n % 6, n / 6 % 4, n / 24}
			return at, at[0]&1 | at[1]&1<<1, func(r int) int { return n - at[0]&1 - 6*(at[1]&1) + r&1 + 6*(r>>1) }
		})
	}},
	{"subgroup_derivative_linear.comp", grid(2), func(c *Case) {
		c.derivatives(func(n int) ([3]int, int, func(r int) int) {
			return [3]int{n, 0, 0}, n & 3, func(r int) int { return n&^3 + r }
		})
	}},
}

// derivatives fills in the buffers. A function says where invocation n of a workgroup is, which one of its quad, and
// which are the others.
func (c *Case) derivatives(quad func(n int) (at [3]int, own int, other func(r int) int)) {
	a := each(96, func(int) float32 { return float32(c.random.IntN(1000)) })
	c.in(0, a)
	c.out(1, joined(96, func(i int) []float32 {
		group := a[i/48*48:]
		at, own, other := quad(i % 48)
		// along is the difference along an axis, of the row or column of an invocation.
		along := func(of func(n int) float32, from, step int) float32 {
			return of(other(from|step)) - of(other(from&^step))
		}
		value := func(n int) float32 { return group[n] }
		size := func(x float32) float32 { return float32(math.Abs(float64(x))) }
		fineX, fineY, coarseX, coarseY := along(value, own, 1), along(value, own, 2), along(value, 0, 1), along(value, 0, 2)
		place := func(n int) float32 {
			at, _, _ := quad(n)
			return float32(at[0])
		}
		return []float32{fineX, fineY, coarseX, coarseY,
			size(fineX) + size(fineY), size(coarseX) + size(coarseY), 2 * fineX, 2 * coarseY,
			float32(at[0] + 10*at[1] + 100*at[2]), float32(i % 48), 1, size(along(place, own, 1)) + size(along(place, own, 2))}
	}))
}
