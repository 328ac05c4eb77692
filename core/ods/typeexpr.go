package ods

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// TypeExprOp is the kind of node of a type expression.
type TypeExprOp string

// Kinds of nodes; every other one is the name of a function.
const (
	TypeAny     TypeExprOp = "_"
	TypeVar     TypeExprOp = "var"
	TypeIndex   TypeExprOp = "index"
	TypeNone    TypeExprOp = "none"
	TypeInteger TypeExprOp = "integer"
	TypeFloat   TypeExprOp = "float"
	TypeDialect TypeExprOp = "dialect"
	TypeFn      TypeExprOp = "fn"
	TypeOr      TypeExprOp = "|"
	TypeInt     TypeExprOp = "int" // an integer parameter of a dialect type
)

// The functions of type expressions.
const (
	FuncLike     TypeExprOp = "like"
	FuncElem     TypeExprOp = "elem"
	FuncTensorOf TypeExprOp = "tensorof"
	FuncList     TypeExprOp = "list"
	FuncListOr   TypeExprOp = "listor"
	FuncWalk     TypeExprOp = "walk"
	FuncConsts   TypeExprOp = "consts"
	FuncTypeOf   TypeExprOp = "typeof"
	FuncLen      TypeExprOp = "len"
	FuncResize   TypeExprOp = "resize"
	FuncDrop     TypeExprOp = "drop"
	FuncOuter    TypeExprOp = "outer"
	FuncMembers  TypeExprOp = "members"
	FuncMask     TypeExprOp = "mask"
	FuncTensors  TypeExprOp = "tensors"
	FuncScalar   TypeExprOp = "scalar"
)

// TypeExpr is a pattern of a type: it is matched against a type, which binds
// variables, or built from bound ones.
type TypeExpr struct {
	Op    TypeExprOp
	Var   int  // TypeVar
	Width int  // TypeInteger
	Sign  byte // TypeInteger: 0 signless, 's', 'u'
	Kind  num.Kind
	Def   string // TypeDialect: full name
	Int   int64
	Ref   Ref // of `$name`, when Op is "ref"
	Args  []*TypeExpr
}

// IsOpen reports whether the pattern is a dialect's type with a parameter that
// it leaves open.
func (e *TypeExpr) IsOpen() bool {
	if e.Op != TypeDialect {
		return false
	}
	for _, arg := range e.Args {
		if arg.Op == TypeAny || arg.IsOpen() {
			return true
		}
	}
	return false
}

// TypeRef is a node that stands for an attribute or operand group.
const TypeRef TypeExprOp = "ref"

// String is the pattern as in a dialect file, variables as T0, T1, ....
func (e *TypeExpr) String() string {
	switch e.Op {
	case TypeAny, TypeIndex, TypeNone:
		return string(e.Op)
	case TypeVar:
		return "T" + strconv.Itoa(e.Var)
	case TypeInteger:
		sign := map[byte]string{'s': "s", 'u': "u"}[e.Sign]
		return sign + "i" + strconv.Itoa(e.Width)
	case TypeFloat:
		return e.Kind.Name()
	case TypeInt:
		return strconv.FormatInt(e.Int, 10)
	case TypeRef:
		return "$" + strconv.Itoa(e.Ref.Index)
	case TypeOr:
		return e.Args[0].String() + " | " + e.Args[1].String()
	}
	name := string(e.Op)
	if e.Op == TypeDialect {
		name = "!" + e.Def
	}
	if len(e.Args) == 0 {
		return name
	}
	parts := make([]string, len(e.Args))
	for i, a := range e.Args {
		parts[i] = a.String()
	}
	return name + "(" + strings.Join(parts, ", ") + ")"
}

// Is reports whether a type is the one that an expression without variables names.
func (e *TypeExpr) Is(t ir.Type) bool {
	switch e.Op {
	case TypeIndex:
		_, ok := t.(*ir.IndexType)
		return ok
	case TypeNone:
		_, ok := t.(*ir.NoneType)
		return ok
	case TypeFloat:
		f, ok := t.(*ir.FloatType)
		return ok && f.Kind() == e.Kind
	case TypeInteger:
		i, ok := t.(*ir.IntegerType)
		return ok && int(i.Width()) == e.Width && i.Signedness() == e.Signedness()
	}
	return false
}

// Signedness is that of an integer type.
func (e *TypeExpr) Signedness() ir.Signedness {
	switch e.Sign {
	case 's':
		return ir.Signed
	case 'u':
		return ir.Unsigned
	}
	return ir.Signless
}
