package print

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/versions"
)

// Options says how to print.
type Options struct {
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
	opts   Options
	values versions.Values // of attributes that definitions mention; nil where none is compared
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

func keepsApart(profile string) bool {
	p, ok := ods.ProfileNamed(profile)
	return ok && p.Properties
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
	pr := printer{out: dst, opts: Options{Profile: profile}}
	pr.type_(t)
	return pr.out
}

// AppendAttrIn appends an attribute as a profile has it, see [AppendAttr].
func AppendAttrIn(dst []byte, a ir.Attribute, profile string) []byte {
	pr := printer{out: dst, opts: Options{Profile: profile}}
	pr.attr(a, false)
	return pr.out
}

// TypeString is AppendType, for messages.
func TypeString(t ir.Type) string { return string(AppendType(nil, t)) }

// AttrString is AppendAttr, for messages.
func AttrString(a ir.Attribute) string { return string(AppendAttr(nil, a)) }

// OpString is an operation on one line without its regions, for messages.
func OpString(op *ir.Operation) string {
	pr := printer{opts: Options{Generic: true, LocalScope: true, ElideElementsLargerThan: 16}}
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
func AppendInt(dst []byte, n int64) []byte { return strconv.AppendInt(dst, n, 10) }

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
	if lex.IsBareName(s) {
		pr.out = append(pr.out, s...)
		return
	}
	pr.quoted(s)
}

func OtherProfile(profile string) bool { return profile != "" && profile != ods.OwnProfile }

// AppendOp appends an operation. One that is in no block is printed with its
// aliases, a newline and an empty line, as mlir-opt prints a file; another is
// printed alone, its values named as in the isolated operation around it. Values
// makes the attributes that definitions mention.
func AppendOp(dst []byte, op *ir.Operation, opts Options, values versions.Values) []byte {
	pr := &printer{out: dst, opts: opts, values: values, apart: keepsApart(opts.Profile)}
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
