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

// ParamOf is the kind of a parameter that comes with a keyword of an enumeration.
type ParamOf uint8

// The kinds of parameters of keywords.
const (
	ParamOfInt    ParamOf = iota // an integer
	ParamOfID                    // a value
	ParamOfString                // a string
	ParamOfEnum                  // a keyword of an enumeration
)

// EnumParam is a parameter that comes with a keyword of an enumeration.
type EnumParam struct {
	Kind ParamOf
	Enum *Enum // of ParamOfEnum
	List bool  // any number of them
}

// Case returns the case of a value, or nil.
func (e *Enum) Case(value uint64) *EnumCase {
	for i := range e.Cases {
		if e.Cases[i].Value == value {
			return &e.Cases[i]
		}
	}
	return nil
}

// NumParams is how many parameters the keywords of an enumeration have, of which one value
// has those of one keyword, and a set of flags those of all.
func (e *Enum) NumParams() int {
	n := 0
	for i := range e.Cases {
		if e.Kind == FlagsEnum {
			n += len(e.Cases[i].Params)
		} else {
			n = max(n, len(e.Cases[i].Params))
		}
	}
	return n
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
