package irgen

import (
	_ "embed" // the pool
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

//go:embed types.txt
var typePool string

//go:embed attrs.txt
var attrPool string

// Generator makes modules from the definitions in a context. It is not for
// concurrent use.
type Generator struct {
	ctx   *ir.Context
	rng   *rand.Rand
	types []ir.Type
	attrs []ir.Attribute
	// taken counts the operations that had all cases of an enumeration in turn.
	taken map[*ods.Enum]int
}

// New returns a generator for the dialects of a context. What it makes depends
// on nothing but these and the seed.
func New(ctx *ir.Context, seed uint64) (*Generator, error) {
	g := &Generator{ctx: ctx, rng: rand.New(rand.NewPCG(seed, 13)), taken: map[*ods.Enum]int{}}
	for line := range strings.Lines(typePool) {
		if foreign(ctx, line) {
			continue
		}
		t, err := syntax.ParseType(ctx, strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("types.txt: %s: %w", strings.TrimSpace(line), err)
		}
		g.types = append(g.types, t)
	}
	for line := range strings.Lines(attrPool) {
		if foreign(ctx, line) {
			continue
		}
		a, err := syntax.ParseAttr(ctx, strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("attrs.txt: %s: %w", strings.TrimSpace(line), err)
		}
		g.attrs = append(g.attrs, a)
	}
	return g, nil
}

// dialectNames finds the dialects of the types and attributes in a text.
var dialectNames = regexp.MustCompile(`[!#]([a-z_]+)[.<]`)

// foreign reports whether a text mentions a dialect that the context lacks.
func foreign(ctx *ir.Context, line string) bool {
	for _, m := range dialectNames.FindAllStringSubmatch(line, -1) {
		if ctx.Dialect(m[1]) == nil {
			return true
		}
	}
	return false
}

// tries is how many drafts are made until a module is given up.
const tries = 200

// Op returns up to n different modules, in generic form, each with one operation
// of that definition. There may be more, so that each case of an enumeration has
// its turn, which the first few operations with that enumeration give it.
func (g *Generator) Op(def *ods.Op, n int) []string {
	if !Fits(def) {
		return nil
	}
	n = max(n, g.allCases(def)+4)
	seen := map[string]bool{}
	var texts []string
	for turn := range n {
		for range tries {
			d := &draft{g: g, def: def, turn: turn}
			text, ok := d.module()
			if ok && !seen[text] {
				seen[text] = true
				texts = append(texts, text)
				break
			}
		}
	}
	return texts
}

// Fits reports whether an operation needs no more around it than values, so
// that modules can be made of its definition alone.
func Fits(def *ods.Op) bool {
	f := def.Traits()
	if f.FunctionLike || f.SymbolTable || len(f.Parents) > 0 {
		return false
	}
	for i := range def.Operands {
		if def.Operands[i].Arity == ods.Nested {
			return false
		}
	}
	for i := range def.Regions {
		if def.Regions[i].Terminator == "" {
			return false
		}
	}
	return true
}

// allCases is the number of cases of all enumerations in the attributes and
// parameters, or 0 if they have had their turns.
func (g *Generator) allCases(def *ods.Op) int {
	n, fresh := 0, false
	count := func(e *ods.Enum) {
		n += casesOf(e)
		fresh = fresh || e != nil && g.taken[e] < 3
		g.taken[e]++
	}
	for _, p := range def.Parameters {
		count(p.Enum)
	}
	for i := range def.Attributes {
		count(def.Attributes[i].Enum)
	}
	if !fresh {
		return 0
	}
	return n
}

func casesOf(e *ods.Enum) int {
	if e == nil {
		return 0
	}
	return len(e.Cases)
}

// one returns a member of a list.
func one[T any](g *Generator, list []T) T { return list[g.rng.IntN(len(list))] }

// chance is true once in n times.
func (g *Generator) chance(n int) bool { return g.rng.IntN(n) == 0 }

// typesThat returns the types of the pool for which a test holds.
func (g *Generator) typesThat(holds func(ir.Type) bool) []ir.Type {
	var list []ir.Type
	for _, t := range g.types {
		if holds(t) {
			list = append(list, t)
		}
	}
	return list
}

// attrsThat returns the attributes of the pool for which a test holds.
func (g *Generator) attrsThat(holds func(ir.Attribute) bool) []ir.Attribute {
	var list []ir.Attribute
	for _, a := range g.attrs {
		if holds(a) {
			list = append(list, a)
		}
	}
	return list
}
