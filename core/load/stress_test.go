package load_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
)

// chain is a dialect whose items use those of another.
func chain(name, other string) *ods.Dialect {
	var b strings.Builder
	fmt.Fprintf(&b, "dialect %s {\n  version 0.1.0\n", name)
	if other != "" {
		fmt.Fprintf(&b, "  uses %s ^0.1\n", other)
	}
	b.WriteString("}\n")
	for i := range 100 {
		below := "signless-int"
		if other != "" {
			below = fmt.Sprintf("%s%d", strings.ToUpper(other), i)
		}
		fmt.Fprintf(&b, "constraint %s%d = %s | f32\n", strings.ToUpper(name), i, below)
		fmt.Fprintf(&b, "class C%d {\n  operands x: T is %s%d\n}\nop %s.x%d : C%d\n", i, strings.ToUpper(name), i, name, i, i)
	}
	d, _ := load.Dialect(name+".dialect", []byte(b.String()))
	return d
}

// TestItemsAreCompiledForAll asks several contexts, which share dialects, for
// operations that are compiled on demand, in different orders.
func TestItemsAreCompiledForAll(t *testing.T) {
	dialects := []*ods.Dialect{chain("c", "b"), chain("b", "a"), chain("a", "")}
	var wg sync.WaitGroup
	for w := range 6 {
		wg.Go(func() {
			ctx, err := load.NewContext(dialects...)
			if !assert.NoError(t, err) {
				return
			}
			for i := range 100 {
				i = (i*7 + w*31) % 100
				d := dialects[(i+w)%3]
				name := fmt.Sprintf("%s.x%d", d.Name(), i)
				op := d.Op(name)
				assert.NotNil(t, op, name)
				assert.True(t, ctx.OpName(name).Def() == op, "one definition for all")
			}
		})
	}
	wg.Wait()
	for _, d := range dialects {
		require.Empty(t, d.Check())
	}
}

// TestDialectsThatUseEachOther would wait for each other for ever.
func TestDialectsThatUseEachOther(t *testing.T) {
	for _, ring := range [][]*ods.Dialect{
		{chain("a", "b"), chain("b", "a")},
		{chain("a", "b"), chain("b", "c"), chain("c", "a")},
	} {
		_, err := load.NewContext(ring...)
		require.ErrorContains(t, err, "use each other; one has to do without")
		for _, d := range ring {
			d.Check()
		}
	}
}
