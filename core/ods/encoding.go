package ods

// Encoding says how a binary form has an operation or type: an instruction with a
// number, and words in a layout. What reads and writes the form is the dialect's own
// program; core stores numbers and names.
type Encoding struct {
	Number uint32
	// Set is the name of the set of instructions to which the number belongs, "" for
	// the form's own.
	Set string
	// Fields are what follows the result, in order.
	Fields []EncodingField
}

// EncodingField is one part of an instruction: an operand group, an attribute or a
// parameter.
type EncodingField struct {
	Ref Ref
	// ByID says that an integer stands there by the name of a constant.
	ByID bool
	// Params take the parameters of the keywords of an enumeration that are there, in the
	// order of the enumeration. A list takes all that are left.
	Params []EncodingField
}

// Availability says what a program must declare before it may use an operation, a type or a
// keyword: a version, capabilities and extensions, which are keywords of the enumerations that
// the dialect names for them. What follows from it is the business of the dialect's own
// program; core stores the words and checks that there are such keywords.
type Availability struct {
	// From and To are the first and the last version, "" for no bound.
	From, To string
	// Capabilities are lists of which one capability each is needed.
	Capabilities [][]string
	// Extensions is a list of which one extension is needed, where it is not empty; with Before,
	// in versions before that one only.
	Extensions []string
	Before     string
}

// AvailabilityEnums name the enumerations whose keywords say availability.
type AvailabilityEnums struct{ Version, Capability, Extension string }
