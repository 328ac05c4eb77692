package syntax

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/versions"
)

// PrintOptions says how to print.
type PrintOptions struct {
	// Generic prints every operation in generic form.
	Generic bool
	// DebugInfo prints locations.
	DebugInfo bool
	// LocalScope prints attributes and types in full instead of aliases.
	LocalScope bool
	// ElideElementsLargerThan leaves out the elements of dense attributes that
	// have more of them; 0 keeps all.
	ElideElementsLargerThan int
	// Profile is that of the operation, see [Append]; "" is mlir-13.
	Profile string
	// Workers is how many printers may work at once on a large module, 0 for as
	// many as there are processors. The text does not depend on it.
	Workers int
}

// printer appends text to out.
type printer struct {
	out    []byte
	opts   PrintOptions
	indent int
	names  valueNames
	// aliases is nil when there are none. While they are collected, nothing that
	// is printed counts.
	aliases    *aliasTable
	collecting bool
	visitedOps *ir.Alikes        // while aliases are collected; nil before the first
	openTypes  []*ir.DialectType // identified types whose body is being printed
	frames     []*printFrame     // not in use
	typeRoom   []ir.Type         // types that are listed to be printed
	split      bool              // this printer works on a part
	apart      bool              // the generic form keeps declared attributes apart
}

// AppendOp appends an operation. One that is in no block is printed with its
// aliases, a newline and an empty line, as mlir-opt prints a file; another is
// printed alone, its values named as in the isolated operation around it.
func AppendOp(dst []byte, op *ir.Operation, opts PrintOptions) []byte {
	pr := &printer{out: dst, opts: opts, apart: keepsApart(opts.Profile)}
	if op.Block() != nil {
		pr.numberAround(op)
		pr.op(op)
		return pr.out
	}
	pr.names.addOp(op, pr.opts.Generic)
	if !opts.LocalScope && (opts.DebugInfo || mayHaveAliases(op)) {
		pr.collectAliases(op)
	}
	pr.aliasDefinitions(false)
	pr.op(op)
	pr.out = append(pr.out, '\n')
	if opts.LocalScope {
		return pr.out
	}
	pr.aliasDefinitions(true)
	return append(pr.out, '\n')
}

func keepsApart(profile string) bool {
	p, ok := ods.ProfileNamed(profile)
	return ok && p.Properties
}

// Append appends a module as its profile has it: what [AppendOp] does, but in a
// profile that is not the one in memory the module is turned into what it is
// there first. A profile that is only read is written as the one in memory. What
// the profile cannot say is reported to sink, and nothing is appended.
func Append(dst []byte, op *ir.Operation, opts PrintOptions, sink *diag.Sink) ([]byte, bool) {
	if known, ok := ods.ProfileNamed(opts.Profile); ok && !known.Written {
		opts.Profile = ods.OwnProfile
	}
	if !otherProfile(opts.Profile) {
		return AppendOp(dst, op, opts), true
	}
	there := versions.Downgrade(op, opts.Profile, valueOf, sink)
	if there == nil {
		return dst, false
	}
	return AppendOp(dst, there, opts), true
}

// AppendType appends a type without aliases.
func AppendType(dst []byte, t ir.Type) []byte {
	pr := printer{out: dst}
	pr.type_(t)
	return pr.out
}

// AppendAttr appends an attribute without aliases.
func AppendAttr(dst []byte, a ir.Attribute) []byte {
	pr := printer{out: dst}
	pr.attr(a, false)
	return pr.out
}

// AppendTypeIn appends a type as a profile has it, see [AppendType].
func AppendTypeIn(dst []byte, t ir.Type, profile string) []byte {
	pr := printer{out: dst, opts: PrintOptions{Profile: profile}}
	pr.type_(t)
	return pr.out
}

// AppendAttrIn appends an attribute as a profile has it, see [AppendAttr].
func AppendAttrIn(dst []byte, a ir.Attribute, profile string) []byte {
	pr := printer{out: dst, opts: PrintOptions{Profile: profile}}
	pr.attr(a, false)
	return pr.out
}

// TypeString is AppendType, for messages.
func TypeString(t ir.Type) string { return string(AppendType(nil, t)) }

// AttrString is AppendAttr, for messages.
func AttrString(a ir.Attribute) string { return string(AppendAttr(nil, a)) }

// OpString is an operation on one line without its regions, for messages.
func OpString(op *ir.Operation) string {
	pr := printer{opts: PrintOptions{Generic: true, LocalScope: true, ElideElementsLargerThan: 16}}
	pr.numberAround(op)
	pr.genericHead(op)
	for i := range op.NumRegions() {
		if i == 0 {
			pr.text(" (")
		} else {
			pr.text(", ")
		}
		pr.text("{...}")
	}
	if op.NumRegions() > 0 {
		pr.byte(')')
	}
	pr.genericTail(op)
	return string(pr.out)
}

func (pr *printer) byte(c byte)            { pr.out = append(pr.out, c) }
func (pr *printer) text(s string)          { pr.out = append(pr.out, s...) }
func (pr *printer) int(n int64)            { pr.out = strconv.AppendInt(pr.out, n, 10) }
func appendInt(dst []byte, n int64) []byte { return strconv.AppendInt(dst, n, 10) }

const blanks = "                                                                "

// newline begins a line at the current indentation.
func (pr *printer) newline() {
	pr.out = append(pr.out, '\n')
	pr.indentation(pr.indent)
}

func (pr *printer) indentation(n int) {
	for n > len(blanks) {
		pr.out = append(pr.out, blanks...)
		n -= len(blanks)
	}
	pr.out = append(pr.out, blanks[:n]...)
}

// quoted appends a string in quotes: backslashes doubled, and quotes, control
// and other bytes that are not ASCII in hexadecimal.
func (pr *printer) quoted(s string) {
	const digits = "0123456789ABCDEF"
	out := append(pr.out, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			out = append(out, '\\', '\\')
		case c < ' ' || c >= 0x7F || c == '"':
			out = append(out, '\\', digits[c>>4], digits[c&15])
		default:
			out = append(out, c)
		}
	}
	pr.out = append(out, '"')
}

// symbolName appends `@name`, in quotes where it is no identifier.
func (pr *printer) symbolName(s string) {
	pr.out = append(pr.out, '@')
	pr.bareOrQuoted(s)
}

func (pr *printer) bareOrQuoted(s string) {
	if isBareName(s) {
		pr.out = append(pr.out, s...)
		return
	}
	pr.quoted(s)
}
