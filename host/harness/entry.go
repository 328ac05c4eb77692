package harness

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Entry is a function to be called.
type Entry struct {
	Name            string
	Inputs, Results []*Param

	op *ir.Operation
	// isLLVM says that it is a function of the LLVM dialect; returned is what that returns.
	isLLVM   bool
	returned ir.Type
}

// defaultEntry is called where the user names nothing.
const defaultEntry = "main"

// Find returns the function of that name in a module. Without a name it is
// `main`, or else the only public function that has a body.
func Find(module *ir.Operation, name string) (*Entry, error) {
	all := functions(module)
	if name != "" {
		if f, ok := all[name]; ok {
			return entryOf(f)
		}
		return nil, unknown(name, all)
	}
	if f, ok := all[defaultEntry]; ok {
		return entryOf(f)
	}
	if len(all) == 1 {
		for _, f := range all {
			return entryOf(f)
		}
	}
	return nil, fmt.Errorf("say which function to call with --entry; there is %s", list(all))
}

// functions are the public functions with a body.
func functions(module *ir.Operation) map[string]*ir.Operation {
	all := map[string]*ir.Operation{}
	for op := range module.Region(0).Entry().Ops() {
		t, ok := op.Attr("type").(*ir.TypeAttr)
		if !ok || !op.Traits().FunctionLike || ir.IsPrivate(op) || ir.IsDeclaration(op) {
			continue
		}
		if _, ok := t.Value().(*ir.FunctionType); ok || isLLVMFunction(t.Value()) {
			all[ir.SymbolName(op)] = op
		}
	}
	return all
}

// entryOf describes a function, whose arguments and results must be such as can be passed.
func entryOf(op *ir.Operation) (*Entry, error) {
	e := &Entry{Name: ir.SymbolName(op), op: op}
	inputs, results, err := e.types()
	if err != nil {
		return nil, fmt.Errorf("function '%s': %w", e.Name, err)
	}
	if e.Inputs, err = params(inputs, "argument"); err == nil {
		e.Results, err = params(results, "result")
	}
	if err != nil {
		return nil, fmt.Errorf("function '%s': %w", e.Name, err)
	}
	return e, nil
}

func params(types []ir.Type, what string) ([]*Param, error) {
	list := make([]*Param, len(types))
	for i, t := range types {
		p, err := paramOf(t)
		if err != nil {
			return nil, fmt.Errorf("%s %d: %w", what, i+1, err)
		}
		list[i] = p
	}
	return list, nil
}

// types are those of the arguments and results.
func (e *Entry) types() (inputs, results []ir.Type, err error) {
	switch t := e.op.Attr("type").(*ir.TypeAttr).Value().(type) {
	case *ir.FunctionType:
		return t.Inputs(), t.Results(), nil
	case *ir.DialectType:
		e.isLLVM = true
		return e.llvmTypes(t)
	}
	panic("BUG: no function")
}

func unknown(name string, all map[string]*ir.Operation) error {
	names := sorted(all)
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("there is no function '%s' to call; did you mean '%s'?", name, near)
	}
	return fmt.Errorf("there is no function '%s' to call; there is %s", name, list(all))
}

func sorted(all map[string]*ir.Operation) []string {
	names := make([]string, 0, len(all))
	for name := range all {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

func list(all map[string]*ir.Operation) string {
	if len(all) == 0 {
		return "none that is public and has a body"
	}
	return strings.Join(sorted(all), ", ")
}
