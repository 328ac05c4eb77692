package ir_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
)

func TestNameLocsAreUniqued(t *testing.T) {
	ctx := ir.NewContext()
	seen := map[*ir.NameLoc]string{}
	for line := range uint32(500) {
		for _, name := range []string{"sum", "acc", "", "a \x00b"} {
			child := ctx.FileLineColLoc("f.mlir", line+1, 1)
			l := ctx.NameLoc(name, child)
			require.Same(t, l, ctx.NameLoc(strings.Clone(name), child))
			require.Equal(t, name, l.Name())
			require.Equal(t, ir.Location(child), l.Child())
			_, known := seen[l]
			require.False(t, known)
			seen[l] = name
		}
	}
}

func TestNameLocsAreUniquedByAll(t *testing.T) {
	ctx := ir.NewContext()
	var group sync.WaitGroup
	lists := make([][]*ir.NameLoc, 4)
	for w := range lists {
		group.Go(func() {
			for i := range 2000 {
				child := ctx.FileLineColLoc("f.mlir", uint32(i/3+1), 1)
				lists[w] = append(lists[w], ctx.NameLoc("v"+strconv.Itoa(i%5), child))
			}
		})
	}
	group.Wait()
	for _, list := range lists[1:] {
		assert.Equal(t, len(lists[0]), len(list))
		for i := range list {
			require.Same(t, lists[0][i], list[i])
		}
	}
}

func BenchmarkNameLocs(b *testing.B) {
	ctx := ir.NewContext()
	places := make([]ir.Place, 10000)
	for i := range places {
		places[i] = ir.Place{Line: uint32(i + 1), Col: 3}
	}
	children := ctx.AppendFileLineColLocs(nil, "f.mlir", places)
	names := []string{"sum", "acc", "i", "next"}
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		name := names[n%4] + strconv.Itoa(n/len(children))
		ctx.NameLoc(name, children[n%len(children)])
	}
}

// TestNamesOfValues says how locations call values, and what is left without names.
func TestNamesOfValues(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBuilder(ctx)
	here := ctx.FileLineColLoc("f.mlir", 3, 5)
	make := func(loc ir.Location, results int) *ir.Operation {
		types := []ir.Type{ctx.I1(), ctx.I1(), ctx.I1()}[:results]
		return b.Create(&ir.OperationState{Name: ctx.OpName("t.op"), Loc: loc, Results: types})
	}
	names := func(op *ir.Operation) (list []string) {
		for _, v := range op.Results() {
			list = append(list, v.Name())
		}
		return list
	}
	sum := ctx.NamedLoc(here, "sum")
	assert.Equal(t, []string{"sum"}, names(make(sum, 1)))
	assert.Equal(t, []string{"sum", "sum"}, names(make(ctx.NamedLoc(here, "sum", "sum"), 2)))
	each := make(ctx.NamedLoc(here, "a", "", "b"), 3)
	assert.Equal(t, []string{"a", "", "b"}, names(each))
	assert.Equal(t, ir.Location(here), each.HelperLoc())
	assert.Equal(t, "b", each.ResultLoc(2).(*ir.NameLoc).Name())
	assert.Equal(t, ir.Location(here), ctx.NamedLoc(here, "", ""))

	caller := ctx.FileLineColLoc("f.mlir", 9, 1)
	inlined := make(ctx.CallSiteLoc(sum, caller), 1)
	assert.Equal(t, []string{"sum"}, names(inlined))
	assert.Equal(t, ir.Location(ctx.CallSiteLoc(here, caller)), inlined.HelperLoc())

	bare := ctx.NameLoc("only", ctx.UnknownLoc())
	assert.Equal(t, ir.Location(bare), make(bare, 1).HelperLoc(), "a name that is all there is stays")
	assert.Empty(t, make(ctx.RawFusedLoc([]ir.Location{sum, here}, nil), 1).Result(0).Name(), "places of one value are no names")

	made, other := make(here, 1), make(caller, 1)
	ir.TakeName([]*ir.Value{made.Result(0), other.Result(0)}, sum)
	assert.Equal(t, "sum", made.Result(0).Name())
	assert.Empty(t, other.Result(0).Name(), "it was not made in place of the other")
	arg := ir.NewBlock().AddArg(ctx.I1(), here)
	ir.TakeName([]*ir.Value{arg}, sum)
	assert.Equal(t, "sum", arg.Name())
}
