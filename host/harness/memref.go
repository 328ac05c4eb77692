package harness

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// memref allocates the memory of an argument, and returns it with its ranked type.
func (w *wrapper) memref(v *Value) (m, t string) {
	p := v.Param
	outer := v.Shape[:len(v.Shape)-len(p.inner)]
	switch {
	case p.isUnranked:
		t = p.rankedType(len(outer), "")
		return w.op("allocate", strings.Join(w.sizes(outer), ", "), t), t
	case p.isIdentity:
		t = syntax.TypeString(p.memory)
		var open []int64
		for i, n := range p.outer {
			if n == ir.Dynamic {
				open = append(open, outer[i])
			}
		}
		return w.op("allocate", strings.Join(w.sizes(open), ", "), t), t
	}
	return w.strided(v, outer), syntax.TypeString(p.memory)
}

func (w *wrapper) sizes(list []int64) []string {
	names := make([]string, len(list))
	for i, n := range list {
		names[i] = w.size(n)
	}
	return names
}

// strided views a buffer through the layout of the type. What that leaves open is chosen so
// that elements lie beside each other.
func (w *wrapper) strided(v *Value, outer []int64) string {
	p := v.Param
	layout := p.chosen(outer)
	cells := layout.Offset + 1
	for i, n := range outer {
		cells += max(0, n-1) * layout.Strides[i]
	}
	elem := shapeText(nil, p.elemText())
	buffer := fmt.Sprintf("memref<?x%s%s>", elem, p.spaceText())
	var m string
	if p.isStatic() {
		buffer = fmt.Sprintf("memref<%dx%s%s>", cells, elem, p.spaceText())
		m = w.op("allocate", "", buffer)
	} else {
		m = w.op("allocate", w.size(cells), buffer)
	}
	part := func(declared, chosen int64) string {
		if declared != ir.Dynamic {
			return strconv.FormatInt(declared, 10)
		}
		return w.size(chosen)
	}
	offset := part(p.layout.Offset, layout.Offset)
	sizes, strides := make([]string, len(outer)), make([]string, len(outer))
	for i := range outer {
		sizes[i] = part(p.outer[i], outer[i])
		strides[i] = part(p.layout.Strides[i], layout.Strides[i])
	}
	return w.op("view", m, offset,
		strings.Join(sizes, ", "), strings.Join(strides, ", "), buffer, syntax.TypeString(p.memory))
}

// isStatic reports whether the type says all about its layout.
func (p *Param) isStatic() bool {
	open := p.layout.Offset == ir.Dynamic
	for i, n := range p.outer {
		open = open || n == ir.Dynamic || p.layout.Strides[i] == ir.Dynamic
	}
	return !open
}

// chosen is the layout of the type, with values for what it leaves open.
func (p *Param) chosen(outer []int64) affine.Strided {
	layout := affine.Strided{Offset: max(0, p.layout.Offset), Strides: make([]int64, len(outer))}
	stride := int64(1)
	for i := len(outer) - 1; i >= 0; i-- {
		layout.Strides[i] = stride
		if p.layout.Strides[i] != ir.Dynamic {
			layout.Strides[i] = p.layout.Strides[i]
		}
		stride = max(1, layout.Strides[i]) * max(1, outer[i])
	}
	return layout
}

// elemText is the type of an element of the memref.
func (p *Param) elemText() string {
	if p.inner == nil {
		return p.Elem.name
	}
	return "vector<" + shapeText(p.inner, p.Elem.name) + ">"
}

// spaceText is the memory space as types have it, with its comma.
func (p *Param) spaceText() string {
	var space ir.Attribute
	switch t := p.memory.(type) {
	case *ir.MemRefType:
		space = t.Space()
	case *ir.UnrankedMemRefType:
		space = t.Space()
	}
	if space == nil {
		return ""
	}
	return ", " + syntax.AttrString(space)
}

// rankedType is the type of a memref of unknown rank once that is known.
func (p *Param) rankedType(rank int, layout string) string {
	return "memref<" + strings.Repeat("?x", rank) + p.elemText() + layout + p.spaceText() + ">"
}

// unranked writes rank, sizes and elements of a memref of unknown rank: one way for each
// rank.
func (w *wrapper) unranked(p *Param, value string) {
	t := syntax.TypeString(p.memory)
	rank := w.op("rank", value, t)
	w.put(64, w.op("number-of-index", rank))
	w.blocks++
	n := strconv.Itoa(w.blocks)
	for k := range maxRank + 1 {
		is := w.op("equal", rank, w.constant(int64(k)))
		w.do("go-if", is, fmt.Sprintf("rank%s_%d", n, k), fmt.Sprintf("not%s_%d", n, k))
		fmt.Fprintf(&w.body, "^rank%s_%d:\n", n, k)
		layout := ", offset: ?, strides: [" + strings.TrimSuffix(strings.Repeat("?, ", k), ", ") + "]"
		ranked := p.rankedType(k, layout)
		m := w.op("cast", value, t, ranked)
		w.memory(p, m, ranked, k)
		w.do("go", "done"+n)
		fmt.Fprintf(&w.body, "^not%s_%d:\n", n, k)
	}
	w.do("go", "done"+n)
	fmt.Fprintf(&w.body, "^done%s:\n", n)
}
