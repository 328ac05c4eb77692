package ods

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
