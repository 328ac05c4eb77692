package transforms_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/funcgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/randfunc"
)

// TestInlineAlone compares what inlining makes of generated modules without simplifying them.
// Modules that the tool prints in other ways are left out, and what docs/differences.md has of
// inlining into regions that take one block.
func TestInlineAlone(t *testing.T) {
	c := passdiff.New(t, transforms.All()...)
	texts := []string{funcgen.Module(24)}
	families := []randfunc.Family{
		randfunc.Constants(), randfunc.Integers(), randfunc.Floats(), randfunc.Casts(), randfunc.Choices(),
		randfunc.Buffers(), randfunc.Access(), randfunc.Calls(), randfunc.Control(),
	}
	for seed := range uint64(60) {
		texts = append(texts, randfunc.New(randfunc.Options{Seed: seed, Functions: 3, Families: families}).Text())
	}
	var same []string
	changed := 0
	for i, plain := range oracle.Opt(t, texts) {
		own := c.Apply(t, "func()", texts[i])
		oneBlock := strings.Contains(own, "alloca_scope") || strings.Contains(own, "scf.")
		if oneBlock || !plain.OK || strings.TrimSpace(plain.Text) != strings.TrimSpace(own) {
			continue
		}
		same = append(same, texts[i])
		if inlined := c.Apply(t, "inline{default-pipeline=}", texts[i]); inlined != own {
			changed++
		}
	}
	require.Greater(t, len(same), 10)
	require.Greater(t, changed, 5)
	c.Compare(t, "inline{default-pipeline=}", same)
}
