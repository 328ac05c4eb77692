package convention

import (
	"fmt"
	"slices"
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
		c.fail(setting, "'%s' is '%s', but may only be one of %q", setting, word, allowed[1:])
	}
}

func (c *checker) rules() {
	names := make([]Part, 0, len(c.schema.Derive))
	for p := range c.schema.Derive {
		names = append(names, p)
	}
	slices.Sort(names)
	for _, p := range names {
		if rule := c.schema.Derive[p]; !slices.Contains(rules[p], rule) {
			c.fail("derive."+string(p), "'derive.%s' is '%s', but may only be one of %q", p, rule, rules[p])
		}
	}
}

func (c *checker) form(where string, f *Form, shapes ...Shape) {
	if f.As == "" && f.Parts == nil {
		c.fail(where, "there is no section '[%s]', which says how a memref stands there", where)
		return
	}
	if !slices.Contains(shapes, f.As) {
		c.fail(where+".as", "'%s.as' is '%s', but may only be one of %q", where, f.As, shapes)
	}
	key, unknown := where+".parts", false
	for i, p := range f.Parts {
		if !slices.Contains(parts[:], p) {
			c.fail(key, "'%s' has '%s', but a memref has the parts %q", key, p, parts)
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
		c.fail("unranked.memory", "'unranked.memory' must be %q: other orders are not supported yet", parts)
	}
}
