package convention

import (
	"fmt"
	"slices"
	"strings"
)

// problem is something wrong with what a key says, or with a key that is not there.
type problem struct {
	key, message string
}

// checker collects what is wrong with a schema.
type checker struct {
	schema   *Schema
	problems []problem
}

func (s *Schema) check() []problem {
	c := &checker{schema: s}
	if s.Name == "" {
		c.fail("name", "it needs a name")
	}
	c.word("accepts.layout", s.Accepts.Layout, "", "strided", "identity")
	c.word("accepts.sizes", s.Accepts.Sizes, "", "any", "static")
	c.rules()
	c.form("value", &s.Value, AsValues, AsStruct)
	c.form("argument", &s.Argument, AsValues, AsStruct, AsPointer)
	// A pointer to the stack must not leave the function.
	c.form("result", &s.Result, AsValues, AsStruct)
	if s.CInterface != nil {
		c.form("c-interface.argument", &s.CInterface.Argument, AsValues, AsStruct, AsPointer)
		if s.CInterface.Prefix == "" {
			c.fail("c-interface.prefix", "'c-interface.prefix' must not be empty")
		}
	}
	if s.Unranked != nil {
		c.unranked(s.Unranked)
	}
	if s.Memory.Allocate == "" || s.Memory.Free == "" {
		c.fail("memory", "'memory' must name the functions that allocate and free")
	}
	return c.problems
}

func (c *checker) fail(key, format string, args ...any) {
	c.problems = append(c.problems, problem{key, fmt.Sprintf(format, args...)})
}

func (c *checker) word(setting, word string, allowed ...string) {
	if !slices.Contains(allowed, word) {
		c.fail(setting, "'%s' is '%s', which is not one of %s", setting, word, listed(allowed[1:]))
	}
}

// listed is words with commas between them.
func listed[T ~string](words []T) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(string(w))
	}
	return b.String()
}

func (c *checker) rules() {
	names := make([]Part, 0, len(c.schema.Derive))
	for p := range c.schema.Derive {
		names = append(names, p)
	}
	slices.Sort(names)
	for _, p := range names {
		switch rule := c.schema.Derive[p]; {
		case !slices.Contains(parts[:], p):
			c.fail("derive."+string(p), "there is no part '%s'; a memref has the parts %s", p, listed(parts[:]))
		case len(rules[p]) == 0:
			c.fail("derive."+string(p), "nothing can derive '%s'", p)
		case !slices.Contains(rules[p], rule):
			c.fail("derive."+string(p), "'derive.%s' is '%s', which is not one of %s", p, rule, listed(rules[p]))
		}
	}
}

func (c *checker) form(where string, f *Form, shapes ...Shape) {
	if f.As == "" && f.Parts == nil {
		c.fail(where, "there is no section '[%s]', which says how a memref stands there", where)
		return
	}
	if !slices.Contains(shapes, f.As) {
		c.fail(where+".as", "'%s.as' is '%s', which is not one of %s", where, f.As, listed(shapes))
	}
	key, unknown := where+".parts", false
	for i, p := range f.Parts {
		if !slices.Contains(parts[:], p) {
			c.fail(key, "'%s' has '%s', but a memref has the parts %s", key, p, listed(parts[:]))
			unknown = true
		}
		if slices.Contains(f.Parts[:i], p) {
			c.fail(key, "'%s' has '%s' twice", key, p)
		}
	}
	if unknown { // what is lacking may be what was meant
		return
	}
	if !f.has(Aligned) {
		c.fail(key, "'%s' lacks '%s', which nothing can derive", key, Aligned)
	}
	for _, p := range parts {
		if p != Aligned && !f.has(p) && c.schema.Derive[p] == "" {
			c.fail(key, "'%s' lacks '%s', and 'derive.%s' does not say where it comes from", key, p, p)
		}
	}
}

func (c *checker) unranked(u *Unranked) {
	if u.Value == "" {
		c.fail("unranked.value", "'unranked.value' must give the shape of values")
	}
	c.word("unranked.value", string(u.Value), "", string(AsValues), string(AsStruct))
	c.word("unranked.argument", string(u.Argument), "", string(AsValues), string(AsStruct), string(AsPointer))
	if !slices.Equal(u.Memory, parts[:]) {
		c.fail("unranked.memory", "'unranked.memory' must be %s: other orders are not supported yet", listed(parts[:]))
	}
}
