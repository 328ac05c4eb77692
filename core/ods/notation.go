package ods

// Notation is another way in which a profile writes the types of a dialect, as
// in `!llvm<"{ float*, i64 }">`: words and rules that say what each construct is
// in the syntax of types.
type Notation struct {
	Profile string
	Words   map[string]string
	Rules   []NotationRule
	// Types is what every type that a rule makes satisfies, nil for any.
	Types *Expr
}

// NotationRule is a construct. A suffix stands behind a type.
type NotationRule struct {
	Suffix bool
	Elems  []NotationElem
	// Texts are what the construct is called here; the first that is a type
	// counts. `{number}`, `{list}` and `{type}` are what was read.
	Texts []string
}

// NotationElem is a token, or, if that is empty, what is read: a number, a type
// or a list of types.
type NotationElem struct {
	Literal string
	Kind    string
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
