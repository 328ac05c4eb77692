package ods

import "github.com/mlirc/mlirc/core/diag"

// LowerRule is an item `lower`: a small tree of operations that an operation
// becomes under conditions.
type LowerRule struct {
	Op, Conversion string
	Doc            string
	// Root is the definition that the references are of.
	Root  *Op
	Whens []When
	Lets  []Let
	// Makes are what stands for the results; of an operation without results, what it
	// becomes. Nothing reports that it is erased.
	Makes   []*Tree
	Nothing bool
	Pos     diag.Position
}

// When is a condition on the operation as it is before the conversion.
type When struct {
	Holds   *Expr
	Text    string // as it is written
	Message []MessagePart
	Pos     diag.Position
}

// Let names the result of a tree, which is made once.
type Let struct {
	Name string
	Tree *Tree
}

// TreeKind says what a node of a tree stands for.
type TreeKind uint8

// The kinds of nodes.
const (
	TreeOp      TreeKind = iota // an operation that is made
	TreeOperand                 // the converted values of an operand group
	TreeLet                     // the result of a let
	TreeLiteral                 // a constant
	TreeNone                    // an optional group that is left out
)

// Tree is a node of what a rule makes.
type Tree struct {
	Kind       TreeKind
	Op         string // TreeOp
	Args       []*Tree
	Attrs      []TreeAttr
	Successors []Ref
	Ref        Ref       // TreeOperand
	Let        int       // TreeLet
	Literal    string    // TreeLiteral: a number, or `true` or `false`
	Type       *TreeType // of the result, nil when it follows
	Pos        diag.Position
}

// TreeType is a type of a tree: what the type of an operand or result becomes, the
// type of a let, or a type that is written down; of its elements, if Elem is set.
type TreeType struct {
	Ref  Ref // RefNone: Let or Expr
	Let  int // -1: Expr
	Expr *Expr
	Elem bool
}
