package ir_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/internal/irtest"
	"github.com/mlirc/mlirc/core/ir"
)

// named is the definition of a type that is known by its name.
type named struct{}

var _ ir.TypeDefinition = named{}

func (named) Name() string     { return "t.named" }
func (named) Identified() bool { return true }

// TestContextIsShared lets goroutines make the same objects, look up the same operations while
// their dialect is registered, and set the same body.
func TestContextIsShared(t *testing.T) {
	ctx := ir.NewContext()
	const workers, repeats = 4, 300
	var made [workers][]ir.Attribute
	var set [workers][repeats]bool
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for i := range repeats {
				elem := ctx.IntegerType(uint32(i%64+1), ir.Signless)
				shape := ctx.RankedTensorType([]int64{int64(i), ir.Dynamic}, elem, nil)
				text := ctx.StringAttr(fmt.Sprint("s", i))
				made[w] = append(made[w], ctx.ArrayAttr([]ir.Attribute{ctx.TypeAttr(shape), text, ctx.IntAttr(elem, int64(i))}))
				s := ctx.DialectType(named{}, text)
				set[w][i] = s.SetBody([]ir.Attribute{text, ctx.I64Attr(int64(w))})
				ctx.OpName(fmt.Sprintf("late.op%d", i)).Traits()
				v := ctx.Memo(i, func() any { return new(int) })
				assert.Same(t, v, ctx.Memo(i, func() any { return new(int) }))
			}
		})
	}
	wg.Go(func() {
		late := irtest.NewDialect("late", map[string]ir.Traits{"late.op7": {Pure: true}})
		assert.NoError(t, ctx.RegisterDialect(late))
	})
	wg.Wait()
	for w := range workers {
		require.True(t, assert.ObjectsAreEqual(made[0], made[w]))
	}
	for i := range repeats {
		winners := 0
		for w := range workers {
			if set[w][i] {
				winners++
			}
		}
		assert.Equal(t, 1, winners, "one body wins")
	}
	assert.True(t, ctx.OpName("late.op7").Traits().Pure)
}
