package bytecode

import "bytes"

// magic begins every file.
var magic = []byte{'M', 'L', 0xEF, 'R'}

// IsBytecode reports whether data begins as MLIR bytecode does.
func IsBytecode(data []byte) bool { return bytes.HasPrefix(data, magic) }

// Tables returns the parts of a file that names are in: all but operations and the data of resources.
// Of what is not whole, or no bytecode, it returns everything.
func Tables(data []byte) [][]byte {
	var d decoder
	c := cursor{data: data, bad: &d.failure}
	if !IsBytecode(data) || !d.header(&c) || !d.readSections(&c) {
		return [][]byte{data}
	}
	names := d.sections[sectionString]
	for n := names.count(); n > 0 && !d.set; n-- {
		names.varint() // the length of one, which could pass for a letter of the first
	}
	if d.set {
		return [][]byte{data}
	}
	parts := [][]byte{names.data[names.pos:]}
	for id := range d.sections {
		if id != int(sectionString) && id != int(sectionIR) && id != int(sectionResource) {
			parts = append(parts, d.sections[id].data)
		}
	}
	return parts
}

// The versions of the format, named for what each brought.
const (
	versionDialects   = 1 // dialects may say their version
	versionLazy       = 2 // isolated regions are sections
	versionUseLists   = 3 // use-list orders
	versionElided     = 4 // unknown locations of block arguments are left out
	versionProperties = 5 // inherent attributes are properties

	oldestWritten  = versionDialects
	defaultVersion = versionElided
	newestRead     = 6
)

// The sections of a file.
const (
	sectionString byte = iota
	sectionDialect
	sectionAttrType
	sectionAttrTypeOffset
	sectionIR
	sectionResource
	sectionResourceOffset
	sectionDialectVersions
	sectionProperties
	sectionCount

	sectionAligned byte = 0x80
	paddingByte    byte = 0xCB
)

// The parts that an operation may have, as bits of its mask.
const (
	hasAttrs byte = 1 << iota
	hasResults
	hasOperands
	hasSuccessors
	hasRegions
	hasUseLists
	hasProperties
)

// The builtin dialect's codes for attributes.
const (
	attrArray = iota
	attrDictionary
	attrString
	attrTypedString
	attrFlatSymbolRef
	attrSymbolRef
	attrType
	attrUnit
	attrInteger
	attrFloat
	locCallSite
	locFileLineCol
	locFused
	locFusedMetadata
	locName
	locUnknown
	attrDenseResource
	attrDenseArray
	attrDenseElements
	attrDenseStrings
	attrSparse
	attrDistinct
)

// The builtin dialect's codes for types.
const (
	typeInteger = iota
	typeIndex
	typeFunction
	typeBF16
	typeF16
	typeF32
	typeF64
	typeF80
	typeF128
	typeComplex
	typeMemRef
	typeMemRefSpace
	typeNone
	typeRankedTensor
	typeRankedTensorEncoding
	typeTuple
	typeUnrankedMemRef
	typeUnrankedMemRefSpace
	typeUnrankedTensor
	typeVector
	typeScalableVector
)

// builtin is the dialect of what MLIR itself defines, and of names without a dot.
const builtin = "builtin"

// maxDepth bounds how deeply regions, attributes and types may nest in a file,
// so that those who walk them need no care for their stack.
const maxDepth = 10_000
