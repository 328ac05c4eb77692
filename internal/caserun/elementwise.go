package caserun

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// elementwise executes an operation on numbers, or on the elements of vectors.
func (x *machine) elementwise(op *ir.Operation) error {
	if op.Is("std.constant") {
		v, err := constant(op.Attr("value"))
		if err != nil {
			return err
		}
		return x.setResults(op, []Value{v})
	}
	operands := x.all(op.Operands())
	lanes := -1
	for _, v := range operands {
		if list, ok := v.(Vector); ok {
			lanes = len(list)
		}
	}
	if lanes < 0 {
		v, err := compute(op, operands)
		if err != nil {
			return err
		}
		return x.setResults(op, []Value{v})
	}
	out := make(Vector, lanes)
	for i := range out {
		each := make([]Value, len(operands))
		for k, v := range operands {
			if list, ok := v.(Vector); ok {
				v = list[i]
			}
			each[k] = v
		}
		var err error
		if out[i], err = compute(op, each); err != nil {
			return err
		}
	}
	return x.setResults(op, []Value{out})
}

func constant(a ir.Attribute) (Value, error) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if n, ok := a.Int(); ok {
			return n, nil
		}
	case *ir.FloatAttr:
		return a.Value().Float64(), nil
	case *ir.DenseElementsAttr:
		n := int64(1)
		for _, size := range a.Shaped().Shape() {
			n *= size
		}
		out := make(Vector, n)
		for i := range out {
			v, err := constant(a.Element(i % a.Len()))
			if err != nil {
				return nil, err
			}
			out[i] = v
		}
		return out, nil
	}
	return nil, fmt.Errorf("the constant cannot be executed")
}

func compute(op *ir.Operation, v []Value) (Value, error) {
	name := op.Name().String()
	switch name {
	case "std.select":
		if v[0] != int64(0) {
			return v[1], nil
		}
		return v[2], nil
	case "std.index_cast", "std.sexti":
		return v[0], nil
	case "std.sitofp":
		return float64(v[0].(int64)), nil
	}
	if a, ok := v[0].(float64); ok && len(v) == 2 {
		if b, ok := v[1].(float64); ok {
			return computeFloat(name, a, b)
		}
	}
	a, ok := v[0].(int64)
	if ok && len(v) == 2 {
		if b, ok := v[1].(int64); ok {
			return computeInt(op, name, a, b)
		}
		b, ok := v[1].(float64)
		if ok && a == unwritten {
			return computeFloat(name, float64(a), b)
		}
	}
	if b, ok := v[len(v)-1].(int64); ok && b == unwritten && len(v) == 2 {
		return computeFloat(name, v[0].(float64), float64(b))
	}
	return nil, fmt.Errorf("the operation cannot be executed")
}

func computeFloat(name string, a, b float64) (Value, error) {
	switch name {
	case "std.addf":
		return a + b, nil
	case "std.subf":
		return a - b, nil
	case "std.mulf":
		return a * b, nil
	}
	return nil, fmt.Errorf("the operation cannot be executed on floats")
}

func computeInt(op *ir.Operation, name string, a, b int64) (Value, error) {
	switch name {
	case "std.addi", "std.addf":
		return a + b, nil
	case "std.subi", "std.subf":
		return a - b, nil
	case "std.muli", "std.mulf":
		return a * b, nil
	case "std.and":
		return a & b, nil
	case "std.or":
		return a | b, nil
	case "std.xor":
		return a ^ b, nil
	case "std.divi_signed", "std.remi_signed":
		if b == 0 {
			return nil, fmt.Errorf("a division by zero")
		}
		if name == "std.remi_signed" {
			return a % b, nil
		}
		return a / b, nil
	case "std.cmpi":
		predicate, _ := op.Attr("predicate").(*ir.IntegerAttr).Int()
		holds := []bool{a == b, a != b, a < b, a <= b, a > b, a >= b,
			uint64(a) < uint64(b), uint64(a) <= uint64(b), uint64(a) > uint64(b), uint64(a) >= uint64(b)}[predicate]
		if holds {
			return int64(1), nil
		}
		return int64(0), nil
	}
	return nil, fmt.Errorf("the operation cannot be executed on integers")
}
