package sandbox

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Box is a policy worked out for a program.
type Box struct {
	policy  Policy
	program string
	private string
	rules   []rule
	tools   []tool
	// isScript says that an interpreter reads the program.
	isScript bool
}

// tool is a program that is granted: the path by which it is called, and the file that it was.
type tool struct{ path, leads, mark string }

// mostTools is how many a program is granted at most: the kernel sends some 250 files at a time.
const mostTools = 200

// grantTools looks at the tools. One that is not there needs no grant.
func (b *Box) grantTools() error {
	for _, path := range b.policy.Tools {
		f, ok := b.policy.Found[path]
		if !ok {
			var err error
			if f, err = Find(path); err != nil {
				continue
			}
		}
		if t := (tool{path, f.Leads, f.Mark}); !slices.Contains(b.tools, t) {
			b.tools = append(b.tools, t)
		}
	}
	if len(b.tools) > mostTools {
		return fmt.Errorf("plugin '%s' is granted %d tools; there may be %d", b.policy.Name, len(b.tools), mostTools)
	}
	return nil
}

// New works out what a program needs. Private is a folder of its own, which is
// the caller's to make and to remove.
func New(p Policy, program, private string) (*Box, error) {
	b := &Box{policy: p, program: program, private: private, isScript: isScript(program)}
	if p.Mode == Off {
		return b, nil
	}
	if p.Mode == On {
		if missing := Supported().Missing(); missing != "" {
			return nil, fmt.Errorf("%s; sandbox.mode = \"on\" forbids that, \"auto\" restricts as far as the system can", missing)
		}
	}
	b.rules = append(systemFiles(), rule{path: private, access: write})
	granted := slices.Concat(p.Read, p.Write)
	if err := b.grantTools(); err != nil {
		return nil, err
	}
	for _, t := range b.tools {
		granted = append(granted, t.leads)
	}
	b.rules = append(b.rules, programFiles(program, granted)...)
	for _, path := range p.Read {
		b.rules = append(b.rules, rule{path: path, access: read, straight: true})
	}
	for _, path := range p.Write {
		b.rules = append(b.rules, rule{path: path, access: write, straight: true})
	}
	for _, t := range b.tools {
		b.rules = append(b.rules, toolFiles(t, granted)...)
	}
	if p.Network {
		b.rules = append(b.rules, networkFiles()...)
	}
	b.rules = joined(b.rules)
	return b, nil
}

// joined has one rule for each path: what two tools are granted is often the same. A rule that
// follows links does not make another one do so.
func joined(rules []rule) []rule {
	var list []rule
	for _, r := range rules {
		i := slices.IndexFunc(list, func(each rule) bool { return each.path == r.path && each.straight == r.straight })
		if i < 0 {
			list = append(list, r)
			continue
		}
		list[i].access |= r.access
	}
	return list
}

// Dir is where the program runs; empty: where the host does.
func (b *Box) Dir() string {
	if b.policy.Mode == Off {
		return ""
	}
	return b.private
}

// Environment is all that the program gets of it, and what it is granted.
func (b *Box) Environment() []string {
	list := os.Environ()
	if b.policy.Mode != Off {
		list = slices.DeleteFunc(list, func(each string) bool {
			name, _, _ := strings.Cut(each, "=")
			return !isPlain(name)
		})
		list = append(list, "HOME="+b.private, "TMPDIR="+b.private, "PWD="+b.private)
	}
	for _, each := range b.policy.Environment {
		if strings.Contains(each, "=") {
			list = append(list, each)
		} else if value, ok := os.LookupEnv(each); ok {
			list = append(list, each+"="+value)
		}
	}
	return lastOfEach(list)
}

// lastOfEach leaves out variables that are set again later.
func lastOfEach(list []string) []string {
	last := map[string]int{}
	name := func(each string) string { text, _, _ := strings.Cut(each, "="); return text }
	for i, each := range list {
		last[name(each)] = i
	}
	kept := list[:0]
	for i, each := range list {
		if last[name(each)] == i && !strings.ContainsRune(each, 0) {
			kept = append(kept, each)
		}
	}
	return kept
}

// isPlain reports whether a variable says nothing of the user but how to find
// programs and to write text and time.
func isPlain(name string) bool {
	switch name {
	case "PATH", "LANG", "LANGUAGE", "TZ":
		return true
	}
	return strings.HasPrefix(name, "LC_")
}

// allows reports whether a rule covers a path.
func (b *Box) allows(path string, wanted access) bool {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if access(execute).covers(wanted) && b.runs(path) {
		return true
	}
	for _, r := range b.rules {
		granted := r.path
		if real, err := filepath.EvalSymlinks(granted); err == nil {
			granted = real
		}
		if within(path, granted) && r.access.covers(wanted) {
			return true
		}
	}
	return false
}

// runs reports whether a file, by a path without links, is the program or a tool.
func (b *Box) runs(path string) bool {
	return path == realOf(b.program)() || slices.ContainsFunc(b.tools, func(t tool) bool { return t.leads == path })
}

// covers reports whether an access includes another: what may be executed or
// written may be read.
func (a access) covers(wanted access) bool {
	if a&(execute|write) != 0 {
		a |= read
	}
	return a&wanted == wanted
}
