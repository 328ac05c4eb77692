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
	// PrettyDebugInfo prints them for people, as in `"f" at in.c:3:4`; it is not read again.
	PrettyDebugInfo bool
	// NameLocs calls values as their locations do, see [ir.Value.Name].
	NameLocs bool
	// LocalScope prints attributes and types in full instead of aliases.
	LocalScope bool
	// ElideElements leaves out the elements of attributes that have more of them.
	ElideElements Limit
	// HexElements prints the elements of dense attributes in hexadecimal where there
	// are more of them; without it more than 100.
	HexElements Limit
	// Profile is that of the operation, see [Append]; "" is mlir-13.
	Profile string
	// Workers is how many printers may work at once on a large module, 0 for as
	// many as there are processors. The text does not depend on it.
	Workers int
}

// Limit is a number of elements, if it is set.
type Limit struct {
	N   int64
	Set bool
}

// MoreThan is the limit n.
func MoreThan(n int64) Limit { return Limit{N: n, Set: true} }

// exceededBy reports whether n is more than the limit.
func (l Limit) exceededBy(n int64) bool { return n > l.N }

// Printer appends text to out.
type Printer struct {
	Out    []byte
	Opts   Options
	Values versions.Values // of attributes that definitions mention; nil where none is compared
	indent int
	names  valueNames
	// aliases is nil when there are none. While they are collected, nothing that
	// is printed counts.
	aliases        *aliasTable
	Collecting     bool
	visitedOps     *ir.Alikes        // while aliases are collected; nil before the first
	openTypes      []*ir.DialectType // identified types whose body is being printed
	unusedBindings []*printBindings  // not in use
	writers        []*Writer         // not in use
	typeList       []ir.Type         // types that are listed to be printed
	split          bool              // this printer works on a part
	numbered       bool              // all values have their names
	profile        ods.Profile
	resources      *ir.Resources // nil where elements stand in place
}

// profileOf is the profile that options name; one that there is not says nothing of how to print.
func profileOf(opts Options) ods.Profile {
	p, _ := ods.ProfileNamed(opts.Profile)
	return p
}

// AppendType appends a type without aliases.
func AppendType(dst []byte, t ir.Type) []byte {
	pr := Printer{Out: dst}
	pr.Type(t)
	return pr.Out
}

// appendAttr appends an attribute without aliases.
func appendAttr(dst []byte, a ir.Attribute) []byte {
	pr := Printer{Out: dst}
	pr.Attr(a, false)
	return pr.Out
}

// AppendTypeIn appends a type as a profile has it, see [AppendType].
func AppendTypeIn(dst []byte, t ir.Type, profile string) []byte {
	pr := Printer{Out: dst, Opts: Options{Profile: profile}}
	pr.Type(t)
	return pr.Out
}

// AppendAttrIn appends an attribute as a profile has it, see [AppendAttr].
func AppendAttrIn(dst []byte, a ir.Attribute, profile string) []byte {
	pr := Printer{Out: dst, Opts: Options{Profile: profile}}
	pr.Attr(a, false)
	return pr.Out
}

// TypeString is AppendType, for messages.
func TypeString(t ir.Type) string { return string(AppendType(nil, t)) }

// AttrString is AppendAttr, for messages.
func AttrString(a ir.Attribute) string { return string(appendAttr(nil, a)) }

func (pr *Printer) Byte(c byte)            { pr.Out = append(pr.Out, c) }
func (pr *Printer) Text(s string)          { pr.Out = append(pr.Out, s...) }
func (pr *Printer) Int(n int64)            { pr.Out = strconv.AppendInt(pr.Out, n, 10) }
func AppendInt(dst []byte, n int64) []byte { return strconv.AppendInt(dst, n, 10) }

const blanks = "                                                                "

// newline begins a line at the current indentation.
func (pr *Printer) newline() {
	pr.Out = append(pr.Out, '\n')
	pr.indentation(pr.indent)
}

func (pr *Printer) indentation(n int) {
	for n > len(blanks) {
		pr.Out = append(pr.Out, blanks...)
		n -= len(blanks)
	}
	pr.Out = append(pr.Out, blanks[:n]...)
}

// Quoted appends a string in quotes: backslashes doubled, and quotes, control
// and other bytes that are not ASCII in hexadecimal.
func (pr *Printer) Quoted(s string) {
	const digits = "0123456789ABCDEF"
	out := append(pr.Out, '"')
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
	pr.Out = append(out, '"')
}

// SymbolName appends `@name`, in quotes where it is no identifier.
func (pr *Printer) SymbolName(s string) {
	pr.Out = append(pr.Out, '@')
	pr.bareOrQuoted(s)
}

func (pr *Printer) bareOrQuoted(s string) {
	if lex.IsBareName(s) {
		pr.Out = append(pr.Out, s...)
		return
	}
	pr.Quoted(s)
}

func OtherProfile(profile string) bool { return profile != "" && profile != ods.OwnProfile }

// AppendLoc appends a location in full, `loc(...)`.
func AppendLoc(dst []byte, l ir.Location) []byte {
	pr := Printer{Out: dst}
	pr.location(l)
	return pr.Out
}

// AppendBlock appends a block of an operation that is isolated from above: its label and its operations,
// each on a line, without aliases.
func AppendBlock(dst []byte, b *ir.Block, opts Options, values versions.Values) []byte {
	pr := &Printer{Out: dst, Opts: opts, Values: values, profile: profileOf(opts)}
	pr.names.addRegion(b.Region(), &pr.Opts)
	pr.block(b, true, true)
	return pr.Out
}

// AppendOp appends an operation. One that is in no block is printed with its
// aliases, a newline and an empty line, as mlir-opt prints a file; another is
// printed alone, its values named as in the isolated operation around it. Values
// makes the attributes that definitions mention.
func AppendOp(dst []byte, op *ir.Operation, opts Options, values versions.Values) []byte {
	pr := &Printer{Out: dst, Opts: opts, Values: values, profile: profileOf(opts)}
	if op.Block() != nil {
		pr.numberAround(op)
		pr.op(op)
		return pr.Out
	}
	if op.Context().HasResources() && hasResources(opts.Profile) {
		pr.resources = &ir.Resources{}
		pr.split = true // keys depend on what was printed before
	}
	pr.names.addOp(op, &pr.Opts)
	if opts.Generic && pr.profile.UniqueNumbers {
		pr.names.addAll(op, &pr.Opts)
		pr.numbered = true
	}
	if !opts.LocalScope && (opts.DebugInfo || mayHaveAliases(op)) {
		pr.collectAliases(op)
	}
	pr.aliasDefinitions(false)
	pr.op(op)
	pr.Out = append(pr.Out, '\n')
	if opts.LocalScope {
		pr.metadata()
		return pr.Out
	}
	pr.aliasDefinitions(true)
	pr.metadata()
	return append(pr.Out, '\n')
}
