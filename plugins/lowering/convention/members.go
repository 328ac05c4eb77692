package convention

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// Layout is a form of one type with its parts by name, for those who write
// declarations in other languages.
type Layout struct {
	As Shape
	// Members are the values that travel, or the members of the struct.
	Members []Member
}

// Member is a part of a memref, or of what an unranked one becomes.
type Member struct {
	Name string
	Type ir.Type
	// Points says that it is the address of elements.
	Points bool
}

// ArgumentLayout is the layout of [Ranked.ArgumentTypes].
func (r *Ranked) ArgumentLayout() Layout { return r.layoutOf(r.argument) }

// ResultLayout is the layout of [Ranked.ResultTypes].
func (r *Ranked) ResultLayout() Layout { return r.layoutOf(r.result) }

// CArgumentLayout is the layout of [Ranked.CArgumentTypes].
func (r *Ranked) CArgumentLayout() Layout { return r.layoutOf(r.cArgument) }

// CResultLayout is the layout of [Ranked.CResultTypes].
func (r *Ranked) CResultLayout() Layout { return r.layoutOf(r.cResult) }

// layoutOf is the layout of a form that the memref has.
func (r *Ranked) layoutOf(f *form) Layout {
	l := Layout{As: f.As}
	for _, p := range f.Parts {
		t := r.partType(p)
		switch {
		case p != Sizes && p != Strides:
			l.Members = append(l.Members, Member{Name: string(p), Type: t, Points: p != Offset})
		case f.As == AsValues:
			for i := range r.Rank() {
				l.Members = append(l.Members, Member{Name: fmt.Sprintf("%s%d", singular[p], i), Type: t})
			}
		case r.Rank() > 0:
			l.Members = append(l.Members, Member{Name: string(p), Type: r.convention.kit.Types.Array(int64(r.Rank()), t)})
		}
	}
	return l
}

// singular is what one of several is called.
var singular = map[Part]string{Sizes: "size", Strides: "stride"}

// ArgumentLayout is the layout of [UnrankedMemRef.ArgumentTypes].
func (u *UnrankedMemRef) ArgumentLayout() Layout { return u.layoutAs(u.shapes.Argument) }

// ResultLayout is the layout of [UnrankedMemRef.ResultTypes].
func (u *UnrankedMemRef) ResultLayout() Layout { return u.layoutAs(u.shapes.Value) }

// CArgumentLayout is the layout of [UnrankedMemRef.CArgumentTypes].
func (u *UnrankedMemRef) CArgumentLayout() Layout {
	return u.layoutAs(u.convention.schema.CInterface.Argument.As)
}

// CResultLayout is the layout of [UnrankedMemRef.CResultTypes].
func (u *UnrankedMemRef) CResultLayout() Layout { return u.layoutAs(u.cResult()) }

func (u *UnrankedMemRef) layoutAs(s Shape) Layout {
	return Layout{As: s, Members: []Member{{Name: "rank", Type: u.types[0]}, {Name: "memory", Type: u.types[1]}}}
}
