package randtensor

import (
	"fmt"
	"strings"
)

// named is a named operation of linalg: the subscripts of its operands, in letters, each of which is
// a loop; of two letters the second is the place in a window.
type named struct {
	name     string
	windows  bool     // it has strides and dilations
	operands []string // "m k"; the last is the result
	combines func(old, a, b int64) int64
}

func multiplied(old, a, b int64) int64 { return old + a*b }

var operations = []named{
	{name: "matmul", operands: []string{"m k", "k n", "m n"}, combines: multiplied},
	{name: "batch_matmul", operands: []string{"b m k", "b k n", "b m n"}, combines: multiplied},
	{name: "matvec", operands: []string{"m k", "k", "m"}, combines: multiplied},
	{name: "vecmat", operands: []string{"k", "k n", "n"}, combines: multiplied},
	{name: "dot", operands: []string{"k", "k", ""}, combines: multiplied},
	{name: "conv_1d", operands: []string{"w+k", "k", "w"}, combines: multiplied},
	{name: "conv_2d", operands: []string{"h+k w+l", "k l", "h w"}, combines: multiplied},
	{name: "pooling_nhwc_sum", windows: true, operands: []string{"b h+k w+l c", "k l", "b h w c"}, combines: func(old, a, _ int64) int64 { return old + a }},
	{name: "pooling_nhwc_max", windows: true, operands: []string{"b h+k w+l c", "k l", "b h w c"}, combines: func(old, a, _ int64) int64 { return max(old, a) }},
	{name: "pooling_nhwc_min", windows: true, operands: []string{"b h+k w+l c", "k l", "b h w c"}, combines: func(old, a, _ int64) int64 { return min(old, a) }},
	{name: "conv_2d_nhwc_hwcf", windows: true, operands: []string{"b h+k w+l c", "k l c f", "b h w f"}, combines: multiplied},
	{name: "depthwise_conv_2d_nhwc_hwc", windows: true, operands: []string{"b h+k w+l c", "k l c", "b h w c"}, combines: multiplied},
}

// named writes a named operation on tensors that are made for it, or that fit.
func (k *maker) named() {
	o := operations[k.IntN(len(operations))]
	sizes := map[byte]int{}
	var loops []int
	number := map[byte]int{}
	for _, text := range o.operands {
		for i := range len(text) {
			if c := text[i]; c >= 'a' && sizes[c] == 0 {
				sizes[c] = 1 + k.IntN(4)
				number[c] = len(loops)
				loops = append(loops, sizes[c])
			}
		}
	}
	// A tensor in scope may give the first sizes.
	elem := k.element()
	if t := k.recent(); len(t.shape) == 2 && o.operands[0] == "m k" {
		elem, sizes['m'], sizes['k'] = t.elem, t.shape[0], t.shape[1]
		loops[number['m']], loops[number['k']] = sizes['m'], sizes['k']
	}
	var operands []*access
	strides, dilations := []int{1, 1}, []int{1, 1}
	with := ""
	if o.windows {
		strides, dilations = []int{1 + k.IntN(2), 1 + k.IntN(2)}, []int{1 + k.IntN(2), 1 + k.IntN(2)}
		with = fmt.Sprintf(" {dilations = dense<[%d, %d]> : tensor<2xi64>, strides = dense<[%d, %d]> : tensor<2xi64>}",
			dilations[0], dilations[1], strides[0], strides[1])
	}
	for i, text := range o.operands {
		a := &access{}
		window := 0
		var shape []int
		for _, part := range strings.Fields(text) {
			first := number[part[0]]
			size, value := sizes[part[0]], func(at []int) int { return at[first] }
			if len(part) > 1 {
				second := number[part[2]]
				stride, dilation := strides[window], dilations[window]
				window++
				size = (size-1)*stride + (sizes[part[2]]-1)*dilation + 1
				value = func(at []int) int { return at[first]*stride + at[second]*dilation }
			}
			shape = append(shape, size)
			a.dims = append(a.dims, subscript{value: value})
		}
		a.t = k.suited(elem, shape)
		if i == len(o.operands)-1 && k.IntN(3) > 0 {
			a.t = k.filled(k.init(elem, shape, k.open(shape, 4)), k.scalar(elem))
		}
		operands = append(operands, a)
	}
	out := operands[len(operands)-1]
	r := k.like(out.t)
	ins, types := listed([]*tensor{operands[0].t, operands[1].t})
	k.linef("%s = linalg.%s%s ins(%s : %s) outs(%s : %s) -> %s", r.name, o.name, with, ins, types, out.t.name, out.t, r)
	k.does(func(e env) bool {
		numbers := append([]int64(nil), e[out.t.name]...)
		e.set(r, numbers)
		return each(loops, func(at []int) bool {
			place := r.offset(out.subscripts(at))
			a, b := e.of(operands[0].t, operands[0].subscripts(at)), e.of(operands[1].t, operands[1].subscripts(at))
			n, ok := elem.wrapped(o.combines(numbers[place], a, b))
			numbers[place] = n
			return ok
		})
	})
}

// suited is a tensor of a shape: one of the scope, or one that is made.
func (k *maker) suited(elem *element, shape []int) *tensor {
	var fit []*tensor
	for _, t := range k.scope.tensors {
		if t.is(elem, shape) {
			fit = append(fit, t)
		}
	}
	if len(fit) > 0 && k.IntN(4) > 0 {
		return fit[k.IntN(len(fit))]
	}
	numbers := make([]int64, count(shape))
	for i := range numbers {
		numbers[i] = int64(k.IntN(7)) - 3
	}
	t := k.add(elem, shape, make([]bool, len(shape)))
	k.linef("%s = constant dense<%s> : %s", t.name, nested(elem, shape, numbers), t)
	k.does(func(e env) bool { e.set(t, numbers); return true })
	return t
}
