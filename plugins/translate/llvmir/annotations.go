package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// The attributes of later versions that become nodes of metadata, and the one that a branch
// has for the loop that it closes.
const (
	groupAttr      = "llvm.access_group"
	scopeDomain    = "llvm.alias_scope_domain"
	scopeAttr      = "llvm.alias_scope"
	tbaaRoot       = "llvm.tbaa_root"
	tbaaMember     = "llvm.tbaa_member"
	tbaaType       = "llvm.tbaa_type_desc"
	tbaaTag        = "llvm.tbaa_tag"
	loopAnnotation = "llvm.loop_annotation"
	annotationAttr = "loop_annotation"
)

// numberAnnotations numbers the nodes that attributes of operations become, and before each
// those that it refers to.
func (u *unit) numberAnnotations() {
	for _, op := range u.entities {
		if !op.Is(funcName) {
			continue
		}
		for b := range op.Region(0).Blocks() {
			for o := range b.Ops() {
				for _, a := range o.Attrs() {
					u.metadata.annotate(o, a.Value)
				}
			}
		}
	}
}

// annotate numbers the nodes of a value that an operation has.
func (m *metadata) annotate(at *ir.Operation, value ir.Attribute) {
	switch v := value.(type) {
	case *ir.ArrayAttr:
		if list := v.Elems(); len(list) > 0 {
			if _, ok := list[0].(*ir.DialectAttr); ok {
				m.annotateAll(at, list)
			}
		}
	case *ir.DialectAttr:
		m.node(at, v)
	}
}

func (m *metadata) annotateAll(at *ir.Operation, list []ir.Attribute) {
	for _, v := range list {
		m.annotate(at, v)
	}
}

// node numbers an attribute that is a node, behind those that it refers to.
func (m *metadata) node(at *ir.Operation, a *ir.DialectAttr) {
	if _, ok := m.annotations[a]; ok {
		return
	}
	switch a.Def().Name() {
	case tbaaMember, "llvm.loop_vectorize", "llvm.loop_unroll", "llvm.loop_unroll_and_jam", "llvm.loop_distribute":
		m.annotateAll(at, a.Params())
	case groupAttr, scopeDomain, scopeAttr, tbaaRoot, tbaaType, tbaaTag, loopAnnotation:
		m.annotateAll(at, a.Params())
		if m.annotations == nil {
			m.annotations = map[*ir.DialectAttr]int{}
		}
		m.annotations[a] = len(m.nodes) + len(m.attrs)
		m.attrs = append(m.attrs, annotation{a, at})
	}
}

// annotation is an attribute that becomes a node, and the first operation that has it.
type annotation struct {
	attr *ir.DialectAttr
	at   *ir.Operation
}

// numberOf is the number of a node that an attribute is, one of that definition.
func (m *metadata) numberOf(a ir.Attribute, def string) (int, bool) {
	d, ok := a.(*ir.DialectAttr)
	if !ok || d.Def().Name() != def {
		return 0, false
	}
	n, ok := m.annotations[d]
	return n, ok
}

// nodeWriter appends the node of an attribute.
type nodeWriter struct {
	u    *unit
	out  []byte
	a    *ir.DialectAttr
	at   *ir.Operation
	next bool // something stands in the node
}

// appendAnnotation appends the node of an attribute.
func (u *unit) appendAnnotation(out []byte, a annotation) []byte {
	w := nodeWriter{u: u, out: out, a: a.attr, at: a.at}
	id := u.metadata.annotations[a.attr]
	w.out = appendNode(w.out, id)
	name := a.attr.Def().Name()
	isRoot := name == tbaaRoot && w.param("id") == nil
	named, isNamed := w.param("id").(*ir.StringAttr)
	isNamed = isNamed && (name == scopeDomain || name == scopeAttr)
	distinct := !isNamed && (isRoot || name == groupAttr || name == scopeDomain || name == scopeAttr || name == loopAnnotation)
	if distinct {
		w.text(" = distinct !{")
	} else {
		w.text(" = !{")
	}
	if distinct && name != groupAttr {
		w.item()
		w.out = appendNode(w.out, id)
	}
	if isNamed {
		w.item()
		w.out = append(appendEscaped(append(w.out, "!\""...), named.Value()), '"')
	}
	switch name {
	case scopeDomain:
		w.string("description")
	case scopeAttr:
		w.ref(w.param("domain"), scopeDomain)
		w.string("description")
	case tbaaRoot:
		w.string("id")
	case tbaaType:
		w.string("id")
		w.members()
	case tbaaTag:
		w.ref(w.param("base_type"), tbaaType)
		w.ref(w.param("access_type"), tbaaType)
		w.int64("offset")
		if on, _ := integer(w.param("constant")); on != 0 {
			w.item()
			w.text("i64 1")
		}
	case loopAnnotation:
		w.loop()
	}
	w.text("}\n")
	return w.out
}

func (w *nodeWriter) text(s string) { w.out = append(w.out, s...) }

// item separates what comes next from what stands before it.
func (w *nodeWriter) item() {
	if w.next {
		w.text(", ")
	}
	w.next = true
}

func (w *nodeWriter) param(name string) ir.Attribute { return debuginfo.Parameter(w.a, name) }

// string appends a parameter that is a text, if it is there.
func (w *nodeWriter) string(name string) {
	if s, ok := w.param(name).(*ir.StringAttr); ok {
		w.item()
		w.out = append(appendEscaped(append(w.out, "!\""...), s.Value()), '"')
	}
}

// int64 appends a parameter that is a number.
func (w *nodeWriter) int64(name string) {
	n, _ := integer(w.param(name))
	w.item()
	w.out = strconv.AppendInt(append(w.out, "i64 "...), n, 10)
}

// ref appends a reference to the node of an attribute of that definition.
func (w *nodeWriter) ref(a ir.Attribute, def string) {
	n, ok := w.u.metadata.numberOf(a, def)
	if !ok {
		w.u.sink.Report(diag.NewError(ir.Position(w.at.Loc()), "'#"+w.a.Def().Name()+"' refers to what is no '#"+def+"'"))
		return
	}
	w.item()
	w.out = appendNode(w.out, n)
}

// members appends what a type is made of, each with its offset.
func (w *nodeWriter) members() {
	list, _ := w.param("members").(*ir.ArrayAttr)
	for _, e := range list.Elems() {
		member, ok := e.(*ir.DialectAttr)
		if !ok {
			continue
		}
		to, _ := debuginfo.Parameter(member, "type_desc").(*ir.DialectAttr)
		if to != nil && to.Def().Name() == tbaaRoot {
			w.ref(to, tbaaRoot)
		} else {
			w.ref(debuginfo.Parameter(member, "type_desc"), tbaaType)
		}
		n, _ := integer(debuginfo.Parameter(member, "offset"))
		w.item()
		w.out = strconv.AppendInt(append(w.out, "i64 "...), n, 10)
	}
}

// annotation appends the node of the loop that a branch closes, as later versions say it.
func (f *function) annotation(op *ir.Operation) {
	a := op.Attr(annotationAttr)
	if a == nil {
		return
	}
	n, ok := f.u.metadata.numberOf(a, loopAnnotation)
	if !ok {
		f.fail("attribute '" + annotationAttr + "' is no '#" + loopAnnotation + "'")
		return
	}
	f.text(", !llvm.loop ")
	f.out = appendNode(f.out, n)
}

// aliasing appends what is said of the memory that an operation accesses.
func (f *function) aliasing(op *ir.Operation) {
	if len(op.Attrs()) == 0 {
		return
	}
	f.tbaa(op)
	f.accessGroups(op)
	f.scopes(op)
}

// tbaa appends what an access is by types. LLVM takes one tag.
func (f *function) tbaa(op *ir.Operation) {
	tags := nodesOf(op, "tbaa")
	if len(tags) == 0 {
		return
	}
	if len(tags) > 1 {
		f.sink.Report(diag.NewWarning(ir.Position(op.Loc()), "LLVM IR has one TBAA tag for an access, so that the "+strconv.Itoa(len(tags))+" here are left out"))
		return
	}
	n, ok := f.u.metadata.numberOf(tags[0], tbaaTag)
	if !ok {
		f.fail("attribute 'tbaa' holds what is no '#" + tbaaTag + "'")
		return
	}
	f.text(", !tbaa ")
	f.out = appendNode(f.out, n)
}
