package llvmhints

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// metadataName is what the operation is called that holds the scopes and groups of a
// module, with a number if that is taken.
const metadataName = "memory_hints"

// notes are the scopes and groups of a module, by name. They are made at the end.
type notes struct {
	module *ir.Operation
	name   string
	scopes map[*ir.Operation][]ir.Attribute // of a function
	order  []*ir.Operation                  // functions with scopes
	groups int
}

func newNotes(r *pass.Run) *notes {
	n := &notes{module: r.Op, name: metadataName, scopes: map[*ir.Operation][]ir.Attribute{}}
	table := pass.Symbols.Of(r)
	for i := 0; table.Lookup(n.name) != nil; i++ {
		n.name = metadataName + "_" + strconv.Itoa(i)
	}
	return n
}

// scope is a reference to scope i of a function.
func (n *notes) scope(fn *ir.Operation, i int) ir.Attribute {
	list := n.scopes[fn]
	if list == nil {
		n.order = append(n.order, fn)
	}
	for len(list) <= i {
		list = append(list, n.module.Context().SymbolRefAttr(n.name, scopeName(len(n.order)-1, len(list))))
	}
	n.scopes[fn] = list
	return list[i]
}

func scopeName(domain, i int) string { return "scope" + strconv.Itoa(domain) + "_" + strconv.Itoa(i) }
func domainName(i int) string        { return "domain" + strconv.Itoa(i) }
func groupName(i int) string         { return "group" + strconv.Itoa(i) }

// group is a reference to a new group.
func (n *notes) group() ir.Attribute {
	n.groups++
	return n.module.Context().SymbolRefAttr(n.name, groupName(n.groups-1))
}

// write puts the operation at the start of the module, if it holds anything.
func (n *notes) write() {
	if len(n.order)+n.groups == 0 {
		return
	}
	ctx := n.module.Context()
	b := ir.NewBuilder(ctx)
	b.SetLoc(n.module.Loc())
	b.SetInsertionPointToStart(n.module.Region(0).Entry())
	body := llvm.NewMetadata(b, n.name).Op.Region(0).AddBlock()
	b.SetInsertionPointToEnd(body)
	for d, fn := range n.order {
		llvm.NewAliasScopeDomain(b, domainName(d), ir.NamedAttr{Name: "description", Value: ctx.StringAttr(ir.SymbolName(fn))})
		for i := range n.scopes[fn] {
			llvm.NewAliasScope(b, scopeName(d, i), domainName(d))
		}
	}
	for i := range n.groups {
		llvm.NewAccessGroup(b, groupName(i))
	}
	llvm.NewReturn(b, nil)
}
