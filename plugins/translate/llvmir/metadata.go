package llvmir

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/sdk/target"
)

// loopAttr has the properties of a loop for the branch that closes it.
const loopAttr = "llvm.loop"

// metadata numbers the nodes that have an identity; all others are written
// where they are used. What an `llvm.metadata` holds comes first, loops behind it.
type metadata struct {
	nodes       []*ir.Operation // access groups, domains and scopes
	attrs       []annotation    // attributes that are nodes, behind those
	numbers     map[nodeName]int
	annotations map[*ir.DialectAttr]int
	loops       []*ir.Operation // branches that close a loop, in order
	ids         map[*ir.Operation]int
}

// nodeName is a reference such as `@metadata::@group`.
type nodeName struct{ root, leaf string }

// collect numbers what an `llvm.metadata` holds.
func (m *metadata) collect(op *ir.Operation) {
	if m.numbers == nil {
		m.numbers = map[nodeName]int{}
	}
	for o := firstOf(op); o != nil; o = o.Next() {
		if o.Is(accessGroupName) || o.Is(domainName) || o.Is(scopeName) {
			m.numbers[nodeName{ir.SymbolName(op), ir.SymbolName(o)}] = len(m.nodes)
			m.nodes = append(m.nodes, o)
		}
	}
}

// numberLoops finds the branches that close a loop and numbers them.
func (u *unit) numberLoops() []*ir.Operation {
	m := &u.metadata
	m.ids = map[*ir.Operation]int{}
	for _, op := range u.entities {
		if op.NumRegions() == 0 {
			continue
		}
		for b := range op.Region(0).Blocks() {
			last := b.Last()
			if last == nil || last.Attr(loopAttr) == nil {
				continue
			}
			m.ids[last] = m.size()
			m.loops = append(m.loops, last)
		}
	}
	return m.loops
}

// size is how many nodes have numbers.
func (m *metadata) size() int { return len(m.nodes) + len(m.attrs) + len(m.loops) }

// appendMetadata appends the numbered nodes.
func (u *unit) appendMetadata(out []byte) []byte {
	if u.metadata.size()+len(u.linker)+u.flags.size() > 0 {
		out = append(out, '\n')
	}
	for i, op := range u.metadata.nodes {
		out = u.appendNamed(out, i, op)
	}
	for _, a := range u.metadata.attrs {
		out = u.appendAnnotation(out, a)
	}
	for _, op := range u.metadata.loops {
		out = u.appendLoop(out, op)
	}
	return u.appendFlags(u.appendLinkerOptions(out))
}

// appendNamed appends a node of an `llvm.metadata`: an access group is nothing but
// itself, a domain itself and what it is called, a scope itself and its domain.
func (u *unit) appendNamed(out []byte, id int, op *ir.Operation) []byte {
	out = append(appendNode(out, id), " = distinct !{"...)
	if op.Is(accessGroupName) {
		return append(out, "}\n"...)
	}
	out = appendNode(out, id)
	if op.Is(scopeName) {
		out = appendNode(append(out, ", "...), u.domain(op))
	}
	if text := op.StringAttrValue("description"); text != "" {
		out = append(appendEscaped(append(out, ", !\""...), text), '"')
	}
	return append(out, "}\n"...)
}

// domain is the number of a scope's domain.
func (u *unit) domain(scope *ir.Operation) int {
	holder := ir.SymbolName(scope.ParentOp())
	if ref, ok := scope.Attr("domain").(*ir.SymbolRefAttr); ok {
		n, ok := u.metadata.numbers[nodeName{holder, ref.Leaf()}]
		if ok && u.metadata.nodes[n].Is(domainName) {
			return n
		}
	}
	u.sink.Report(diag.NewError(ir.Position(scope.Loc()),
		"the domain of scope '@"+ir.SymbolName(scope)+"' is not there; declare it with "+domainName+" in '@"+holder+"'"))
	return 0
}

func appendNode(out []byte, n int) []byte {
	return strconv.AppendInt(append(out, '!'), int64(n), 10)
}

// appendLoop appends the node of a loop: itself, as LLVM wants it, then the
// properties.
func (u *unit) appendLoop(out []byte, op *ir.Operation) []byte {
	id := u.metadata.ids[op]
	out = append(appendNode(out, id), " = distinct !{"...)
	out = appendNode(out, id)
	loop, _ := op.Attr(loopAttr).(*ir.DictionaryAttr)
	if loop == nil {
		return append(out, "}\n"...)
	}
	if groups, ok := loop.Get("parallel_access").(*ir.ArrayAttr); ok && len(groups.Elems()) > 0 {
		out = append(out, ", !{!\"llvm.loop.parallel_accesses\""...)
		for _, g := range groups.Elems() {
			out = append(out, ", "...)
			out = appendNode(out, u.group(op, g))
		}
		out = append(out, '}')
	}
	if options, ok := loop.Get("options").(*ir.DialectAttr); ok {
		out = appendLoopOptions(out, options)
	}
	return append(out, "}\n"...)
}

// group is the number of an access group that a loop refers to.
func (u *unit) group(loop *ir.Operation, a ir.Attribute) int {
	n := u.metadata.number(a, accessGroupName)
	if n < 0 {
		u.sink.Report(diag.NewError(ir.Position(loop.Loc()), missing(accessGroupName)))
		return 0
	}
	return n
}

// missing says that what metadata refers to is not there.
func missing(kind string) string {
	return "what metadata refers to is not there; declare it with " + kind + " in an llvm.metadata"
}

// number is that of the node that an attribute refers to, an operation of that name, or
// -1.
func (m *metadata) number(a ir.Attribute, kind string) int {
	ref, ok := a.(*ir.SymbolRefAttr)
	if !ok {
		if n, ok := m.numberOf(a, kind); ok { // the definitions are called as the operations
			return n
		}
		return -1
	}
	id, ok := m.numbers[nodeName{ref.Root(), ref.Leaf()}]
	if !ok || !m.nodes[id].Is(kind) {
		return -1
	}
	return id
}

// loopOption is how LLVM knows a case of LoopOptionCase. A flag counts when it
// is there, so that a false one is left out.
type loopOption struct {
	name string
	flag bool
}

func loopOptionOf(code int64) (loopOption, bool) {
	switch code {
	case 1:
		return loopOption{"llvm.loop.unroll.disable", true}, true
	case 2:
		return loopOption{"llvm.licm.disable", true}, true
	case 3:
		return loopOption{"llvm.loop.interleave.count", false}, true
	case 4:
		return loopOption{"llvm.loop.pipeline.disable", true}, true
	case 5:
		return loopOption{"llvm.loop.pipeline.initiationinterval", false}, true
	case 6:
		return loopOption{"llvm.loop.unroll.enable", true}, true
	}
	return loopOption{}, false
}

// appendLoopOptions appends the properties in a `#llvm.loopopts`: a list of
// records of a case and its value.
func appendLoopOptions(out []byte, options *ir.DialectAttr) []byte {
	if len(options.Params()) == 0 {
		return out
	}
	list, _ := options.Params()[0].(*ir.ArrayAttr)
	if list == nil {
		return out
	}
	for _, e := range list.Elems() {
		record, ok := e.(*ir.ArrayAttr)
		if ok && len(record.Elems()) == 2 {
			out = appendLoopOption(out, record.Elems()[0], record.Elems()[1])
		}
	}
	return out
}

func appendLoopOption(out []byte, which, value ir.Attribute) []byte {
	code, _ := integer(which)
	o, ok := loopOptionOf(code)
	if !ok {
		return out
	}
	number, isNumber := integer(value)
	word, isWord := value.(*ir.StringAttr)
	on := isWord && word.Value() == "true" || isNumber && number != 0
	if o.flag && !on {
		return out
	}
	out = append(append(append(out, ", !{!\""...), o.name...), "\", "...)
	if o.flag {
		return append(out, "i1 true}"...)
	}
	out = strconv.AppendInt(append(out, "i32 "...), number, 10)
	return append(out, '}')
}

// integer is the value of an integer attribute.
func integer(a ir.Attribute) (int64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	if i.Value().Width() == 1 { // a bool is 1, not -1
		n, _ := i.Value().Uint64()
		return int64(n), true
	}
	return i.Int()
}

// accessGroups appends what ties a memory access to its groups.
func (f *function) accessGroups(op *ir.Operation) {
	groups := nodesOf(op, "access_groups")
	switch len(groups) {
	case 0:
	case 1:
		f.text(", !llvm.access.group ")
		f.node(groups[0], accessGroupName)
	default:
		f.text(", !llvm.access.group ")
		f.nodes(groups, accessGroupName)
	}
}

// scopes appends which memory an access is to, and which it does not touch.
func (f *function) scopes(op *ir.Operation) {
	if scopes := nodesOf(op, "alias_scopes"); len(scopes) > 0 {
		f.text(", !alias.scope ")
		f.nodes(scopes, scopeName)
	}
	if scopes := nodesOf(op, "noalias_scopes"); len(scopes) > 0 {
		f.text(", !noalias ")
		f.nodes(scopes, scopeName)
	}
}

func nodesOf(op *ir.Operation, attr string) []ir.Attribute {
	list, ok := op.Attr(attr).(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	return list.Elems()
}

// nodes appends a node of nodes.
func (f *function) nodes(refs []ir.Attribute, kind string) {
	f.text("!{")
	for i, ref := range refs {
		f.comma(i)
		f.node(ref, kind)
	}
	f.byte('}')
}

// node appends a reference to what an operation in an `llvm.metadata` names.
func (f *function) node(ref ir.Attribute, kind string) {
	id := f.u.metadata.number(ref, kind)
	if id < 0 {
		f.fail(missing(kind))
		return
	}
	f.out = appendNode(f.out, id)
}

// weights appends how often the successors of a branch are taken.
func (f *function) weights(op *ir.Operation) {
	weights, ok := op.Attr("branch_weights").(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	f.text(", !prof !{!\"branch_weights\"")
	for i := range weights.Len() {
		f.text(", i32 ")
		f.out = weights.Int(i).AppendDecimal(f.out, true)
	}
	f.byte('}')
}

// loop appends the node of the loop that a branch closes.
func (f *function) loop(op *ir.Operation) {
	if op.Attr(loopAttr) == nil {
		f.annotation(op)
		return
	}
	f.text(", !llvm.loop ")
	f.out = appendNode(f.out, f.u.metadata.ids[op])
}

// foreignAttrs warns, once for each name, of attributes that other dialects
// put on a symbol and that are lost, and refuses those of the LLVM dialect that
// are not known. What dialects without a definition say is left out, as in MLIR.
func (u *unit) foreignAttrs(op *ir.Operation, warned map[string]bool) {
	for _, a := range op.Attrs() {
		dot := dotIn(a.Name)
		if dot < 0 || isKnownAttr(a.Name) {
			continue
		}
		pos := ir.Position(op.Loc())
		if a.Name[:dot] == "llvm" {
			u.sink.Report(diag.NewError(pos, "unsupported attribute '"+a.Name+"'"))
			continue
		}
		if warned[a.Name] || u.module.Context().Dialect(a.Name[:dot]) == nil {
			continue
		}
		warned[a.Name] = true
		u.sink.Report(diag.NewWarning(pos, "unsupported attribute '"+a.Name+"' is left out of the LLVM IR"))
	}
}

func dotIn(name string) int {
	for i := range len(name) {
		if name[i] == '.' {
			return i
		}
	}
	return -1
}

// isKnownAttr reports whether an attribute of a symbol or module with a dialect
// prefix is used here, or was meant for an earlier stage.
func isKnownAttr(name string) bool {
	switch name {
	case target.DataLayoutAttr, target.TripleAttr, target.OtherTripleAttr, "llvm.emit_c_interface", loopAttr:
		return true
	}
	return strings.HasPrefix(name, "dlti.")
}

// appendLinkerOptions appends what the linker is given, a list for each operation, behind all
// other nodes with numbers.
func (u *unit) appendLinkerOptions(out []byte) []byte {
	if len(u.linker) == 0 {
		return out
	}
	first := u.metadata.size()
	out = append(out, "!llvm.linker.options = !{"...)
	for i := range u.linker {
		if i > 0 {
			out = append(out, ", "...)
		}
		out = appendNode(out, first+i)
	}
	out = append(out, "}\n"...)
	for i, op := range u.linker {
		out = append(appendNode(out, first+i), " = !{"...)
		options, _ := op.Attr("options").(*ir.ArrayAttr)
		out = append(appendStrings(out, options), "}\n"...)
	}
	return out
}

// appendStrings appends the texts of an array as metadata.
func appendStrings(out []byte, texts *ir.ArrayAttr) []byte {
	if texts == nil {
		return out
	}
	for i, a := range texts.Elems() {
		if i > 0 {
			out = append(out, ", "...)
		}
		if text, ok := a.(*ir.StringAttr); ok {
			out = append(appendEscaped(append(out, "!\""...), text.Value()), '"')
		}
	}
	return out
}
