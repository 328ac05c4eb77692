package emit

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Kit makes operations of the LLVM dialect in one context.
type Kit struct {
	// Types makes types of the dialect.
	Types *llvm.Types
	// IndexType is what an index becomes.
	IndexType ir.Type
	// AddressType is the integer in which addresses are computed: as wide as a pointer,
	// whatever the width of an index is.
	AddressType ir.Type
	// I8Ptr is the pointer that stands for an untyped address.
	I8Ptr ir.Type
	// PointerBytes and IndexBytes are the sizes of a pointer and an index.
	PointerBytes, IndexBytes int64

	ctx     *ir.Context
	i1, i32 ir.Type
	names   names
	paths   [maxMember]ir.AttrList
	nested  [maxMember][maxNested]ir.AttrList
	numbers [maxNumber]ir.AttrList

	unsignedGreater ir.AttrList // of icmp
}

// What is made once: positions of members, of elements within them, and small
// numbers.
const (
	maxMember = 8
	maxNested = 8
	maxNumber = 65
)

// names are those of the operations that an Emitter makes.
type names struct {
	constant, undef, null             *ir.OpName
	extract, insert                   *ir.OpName
	add, sub, mul, sdiv, urem, and    *ir.OpName
	gep, load, store, alloca          *ir.OpName
	bitcast, ptrtoint, inttoptr, cast *ir.OpName
	call, icmp, sel, sext, trunc      *ir.OpName
}

// Widths are those of a target, in bits.
type Widths struct {
	Pointer, Index uint32
}

// NewKit returns a kit for a context that knows the dialect.
func NewKit(ctx *ir.Context, w Widths) (*Kit, error) {
	types, err := llvm.TypesOf(ctx)
	if err != nil {
		return nil, err
	}
	k := &Kit{
		Types: types, IndexType: ctx.IntegerType(w.Index, ir.Signless),
		AddressType: ctx.IntegerType(w.Pointer, ir.Signless), I8Ptr: types.I8Ptr(),
		PointerBytes: int64(w.Pointer+7) / 8, IndexBytes: int64(w.Index+7) / 8,
		ctx: ctx, i1: ctx.I1(), i32: ctx.I32(),
	}
	k.findNames(ctx)
	k.unsignedGreater = ir.AttrList{{Name: "predicate", Value: llvm.ICmpPredicateUgt.Attr(ctx)}}
	for i := range k.paths {
		k.paths[i] = k.newPath(i)
		for j := range k.nested[i] {
			k.nested[i][j] = k.newPath(i, j)
		}
	}
	for n := range k.numbers {
		k.numbers[n] = valueList(ctx.IndexAttr(int64(n)))
	}
	return k, nil
}

func (k *Kit) findNames(ctx *ir.Context) {
	find := func(mnemonic string) *ir.OpName { return ctx.OpName("llvm." + mnemonic) }
	k.names = names{
		constant: find("mlir.constant"), undef: find("mlir.undef"), null: find("mlir.null"),
		extract: find("extractvalue"), insert: find("insertvalue"),
		add: find("add"), sub: find("sub"), mul: find("mul"),
		sdiv: find("sdiv"), urem: find("urem"), and: find("and"),
		gep: find("getelementptr"), load: find("load"), store: find("store"), alloca: find("alloca"),
		bitcast: find("bitcast"), ptrtoint: find("ptrtoint"), inttoptr: find("inttoptr"),
		cast: find("addrspacecast"), call: find("call"), icmp: find("icmp"), sel: find("select"),
		sext: find("sext"), trunc: find("trunc"),
	}
}

func valueList(a ir.Attribute) ir.AttrList { return ir.AttrList{{Name: "value", Value: a}} }

// path is the attributes of an operation on the member at a path.
func (k *Kit) path(at []int) ir.AttrList {
	switch {
	case len(at) == 1 && at[0] < maxMember:
		return k.paths[at[0]]
	case len(at) == 2 && at[0] < maxMember && at[1] < maxNested:
		return k.nested[at[0]][at[1]]
	}
	return k.newPath(at...)
}

func (k *Kit) newPath(at ...int) ir.AttrList {
	ns := make([]int64, len(at))
	for i, n := range at {
		ns[i] = int64(n)
	}
	return ir.AttrList{{Name: "position", Value: k.ctx.I64ArrayAttr(ns)}}
}

// At returns an emitter that puts operations where a builder stands.
func (k *Kit) At(b *ir.Builder) Emitter { return Emitter{Builder: b, Kit: k} }
