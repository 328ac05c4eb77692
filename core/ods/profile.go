package ods

import "github.com/mlirc/mlirc/core/ir"

// Profile says how a version of MLIR writes what all operations have in common.
type Profile struct {
	Name string
	// Written reports that modules can be written in it; others are only read.
	Written bool
	// Segments is the attribute that holds the sizes of operand groups: a dense
	// array where denseSegments is set, a vector otherwise.
	Segments      string
	denseSegments bool
	// Properties reports that the generic form keeps the attributes that an
	// operation declares apart, in `<{...}>`.
	Properties bool
	// StridedLayouts reports that layouts with strides are `strided<[...]>` and
	// not affine maps.
	StridedLayouts bool
	// Resources reports that elements may stand behind the operations of a file,
	// `dense_resource<key>` in their place.
	Resources bool
	// OneName reports that a name without a number of results stands for all results
	// of an operation.
	OneName bool
	// FunctionAttrs reports that the name of a function in a dictionary may have the
	// function's type behind a colon.
	FunctionAttrs bool
	// NoIndexElements reports that vectors, tensors and memrefs do not hold indices.
	NoIndexElements bool
	// QuietEntries reports that nothing behind the label of an entry block says that it has no
	// predecessors.
	QuietEntries bool
	// TightRegions reports that the generic form has no blanks between a parenthesis and a region,
	// and one between regions.
	TightRegions bool
	// UniqueNumbers reports that the generic form has no number for two values, in regions beside one
	// another either.
	UniqueNumbers bool
	// LongNames reports that the name of a constant has all of its digits, where it has more than 64 bits.
	LongNames bool
	// FirstBare reports that the first of several aliases of a kind has no number, as `#map`.
	FirstBare bool
	// OfVersion reports that it is the own profile but for some dialects, which are
	// as in earlier versions, see [VersionProfile].
	OfVersion bool
}

// OwnProfile is the profile in which dialects bear their own names. What is in
// memory is in this one.
const OwnProfile = "mlir-13"

// Profiles lists the profiles that there are.
func Profiles() []Profile {
	return []Profile{
		{Name: "2018", Segments: SegmentAttr, OneName: true, FunctionAttrs: true, NoIndexElements: true},
		{Name: "2020", Segments: SegmentAttr},
		{Name: OwnProfile, Segments: SegmentAttr, Written: true},
		{Name: "mlir-19", Segments: "operandSegmentSizes", denseSegments: true, Properties: true, StridedLayouts: true, Resources: true, QuietEntries: true, FirstBare: true, LongNames: true, UniqueNumbers: true, TightRegions: true, Written: true},
	}
}

// VersionName is another name of an operation in a profile.
type VersionName struct {
	Name    string
	Profile string
	Read    bool // not printed
}

// AttrVersion is another name of an attribute in a profile.
type AttrVersion struct {
	Attr    int // index into Op.Attributes
	Name    string
	Profile string
	Read    bool // not printed
}

// SegmentAttr is the attribute that says how operands fall into groups.
const SegmentAttr = ir.OperandSegmentsAttr
