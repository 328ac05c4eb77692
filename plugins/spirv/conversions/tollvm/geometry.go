package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// linearAlgebra are operations on vectors and matrices. A matrix is an array of columns.
func linearAlgebra() map[string]expansion {
	return map[string]expansion{
		"spv.Dot":               func(x expander) *ir.Value { return x.dot(x.args[0], x.args[1]) },
		"spv.VectorTimesScalar": func(x expander) *ir.Value { return x.scaled(x.args[0], x.args[1]) },
		"spv.MatrixTimesScalar": func(x expander) *ir.Value {
			return x.eachColumn(func(i int64) *ir.Value { return x.scaled(x.column(x.args[0], i), x.args[1]) })
		},
		"spv.MatrixTimesVector": func(x expander) *ir.Value { return x.combination(x.args[0], x.args[1]) },
		"spv.VectorTimesMatrix": func(x expander) *ir.Value {
			v := x.Undef(x.t)
			for i := range llvm.Len(x.t) {
				v = x.l.withElement(x.Emitter, v, x.dot(x.args[0], x.column(x.args[1], i)), i)
			}
			return v
		},
		"spv.MatrixTimesMatrix": func(x expander) *ir.Value {
			return x.eachColumn(func(i int64) *ir.Value { return x.combination(x.args[0], x.column(x.args[1], i)) })
		},
		"spv.OuterProduct": func(x expander) *ir.Value {
			return x.eachColumn(func(i int64) *ir.Value {
				return x.scaled(x.args[0], x.l.element(x.Emitter, x.args[1], i))
			})
		},
		"spv.Transpose": func(x expander) *ir.Value {
			return x.eachColumn(func(i int64) *ir.Value {
				v := x.Undef(llvm.Elem(x.t))
				for k := range llvm.Len(v.Type()) {
					v = x.l.withElement(x.Emitter, v, x.l.element(x.Emitter, x.column(x.args[0], k), i), k)
				}
				return v
			})
		},
		"spv.GLSL.Length":   func(x expander) *ir.Value { return x.length(x.args[0]) },
		"spv.GLSL.Distance": func(x expander) *ir.Value { return x.length(x.sub(x.args[0], x.args[1])) },
		"spv.GLSL.Normalize": func(x expander) *ir.Value {
			return x.div(x.args[0], x.splat(x.length(x.args[0]), x.t))
		},
		"spv.GLSL.Cross": func(x expander) *ir.Value {
			a, b := x.l.elements(x.Emitter, x.args[0]), x.l.elements(x.Emitter, x.args[1])
			v := x.Undef(x.t)
			for i := range 3 {
				k, m := (i+1)%3, (i+2)%3
				v = x.l.withElement(x.Emitter, v, x.sub(x.mul(a[k], b[m]), x.mul(a[m], b[k])), int64(i))
			}
			return v
		},
		"spv.GLSL.Reflect": func(x expander) *ir.Value {
			i, n := x.args[0], x.args[1]
			d := x.dot(n, i)
			return x.sub(i, x.scaled(n, x.add(d, d)))
		},
		"spv.GLSL.Refract": refract,
		"spv.GLSL.FaceForward": func(x expander) *ir.Value {
			d := x.dot(x.args[2], x.args[1])
			facing := x.fcmp(llvm.FCmpPredicateOlt, d, x.number(d.Type(), 0))
			return x.choose(facing, x.args[0], x.same("fneg", x.args[0]))
		},
		"spv.GLSL.Determinant": func(x expander) *ir.Value { return x.determinant(x.entries(x.args[0])) },
		"spv.GLSL.MatrixInverse": func(x expander) *ir.Value {
			m := x.entries(x.args[0])
			d := x.determinant(m)
			return x.eachColumn(func(i int64) *ir.Value {
				v := x.Undef(llvm.Elem(x.t))
				for k := range llvm.Len(v.Type()) {
					// The inverse has the cofactors of the transposed matrix.
					c := x.cofactor(m, int(k), int(i))
					v = x.l.withElement(x.Emitter, v, x.div(c, d), k)
				}
				return v
			})
		},
	}
}

// scaled multiplies a vector by a scalar.
func (x expander) scaled(v, s *ir.Value) *ir.Value { return x.mul(v, x.splat(s, v.Type())) }

func (x expander) length(v *ir.Value) *ir.Value { return x.same("intr.sqrt", x.dot(v, v)) }

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
func refract(x expander) *ir.Value {
	i, n, eta := x.args[0], x.args[1], x.args[2]
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
