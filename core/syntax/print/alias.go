package print

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// aliasedTuple is the number of members from which on a tuple is long... one
// more than it may have without an alias.
const aliasedTuple = 17

// alias is a name for an attribute or type.
type alias struct {
	prefix   string // #map, !tuple
	attr     ir.Attribute
	typ      ir.Type
	number   int  // -1: the only one of its prefix
	depth    int  // how many aliases of dialects' attributes its text has one in another
	deferred bool // used by operations as their location only: defined after the module
}

// aliasTable holds the aliases of a module in order of first use.
type aliasTable struct {
	list []alias
	// What is known of the object with an id: 0 nothing, -1 no alias, else one
	// more than the place in the list.
	ids []int32
}

func (t *aliasTable) known(id uint32) int32 {
	if int(id) < len(t.ids) {
		return t.ids[id]
	}
	return 0
}

func (t *aliasTable) set(id uint32, v int32) {
	if int(id) >= len(t.ids) {
		t.ids = append(t.ids, make([]int32, int(id)+1-len(t.ids)+len(t.ids)/2)...)
	}
	t.ids[id] = v
}

func (t *aliasTable) add(id uint32, a alias) {
	t.list = append(t.list, a)
	t.set(id, int32(len(t.list)))
}

func (t *aliasTable) appendAttr(pr *Printer, a ir.Attribute) bool {
	if a == nil {
		return false
	}
	return t.append(pr, t.known(ir.AttrID(a)))
}

func (t *aliasTable) appendType(pr *Printer, typ ir.Type) bool {
	if typ == nil {
		return false
	}
	return t.append(pr, t.known(ir.TypeID(typ)))
}

func (t *aliasTable) append(pr *Printer, place int32) bool {
	if place <= 0 {
		return false
	}
	a := &t.list[place-1]
	pr.Text(a.prefix)
	if a.number >= 0 {
		pr.Out = strconv.AppendInt(pr.Out, int64(a.number), 10)
	}
	return true
}

// collectAliases finds the attributes and types that get an alias, by a dry run
// of the printer.
func (pr *Printer) collectAliases(op *ir.Operation) {
	table := &aliasTable{}
	out := pr.Out
	pr.Out, pr.aliases, pr.Collecting = nil, table, true
	pr.op(op)
	pr.Out, pr.aliases, pr.Collecting = out, nil, false
	if len(table.list) == 0 {
		return
	}
	counts := map[string]int{}
	for i := range table.list {
		a := &table.list[i]
		a.number = counts[a.prefix]
		counts[a.prefix]++
	}
	for i := range table.list {
		a := &table.list[i]
		if counts[a.prefix] == 1 || a.number == 0 && pr.profile.FirstBare {
			a.number = -1
		}
	}
	pr.aliases = table
}

// SkipsArgAttrs reports that the attributes of named arguments are not looked at now, while aliases are
// collected.
func (pr *Printer) SkipsArgAttrs() bool { return pr.Collecting && pr.profile.PlainArgAttrs }

// aliasDefinitions appends a line for each alias that stands before, or after,
// the module.
func (pr *Printer) aliasDefinitions(deferred bool) {
	if pr.aliases == nil {
		return
	}
	var list []*alias
	for i := range pr.aliases.list {
		if a := &pr.aliases.list[i]; a.deferred == deferred {
			list = append(list, a)
		}
	}
	slices.SortStableFunc(list, func(a, b *alias) int { return strings.Compare(a.prefix, b.prefix) })
	slices.SortStableFunc(list, func(a, b *alias) int { return a.depth - b.depth })
	slices.SortStableFunc(list, func(a, b *alias) int { return int(kindRank(a)) - int(kindRank(b)) })
	table := pr.aliases
	for _, a := range list {
		pr.Text(a.prefix)
		if a.number >= 0 {
			pr.Int(int64(a.number))
		}
		if _, nests := a.attr.(*ir.DialectAttr); !nests {
			pr.aliases = nil
		}
		if a.typ != nil {
			pr.Text(" = type ")
			pr.typeBody(a.typ)
		} else {
			pr.Text(" = ")
			pr.attrBody(a.attr, elideNever)
		}
		pr.aliases = table
		pr.Byte('\n')
	}
}

// kindRank puts attributes before types.
func kindRank(a *alias) int {
	if a.typ != nil {
		return 1
	}
	return 0
}
