package ods

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// Profile says how a version of MLIR writes what all operations have in common.
type Profile struct {
	Name string
	// After is the profile whose names and forms hold here as well, where nothing else is said of this
	// one; "" is none.
	After string
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
	// PlainArgAttrs reports that an attribute of an argument of a function with a body has an alias only where it
	// stands elsewhere, too.
	PlainArgAttrs bool
	// PackedBits reports that truth values in hexadecimal take the bytes that they need, eight in each. MLIR 13 fills
	// them up to a byte for each.
	PackedBits bool
	// FirstBare reports that the first of several aliases of a kind has no number, as `#map`.
	FirstBare bool
	// OfVersion reports that it is the own profile but for some dialects, which are
	// as in earlier versions, see [VersionProfile].
	OfVersion bool
}

// OwnProfile is the profile in which dialects bear their own names. What is in
// memory is in this one.
const OwnProfile = "mlir-13"

// Profiles lists the profiles that there are, the earliest first. The list is not to be changed.
func Profiles() []Profile { return profiles }

var profiles = makeProfiles()

func makeProfiles() []Profile {
	later := Profile{
		Name: "mlir-19", Segments: "operandSegmentSizes", denseSegments: true, Properties: true, StridedLayouts: true, Resources: true,
		QuietEntries: true, FirstBare: true, LongNames: true, UniqueNumbers: true, TightRegions: true,
		PlainArgAttrs: true, PackedBits: true, Written: true,
	}
	latest := later
	latest.Name, latest.After = "mlir-22", later.Name
	return []Profile{
		{Name: "2018", Segments: SegmentAttr, OneName: true, FunctionAttrs: true, NoIndexElements: true},
		{Name: "2020", Segments: SegmentAttr},
		{Name: OwnProfile, Segments: SegmentAttr, Written: true},
		later, latest,
	}
}

// WrittenProfiles are the names of those in which modules can be written, for messages.
func WrittenProfiles() []string {
	var list []string
	for _, p := range Profiles() {
		if p.Written {
			list = append(list, p.Name)
		}
	}
	return list
}

// HoldsIn reports whether names and forms of one profile hold in another where nothing else is said
// of that.
func HoldsIn(said, profile string) bool {
	for said != profile && profile != "" {
		profile = before(profile)
	}
	return said == profile
}

// before is the profile that one comes after, "" for none.
func before(profile string) string {
	for i := range profiles {
		if profiles[i].Name == profile {
			return profiles[i].After
		}
	}
	return ""
}

// ProfileNames lists the names of the profiles, for messages.
func ProfileNames() string {
	names := make([]string, len(profiles))
	for i, p := range profiles {
		names[i] = p.Name
	}
	return strings.Join(names, ", ")
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
