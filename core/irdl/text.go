package irdl

import (
	"strconv"
	"strings"
)

func decimals(ns []int64) string {
	parts := make([]string, len(ns))
	for i, n := range ns {
		parts[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(parts, ", ")
}

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
