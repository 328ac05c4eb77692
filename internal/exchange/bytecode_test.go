package exchange

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// bytecode exchanges the modules that a tool takes as text as bytecode: all of a dialect at
// once, in a module around them.
func (r *run) bytecode(taken []*chunk) {
	whole := r.whole(taken)
	ours, err := bytecode.Append(nil, whole, bytecode.WriteOptions{Profile: r.profile})
	require.NoError(r.t, err)
	for _, version := range []string{"4", "6"} {
		theirs := oracle.Pipe(r.t, ours, tools[r.profile], "--allow-unregistered-dialect", "--mlir-disable-threading",
			"--emit-bytecode", "--emit-bytecode-version="+version)
		r.requireBack(theirs, r.kept(whole), version)
	}
}

// requireBack reads what came back. Properties, which versions from 5 on have,
// may be refused with advice.
func (r *run) requireBack(data []byte, want, version string) {
	r.t.Helper()
	var sink diag.Sink
	back := bytecode.Read(r.context(), "newer.mlirbc", data, &sink)
	if back == nil && version != "4" {
		require.Contains(r.t, sink.Diagnostics()[0].Message, "--emit-bytecode-version=4")
		r.t.Log(sink.Diagnostics()[0].Message)
		return
	}
	require.NotNil(r.t, back, "version %s: %v", version, sink.Diagnostics())
	r.same(want, r.text(back), "bytecode version "+version)
}

// kept is a module as it is here once it has been through the profile.
func (r *run) kept(m *ir.Operation) string {
	c := &chunk{module: m, own: r.text(m)}
	require.True(r.t, r.write(c, true))
	return c.own
}

// whole is a module of all modules.
func (r *run) whole(chunks []*chunk) *ir.Operation {
	var text strings.Builder
	for _, c := range chunks {
		if strings.Contains(c.own, "distinct[") {
			continue // mlir-opt-19 counts from 0 in each attribute that it writes, and loses which are the same
		}
		// Aliases count in the whole file, so that there must be none.
		text.Write(syntax.AppendOp(nil, c.module, syntax.PrintOptions{Generic: true, LocalScope: true}))
	}
	var sink diag.Sink
	m := syntax.Parse(r.context(), diag.NewSource("whole.mlir", []byte(text.String())), &sink, syntax.ParseOptions{AllowUnregistered: true, Profile: "mlir-13"})
	require.NotNil(r.t, m, "%v", sink.Diagnostics())
	return m
}

// TestDistinct reads attributes that are none but themselves: files of ours count them in the whole
// file, those of MLIR in each attribute.
func TestDistinct(t *testing.T) {
	const text = `"test.op"() {a = #llvm.access_group<id = distinct[0]<>>, b = [#llvm.access_group<id = distinct[0]<>>],
  c = #llvm.alias_scope_domain<id = distinct[0]<>>} : () -> ()`
	r := &run{t: t, profile: profile, all: repository.Dialects(t)}
	for producer, same := range map[string]bool{"": true, "MLIR19.1.7": false} {
		m := r.parse(text)
		data, err := bytecode.Append(nil, m, bytecode.WriteOptions{Producer: producer})
		require.NoError(t, err)
		var sink diag.Sink
		back := bytecode.Read(r.context(), "m.mlirbc", data, &sink)
		require.NotNil(t, back, "%v", sink.Diagnostics())
		op := back.Region(0).Entry().First()
		group, domain := op.Attr("a").(*ir.DialectAttr), op.Attr("c").(*ir.DialectAttr)
		require.Equal(t, ir.Attribute(group), op.Attr("b").(*ir.ArrayAttr).Elems()[0])
		require.Equal(t, same, group.Params()[0] == domain.Params()[0])
		require.Equal(t, same, r.text(m) == r.text(back))
	}
}

// parse reads a module as it is here.
func (r *run) parse(text string) *ir.Operation {
	var sink diag.Sink
	m := syntax.Parse(r.context(), diag.NewSource("own.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true, Profile: ods.OwnProfile})
	require.NotNil(r.t, m, "%v", sink.Diagnostics())
	return m
}

// TestTypes exchanges types and attributes of a dialect that has another name
// there.
func TestTypes(t *testing.T) {
	oracle.Need(t, "mlir-opt-19")
	r := &run{t: t, profile: profile, all: repository.Dialects(t), seen: map[string]bool{}}
	c := r.chunk(`func @f(%a: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>) {
  %0:2 = "test.op"() {a = !spv.array<4 x f32>} : () -> (!spv.ptr<!spv.struct<(f32, i32)>, Function>, tuple<memref<*xf32, 1>, vector<[4]xi8>>)
  return
}`, false)
	require.NotNil(t, c, r.problem)
	require.Len(t, r.exchange([]*chunk{c}, false), 1)
	require.Contains(t, c.there, "!spirv.ptr<!spirv.struct<(f32, i32)>, Function>")
	require.Contains(t, c.there, "memref<?x?xf32, strided<[?, 1], offset: ?>>")
	ours, err := bytecode.Append(nil, c.module, bytecode.WriteOptions{Profile: profile})
	require.NoError(t, err)
	require.Contains(t, string(ours), "!spirv.ptr<")
	theirs := oracle.Pipe(t, ours, "mlir-opt-19", "--allow-unregistered-dialect", "--emit-bytecode", "--emit-bytecode-version=4")
	r.requireBack(theirs, c.own, "4")
}
