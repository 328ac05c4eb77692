package ods

// Notation is another way in which a profile writes the types of a dialect, as
// in `!llvm<"{ float*, i64 }">`: words and rules that say which type each construct is.
type Notation struct {
	Profile string
	Words   map[string]*Expr
	Rules   []NotationRule
	// Types is what every type that a rule makes satisfies, nil for any.
	Types *Expr
}

// NotationRule is a construct. A suffix stands behind a type.
type NotationRule struct {
	Suffix bool
	Elems  []NotationElem
	// Types are what the construct may be; the first that exists counts. Their parameters
	// are what was read, one for each kind of element, see [NotationParams].
	Types []*Expr
}

// NotationElem is a token, or, if that is empty, what is read, as an index into
// [NotationParams].
type NotationElem struct {
	Literal string
	Param   int
}

// What a rule reads.
const (
	NotationNumber = iota
	NotationType
	NotationList    // types with commas between
	NotationVarargs // `...`, behind a list or alone, if it is there
)

// NotationParams declares what rules read, by the names that the types of rules use.
func NotationParams() []Param {
	return []Param{
		NotationNumber:  {Name: "number", Kind: ParamInt},
		NotationType:    {Name: "type", Kind: ParamType},
		NotationList:    {Name: "list", Kind: ParamType, Arity: Variadic},
		NotationVarargs: {Name: "varargs", Kind: ParamUnit, Arity: Optional},
	}
}

// Proposal is a construct that the reference of a profile only proposes: no text has
// it, and the diagnostic for one that does says so.
type Proposal struct {
	Profile string
	// Token is what the construct begins with.
	Token string
	// Reason says what is proposed, and what to write instead.
	Reason string
}

// Message is the diagnostic for a text that has the construct.
func (p Proposal) Message() string {
	return "'" + p.Token + "' is only proposed in the reference of " + p.Profile + ": " + p.Reason
}
