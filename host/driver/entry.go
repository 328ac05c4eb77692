package driver

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Entry is a function to be called.
type Entry struct {
	Name string
	Type *ir.FunctionType
}

// defaultEntry is called where the user names nothing.
const defaultEntry = "main"

// Find returns the function of that name in a module. Without a name it is
// `main`, or else the only public function that has a body.
func Find(module *ir.Operation, name string) (*Entry, error) {
	all := functions(module)
	if name != "" {
		if f, ok := all[name]; ok {
			return f, nil
		}
		return nil, unknown(name, all)
	}
	if f, ok := all[defaultEntry]; ok {
		return f, nil
	}
	if len(all) == 1 {
		for _, f := range all {
			return f, nil
		}
	}
	return nil, fmt.Errorf("say which function to call with --entry; there is %s", list(all))
}

// functions are the public functions with a body and a builtin type.
func functions(module *ir.Operation) map[string]*Entry {
	all := map[string]*Entry{}
	for op := module.Region(0).Entry().First(); op != nil; op = op.Next() {
		t, ok := op.Attr("type").(*ir.TypeAttr)
		if !ok || !op.Traits().FunctionLike || ir.IsPrivate(op) || ir.IsDeclaration(op) {
			continue
		}
		if f, ok := t.Value().(*ir.FunctionType); ok {
			name := ir.SymbolName(op)
			all[name] = &Entry{Name: name, Type: f}
		}
	}
	return all
}

func unknown(name string, all map[string]*Entry) error {
	names := sorted(all)
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("there is no function '%s' to call; did you mean '%s'?", name, near)
	}
	return fmt.Errorf("there is no function '%s' to call; there is %s", name, list(all))
}

func sorted(all map[string]*Entry) []string {
	names := make([]string, 0, len(all))
	for name := range all {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

func list(all map[string]*Entry) string {
	if len(all) == 0 {
		return "none that is public and has a body"
	}
	return strings.Join(sorted(all), ", ")
}
