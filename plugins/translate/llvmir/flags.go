package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// moduleFlagsName is the operation that gives flags of a module.
const moduleFlagsName = "llvm.module_flags"

// formatFlag is the flag that tells the version of debug information. The translation sets it where it writes some.
const formatFlag = "Debug Info Version"

// moduleFlags are flags of the module, each a node with a number, and behind them the lists of calls that some of
// them are.
type moduleFlags struct {
	list  []llvm.MlirModuleFlagAttr
	at    []*ir.Operation
	calls []*ir.ArrayAttr
	first int
}

func (m *moduleFlags) collect(op *ir.Operation) {
	for _, a := range (llvm.ModuleFlags{Op: op}).Flags() {
		flag, ok := llvm.AsMlirModuleFlagAttr(a)
		if !ok {
			continue
		}
		m.list, m.at = append(m.list, flag), append(m.at, op)
		if list, ok := flag.Value().(*ir.ArrayAttr); ok && isCalls(list) {
			m.calls = append(m.calls, list)
		}
	}
}

// isCalls reports whether a list is one of how often functions call each other.
func isCalls(list *ir.ArrayAttr) bool {
	if len(list.Elems()) == 0 {
		return false
	}
	_, ok := llvm.AsCgprofileEntryAttr(list.Elems()[0])
	return ok
}

// size is how many nodes have numbers.
func (m *moduleFlags) size() int { return len(m.list) + len(m.calls) }

func (u *unit) numberFlags(first int) { u.flags.first = first }

// appendFlags appends the flags of the module. Those of debug information are elsewhere, and LLVM joins them.
func (u *unit) appendFlags(out []byte) []byte {
	m := &u.flags
	if len(m.list) == 0 {
		return out
	}
	out = append(out, "!llvm.module.flags = !{"...)
	n := 0
	for i, flag := range m.list {
		if flag.Key() == formatFlag && u.describes() {
			continue
		}
		if n > 0 {
			out = append(out, ", "...)
		}
		n++
		out = appendNode(out, m.first+i)
	}
	out = append(out, "}\n"...)
	calls := m.first + len(m.list)
	for i, flag := range m.list {
		out = append(appendNode(out, m.first+i), " = !{i32 "...)
		out = strconv.AppendInt(out, int64(flag.Behavior()), 10)
		out = append(appendEscaped(append(out, ", !\""...), flag.Key()), "\", "...)
		if list, ok := flag.Value().(*ir.ArrayAttr); ok && isCalls(list) {
			out = appendNode(out, calls)
			calls++
		} else {
			out = u.appendFlagValue(out, m.at[i], flag.Value())
		}
		out = append(out, "}\n"...)
	}
	for i, list := range m.calls {
		out = append(appendNode(out, m.first+len(m.list)+i), " = distinct !{"...)
		out = append(u.appendCalls(out, list), "}\n"...)
	}
	return out
}

// describes reports whether debug information is written, with the flag that tells its version.
func (u *unit) describes() bool { return len(u.appendDebug(nil)) > 0 }

// appendFlagValue appends the value of a flag: a number, a text, a list of texts or a summary.
func (u *unit) appendFlagValue(out []byte, at *ir.Operation, value ir.Attribute) []byte {
	switch v := value.(type) {
	case *ir.IntegerAttr:
		n, _ := integer(v)
		return strconv.AppendInt(append(out, "i32 "...), n, 10)
	case *ir.StringAttr:
		return append(appendEscaped(append(out, "!\""...), v.Value()), '"')
	case *ir.ArrayAttr:
		return append(appendStrings(append(out, "!{"...), v), '}')
	}
	if summary, ok := llvm.AsProfileSummaryAttr(value); ok {
		return u.appendSummary(out, summary)
	}
	u.sink.Report(diag.NewError(ir.Position(at.Loc()), "the value of a flag of a module is a number, a text, a list, or a summary of a profile"))
	return out
}

// appendCalls appends the elements of a list of how often functions call each other.
func (u *unit) appendCalls(out []byte, list *ir.ArrayAttr) []byte {
	pointer := "ptr"
	for i, a := range list.Elems() {
		entry, ok := llvm.AsCgprofileEntryAttr(a)
		if !ok {
			continue
		}
		if i > 0 {
			out = append(out, ", "...)
		}
		out = append(out, "!{"...)
		for _, end := range []ir.Attribute{entry.From(), entry.To()} {
			ref, ok := end.(*ir.SymbolRefAttr)
			if !ok {
				out = append(out, "null, "...)
				continue
			}
			w := newWriter(u)
			if !u.opaque {
				w.typ(llvm.SymbolType(u.symbols[ref.Leaf()]))
				pointer = string(w.out) + "*"
			}
			out = appendName(append(append(out, pointer...), ' '), '@', ref.Leaf())
			out = append(out, ", "...)
		}
		out = append(strconv.AppendInt(append(out, "i64 "...), entry.Count(), 10), '}')
	}
	return out
}

// appendSummary appends a summary of a profile, as LLVM reads it.
func (u *unit) appendSummary(out []byte, s llvm.ProfileSummaryAttr) []byte {
	out = append(out, "!{!{!\"ProfileFormat\", !\""...)
	out = append(append(out, word(int64(s.Format()), "SampleProfile", "InstrProf", "CSInstrProf")...), "\"}"...)
	number := func(name string, n int64) {
		out = append(append(append(out, ", !{!\""...), name...), "\", i64 "...)
		out = append(strconv.AppendInt(out, n, 10), '}')
	}
	number("TotalCount", s.TotalCount())
	number("MaxCount", s.MaxCount())
	number("MaxInternalCount", s.MaxInternalCount())
	number("MaxFunctionCount", s.MaxFunctionCount())
	number("NumCounts", s.NumCounts())
	number("NumFunctions", s.NumFunctions())
	if partial, ok := s.IsPartialProfile(); ok {
		number("IsPartialProfile", partial)
	}
	if ratio, ok := s.PartialProfileRatio().(*ir.FloatAttr); ok {
		w := newWriter(u)
		w.number(ratio, ratio.Type())
		out = append(append(append(out, ", !{!\"PartialProfileRatio\", double "...), w.out...), '}')
	}
	out = append(out, ", !{!\"DetailedSummary\", !{"...)
	for i, a := range s.DetailedSummary() {
		detail, ok := llvm.AsProfileSummaryDetailedAttr(a)
		if !ok {
			continue
		}
		if i > 0 {
			out = append(out, ", "...)
		}
		out = strconv.AppendInt(append(out, "!{i64 "...), detail.CutOff(), 10)
		out = strconv.AppendInt(append(out, ", i64 "...), detail.MinCount(), 10)
		out = append(strconv.AppendInt(append(out, ", i64 "...), detail.NumCounts(), 10), '}')
	}
	return append(out, "}}}"...)
}
