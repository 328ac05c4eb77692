package ods

import "github.com/mlirc/mlirc/core/diag"

// Conversion is an item `conversion`: rows that turn one operation into one of
// another dialect, for the pass of that name.
type Conversion struct {
	Name string
	Doc  string
	// From and To are the names of dialects.
	From, To string
	// Carries say which attributes of all rows have another name in To.
	Carries []Carry
	Rows    []Row
	Pos     diag.Position
}

// Carry says from which attribute of an operation the one of that name comes.
type Carry struct {
	Name, From string
	Pos        diag.Position
}

// Row says that an operation becomes another one, with the same operands, results
// and successors. Attributes go over by name.
type Row struct {
	From, To string
	Attrs    []RowAttr
	// Renames are words of attributes that are called differently in To.
	Renames []Rename
	Pos     diag.Position
}

// RowAttr is an attribute of the made operation: that of another name, or a value.
type RowAttr struct {
	Name  string
	From  string // "": Value counts
	Value *Value
	Pos   diag.Position
}

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

// TreeAttr is an attribute of a made operation: that of an attribute of the
// operation, or a value.
type TreeAttr struct {
	Name  string
	From  int // of the root's attributes, or -1
	Value *Value
	Pos   diag.Position
}

// TreeType is a type of a tree: what the type of an operand or result becomes, the
// type of a let, or a type that is written down; of its elements, if Elem is set.
type TreeType struct {
	Ref  Ref // RefNone: Let or Expr
	Let  int // -1: Expr
	Expr *Expr
	Elem bool
}
