package syntax

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/core/versions"
)

// PrintOptions says how to print.
type PrintOptions print.Options

// AppendOp appends an operation. One that is in no block is printed with its
// aliases, a newline and an empty line, as mlir-opt prints a file; another is
// printed alone, its values named as in the isolated operation around it.
func AppendOp(dst []byte, op *ir.Operation, opts PrintOptions) []byte {
	return print.AppendOp(dst, op, print.Options(opts), format.Value)
}

// Append appends a module as its profile has it: what [AppendOp] does, but in a
// profile that is not the one in memory the module is turned into what it is
// there first. A profile that is only read is written as the one in memory. What
// the profile cannot say is reported to sink, and nothing is appended.
func Append(dst []byte, op *ir.Operation, opts PrintOptions, sink *diag.Sink) ([]byte, bool) {
	if known, ok := ods.ProfileNamed(opts.Profile); ok && !known.Written {
		opts.Profile = ods.OwnProfile
	}
	if !print.OtherProfile(opts.Profile) {
		return AppendOp(dst, op, opts), true
	}
	there := versions.Downgrade(op, opts.Profile, format.Value, sink)
	if there == nil {
		return dst, false
	}
	return AppendOp(dst, there, opts), true
}

// AppendBlock appends a block of an operation that is isolated from above: its label and its operations,
// each on a line, without aliases.
func AppendBlock(dst []byte, b *ir.Block, opts PrintOptions) []byte {
	return print.AppendBlock(dst, b, print.Options(opts), format.Value)
}

// AppendLoc appends a location in full, `loc(...)`.
func AppendLoc(dst []byte, l ir.Location) []byte { return print.AppendLoc(dst, l) }

// AppendType appends a type without aliases.
func AppendType(dst []byte, t ir.Type) []byte { return print.AppendType(dst, t) }

// AppendTypeIn appends a type as a profile has it, see [AppendType].
func AppendTypeIn(dst []byte, t ir.Type, profile string) []byte {
	return print.AppendTypeIn(dst, t, profile)
}

// AppendAttrIn appends an attribute as a profile has it, without aliases.
func AppendAttrIn(dst []byte, a ir.Attribute, profile string) []byte {
	return print.AppendAttrIn(dst, a, profile)
}

// TypeString is AppendType, for messages.
func TypeString(t ir.Type) string { return print.TypeString(t) }

// QuotedType is a type in quotation marks, as messages show it.
func QuotedType(t ir.Type) string { return "'" + TypeString(t) + "'" }

// AttrString is an attribute without aliases, for messages.
func AttrString(a ir.Attribute) string { return print.AttrString(a) }

// Describe shows an operation's name and the types of its operands and results,
// as messages do.
func Describe(op *ir.Operation) string { return print.Describe(op) }
