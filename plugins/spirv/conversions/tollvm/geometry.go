package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// linearAlgebra are operations on vectors and matrices. A matrix is an array of columns.
func (l *Lowering) linearAlgebra() []convert.Pattern {
	return slices.Concat(l.products(), l.wholeMatrices(), l.geometry(), l.cubeFaces())
}

// products are those of vectors, matrices and numbers.
func (l *Lowering) products() []convert.Pattern {
	return []convert.Pattern{
		expand(l, func(op spirv.Dot, x expander) *ir.Value {
			a, b := x.of(op.Vector1()), x.of(op.Vector2())
			if x.t != scalarOf(a.Type()) {
				return nil
			}
			return x.dot(a, b)
		}),
		expand(l, func(op spirv.VectorTimesScalar, x expander) *ir.Value {
			v, s := x.of(op.Vector()), x.of(op.Scalar())
			if scalarOf(v.Type()) != s.Type() {
				return nil
			}
			return x.scaled(v, s)
		}),
		expand(l, func(op spirv.MatrixTimesScalar, x expander) *ir.Value {
			m, s := x.of(op.Matrix()), x.of(op.Scalar())
			if m.Type() != x.t || nested(x.t) != s.Type() {
				return nil
			}
			return x.eachColumn(func(i int64) *ir.Value { return x.scaled(x.column(m, i), s) })
		}),
		expand(l, func(op spirv.MatrixTimesVector, x expander) *ir.Value {
			m, v := x.of(op.Matrix()), x.of(op.Vector())
			if llvm.Len(m.Type()) != llvm.Len(v.Type()) || llvm.Elem(m.Type()) != x.t || scalarOf(v.Type()) != scalarOf(x.t) {
				return nil
			}
			return x.combination(m, v)
		}),
		expand(l, func(op spirv.VectorTimesMatrix, x expander) *ir.Value {
			v, m := x.of(op.Vector()), x.of(op.Matrix())
			if llvm.Elem(m.Type()) != v.Type() || llvm.Len(m.Type()) != llvm.Len(x.t) || scalarOf(v.Type()) != scalarOf(x.t) {
				return nil
			}
			return x.eachElement(x.t, func(i int64) *ir.Value { return x.dot(v, x.column(m, i)) })
		}),
		expand(l, func(op spirv.MatrixTimesMatrix, x expander) *ir.Value {
			a, b := x.of(op.Leftmatrix()), x.of(op.Rightmatrix())
			if llvm.Len(llvm.Elem(b.Type())) != llvm.Len(a.Type()) || llvm.Len(x.t) != llvm.Len(b.Type()) ||
				llvm.Elem(x.t) != llvm.Elem(a.Type()) || nested(a.Type()) != nested(b.Type()) {
				return nil
			}
			return x.eachColumn(func(i int64) *ir.Value { return x.combination(a, x.column(b, i)) })
		}),
		expand(l, func(op spirv.OuterProduct, x expander) *ir.Value {
			a, b := x.of(op.Vector1()), x.of(op.Vector2())
			if !llvm.IsVector(b.Type()) || llvm.Elem(x.t) != a.Type() || llvm.Len(x.t) != llvm.Len(b.Type()) || nested(b.Type()) != nested(x.t) {
				return nil
			}
			return x.eachColumn(func(i int64) *ir.Value { return x.scaled(a, x.l.element(x.Emitter, b, i)) })
		}),
	}
}

// wholeMatrices are operations on one matrix.
func (l *Lowering) wholeMatrices() []convert.Pattern {
	return []convert.Pattern{
		expand(l, func(op spirv.Transpose, x expander) *ir.Value {
			m := x.of(op.Matrix())
			if llvm.Len(x.t) != llvm.Len(llvm.Elem(m.Type())) || llvm.Len(llvm.Elem(x.t)) != llvm.Len(m.Type()) || nested(x.t) != nested(m.Type()) {
				return nil
			}
			return x.eachColumn(func(i int64) *ir.Value {
				return x.eachElement(llvm.Elem(x.t), func(k int64) *ir.Value { return x.l.element(x.Emitter, x.column(m, k), i) })
			})
		}),
		expand1[spirv.GLSLDeterminant](l, func(x expander, m *ir.Value) *ir.Value {
			if !isSquare(m.Type()) || x.t != nested(m.Type()) {
				return nil
			}
			return x.determinant(x.entries(m))
		}),
		expand1[spirv.GLSLMatrixInverse](l, func(x expander, m *ir.Value) *ir.Value {
			if !isSquare(m.Type()) || x.t != m.Type() {
				return nil
			}
			entries := x.entries(m)
			d := x.determinant(entries)
			return x.eachColumn(func(i int64) *ir.Value {
				// The inverse has the cofactors of the transposed matrix.
				return x.eachElement(llvm.Elem(x.t), func(k int64) *ir.Value { return x.div(x.cofactor(entries, int(k), int(i)), d) })
			})
		}),
	}
}

// geometry are operations on vectors as points and directions.
func (l *Lowering) geometry() []convert.Pattern {
	return []convert.Pattern{
		expand1[spirv.GLSLLength](l, func(x expander, v *ir.Value) *ir.Value {
			if x.t != scalarOf(v.Type()) {
				return nil
			}
			return x.length(v)
		}),
		expand(l, func(op spirv.GLSLDistance, x expander) *ir.Value {
			a, b := x.of(op.P0()), x.of(op.P1())
			if x.t != scalarOf(a.Type()) {
				return nil
			}
			return x.length(x.sub(a, b))
		}),
		expand1[spirv.GLSLNormalize](l, func(x expander, v *ir.Value) *ir.Value {
			if v.Type() != x.t {
				return nil
			}
			return x.div(v, x.splat(x.length(v), x.t))
		}),
		expand(l, func(op spirv.GLSLCross, x expander) *ir.Value {
			if llvm.Len(x.t) != 3 {
				return nil
			}
			a, b := x.l.elements(x.Emitter, x.of(op.Lhs())), x.l.elements(x.Emitter, x.of(op.Rhs()))
			return x.eachElement(x.t, func(i int64) *ir.Value {
				k, m := (i+1)%3, (i+2)%3
				return x.sub(x.mul(a[k], b[m]), x.mul(a[m], b[k]))
			})
		}),
		expand(l, func(op spirv.GLSLReflect, x expander) *ir.Value {
			i, n := x.of(op.Lhs()), x.of(op.Rhs())
			if i.Type() != x.t {
				return nil
			}
			d := x.dot(n, i)
			return x.sub(i, x.scaled(n, x.add(d, d)))
		}),
		expand(l, func(op spirv.GLSLRefract, x expander) *ir.Value {
			i := x.of(op.I())
			if i.Type() != x.t {
				return nil
			}
			return x.refract(i, x.of(op.N()), x.of(op.Eta()))
		}),
		expand(l, func(op spirv.GLSLFaceForward, x expander) *ir.Value {
			n := x.of(op.X())
			if n.Type() != x.t {
				return nil
			}
			d := x.dot(x.of(op.Z()), x.of(op.Y()))
			facing := x.fcmp(llvm.FCmpPredicateOlt, d, x.number(d.Type(), 0))
			return x.choose(facing, n, x.same("fneg", n))
		}),
	}
}

func isSquare(t ir.Type) bool {
	n := llvm.Len(t)
	return n >= 2 && n <= 4 && llvm.Len(llvm.Elem(t)) == n
}

// scaled multiplies a vector by a scalar.
func (x expander) scaled(v, s *ir.Value) *ir.Value { return x.mul(v, x.splat(s, v.Type())) }

// length is the root of a vector's square. The square of a scalar need not fit, so that its length is its magnitude.
func (x expander) length(v *ir.Value) *ir.Value {
	if !llvm.IsVector(v.Type()) {
		return x.same("intr.fabs", v)
	}
	return x.same("intr.sqrt", x.dot(v, v))
}

func (x expander) column(m *ir.Value, i int64) *ir.Value {
	return x.l.extract(x.Emitter, m, llvm.Elem(m.Type()), int(i))
}

// eachColumn makes the matrix that the result is, column by column.
func (x expander) eachColumn(make func(i int64) *ir.Value) *ir.Value {
	m := x.Undef(x.t)
	for i := range llvm.Len(x.t) {
		m = x.l.insert(x.Emitter, m, make(i), int(i))
	}
	return m
}

// eachElement makes a vector of type t, element by element.
func (x expander) eachElement(t ir.Type, make func(i int64) *ir.Value) *ir.Value {
	v := x.Undef(t)
	for i := range llvm.Len(t) {
		v = x.l.withElement(x.Emitter, v, make(i), i)
	}
	return v
}

// combination is the sum of a matrix's columns, each times an element of a vector.
func (x expander) combination(m, v *ir.Value) *ir.Value {
	var sum *ir.Value
	for i := range llvm.Len(m.Type()) {
		term := x.scaled(x.column(m, i), x.l.element(x.Emitter, v, i))
		if sum == nil {
			sum = term
			continue
		}
		sum = x.add(sum, term)
	}
	return sum
}

// entries are those of a matrix: columns of scalars.
func (x expander) entries(m *ir.Value) [][]*ir.Value {
	list := make([][]*ir.Value, llvm.Len(m.Type()))
	for i := range list {
		list[i] = x.l.elements(x.Emitter, x.column(m, int64(i)))
	}
	return list
}

// determinant develops by the first column.
func (x expander) determinant(m [][]*ir.Value) *ir.Value {
	if len(m) == 1 {
		return m[0][0]
	}
	var sum *ir.Value
	for row := range m {
		term := x.mul(m[0][row], x.cofactor(m, 0, row))
		if sum == nil {
			sum = term
			continue
		}
		sum = x.add(sum, term)
	}
	return sum
}

// cofactor is the determinant without a column and a row, with its sign.
func (x expander) cofactor(m [][]*ir.Value, column, row int) *ir.Value {
	var minor [][]*ir.Value
	for i, c := range m {
		if i != column {
			minor = append(minor, append(append([]*ir.Value{}, c[:row]...), c[row+1:]...))
		}
	}
	d := x.determinant(minor)
	if (column+row)%2 == 1 {
		return x.same("fneg", d)
	}
	return d
}

// refract computes the direction of refraction, zero where all light is reflected.
func (x expander) refract(i, n, eta *ir.Value) *ir.Value {
	d := x.dot(n, i)
	switch from, to := elemWidth(eta.Type()), elemWidth(d.Type()); {
	case from < to:
		eta = x.call("fpext", d.Type(), eta)
	case from > to:
		eta = x.call("fptrunc", d.Type(), eta)
	}
	one, zero := x.number(eta.Type(), 1), x.number(eta.Type(), 0)
	k := x.sub(one, x.mul(x.mul(eta, eta), x.sub(one, x.mul(d, d))))
	root := x.same("intr.sqrt", x.same("intr.maxnum", k, zero))
	v := x.sub(x.scaled(i, eta), x.scaled(n, x.add(x.mul(eta, d), root)))
	return x.choose(x.fcmp(llvm.FCmpPredicateOlt, k, zero), x.l.zero(x.Emitter, x.t), v)
}

// cubeFaces are operations on the faces of a cube that directions point to.
func (l *Lowering) cubeFaces() []convert.Pattern {
	return []convert.Pattern{
		expand(l, func(op spirv.AMDCubeFaceIndex, x expander) *ir.Value {
			d := x.direction(x.of(op.P()))
			return x.ofFace(d, x.number(x.t, 0), x.number(x.t, 1), x.number(x.t, 2), x.number(x.t, 3), x.number(x.t, 4), x.number(x.t, 5))
		}),
		expand(l, func(op spirv.AMDCubeFaceCoord, x expander) *ir.Value {
			d := x.direction(x.of(op.P()))
			neg := func(v *ir.Value) *ir.Value { return x.same("fneg", v) }
			a, b, c := d.at[0], d.at[1], d.at[2]
			over := x.ofFace(d, neg(c), c, a, a, a, neg(a))
			down := x.ofFace(d, neg(b), neg(b), c, neg(c), neg(b), neg(b))
			major := x.ofFace(d, d.size[0], d.size[0], d.size[1], d.size[1], d.size[2], d.size[2])
			half := x.number(major.Type(), 0.5)
			place := []*ir.Value{over, down}
			return x.eachElement(x.t, func(i int64) *ir.Value { return x.add(x.mul(x.div(place[i], major), half), half) })
		}),
	}
}

// A direction is a vector by its coordinates, with what decides which face it points to: that of
// its greatest coordinate, of z before y before x.
type direction struct {
	at, size []*ir.Value
	negative []*ir.Value
	isZ, isY *ir.Value
}

func (x expander) direction(v *ir.Value) direction {
	d := direction{at: x.l.elements(x.Emitter, v)}
	for _, c := range d.at {
		d.size = append(d.size, x.abs(c))
		d.negative = append(d.negative, x.fcmp(llvm.FCmpPredicateOlt, c, x.number(c.Type(), 0)))
	}
	atLeast := func(i, k int) *ir.Value { return x.fcmp(llvm.FCmpPredicateOge, d.size[i], d.size[k]) }
	d.isZ, d.isY = x.And(atLeast(2, 0), atLeast(2, 1)), atLeast(1, 0)
	return d
}

// ofFace chooses one of six values, one for each face.
func (x expander) ofFace(d direction, right, left, top, bottom, front, back *ir.Value) *ir.Value {
	alongX, alongY := x.choose(d.negative[0], left, right), x.choose(d.negative[1], bottom, top)
	return x.choose(d.isZ, x.choose(d.negative[2], back, front), x.choose(d.isY, alongY, alongX))
}
