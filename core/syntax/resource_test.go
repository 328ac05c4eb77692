package syntax_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// withResources is a module, and behind it what a file has as resources.
const withResources = `"builtin.module"() <{}> ({
  "t.a"() {a = dense_resource<one> : tensor<2xi16>, b = dense_resource<"two words"> : tensor<2xi1>} : () -> ()
  "t.a"() {a = dense_resource<one> : vector<2x1xf16>, c = dense_resource<one> : tensor<2xi16>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      one: "0x040000000100FEFF",
      "two words": "0x010000000101"
    }
  }
#-}
`

func TestResourcesAreReadAndPrinted(t *testing.T) {
	m := kept(t, withResources, 1)
	a := m.Region(0).Entry().First().Attr("a").(*ir.DenseElementsAttr)
	require.Equal(t, "\x01\x00\xfe\xff", a.Data())
	b := m.Region(0).Entry().First().Attr("b").(*ir.DenseElementsAttr)
	require.True(t, b.IsSplat(), "equal elements are one")

	newer := syntax.PrintOptions{Profile: "mlir-19", Generic: true}
	text := printed(m, newer)
	_, want, _ := strings.Cut(withResources, "\n")
	_, got, _ := strings.Cut(text, "\n")
	assert.Equal(t, want, strings.TrimSuffix(got, "\n"))
	assert.Equal(t, text, printed(kept(t, text, 1), newer))

	own := printed(m, syntax.PrintOptions{})
	assert.Contains(t, own, "a = dense<[1, -2]> : tensor<2xi16>, b = dense<true> : tensor<2xi1>")
	assert.NotContains(t, own, "{-#")

	newer.ElideElements = print.MoreThan(1)
	elided := printed(m, newer)
	assert.Contains(t, elided, "a = dense_resource<__elided__> : tensor<2xi16>")
	assert.NotContains(t, elided, "one:")
}

// Two files may call different data the same.
func TestResourcesOfOneKeyGetOtherKeys(t *testing.T) {
	ctx := emptyContext(t)
	op := ir.NewBuilder(ctx).Create(&ir.OperationState{Name: ctx.OpName("t.a"), Loc: ctx.UnknownLoc()})
	for i, data := range []string{"\x01", "\x02", "\x01", "\x02"} {
		name := string(rune('a' + i))
		op.SetAttr(name, ctx.DenseResourceAttr(ctx.VectorType([]int64{1}, ctx.IntegerType(8, ir.Signless)), []byte(data), ir.Resource{Key: "k", Align: 1}))
	}
	assert.Equal(t, `"t.a"() {a = dense_resource<k> : vector<1xi8>, b = dense_resource<k_1> : vector<1xi8>, `+
		`c = dense_resource<k> : vector<1xi8>, d = dense_resource<k_1> : vector<1xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      k: "0x0100000001",
      k_1: "0x0100000002"
    }
  }
#-}

`, printed(op, syntax.PrintOptions{Profile: "mlir-19", Generic: true}))
}

// A large file is read by several parsers.
func TestResourcesOfLargeFiles(t *testing.T) {
	many := strings.Repeat(`  "t.a"() {a = dense_resource<one> : tensor<2xi16>} : () -> ()`+"\n", 10_000)
	text := strings.Replace(withResources, "}) :", many+"}) :", 1)
	newer := syntax.PrintOptions{Profile: "mlir-19", Generic: true}
	assert.Equal(t, printed(kept(t, text, 1), newer), printed(kept(t, text, 4), newer))
	assert.Equal(t, 1, strings.Count(printed(kept(t, text, 4), newer), "one: "))
}

func TestResourcesOfOthersAreNotKept(t *testing.T) {
	var sink diag.Sink
	text := `"t.a"() : () -> ()
{-#
  external_resources: { mlir_reproducer: { pipeline: "cse", verify_each: true }, tool: { x: "0x00" } },
  dialect_resources: { test: { y: "0x00000000" } }
#-}
`
	m := syntax.Parse(emptyContext(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m)
	var messages []string
	for _, d := range sink.Diagnostics() {
		messages = append(messages, d.Error())
	}
	assert.Equal(t, []string{
		"in.mlir:3:82: warning: the resources of 'tool' are not kept: nothing here reads them",
		"in.mlir:4:24: warning: the resources of 'test' are not kept: nothing here reads them",
	}, messages)
}

func TestResourcesThatAreWrong(t *testing.T) {
	use := func(typ, metadata string) string {
		return `"t.a"() {a = dense_resource<k> : ` + typ + `} : () -> ()` + "\n" + metadata
	}
	builtin := func(entries string) string {
		return "{-# dialect_resources: { builtin: { " + entries + " } } #-}"
	}
	for _, c := range []struct{ text, message string }{
		{use("tensor<1xi8>", ""), "1:29: error: the file has no data for resource 'k'"},
		{use("tensor<1xi8>", builtin("")), "1:29: error: the file has no data for resource 'k'"},
		{use("tensor<2xi8>", builtin(`k: "0x0100000001"`)), "1:29: error: resource 'k' has 1 bytes, which do not fill 'tensor<2xi8>'"},
		{use("tensor<9223372036854775807xi16>", builtin(`k: "0x0100000001"`)), "1:34: error: elements literal type must have static shape"},
		{use("tensor<1x!t.t>", builtin(`k: "0x0100000001"`)), "1:29: error: resource 'k' has 1 bytes, which do not fill"},
		{use("tensor<?xi8>", builtin(`k: "0x0100000001"`)), "error: elements literal type must have static shape"},
		{use("memref<1xi8>", builtin(`k: "0x0100000001"`)), "error: elements literal must be a ranked tensor or vector type"},
		{use("tensor<1xi8>", builtin(`k: "0x010000"`)), "1:29: error: resource 'k' is no hexadecimal data with an alignment of four bytes first"},
		{use("tensor<1xi8>", builtin(`k: "0x0300000001"`)), "1:29: error: the alignment of resource 'k', which its first four bytes say, is 3, no power of two"},
		{use("tensor<1xi8>", builtin(`k: "0x0000008001"`)), "is 2147483648, no power of two up to 4096"},
		{`"t.a"() {a = dense_resource<__elided__> : tensor<1xi8>} : () -> ()`, "1:29: error: the elements were left out when this was printed"},
		{`"t.a"() : () -> () ` + builtin(`k: "0x01000", k: "0x00"`), "error: expected hex string blob for key 'k': digits in pairs behind '0x'"},
		{`"t.a"() : () -> () ` + builtin(`k: "0x00", k: "0x00"`), "error: there are two resources 'k'; rename one"},
		{`"t.a"() : () -> () ` + builtin(`k: "zz"`), "error: expected hex string blob for key 'k'"},
		{`"t.a"() : () -> () ` + builtin(`k: true`), "error: expected a string with the data of resource 'k'"},
		{`"t.a"() : () -> () ` + builtin(`1: "0x00"`), "error: expected the key of a resource"},
		{"{-# nonsense: {} #-}", "1:5: error: expected 'dialect_resources' or 'external_resources', found 'nonsense'"},
		{"{-# dialect_resources: { builtin: { } }", "error: expected '#-}' to end the resources of the file"},
		{"{-# dialect_resources: {", "error: expected"},
		{"{-#", "error: expected the key of a resource"},
		{"{-# #-", "error: expected"},
	} {
		var sink diag.Sink
		m := syntax.Parse(emptyContext(t), diag.NewSource("in.mlir", []byte(c.text)), &sink, syntax.ParseOptions{AllowUnregistered: true})
		if assert.Nil(t, m, c.text) {
			assert.Contains(t, sink.Diagnostics()[0].Error(), c.message, c.text)
		}
	}
	_, err := syntax.ParseAttr(emptyContext(t), "dense_resource<k> : tensor<1xi8>")
	require.ErrorContains(t, err, "the file has no data for resource 'k'")
}
