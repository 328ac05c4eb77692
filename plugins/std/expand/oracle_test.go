package expand_test

import (
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/funcgen"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/randfunc"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/expand"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const pipeline = "func(std-expand)"

// expanded are the operations that the pass may replace.
var expanded = []string{"ceildivi_signed", "floordivi_signed", "atomic_rmw", "memref.reshape"}

// comparer knows what the plugin's dialects verify.
func comparer(t *testing.T) *passdiff.Comparer {
	c := passdiff.New(t, expand.StdExpand())
	c.Hooks = map[string]verify.Hook{}
	for _, d := range std.Plugin().Dialects {
		for name, hook := range d.Hooks {
			c.Hooks[name] = hook
		}
	}
	return c
}

// without are the texts that have none of some words.
func without(texts []string, words ...string) []string {
	var kept []string
	for _, text := range texts {
		if !containsAny(text, words) {
			kept = append(kept, text)
		}
	}
	return kept
}

func containsAny(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// generated are modules of the operations of some dialects, one operation in each.
func generated(t *testing.T, each int, dialects ...string) []string {
	ctx := repository.Context(t)
	g, err := irgen.New(ctx, 7)
	require.NoError(t, err)
	var texts []string
	for _, d := range dialects {
		def := ctx.Dialect(d).(*ods.Dialect)
		for _, name := range def.OpNames() {
			texts = append(texts, g.Op(def.Op(name), each)...)
		}
	}
	return texts
}

// TestAgreesWithOracle compares what becomes of modules of std and memref that the tool reads
// and prints as it is done here. The operations themselves it expands in other ways.
func TestAgreesWithOracle(t *testing.T) {
	c := comparer(t)
	texts := without(append(generated(t, 6, "std", "memref"), funcgen.Module(24)), expanded...)
	var same []string
	for i, plain := range oracle.Opt(t, texts) {
		if plain.OK && strings.TrimSpace(plain.Text) == strings.TrimSpace(c.Apply(t, "func()", texts[i])) {
			same = append(same, texts[i])
		}
	}
	require.Greater(t, len(same), 200)
	c.Compare(t, pipeline, same)
}

// TestChangesNothingElse leaves a module without these operations as it is: what is dead,
// constants that are there twice, what could be folded.
func TestChangesNothingElse(t *testing.T) {
	texts := append(generated(t, 2, "std", "memref", "affine", "scf", "tensor", "vector"), funcgen.Module(24), funcgen.Loops(24))
	for seed := range uint64(20) {
		texts = append(texts, randfunc.New(randfunc.Options{Seed: seed, Functions: 2}).Text())
	}
	c, compared := comparer(t), 0
	for _, text := range without(texts, expanded...) {
		before := c.Apply(t, "func()", text)
		if strings.HasPrefix(before, "error: ") {
			continue // a hook refuses what the definition allows
		}
		compared++
		assert.Equal(t, before, c.Apply(t, pipeline, text))
	}
	assert.Greater(t, compared, 300)
}
