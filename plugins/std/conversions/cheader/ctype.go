package cheader

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// declaration is a parameter or member.
type declaration struct {
	typ, name string
	length    int64 // of an array; 0: none
}

func (d declaration) String() string {
	text := d.typ + " " + d.name
	if strings.HasSuffix(d.typ, "*") {
		text = d.typ + d.name
	}
	if d.length > 0 {
		text += fmt.Sprintf("[%d]", d.length)
	}
	return text
}

// pointerTo is a pointer to a type.
func pointerTo(typ string) string { return typ + " *" }

// valueOf declares a value that is passed by itself.
func valueOf(t ir.Type, name string) (declaration, string) {
	switch {
	case llvm.IsPtr(t) && llvm.Space(t) == 0:
		return declaration{typ: "void *", name: name}, ""
	case scalarName(t) != "":
		return declaration{typ: scalarName(t), name: name}, ""
	}
	return declaration{}, "C has nothing that is passed as " + syntax.TypeString(t) + " is"
}

// scalarName is what C calls a number, empty if it has no such.
func scalarName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width() == 1 {
			return "bool"
		}
		if slices.Contains([]uint32{8, 16, 32, 64}, uint32(t.Width())) {
			return fmt.Sprintf("int%d_t", t.Width())
		}
	case *ir.FloatType:
		return map[string]string{"f32": "float", "f64": "double"}[syntax.TypeString(t)]
	}
	return ""
}

// storedOf declares a value in memory, which was of the type source.
func storedOf(t, source ir.Type, name string) (declaration, string) {
	if c := complexName(source); c != "" {
		return declaration{typ: c, name: name}, ""
	}
	return valueOf(t, name)
}

func complexName(t ir.Type) string {
	c, ok := t.(*ir.ComplexType)
	if !ok || scalarName(c.Elem()) != "float" && scalarName(c.Elem()) != "double" {
		return ""
	}
	return scalarName(c.Elem()) + " _Complex"
}

// memberOf declares a part of a memref.
func memberOf(m convention.Member, memref ir.Type) (declaration, string) {
	d := declaration{name: m.Name}
	t := m.Type
	if llvm.IsArray(t) {
		d.length, t = llvm.Len(t), llvm.Elem(t)
	}
	if !m.Points {
		v, reason := valueOf(t, m.Name)
		d.typ = v.typ
		return d, reason
	}
	if llvm.Space(t) != 0 {
		return d, "C knows one memory space only"
	}
	d.typ = pointerTo(elementOf(memref, llvm.Elem(t)))
	return d, ""
}

// elementOf is what C calls the elements of a memref; lowered is what they become.
func elementOf(memref, lowered ir.Type) string {
	if m, ok := memref.(*ir.MemRefType); ok && complexName(m.Elem()) != "" {
		return complexName(m.Elem())
	}
	if lowered != nil && scalarName(lowered) != "" {
		return scalarName(lowered)
	}
	return "void"
}

var identifier = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`) })

// isIdentifier reports whether C and C++ take a name.
func isIdentifier(name string) bool {
	return identifier().MatchString(name) && !slices.Contains(keywords, name)
}

// keywords are words of C and C++ that a function could be called by.
var keywords = strings.Fields(`alignas alignof and and_eq asm auto bitand bitor bool break case catch char class
	compl const constexpr continue default delete do double else enum explicit export extern false float for friend goto
	if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public
	register restrict return short signed sizeof static struct switch template this throw true try typedef typeid
	typename union unsigned using virtual void volatile wchar_t while xor xor_eq`)
