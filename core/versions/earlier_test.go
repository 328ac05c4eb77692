package versions_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/bytecode"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// The dialect fix in three versions: 0.2 calls two operations, an attribute and a
// type in another way, 0.3 another attribute, and has an operation more.
const (
	fix1 = `dialect fix {
  version 0.1.0
}
type fix.box {}
op fix.mul {
  operands   x: i32
  results    r: i32
  attributes by: i64, mode?: string
  format     $x attr-dict
}
op fix.one {
  results r: i32
}
op fix.open {
  results b: !fix.box
}
`
	fix2 = `dialect fix {
  version 0.2.0
  earlier 0.1
}
type fix.crate {
  versions fix.box in 0.1
}
op fix.scale {
  operands   x: i32
  results    r: i32
  attributes factor: i64, mode?: string
  format     $x attr-dict
  versions    fix.mul in 0.1
  versions    $factor as by in 0.1
}
op fix.one {
  results r: i32
}
op fix.open {
  results b: !fix.crate
}
`
	fix3 = `dialect fix {
  version 0.3.1
  earlier 0.1, 0.2
}
type fix.crate {
  versions fix.box in 0.1
}
op fix.scale {
  operands   x: i32
  results    r: i32
  attributes factor: i64, rounding?: string
  format     $x attr-dict
  versions    fix.mul in 0.1
  versions    $factor as by in 0.1
  versions    $rounding as mode in 0.2
}
op fix.one {
  results r: i32
}
op fix.open {
  results b: !fix.crate
}
op fix.shut {
  operands b: !fix.crate
}
form fix.shut in 0.2 none "0.3 brought it"
`
)

func fix(t *testing.T, source string) *ir.Context {
	t.Helper()
	d, problems := load.Dialect("fix.dialect", []byte(source))
	require.Empty(t, append(problems, d.Check()...))
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	return ctx
}

func read(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("m.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.True(t, verify.Verify(m, &sink, verify.Options{}), "%v\n%s", sink.Diagnostics(), text)
	return m
}

// texts are the same module in versions 0.1, 0.2 and 0.3.
var texts = [...]string{`module {
  %0 = "fix.one"() : () -> i32
  %1 = fix.mul %0 {by = 3 : i64, mode = "down"}
  %2 = "fix.open"() : () -> !fix.box
}
`, `module {
  %0 = "fix.one"() : () -> i32
  %1 = fix.scale %0 {factor = 3 : i64, mode = "down"}
  %2 = "fix.open"() : () -> !fix.crate
}
`, `module {
  %0 = "fix.one"() : () -> i32
  %1 = fix.scale %0 {factor = 3 : i64, rounding = "down"}
  %2 = "fix.open"() : () -> !fix.crate
}
`}

// TestEarlierVersions reads modules of each version with the definitions of each
// later one, as custom and generic text and as bytecode, and writes them as the
// earlier version has them.
func TestEarlierVersions(t *testing.T) {
	sources := [...]string{fix1, fix2, fix3}
	versions := [...]string{"0.1", "0.2", "0.3"}
	for then := range sources {
		for now := then; now < len(sources); now++ {
			old := read(t, fix(t, sources[then]), texts[then])
			generic := syntax.AppendOp(nil, old, syntax.PrintOptions{Generic: true})
			packed, err := bytecode.Append(nil, old, bytecode.WriteOptions{})
			require.NoError(t, err)

			ctx := fix(t, sources[now])
			want := string(syntax.AppendOp(nil, read(t, ctx, texts[now]), syntax.PrintOptions{}))
			for _, text := range []string{texts[then], string(generic)} {
				m := read(t, ctx, text)
				assert.Equal(t, want, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "%s read by %s", versions[then], versions[now])
			}
			var sink diag.Sink
			m := bytecode.Read(ctx, "m", packed, &sink)
			require.NotNil(t, m, "%v", sink.Diagnostics())
			require.True(t, verify.Verify(m, &sink, verify.Options{}), "%v", sink.Diagnostics())
			assert.Equal(t, want, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "bytecode of %s read by %s", versions[then], versions[now])

			back, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: ods.VersionProfile("fix", versions[then])}, &sink)
			require.True(t, ok, "%v", sink.Diagnostics())
			assert.Equal(t, string(syntax.AppendOp(nil, old, syntax.PrintOptions{})), string(back), "%s written by %s", versions[then], versions[now])
			packed, err = bytecode.Append(nil, m, bytecode.WriteOptions{Profile: ods.VersionProfile("fix", versions[then])})
			require.NoError(t, err)
			again := bytecode.Read(fix(t, sources[then]), "m", packed, &sink)
			require.NotNil(t, again, "%v", sink.Diagnostics())
			assert.Equal(t, string(back), string(syntax.AppendOp(nil, again, syntax.PrintOptions{})))
		}
	}
}

// TestNewerVersion refuses bytecode of a newer version with both versions and a
// way out, and what an earlier version cannot say.
func TestNewerVersion(t *testing.T) {
	m := read(t, fix(t, fix3), texts[2])
	packed, err := bytecode.Append(nil, m, bytecode.WriteOptions{})
	require.NoError(t, err)
	var sink diag.Sink
	require.Nil(t, bytecode.Read(fix(t, fix2), "m.mlirbc", packed, &sink))
	require.Len(t, sink.Diagnostics(), 1)
	assert.Equal(t, "m.mlirbc: error: the module is of dialect 'fix' 0.3.1, but 0.2.0 is the one that is known here; "+
		"upgrade the plugin that owns it, or have the module written as 'fix@0.2'", sink.Diagnostics()[0].Error())

	m = read(t, fix(t, fix3), "%b = \"fix.open\"() : () -> !fix.crate\n\"fix.shut\"(%b) : (!fix.crate) -> ()")
	_, err = bytecode.Append(nil, m, bytecode.WriteOptions{Profile: "fix@0.1"})
	assert.ErrorContains(t, err, "'fix.shut' op cannot be written in profile fix@0.1: 0.3 brought it")
}

// TestEarlierProblems says what is wrong with a file that mentions versions.
func TestEarlierProblems(t *testing.T) {
	for source, want := range map[string]string{
		"dialect d {\n  version 0.2.0\n  earlier 0.3\n}":                           "version 0.3 is not earlier than the dialect's own, 0.2.0",
		"dialect d {\n  version 0.2.0\n  earlier x\n}":                             "expected a version as MAJOR.MINOR",
		"dialect d {\n  version 0.2.0\n}\nop d.a {\n  versions d.b in 0.1\n}":      "the dialect does not say 'earlier 0.1'",
		"dialect d {\n  version 0.2.0\n}\nop d.a {}\nform d.a in 0.1 none \"new\"": "the dialect does not say 'earlier 0.1'",
		"dialect d {\n  version 0.2.0\n}\nop d.a {\n  versions d.b in mlir-12\n}":  "there is no profile 'mlir-12'",
	} {
		d, problems := load.Dialect("d.dialect", []byte(source))
		all := ""
		for _, p := range append(problems, d.Check()...) {
			all += p.Message + "\n"
		}
		assert.Contains(t, all, want, source)
	}
}
