package debuginfo

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// appendNodes appends the descriptions, a line each.
func (t *Types) appendNodes(out []byte) []byte {
	for i, e := range t.list {
		out = strconv.AppendInt(append(out, '!'), int64(t.first+i), 10)
		out = append(out, " = "...)
		out = append(t.appendNode(out, e), '\n')
	}
	return out
}

func (t *Types) appendNode(out []byte, e *entry) []byte {
	switch typ := e.typ.(type) {
	case *ir.IntegerType:
		encoding := "DW_ATE_signed"
		if typ.Width() == 1 {
			encoding = "DW_ATE_boolean"
		}
		return appendBasic(out, "i"+strconv.Itoa(int(typ.Width())), e.size, encoding)
	case *ir.FloatType:
		return appendBasic(out, floatName(typ.Kind()), e.size, "DW_ATE_float")
	case *ir.DialectType:
		switch {
		case llvm.IsPtr(typ):
			out = append(out, "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: "...)
			out = t.AppendNumber(out, llvm.Elem(typ))
			return append(appendSize(out, e.size), ')')
		case llvm.IsStruct(typ):
			return t.appendStruct(out, e)
		}
	}
	return t.appendArray(out, e)
}

func floatName(kind num.Kind) string {
	return map[num.Kind]string{
		num.F16: "f16", num.BF16: "bf16", num.F32: "f32", num.F64: "f64", num.F80: "f80", num.F128: "f128",
	}[kind]
}

func appendBasic(out []byte, name string, size int64, encoding string) []byte {
	out = append(append(append(out, "!DIBasicType(name: \""...), name...), '"')
	return append(append(append(appendSize(out, size), ", encoding: "...), encoding...), ')')
}

func appendSize(out []byte, size int64) []byte {
	return strconv.AppendInt(append(out, ", size: "...), size, 10)
}

// appendArray appends an array or a vector; arrays of arrays have several dimensions.
func (t *Types) appendArray(out []byte, e *entry) []byte {
	elem, flags := e.typ, ", flags: DIFlagVector"
	var counts []int64
	if llvm.IsArray(e.typ) {
		flags = ""
		for llvm.IsArray(elem) {
			counts, elem = append(counts, llvm.Len(elem)), llvm.Elem(elem)
		}
	} else {
		counts, elem = []int64{llvm.Len(elem)}, llvm.Elem(elem)
	}
	out = append(out, "!DICompositeType(tag: DW_TAG_array_type, baseType: "...)
	out = append(appendSize(t.AppendNumber(out, elem), e.size), flags...)
	out = append(out, ", elements: !{"...)
	for i, n := range counts {
		if i > 0 {
			out = append(out, ", "...)
		}
		out = append(strconv.AppendInt(append(out, "!DISubrange(count: "...), n, 10), ')')
	}
	return append(out, "})"...)
}

// appendStruct appends a struct. One that is identified may be part of itself, behind
// pointers.
func (t *Types) appendStruct(out []byte, e *entry) []byte {
	name, identified := llvm.StructName(e.typ)
	members := memrefMembers(e.typ)
	switch {
	case identified:
		out = append(out, "distinct "...)
	case members != nil:
		name = memrefName(e.typ)
	}
	out = append(out, "!DICompositeType(tag: DW_TAG_structure_type"...)
	if name != "" {
		out = append(AppendEscaped(append(out, ", name: \""...), name), '"')
	}
	out = append(appendSize(out, e.size), ", elements: !{"...)
	for i := range llvm.NumMembers(e.typ) {
		if i > 0 {
			out = append(out, ", "...)
		}
		member := "_" + strconv.Itoa(i)
		if members != nil {
			member = members[i]
		}
		out = t.appendMember(out, e.typ, i, member)
	}
	return append(out, "})"...)
}

func (t *Types) appendMember(out []byte, typ ir.Type, i int, name string) []byte {
	m := llvm.Member(typ, i)
	out = append(append(append(out, "!DIDerivedType(tag: DW_TAG_member, name: \""...), name...), "\", baseType: "...)
	out = appendSize(t.AppendNumber(out, m), t.known[m].size)
	if at := t.offset(typ, i); at > 0 {
		out = strconv.AppendInt(append(out, ", offset: "...), at, 10)
	}
	return append(out, ')')
}

// memrefMembers are the names of the members of a memref descriptor; nil for another struct.
func memrefMembers(typ ir.Type) []string {
	names := []string{"allocated", "aligned", "offset", "sizes", "strides"}
	n := llvm.NumMembers(typ)
	if _, identified := llvm.StructName(typ); identified || llvm.IsPacked(typ) || n != 3 && n != 5 {
		return nil
	}
	if !llvm.IsPtr(llvm.Member(typ, 0)) || llvm.Member(typ, 1) != llvm.Member(typ, 0) || !isInteger(llvm.Member(typ, 2)) {
		return nil
	}
	if n == 3 {
		return names[:3]
	}
	sizes := llvm.Member(typ, 3)
	if !llvm.IsArray(sizes) || llvm.Elem(sizes) != llvm.Member(typ, 2) || llvm.Member(typ, 4) != sizes {
		return nil
	}
	return names
}

func isInteger(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok
}

// memrefName is how the type of a descriptor is called: its rank, and its elements where the
// pointers say them.
func memrefName(typ ir.Type) string {
	name, rank := "memref<", int64(0)
	if llvm.NumMembers(typ) == 5 {
		rank = llvm.Len(llvm.Member(typ, 3))
	}
	const longest = 8
	for range min(rank, longest) {
		name += "?x"
	}
	elem := llvm.Elem(llvm.Member(typ, 0))
	switch elem.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return name + syntax.TypeString(elem) + ">"
	}
	if rank > 0 {
		name = name[:len(name)-1]
	}
	return name + ">"
}

// appendSignature appends the types of a result and of arguments. Where one has no
// description, nothing is said: null stands for no result, and for further arguments.
func (t *Types) appendSignature(out []byte, typ ir.Type) []byte {
	if !llvm.IsFunc(typ) {
		return out
	}
	result := llvm.Result(typ)
	if _, ok := t.Number(result); !ok && !llvm.IsVoid(result) {
		return out
	}
	for i := range llvm.NumArgs(typ) {
		if _, ok := t.Number(llvm.Arg(typ, i)); !ok {
			return out
		}
	}
	out = t.AppendNumber(out, result)
	for i := range llvm.NumArgs(typ) {
		out = t.AppendNumber(append(out, ", "...), llvm.Arg(typ, i))
	}
	if llvm.IsVariadic(typ) {
		out = append(out, ", null"...)
	}
	return out
}
