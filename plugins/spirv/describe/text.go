package describe

import (
	"fmt"
	"strings"
)

// Text is the description for people.
func (m *Module) Text() string {
	w := &writer{}
	w.line(0, "SPIR-V %s, %s, %s", strings.TrimPrefix(m.Version, "v"), m.AddressingModel, m.MemoryModel)
	w.line(0, "capabilities: %s", strings.Join(m.Capabilities, ", "))
	if len(m.Extensions) > 0 {
		w.line(0, "extensions: %s", strings.Join(m.Extensions, ", "))
	}
	for _, e := range m.EntryPoints {
		w.line(0, "entry point %s: %s", e.Name, e.Model)
		for _, mode := range e.Modes {
			w.line(1, "%s", strings.Join(append([]string{mode.Name}, mode.Values...), " "))
		}
	}
	w.variables("bindings", m.Bindings)
	w.variables("push constants", m.PushConstants)
	w.variables("built-ins", m.BuiltIns)
	w.variables("interface", m.Interface)
	if len(m.SpecConstants) > 0 {
		w.line(0, "specialization constants:")
	}
	for _, c := range m.SpecConstants {
		id := "no id"
		if c.ID != nil {
			id = fmt.Sprint(*c.ID)
		}
		w.line(1, "%s: %s %s = %s", id, c.Name, c.Type, c.Default)
	}
	return w.b.String()
}

type writer struct{ b strings.Builder }

func (w *writer) line(depth int, format string, args ...any) {
	w.b.WriteString(strings.Repeat("  ", depth))
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteByte('\n')
}

func (w *writer) variables(title string, list []Variable) {
	if len(list) == 0 {
		return
	}
	w.line(0, "%s:", title)
	for _, v := range list {
		place := ""
		if v.Set != nil {
			place += fmt.Sprintf("set %d ", *v.Set)
		}
		if v.Binding != nil {
			place += fmt.Sprintf("binding %d ", *v.Binding)
		}
		if v.Location != nil {
			place += fmt.Sprintf("location %d ", *v.Location)
		}
		if v.BuiltIn != "" {
			place += v.BuiltIn + " "
		}
		w.line(1, "%s%s: %s, %s", place, v.Name, v.Storage, inline(&v.Type))
		w.layout(2, &v.Type)
	}
}

// inline is a type in one line.
func inline(t *Type) string {
	if t.Element == nil {
		return t.Text
	}
	count := "runtime array"
	if *t.Count > 0 {
		count = fmt.Sprintf("array of %d", *t.Count)
	}
	if t.Stride > 0 {
		count += fmt.Sprintf(", stride %d", t.Stride)
	}
	return count + ": " + inline(t.Element)
}

// layout lists the members of the struct that a type is, or has as elements.
func (w *writer) layout(depth int, t *Type) {
	for t.Element != nil {
		t = t.Element
	}
	for i, m := range t.Members {
		name := m.Name
		if name == "" {
			name = fmt.Sprintf("#%d", i)
		}
		at := "   -"
		if m.Offset != nil {
			at = fmt.Sprintf("%4d", *m.Offset)
		}
		text := fmt.Sprintf("%s %s: %s", at, name, inline(&m.Type))
		if len(m.Decorations) > 0 {
			text += " [" + strings.Join(m.Decorations, ", ") + "]"
		}
		w.line(depth, "%s", text)
		w.layout(depth+1, &m.Type)
	}
}
