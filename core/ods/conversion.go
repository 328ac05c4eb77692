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

// TreeAttr is an attribute of a made operation: that of an attribute of the
// operation, or a value.
type TreeAttr struct {
	Name  string
	From  int // of the root's attributes, or -1
	Value *Value
	Pos   diag.Position
}
