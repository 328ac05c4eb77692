package print

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
)

// hasResources reports whether elements may stand behind the operations.
func hasResources(profile string) bool {
	p, ok := ods.ProfileNamed(profile)
	return ok && p.Resources
}

// resourceRef appends `dense_resource<key>`, if the elements are a resource and the text may
// have some.
func (pr *Printer) resourceRef(a *ir.DenseElementsAttr) bool {
	r, ok := a.Resource()
	if !ok || pr.resources == nil {
		return false
	}
	pr.Text("dense_resource<")
	if pr.Collecting {
		pr.resourceKey(r.Key)
	} else {
		pr.resourceKey(pr.resources.List[pr.resources.Add(a)].Key)
	}
	pr.Byte('>')
	return true
}

func (pr *Printer) resourceKey(key string) {
	if lex.IsBareName(key) {
		pr.Text(key)
		return
	}
	pr.Quoted(key)
}

// metadata appends the resources that were mentioned.
func (pr *Printer) metadata() {
	if pr.resources == nil || len(pr.resources.List) == 0 {
		return
	}
	pr.Text("\n{-#\n  dialect_resources: {\n    builtin: {\n")
	for i := range pr.resources.List {
		if i > 0 {
			pr.Text(",\n")
		}
		b := &pr.resources.List[i]
		pr.Text("      ")
		pr.resourceKey(b.Key)
		pr.Text(": ")
		pr.hexString(b.WithAlign())
	}
	pr.Text("\n    }\n  }\n#-}\n")
}
