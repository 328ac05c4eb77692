package interpret

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
)

func compile(t *testing.T, text string) *Program {
	t.Helper()
	p, err := Compile(parse(t, text))
	require.NoError(t, err)
	return p
}

func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	require.True(t, verify.Verify(m, sink, verify.Options{}), "%v", sink.Diagnostics())
	return m
}

// buffer returns a memref of i32 with the numbers from 0 on.
func buffer(n int64) (Value, *Memory) {
	m := NewMemory(int(4 * n))
	v := Contiguous(m, 0, n)
	x := &Machine{}
	for i := range n {
		x.store(v, i, elem{4, 32, false}, i)
	}
	return Value{Ref: v}, m
}

func numbers(m *Memory) []int64 {
	x, v := &Machine{}, Contiguous(m, 0, int64(len(m.Bytes)/4))
	list := make([]int64, v.Sizes[0])
	for i := range list {
		list[i] = x.load(v, int64(i), elem{4, 32, false})
	}
	return list
}

// TestResults calls functions whose results are known.
func TestResults(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       int64
	}{
		{"wraps", "%c = constant 127 : i8\n %r = addi %c, %c : i8\n %x = sexti %r : i8 to i32\n return %x : i32", -2},
		{"division", "%a = constant -7 : i32\n %b = constant 2 : i32\n %r = floordivi_signed %a, %b : i32\n return %r : i32", -4},
		{"unsigned", "%a = constant -1 : i32\n %b = constant 1 : i32\n %c = cmpi \"ult\", %a, %b : i32\n %r = select %c, %a, %b : i32\n return %r : i32", 1},
		{"float", "%a = constant 1.5 : f32\n %b = constant 2.5 : f32\n %s = addf %a, %b : f32\n %c = cmpf \"oeq\", %s, %s : f32\n %r = zexti %c : i1 to i32\n return %r : i32", 1},
		{"loop", "%z = constant 0 : i32\n %o = constant 1 : i32\n %r = affine.for %i = 2 to 10 step 3 iter_args(%s = %z) -> (i32) {\n %n = addi %s, %o : i32\n affine.yield %n : i32\n }\n return %r : i32", 3},
		{"branches", "%o = constant 1 : i32\n %c = cmpi \"eq\", %o, %o : i32\n cond_br %c, ^a(%o : i32), ^b\n^a(%x: i32):\n %y = addi %x, %x : i32\n return %y : i32\n^b:\n return %o : i32", 2},
		{"while", "%z = constant 0 : i32\n %o = constant 1 : i32\n %t = constant 5 : i32\n %r = scf.while (%x = %z) : (i32) -> i32 {\n %c = cmpi \"slt\", %x, %t : i32\n scf.condition(%c) %x : i32\n } do {\n^bb0(%y: i32):\n %n = addi %y, %o : i32\n scf.yield %n : i32\n }\n return %r : i32", 5},
		{"disjoint", "%m = memref.alloc() : memref<8xi32>\n %a = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32>\n" +
			"%b = memref.subview %m[4] [4] [1] : memref<8xi32> to memref<4xi32, affine_map<(d0) -> (d0 + 4)>>\n" +
			"%c = memref.disjoint %a, %b : memref<4xi32>, memref<4xi32, affine_map<(d0) -> (d0 + 4)>>\n %d = memref.disjoint %a, %m : memref<4xi32>, memref<8xi32>\n" +
			"%e = xor %c, %d : i1\n %r = zexti %e : i1 to i32\n return %r : i32", 1},
		{"memrefs in memory", "%m = memref.alloc() : memref<2xi32>\n %p = memref.alloc() : memref<1xmemref<2xi32>>\n %z = constant 0 : index\n %v = constant 5 : i32\n" +
			"affine.store %m, %p[0] : memref<1xmemref<2xi32>>\n %n = memref.load %p[%z] : memref<1xmemref<2xi32>>\n affine.store %v, %n[1] : memref<2xi32>\n" +
			"%r = affine.load %m[1] : memref<2xi32>\n return %r : i32", 5},
		{"a transfer", "%m = memref.alloc() : memref<4xi32>\n %n = memref.alloc() : memref<4xi32>\n %t = memref.alloc() : memref<1xi32>\n %z = constant 0 : index\n %c = constant 2 : index\n" +
			"affine.for %i = 0 to 4 {\n %v = index_cast %i : index to i32\n affine.store %v, %m[%i] : memref<4xi32>\n affine.store %v, %n[%i] : memref<4xi32>\n }\n" +
			"affine.dma_start %m[%z + 1], %n[%z + 2], %t[%z], %c : memref<4xi32>, memref<4xi32>, memref<1xi32>\n affine.dma_wait %t[%z], %c : memref<1xi32>\n" +
			"%ten = constant 10 : i32\n %x = affine.load %n[2] : memref<4xi32>\n %y = affine.load %n[3] : memref<4xi32>\n %a = muli %x, %ten : i32\n %r = addi %a, %y : i32\n return %r : i32", 12},
		{"vectors", "%m = memref.alloc() : memref<3xi32>\n affine.for %i = 0 to 3 {\n %v = index_cast %i : index to i32\n affine.store %v, %m[%i] : memref<3xi32>\n }\n %p = constant 7 : i32\n %z = constant 1 : index\n" +
			"%v = vector.transfer_read %m[%z], %p : memref<3xi32>, vector<4xi32>\n %r = vector.reduction \"add\", %v : vector<4xi32> into i32\n return %r : i32", 1 + 2 + 7 + 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := compile(t, "func @f() -> i32 {\n "+c.body+"\n}")
			got, err := p.NewMachine(Settings{}).Call("f", nil)
			require.NoError(t, err)
			require.Equal(t, c.want, got[0].N)
		})
	}
}

// TestTraps calls functions that do what has no meaning.
func TestTraps(t *testing.T) {
	for name, c := range map[string]struct{ body, want string }{
		"outside":   {"affine.for %i = 0 to 9 {\n affine.store %v, %m[%i] : memref<8xi32>\n }", "an access to element 8 of dimension 0, which has 8"},
		"freed":     {"%n = memref.alloc() : memref<i32>\n memref.dealloc %n : memref<i32>\n memref.store %v, %n[] : memref<i32>", "an access to memory that was freed"},
		"twice":     {"%n = memref.alloc() : memref<i32>\n memref.dealloc %n : memref<i32>\n memref.dealloc %n : memref<i32>", "memory is freed twice"},
		"zero":      {"%z = constant 0 : i32\n %x = divi_signed %v, %z : i32", "a division by zero"},
		"no end":    {"br ^a\n^a:\n br ^a", "the run does not end"},
		"no memref": {"%p = memref.alloc() : memref<1xmemref<2xi32>>\n %n = affine.load %p[0] : memref<1xmemref<2xi32>>", "an element that holds no memref is loaded"},
		"transfer":  {"%z = constant 6 : index\n %c = constant 3 : index\n affine.dma_start %m[%z], %m[%z], %m[%z], %c : memref<8xi32>, memref<8xi32>, memref<8xi32>", "an access to element 8"},
		"a race":    {"affine.parallel (%i) = (0) to (2) {\n affine.store %v, %m[0] : memref<8xi32>\n }", "a race: iterations 1 and 0 of a parallel loop access the same byte"},
		"reader":    {"affine.parallel (%i) = (0) to (2) {\n %x = affine.load %m[0] : memref<8xi32>\n affine.store %x, %m[1 - %i] : memref<8xi32>\n }", "a race"},
		"the mask":  {"%z = constant 6 : index\n %p = constant 0 : i32\n %x = vector.transfer_read %m[%z], %p {in_bounds = [true]} : memref<8xi32>, vector<4xi32>", "an access to element 8"},
		"the shift": {"%z = constant 32 : i32\n %x = shift_left %v, %z : i32", "a shift by 32 of 32 bits"},
	} {
		t.Run(name, func(t *testing.T) {
			end := "\n return\n}"
			if name == "no end" {
				end = "\n}"
			}
			p := compile(t, "func @f(%m: memref<8xi32>, %v: i32) {\n "+c.body+end)
			m, _ := buffer(8)
			_, err := p.NewMachine(Settings{Limit: 1000}).Call("f", []Value{m, {N: 1}})
			require.ErrorContains(t, err, c.want)
		})
	}
}

// TestOrders runs a loop that is not parallel, in an order that shows, but for the race.
func TestOrders(t *testing.T) {
	p := compile(t, `func @f(%m: memref<8xi32>) -> i32 {
  %z = constant 0 : index
  %o = constant 1 : index
  %n = constant 4 : index
  %s = constant 0 : i32
  %r = scf.parallel (%i) = (%z) to (%n) step (%o) init (%s) -> i32 {
    %x = memref.load %m[%i] : memref<8xi32>
    scf.reduce(%x) : i32 {
    ^bb0(%a: i32, %b: i32):
      %t = addi %a, %a : i32
      %u = addi %t, %b : i32
      scf.reduce.return %u : i32
    }
  }
  return %r : i32
}`)
	results := map[int64]bool{}
	for _, o := range []Order{Written, Reversed} {
		m, _ := buffer(8)
		got, err := p.NewMachine(Settings{Order: o}).Call("f", []Value{m})
		require.NoError(t, err)
		results[got[0].N] = true
	}
	require.Equal(t, map[int64]bool{1*4 + 2*2 + 3: true, 3*8 + 2*4 + 1*2: true}, results)
}

// TestViews names the same memory in several ways.
func TestViews(t *testing.T) {
	p := compile(t, `func @f(%m: memref<8xi32>, %v: i32) {
  %s = memref.subview %m[1] [3] [2] : memref<8xi32> to memref<3xi32, affine_map<(d0) -> (d0 * 2 + 1)>>
  affine.store %v, %s[1] : memref<3xi32, affine_map<(d0) -> (d0 * 2 + 1)>>
  %r = memref.reinterpret_cast %m to offset: [4], sizes: [2, 2], strides: [2, 1] : memref<8xi32> to memref<2x2xi32, affine_map<(d0, d1) -> (d0 * 2 + d1 + 4)>>
  affine.store %v, %r[1, 0] : memref<2x2xi32, affine_map<(d0, d1) -> (d0 * 2 + d1 + 4)>>
  return
}`)
	m, memory := buffer(8)
	_, err := p.NewMachine(Settings{}).Call("f", []Value{m, {N: 50}})
	require.NoError(t, err)
	require.Equal(t, []int64{0, 1, 2, 50, 4, 5, 50, 7}, numbers(memory))
}

// TestUndefined notes an element that was not written.
func TestUndefined(t *testing.T) {
	p := compile(t, "func @f() -> i32 {\n %m = memref.alloc() : memref<i32>\n %x = affine.load %m[] : memref<i32>\n return %x : i32\n}")
	m := p.NewMachine(Settings{})
	_, err := m.Call("f", nil)
	require.NoError(t, err)
	require.True(t, m.ReadUndefined)
}

// TestRefuses compiles what it does not know.
func TestRefuses(t *testing.T) {
	_, err := Compile(parse(t, "func @f(%m: memref<*xf32>) {\n %r = rank %m : memref<*xf32>\n return\n}"))
	require.ErrorContains(t, err, "no way to execute std.rank")
	_, err = compile(t, "func @f() {\n return\n}").NewMachine(Settings{}).Call("g", nil)
	require.ErrorContains(t, err, "there is no function @g")
}

// TestFill: the text of a value shows what it was filled with.
func TestFill(t *testing.T) {
	fn := parse(t, "func @f(%a: memref<2x?xi8>, %b: vector<3xf32>, %c: f64, %d: i1) {\n return\n}").Region(0).Entry().First()
	for i, want := range []string{
		"1 2 5 10 17 26 37 50 65 82 101 122 -111 -86 -59 -30 ",
		"1001 1002 1005 ",
		"2001 ",
		"-1 ",
	} {
		arg := fn.Region(0).Entry().Arg(i).Type()
		v, err := Fill(arg, i)
		require.NoError(t, err)
		text, err := AppendValue(nil, v, arg)
		require.NoError(t, err)
		require.Equal(t, want, string(text))
	}
}
