package affine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	return m
}

// tagged returns the operations with an attribute `tag`, by its text.
func tagged(root *ir.Operation) map[string]*ir.Operation {
	found := map[string]*ir.Operation{}
	ir.WalkPostOrder(root, func(op *ir.Operation) {
		if tag := op.StringAttrValue("tag"); tag != "" {
			found[tag] = op
		}
	})
	return found
}

func TestDimsAndSymbols(t *testing.T) {
	m := parse(t, `
func @f(%n: index, %m: memref<?x4xf32>, %x: memref<?xindex>, %t: tensor<?xf32>, %i32: i32) {
  %c0 = constant 0 : index
  "x"(%n, %c0) {tag = "symbol"} : (index, index) -> ()
  %top = index_cast %i32 : i32 to index
  "x"(%top) {tag = "symbol top"} : (index) -> ()
  affine.for %i = 0 to 10 {
    %c = constant 1 : index
    %s = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%c]
    %d = memref.dim %m, %c0 : memref<?x4xf32>
    %dt = tensor.dim %t, %c0 : tensor<?xf32>
    %a = memref.alloc(%n) : memref<2x?xf32>
    %da = memref.dim %a, %c : memref<2x?xf32>
    %ds = memref.dim %a, %c0 : memref<2x?xf32>
    "x"(%c, %s, %d, %da, %ds, %dt) {tag = "symbol inside"} : (index, index, index, index, index, index) -> ()
    %p = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %n)
    "x"(%i, %p) {tag = "dim"} : (index, index) -> ()
    %l = affine.load %x[%i] : memref<?xindex>
    %b = memref.alloc(%l) : memref<?xf32>
    %db = memref.dim %b, %c0 : memref<?xf32>
    %q = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %l)
    "x"(%l, %db, %q, %i32) {tag = "neither"} : (index, index, index, i32) -> ()
    affine.parallel (%j, %k) = (0, 0) to (%n, 4) {
      "x"(%j, %k, %i) {tag = "dim nested"} : (index, index, index) -> ()
    }
  }
  return
}`)
	for tag, op := range tagged(m) {
		for i, v := range op.AllOperands() {
			scope := affine.Scope(op)
			assert.Equal(t, strings.HasPrefix(tag, "symbol"), affine.IsSymbol(v), "%s %d", tag, i)
			assert.Equal(t, strings.HasPrefix(tag, "symbol"), affine.IsSymbolIn(v, scope), "%s %d", tag, i)
			assert.Equal(t, tag != "neither", affine.IsDim(v), "%s %d", tag, i)
			assert.Equal(t, tag != "neither", affine.IsDimIn(v, scope), "%s %d", tag, i)
		}
	}
	loop, dim, ok := affine.LoopOf(tagged(m)["dim nested"].Operand(1))
	assert.True(t, ok && loop.Is("affine.parallel") && dim == 1)
}

func TestComposed(t *testing.T) {
	m := parse(t, `
func @f(%n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %c = constant 3 : index
      %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
      %b = affine.apply affine_map<(d0, d1) -> (d0 - d1 + 1)>(%a, %j)
      %r = affine.apply affine_map<(d0, d1, d2)[s0] -> (d0 + d1 + d2 + s0)>(%b, %a, %n)[%c] {tag = "r"}
    }
  }
  return
}`)
	apply, ok := affine.AsApply(tagged(m)["r"])
	require.True(t, ok)
	canonical := apply.ValueMap().Canonical()
	assert.Equal(t, "(d0, d1)[s0] -> (d0 + d1 + s0 + 3)", canonical.Map.String())
	assert.Len(t, canonical.Operands, 3)
	composed := apply.ValueMap().FullyComposed()
	assert.Equal(t, "(d0, d1)[s0] -> (-d0 + d1 * 4 + s0 * 3 + 4)", composed.Map.String())
	require.Len(t, composed.Operands, 3)
	inner, _, _ := affine.LoopOf(composed.Operands[0])
	outer, _, _ := affine.LoopOf(composed.Operands[1])
	assert.True(t, outer.IsProperAncestor(inner))
	assert.Equal(t, composed, composed.FullyComposed())
}

// TestComposedIsBounded composes what doubles with each of 200 operations.
func TestComposedIsBounded(t *testing.T) {
	var text strings.Builder
	text.WriteString("func @f() {\n affine.for %i = 0 to 10 {\n %a0 = affine.apply affine_map<(d0) -> (d0)>(%i)\n")
	for i := range 200 {
		fmt.Fprintf(&text, "  %%a%d = affine.apply affine_map<(d0) -> (d0 mod 5 + d0 floordiv 3)>(%%a%d) {tag = \"%d\"}\n", i+1, i, i)
	}
	text.WriteString("}\n return\n}")
	apply, ok := affine.AsApply(tagged(parse(t, text.String()))["199"])
	require.True(t, ok)
	composed := apply.ValueMap().FullyComposed()
	assert.Len(t, composed.Operands, 1)
}

func TestTripCount(t *testing.T) {
	m := parse(t, `
func @f(%n: index) {
  affine.for %i = 3 to 20 step 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 10)>(%i) step 3 {
      affine.yield
    } {tag = "4"}
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0] -> (d0 + 8 * s0)>(%i)[%n] step 2 {
      affine.yield
    } {tag = "by 4"}
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 10, d0 + 7)>(%i) {
      affine.yield
    } {tag = "7"}
    affine.for %j = max affine_map<(d0) -> (d0, 5)>(%i) to 10 {
      affine.yield
    } {tag = "by 1"}
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 - 2)>(%i) {
      affine.yield
    } {tag = "0"}
  } {tag = "5"}
  affine.for %i = -9223372036854775807 to 9223372036854775807 step 2 {
  } {tag = "9223372036854775807"}
  return
}`)
	loops := tagged(m)
	assert.Len(t, loops, 7)
	for tag, op := range loops {
		loop, ok := affine.AsFor(op)
		require.True(t, ok)
		n, known := loop.ConstantTripCount()
		if by, rest, divides := strings.Cut(tag, "by "); divides {
			assert.Empty(t, by)
			assert.False(t, known)
			assert.Equal(t, rest, fmt.Sprint(loop.TripCountDivisor()))
			continue
		}
		assert.True(t, known, tag)
		assert.Equal(t, tag, fmt.Sprint(n))
	}
}

// TestBuild builds a nest and changes its bounds.
func TestBuild(t *testing.T) {
	m := parse(t, "func @f(%n: index, %x: f32) {\n return\n}")
	f := m.Region(0).Entry().First()
	b := ir.BuilderBefore(f.Region(0).Entry().First())
	lower := affine.ValueMap{Map: constantMap(0)}
	loop := affine.NewLoop(b, lower, affine.ValueMap{Map: constantMap(8)}, 2)
	b.SetInsertionPoint(loop.Yield())
	carried := affine.NewLoop(b, lower, affine.ValueMap{Map: constantMap(8)}, 1, f.Region(0).Entry().Arg(1))
	b.SetInsertionPointToEnd(carried.Body())
	affine.NewYield(b, carried.IterArgs())
	loop.SetUpperBound(affine.ValueMap{Map: symbolMap(), Operands: []*ir.Value{f.Region(0).Entry().Arg(0)}})
	loop.SetStep(3)
	assert.Equal(t, `func @f(%arg0: index, %arg1: f32) {
  affine.for %arg2 = 0 to %arg0 step 3 {
    %0 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg1) -> (f32) {
      affine.yield %arg4 : f32
    }
  }
  return
}`, string(syntax.AppendOp(nil, f, syntax.PrintOptions{})))
}
