package kind

import (
	"strconv"
)

// Code is how generated Go code has values of a kind. The zero Code stands for a kind of which
// there is nothing better than the attribute.
type Code struct {
	// Type is the Go type of a value, and Of the function that reads it from an attribute; with
	// false where there is none if Pair is set.
	Type, Of string
	Pair     bool
	// Presence says that the value is whether there is an attribute.
	Presence bool
	// Or is the function that reads a value or gives a default, "" where there is none; Zero is
	// the default of an attribute that must be there.
	Or, Zero string
	// Constant is the Go constant of a text in a dialect file, false where it has none.
	Constant func(text string) (string, bool)
	// List is the Go type of an array of values, and ListOf the function that reads it; "" for an
	// array of attributes.
	List, ListOf string
	// Param is the Go type of a parameter of a builder, and Make the code that makes the
	// attribute of it, for fmt, of a context and the parameter; "" where there is no better
	// parameter than the attribute.
	Param, Make string
	// MakeOptional is as Make where the zero value of Param stands for an attribute that is absent,
	// and makeList as Make of a List; "" where there is none.
	MakeOptional, makeList string
	// Default is as Make, of a Constant, where a builder supplies the default; "" where it does not.
	Default string
}

// Scalar is the code of a kind with one value, by the name of its functions in package ods.
func Scalar(typ, name, zero string, constant func(string) (string, bool)) Code {
	return Code{Type: typ, Of: "ods." + name + "Of", Pair: true, Or: "ods." + name + "Or", Zero: zero, Constant: constant}
}

// listed adds what an array of values is.
func (c Code) listed(typ, name string) Code {
	c.List, c.ListOf = typ, "ods."+name
	return c
}

// Made adds the parameter of builders.
func (c Code) Made(typ, code string) Code {
	c.Param, c.Make = typ, code
	return c
}

// Optional is the code of an attribute that may be absent.
func (c Code) Optional() Code {
	if c.Make = c.MakeOptional; c.Make == "" {
		c.Param = ""
	}
	return c
}

// Array is the code of an array of values.
func (c Code) Array() Code {
	list := Code{Type: "[]ir.Attribute", Of: "ods.ListOf"}
	if c.List != "" {
		list.Type, list.Of = c.List, c.ListOf
	}
	if c.makeList != "" {
		list.Param, list.Make = c.List, c.makeList
	}
	return list
}

// asIs is the code of a kind whose values are attributes of a Go type, nil for none.
func asIs(attr string) Code { return Code{Type: "*ir." + attr, Of: "ods.As[*ir." + attr + "]"} }

// integers is the code of a kind whose values are lists of integers.
func integers() Code { return Code{Type: "[]int64", Of: "ods.IntsOf"} }

// IntegerCode is the code of a kind with one integer.
func IntegerCode() Code {
	return Scalar("int64", "Int", "0", decimal).listed("[]int64", "IntsOf")
}

// StringCode is the code of a kind with one text.
func StringCode(constant func(string) (string, bool)) Code {
	return Scalar("string", "String", `""`, constant).listed("[]string", "StringsOf")
}

func decimal(text string) (string, bool) {
	_, err := strconv.ParseInt(text, 10, 64)
	return text, err == nil
}

func unsigned(text string) (string, bool) {
	_, ok := decimal(text)
	return text, ok && text[0] != '-'
}

func truth(text string) (string, bool) { return text, text == "true" || text == "false" }

func quoted(text string) (string, bool) {
	s, err := strconv.Unquote(text)
	return strconv.Quote(s), err == nil
}

func noConstant(string) (string, bool) { return "", false }
