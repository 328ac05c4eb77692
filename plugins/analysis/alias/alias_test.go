package alias_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

const module = `
memref.global @shown : memref<8xf32> = uninitialized
memref.global @other : memref<8xf32> = uninitialized
memref.global "private" @hidden : memref<8xf32> = uninitialized
memref.global "private" @handed : memref<8xf32> = uninitialized
memref.global "private" @named : memref<8xf32> = uninitialized
memref.global "private" @outside : memref<8xf32>
memref.global "private" constant @table : memref<8xf32> = dense<1.0>
memref.global constant @public : memref<8xf32> = dense<1.0>
func private @take(memref<8xf32>)
func private @number(index)
func private @takeAny(memref<?xf32>)
func private @make() -> memref<8xf32>
func private @refers() attributes {global = @named}
func @hands() {
  %0 = memref.get_global @handed : memref<8xf32>
  call @take(%0) : (memref<8xf32>) -> ()
  return
}
func @f(%a: memref<8xf32>, %b: memref<8xf32>, %n: memref<8xf32> {llvm.noalias}, %m: memref<8xf32> {llvm.noalias}, %bytes: memref<64xi8>, %w: i1) -> memref<8xf32> {
  %zero = constant 0 : index
  %f = constant 0.0 : f32
  %shown = memref.get_global @shown : memref<8xf32>
  %again = memref.get_global @shown : memref<8xf32>
  %other = memref.get_global @other : memref<8xf32>
  %hidden = memref.get_global @hidden : memref<8xf32>
  %handed = memref.get_global @handed : memref<8xf32>
  %named = memref.get_global @named : memref<8xf32>
  %outside = memref.get_global @outside : memref<8xf32>
  %table = memref.get_global @table : memref<8xf32>
  %fixed = memref.get_global @public : memref<8xf32>
  %local = memref.alloc() : memref<8xf32>
  %stack = memref.alloca() : memref<8xf32>
  %escaped = memref.alloc() : memref<8xf32>
  %selected = memref.alloc() : memref<8xf32>
  %copied = memref.alloc() : memref<8xf32>
  %address = memref.alloc() : memref<8xf32>
  %returned = memref.alloc() : memref<8xf32>
  %looped = memref.alloc() : memref<8xf32>
  %viewed = memref.alloc() : memref<8xf32>
  %held = memref.alloc() : memref<8xf32>
  %pointed = memref.alloc() : memref<8xf32>
  %parted = memref.alloc() : memref<8xf32>
  %box = memref.alloc() : memref<1xmemref<8xf32>>
  scf.while (%x = %looped) : (memref<8xf32>) -> () {
    call @take(%x) : (memref<8xf32>) -> ()
    scf.condition(%w)
  } do {
    scf.yield %a : memref<8xf32>
  }
  %made = call @make() : () -> memref<8xf32>
  call @take(%escaped) : (memref<8xf32>) -> ()
  %vview = memref.cast %viewed : memref<8xf32> to memref<?xf32>
  call @takeAny(%vview) : (memref<?xf32>) -> ()
  memref.store %held, %box[%zero] : memref<1xmemref<8xf32>>
  %one = select %w, %selected, %a : memref<8xf32>
  %clone = memref.clone %copied : memref<8xf32> to memref<8xf32>
  %bits = unrealized_conversion_cast %address : memref<8xf32> to i64
  %number = memref.extract_aligned_pointer_as_index %pointed : memref<8xf32> -> index
  %near = memref.memory_space_cast %stack : memref<8xf32> to memref<8xf32, 1>
  %pbase:4 = memref.extract_strided_metadata %parted : memref<8xf32> -> memref<f32>, index, index, index
  call @number(%pbase#1) : (index) -> ()
  %view = memref.cast %a : memref<8xf32> to memref<?xf32>
  %part = memref.subview %view[2][4][1] : memref<?xf32> to memref<4xf32, affine_map<(d0) -> (d0 + 2)>>
  %typed = memref.view %bytes[%zero][] : memref<64xi8> to memref<8xf32>
  %mview = memref.cast %m : memref<8xf32> to memref<?xf32>
  %lview = memref.cast %local : memref<8xf32> to memref<?xf32>
  %chosen = select %w, %n, %m : memref<8xf32>
  %size = memref.dim %local, %zero : memref<8xf32>
  memref.assume_alignment %local, 16 : memref<8xf32>
  memref.store %f, %local[%zero] : memref<8xf32>
  memref.dealloc %local : memref<8xf32>
  return %returned : memref<8xf32>
}
`

// pairs that may alias, of all the pairs of named memrefs in @f; the others are distinct.
const mayAlias = `
a: b view part typed bytes shown again other handed named outside made one clone chosen
b: a view part typed bytes shown again other handed named outside made one clone chosen
n: chosen made one clone
m: mview chosen made one clone
bytes: a b view part typed shown again other handed named outside made one clone chosen
shown: again a b view part typed bytes made one clone chosen
other: a b view part typed bytes made one clone chosen
handed: a b view part typed bytes made one clone chosen
named: a b view part typed bytes made one clone chosen
outside: a b view part typed bytes made one clone chosen
hidden:
table:
fixed:
local: lview
stack: near
parted: pbase
pointed: made one clone chosen
escaped: made one clone chosen
selected: made one clone chosen
copied: made one clone chosen
address: made one clone chosen
looped: made one clone chosen
returned: made one clone chosen
viewed: vview made one clone chosen
vview: viewed made one clone chosen
held: made one clone chosen
`

func TestMayAlias(t *testing.T) {
	values, m := valuesOf(t, module)
	a := alias.New(alias.GlobalsOf(m))
	for line := range strings.Lines(strings.TrimSpace(mayAlias)) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), ":")
		want := map[string]bool{name: true}
		for _, other := range strings.Fields(rest) {
			require.Contains(t, values, other)
			want[other] = true
		}
		for other, v := range values {
			assert.Equal(t, want[other], a.MayAlias(values[name], v), "%s and %s", name, other)
			assert.Equal(t, want[other], a.MayAlias(v, values[name]), "%s and %s", other, name)
		}
	}
}

func TestIsLocal(t *testing.T) {
	values, m := valuesOf(t, module)
	a := alias.New(alias.GlobalsOf(m))
	for name, v := range values {
		want := name == "local" || name == "lview" || name == "stack" || name == "box" || name == "near" || name == "parted" || name == "pbase"
		assert.Equal(t, want, a.IsLocal(v), name)
	}
}

func TestIsAllocation(t *testing.T) {
	values, _ := valuesOf(t, module)
	allocations := strings.Fields("local stack escaped selected copied address returned looped viewed held box pointed parted")
	for name, v := range values {
		assert.Equal(t, slices.Contains(allocations, name), alias.IsAllocation(v), name)
	}
}

// TestDistinctArguments: the option is about arguments alone.
func TestDistinctArguments(t *testing.T) {
	values, m := valuesOf(t, module)
	p := &pass.Pass{Name: "test", Anchor: "func", Around: []pass.AnyAnalysis{alias.Facts}, Options: []pass.Option{alias.Option()}, Run: func(r *pass.Run) error {
		if ir.SymbolName(r.Op) != "f" {
			return nil
		}
		a := alias.For(r)
		for pair, want := range map[string]bool{
			"a b": false, "a view": true, "b view": false, "a shown": false, "a one": true, "a made": true,
			"shown again": true, "shown made": true, "made one": true, "made escaped": true, "hidden made": false,
		} {
			v, w, _ := strings.Cut(pair, " ")
			assert.Equal(t, want, a.MayAlias(values[v], values[w]), pair)
		}
		return nil
	}}
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("test{distinct-arguments}")), pass.NewRegistry(p))
	require.Empty(t, problems)
	var sink diag.Sink
	require.NoError(t, (&pass.Manager{}).Run(context.Background(), m, steps, &sink))
}

// TestKept: an operation whose effects are on one operand may keep another.
func TestKept(t *testing.T) {
	d, problems := load.Dialect("keeper.dialect", []byte(`
dialect keeper {
  version 1.0.0
}

op keeper.keep {
  operands before: AnyMemRef, read: AnyMemRef, behind: AnyMemRef
  traits   reads $read, effects
}
`))
	require.Empty(t, problems)
	ctx, err := load.NewContext(append(repository.Dialects(t), d)...)
	require.NoError(t, err)
	values, _ := valuesIn(t, ctx, `
func @f() {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  "keeper.keep"(%a, %b, %c) : (memref<8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
`)
	for name, local := range map[string]bool{"a": false, "b": true, "c": false} {
		assert.Equal(t, local, alias.New(nil).IsLocal(values[name]), name)
	}
}

// TestWithoutGlobals: what the module says of its globals is not known.
func TestWithoutGlobals(t *testing.T) {
	values, _ := valuesOf(t, module)
	a := alias.New(nil)
	assert.True(t, a.MayAlias(values["a"], values["hidden"]))
	assert.True(t, a.MayAlias(values["a"], values["table"]))
	assert.False(t, a.MayAlias(values["hidden"], values["table"]))
}

// TestGlobalsOfOneName: nested modules each have a global @g; of neither anything is known.
func TestGlobalsOfOneName(t *testing.T) {
	values, m := valuesOf(t, `
memref.global "private" constant @g : memref<8xf32> = dense<1.0>
module {
  memref.global "private" @g : memref<8xf32> = uninitialized
  func @f(%a: memref<8xf32>) {
    %g = memref.get_global @g : memref<8xf32>
    return
  }
}
`)
	a := alias.New(alias.GlobalsOf(m))
	assert.True(t, a.MayAlias(values["a"], values["g"]))
}

// TestBlockArguments: what arguments of blocks and loops name is not known.
func TestBlockArguments(t *testing.T) {
	_, m := valuesOf(t, `
func @f(%a: memref<8xf32>, %n: memref<8xf32> {llvm.noalias}, %w: i1) {
  scf.while (%x = %a) : (memref<8xf32>) -> () {
    scf.condition(%w)
  } do {
    scf.yield %a : memref<8xf32>
  }
  br ^bb1(%a, %a : memref<8xf32>, memref<8xf32>)
^bb1(%p: memref<8xf32>, %q: memref<8xf32>):
  return
}
`)
	fn := m.Region(0).Entry().First()
	entry := fn.Region(0).Entry()
	values := append(entry.Next().Args(), entry.First().Region(0).Entry().Arg(0))
	require.Len(t, values, 3)
	for i, v := range values {
		assert.Equal(t, alias.Unknown, alias.New(nil).ObjectOf(v).Kind, "%d", i)
	}
	assert.Equal(t, alias.NoAlias, alias.New(nil).ObjectOf(entry.Arg(1)).Kind)
}

// valuesOf are the memrefs of the function @f by their names in the text.
func valuesOf(t *testing.T, text string) (map[string]*ir.Value, *ir.Operation) {
	t.Helper()
	return valuesIn(t, repository.Context(t), text)
}

func valuesIn(t *testing.T, ctx *ir.Context, text string) (map[string]*ir.Value, *ir.Operation) {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	var fn *ir.Operation
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if ir.SymbolName(op) == "f" {
			fn = op
		}
		return ir.Advance
	})
	values := map[string]*ir.Value{}
	_, body, _ := strings.Cut(text, "@f(")
	signature, body, _ := strings.Cut(body, "{\n")
	var names []string
	for _, part := range strings.Split(signature, "%")[1:] {
		name, _, _ := strings.Cut(part, ":")
		names = append(names, name)
	}
	for i, name := range names {
		values[name] = fn.Region(0).Entry().Arg(i)
	}
	op := fn.Region(0).Entry().First()
	for line := range strings.Lines(body) {
		if name, _, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && strings.HasPrefix(name, "%") {
			for op.NumResults() == 0 {
				op = op.Next()
			}
			name, _, _ = strings.Cut(name[1:], ":")
			values[name] = op.Result(0)
			op = op.Next()
		}
	}
	for name, v := range values {
		if !alias.IsMemRef(v.Type()) {
			delete(values, name)
		}
	}
	return values, m
}
