package eval

import (
	"strconv"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/ods"
)

// Function is a row of the table: a function or operator of expressions.
type Function struct {
	Name string
	// Args are the sorts of its arguments, of which the last may be repeated where Rest
	// is set, and optional of which may be left out.
	Args     []ods.Sort
	Rest     bool
	optional int
	Result   ods.Sort
	Doc      string
	// ReadsValues reports that it looks at more of an operand than its type.
	ReadsValues bool

	compile func(e *ods.Expr) any
}

// Takes reports whether that many arguments will do.
func (f *Function) Takes(n int) bool {
	return n >= len(f.Args)-f.optional && (n <= len(f.Args) || f.Rest)
}

// Arity says how many arguments it takes.
func (f *Function) Arity() string {
	least, most := len(f.Args)-f.optional, len(f.Args)
	switch {
	case f.Rest:
		return "at least " + strconv.Itoa(least) + " arguments"
	case least < most:
		return "at most " + strconv.Itoa(most) + " arguments"
	case most == 0:
		return "no arguments"
	}
	return strconv.Itoa(most) + " arguments"
}

// Arg is the sort of argument i.
func (f *Function) Arg(i int) ods.Sort {
	if i < len(f.Args) || f.Rest {
		return f.Args[min(i, len(f.Args)-1)]
	}
	return ods.SortNone
}

// Functions lists the rows of the table: operators, then functions in the order of the
// language's page.
func Functions() []*Function {
	var list []*Function
	for _, rows := range tables {
		for i := range rows {
			list = append(list, &rows[i])
		}
	}
	return list
}

// tables are the pieces of the table, each in the file of its subject.
var tables = [...][]Function{operators, predicates, numbers, shapes, types, attributes, constraints}

// Named returns the rows of a name: those of constraints, or the others. They stand one
// behind the other.
func Named(name string, constraint bool) []Function { return byName()[nameKey{name, constraint}] }

// nameKey is a name, and whether it is that of a constraint.
type nameKey struct {
	name       string
	constraint bool
}

// byName has the rows of each name.
var byName = sync.OnceValue(func() map[nameKey][]Function {
	names := map[nameKey][]Function{}
	for _, rows := range tables {
		for len(rows) > 0 {
			key, n := rows[0].key(), 1
			for n < len(rows) && rows[n].key() == key {
				n++
			}
			if names[key] == nil {
				names[key] = rows[:n:n]
			}
			rows = rows[n:]
		}
	}
	return names
})

func (f *Function) key() nameKey { return nameKey{f.Name, f.Result == ods.SortConstraint} }

// Names lists the names of functions: those of constraints, or the others.
func Names(constraint bool) []string {
	var names []string
	for _, f := range Functions() {
		if (f.Result == ods.SortConstraint) == constraint && ods.ExprOp(f.Name).Level() == 0 {
			names = append(names, f.Name)
		}
	}
	return names
}

// Usage shows how it is written, with the sorts of its arguments.
func (f *Function) Usage() string {
	args := make([]string, len(f.Args))
	for i, s := range f.Args {
		args[i] = s.Letter()
		if i >= len(f.Args)-f.optional {
			args[i] = "[" + args[i] + "]"
		}
	}
	switch {
	case ods.ExprOp(f.Name).Level() == 0 && len(args) == 0:
		return f.Name
	case ods.ExprOp(f.Name).Level() == 0 && f.Rest:
		return f.Name + "(" + strings.Join(args, ", ") + ", ...)"
	case ods.ExprOp(f.Name).Level() == 0:
		return f.Name + "(" + strings.Join(args, ", ") + ")"
	case len(args) == 1:
		return f.Name + " " + args[0]
	}
	return args[0] + " " + f.Name + " " + args[1]
}

// Fits reports whether the function takes arguments of these sorts.
func (f *Function) Fits(args []*ods.Expr) bool {
	if !f.Takes(len(args)) {
		return false
	}
	for i, a := range args {
		if !Converts(a, f.Arg(i)) {
			return false
		}
	}
	return true
}

// Apply makes an expression of a function and arguments that fit, which are converted to
// the sorts that it takes.
func (f *Function) Apply(args []*ods.Expr) *ods.Expr {
	for i, a := range args {
		args[i] = Convert(a, f.Arg(i))
	}
	e := &ods.Expr{Op: ods.ExprOp(f.Name), Args: args, Sort: f.Result}
	e.Code = f.compile(e)
	return e
}

// The table is made of Go functions by these.

// arg is the code of argument i.
func arg[A any](e *ods.Expr, i int) func(ods.Env) (A, bool) {
	return e.Args[i].Code.(func(ods.Env) (A, bool))
}

// one computes a function of one value.
func one[A, R any](f func(A) (R, bool)) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		a := arg[A](e, 0)
		return func(env ods.Env) (R, bool) {
			v, ok := a(env)
			if !ok {
				var none R
				return none, false
			}
			return f(v)
		}
	}
}

// two computes a function of two values.
func two[A, B, R any](f func(A, B) (R, bool)) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		a, b := arg[A](e, 0), arg[B](e, 1)
		return func(env ods.Env) (R, bool) {
			v, ok := a(env)
			w, ok2 := b(env)
			if !ok || !ok2 {
				var none R
				return none, false
			}
			return f(v, w)
		}
	}
}

// three computes a function of three values.
func three[A, B, C, R any](f func(A, B, C) (R, bool)) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		a, b, c := arg[A](e, 0), arg[B](e, 1), arg[C](e, 2)
		return func(env ods.Env) (R, bool) {
			v, ok := a(env)
			w, ok2 := b(env)
			x, ok3 := c(env)
			if !ok || !ok2 || !ok3 {
				var none R
				return none, false
			}
			return f(v, w, x)
		}
	}
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
