package syntax

import (
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestUnterminated leaves out the end of everything that has one.
func TestUnterminated(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"string":            {`"a.b`, "t.mlir:1:1: error: "},
		"escape":            {`"a.b\`, "t.mlir:1:5: error: "},
		"string over lines": {"\"a.b\n\"() : () -> ()", "t.mlir:1:1: error: "},
		"operands":          {`"a.b"(`, "t.mlir:1:7: error: "},
		"second operand":    {`"a.b"(%a,`, "t.mlir:1:10: error: "},
		"result":            {`%`, "t.mlir:1:1: error: "},
		"number of results": {`%a:`, "t.mlir:1:4: error: "},
		"results":           {`%a, `, "t.mlir:1:5: error: "},
		"successors":        {`"a.b"()[`, "t.mlir:1:9: error: "},
		"successor":         {`"a.b"()[^`, "t.mlir:1:9: error: "},
		"attributes":        {`"a.b"() {`, "t.mlir:1:10: error: "},
		"value":             {`"a.b"() {x =`, "t.mlir:1:13: error: "},
		"region":            {`"a.b"() ({`, "t.mlir:1:11: error: "},
		"regions":           {`"a.b"() ({},`, "t.mlir:1:13: error: "},
		"type":              {`"a.b"() :`, "t.mlir:1:10: error: "},
		"arrow":             {`"a.b"() : () ->`, "t.mlir:1:16: error: "},
		"label":             {"\"a.b\"() ({\n^bb0(", "t.mlir:2:6: error: "},
		"location":          {`"a.b"() : () -> () loc(`, "t.mlir:1:24: error: "},
		"place":             {`"a.b"() : () -> () loc("f":1:`, "t.mlir:1:30: error: "},
		"call site":         {`"a.b"() : () -> () loc(callsite("a" at`, "t.mlir:1:39: error: "},
		"fused":             {`"a.b"() : () -> () loc(fused<1>[`, "t.mlir:1:33: error: "},
		"name":              {`"a.b"() : () -> () loc("f"(`, "t.mlir:1:28: error: "},
		"array":             {`#a = [`, "t.mlir:1:7: error: "},
		"dictionary":        {`#a = {`, "t.mlir:1:7: error: "},
		"dense":             {`#a = dense<`, "t.mlir:1:12: error: "},
		"dense list":        {`#a = dense<[1, `, "t.mlir:1:16: error: "},
		"dense complex":     {`#a = dense<(1, `, "t.mlir:1:16: error: "},
		"hexadecimal":       {`#a = dense<"0x`, "t.mlir:1:12: error: "},
		"sparse":            {`#a = sparse<[0], `, "t.mlir:1:18: error: "},
		"opaque":            {`#a = opaque<"a", `, "t.mlir:1:18: error: "},
		"symbol":            {`#a = @`, "t.mlir:1:6: error: "},
		"nested symbol":     {`#a = @a::`, "t.mlir:1:10: error: "},
		"quoted symbol":     {`#a = @"a`, "t.mlir:1:6: error: "},
		"map":               {`#a = affine_map<`, "t.mlir:1:17: error: "},
		"symbols of a map":  {`#a = affine_map<(i)[`, "t.mlir:1:21: error: "},
		"results of a map":  {`#a = affine_map<(i) -> (i +`, "t.mlir:1:28: error: "},
		"set":               {`#a = affine_set<(i) : (`, "t.mlir:1:24: error: "},
		"constraint":        {`#a = affine_set<(i) : (i >=`, "t.mlir:1:28: error: "},
		"vector":            {`!a = type vector<`, "t.mlir:1:18: error: "},
		"shape":             {`!a = type vector<4x`, "t.mlir:1:20: error: "},
		"tensor":            {`!a = type tensor<4x?x`, "t.mlir:1:22: error: "},
		"encoding":          {`!a = type tensor<4xi8, `, "t.mlir:1:24: error: "},
		"memref":            {`!a = type memref<4xi8, `, "t.mlir:1:24: error: "},
		"tuple":             {`!a = type tuple<i8, `, "t.mlir:1:21: error: "},
		"complex":           {`!a = type complex<`, "t.mlir:1:19: error: "},
		"function":          {`!a = type (i8, `, "t.mlir:1:16: error: "},
		"results of one":    {`!a = type () -> (`, "t.mlir:1:18: error: "},
		"dialect type":      {`!a = type !foo.bar<[`, "t.mlir:1:"},
		"quoted type":       {`!a = type !foo<"`, "t.mlir:1:"},
		"dialect attribute": {`#a = #foo.bar<{`, "t.mlir:1:"},
		"alias":             {`!a = `, "t.mlir:1:6: error: "},
		"alias of type":     {`!a = type`, "t.mlir:1:10: error: "},
	} {
		t.Run(name, func(t *testing.T) {
			found := problems(t, c.text, ParseOptions{AllowUnregistered: true})
			assert.True(t, strings.HasPrefix(found, c.want), "%s\nis expected to begin with\n%s", found, c.want)
		})
	}
}

// TestEnds cuts modules off after every byte: there is a module or an error with
// a place, and no crash.
func TestEnds(t *testing.T) {
	dialects := repository.Dialects(t)
	chunks := recipes(t)
	if testing.Short() {
		chunks = chunks[:1]
	}
	for _, c := range chunks {
		c = c[:min(len(c), 1500)]
		for end := range c {
			parseAny(t, newContext(t, dialects), c[:end])
		}
	}
}

// TestEnormous has literals that are larger than what they are for: an error
// with a place, or a value, but neither a crash nor an overflow.
func TestEnormous(t *testing.T) {
	digits := strings.Repeat("9", 100_000)
	beyond := "99999999999999999999"
	for name, c := range map[string]struct{ text, want string }{
		"integer":              {`#a = ` + digits + ` : i64`, "out of range"},
		"negative":             {`#a = -` + digits + ` : i64`, "out of range"},
		"hexadecimal":          {`#a = 0x` + strings.Repeat("F", 1_000_000) + ` : i64`, "out of range"},
		"integer of any width": {`#a = ` + digits + ` : i16777215`, ""},
		"index":                {`#a = ` + beyond + ` : index`, "out of range"},
		"float":                {`#a = ` + digits + `.0 : f64`, ""},
		"exponent":             {`#a = 1.0e` + digits + ` : f64`, ""},
		"width":                {`!a = type i` + digits, "at most 16777215 bits"},
		"width at the limit":   {`!a = type i16777216`, "at most 16777215 bits"},
		"vector":               {`!a = type vector<` + beyond + `xi8>`, "t.mlir:1:"},
		"tensor":               {`!a = type tensor<` + beyond + `xi8>`, "t.mlir:1:"},
		"memref":               {`!a = type memref<` + beyond + `xi8>`, "t.mlir:1:"},
		"product of a shape":   {`#a = dense<1> : tensor<4294967296x4294967296x4294967296xi8>`, "t.mlir:1:"},
		"values missing":       {`#a = dense<[1]> : tensor<9223372036854775807xi8>`, "t.mlir:1:"},
		"sparse":               {`#a = sparse<9223372036854775807, 1> : tensor<4xi8>`, ""},
		"digits of a string":   {`#a = dense<"0x` + strings.Repeat("0", 1_000_001) + `"> : tensor<4xi8>`, "t.mlir:1:"},
		"memory space":         {`!a = type memref<4xi8, ` + beyond + `>`, "t.mlir:1:"},
		"result":               {`"a.b"(%a#` + beyond + `) : (i1) -> ()`, "t.mlir:1:"},
		"results":              {`%a:` + beyond + ` = "a.b"() : () -> i1`, "t.mlir:1:"},
		"line":                 {`"a.b"() : () -> () loc("f":` + beyond + `:1)`, "t.mlir:1:"},
		"column":               {`"a.b"() : () -> () loc("f":1:` + beyond + `)`, "t.mlir:1:"},
		"factor":               {`#a = affine_map<(i) -> (i * ` + beyond + `)>`, "t.mlir:1:"},
		"affine overflow":      {`#a = affine_map<(i) -> (9223372036854775807 * 9223372036854775807 + i)>`, ""},
		"dimensions":           {`#a = affine_map<(` + strings.Repeat("i,", 100_000) + `) -> (i)>`, "t.mlir:1:"},
		"name":                 {`"a.` + strings.Repeat("b", 1_000_000) + `"() : () -> ()`, ""},
		"text":                 {`#a = "` + strings.Repeat("b", 10_000_000) + `"`, ""},
		"symbol":               {`#a = @` + strings.Repeat("b", 1_000_000), ""},
		"path of symbols":      {`#a = @a` + strings.Repeat("::@b", 100_000), ""},
		"elements":             {`#a = [` + strings.Repeat("1, ", 1_000_000) + `1]`, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if c.want == "" {
				assert.NotNil(t, parseAny(t, ir.NewContext(), c.text))
				return
			}
			found := problems(t, c.text, ParseOptions{AllowUnregistered: true})
			assert.Contains(t, found, c.want)
			assert.Less(t, len(found), 10_000, "messages do not repeat it")
		})
	}
}

// TestHostileTypes reads types and attributes alone, as formats and dialect
// files do.
func TestHostileTypes(t *testing.T) {
	ctx := ir.NewContext()
	for _, text := range []string{
		"", " ", "!", "#", "<", "(", "(((", "!llvm.", "!llvm.ptr<", "tuple<", "vector<[", "memref<*x", "i", "i-1", "\x00", "\xff",
		strings.Repeat("(", 1_000_000), strings.Repeat("tuple<", 1_000_000), strings.Repeat("!a.b<", 1_000_000),
	} {
		_, err := ParseType(ctx, text)
		require.Error(t, err, "%.20q", text)
		_, err = ParseAttr(ctx, text+"[")
		require.Error(t, err, "%.20q", text)
	}
}

// TestHostileModules has modules that are large in one way.
func TestHostileModules(t *testing.T) {
	n := 100_000
	for name, c := range map[string]struct{ text, want string }{
		"errors":  {strings.Repeat("\"a.b\"( : () -> ()\n", n), "t.mlir:1:8: error: "},
		"braces":  {strings.Repeat("}\n", n), "t.mlir:1:1: error: "},
		"blocks":  {"\"a.b\"() ({\n" + strings.Repeat("^a:\n", n) + "}) : () -> ()", "t.mlir:3:1: error: "},
		"aliases": {strings.Repeat("#a = 1\n", n), "t.mlir:2:1: error: "},
	} {
		t.Run(name, func(t *testing.T) {
			sink := &diag.Sink{}
			Parse(ir.NewContext(), diag.NewSource("t.mlir", []byte(c.text)), sink, ParseOptions{AllowUnregistered: true})
			require.NotEmpty(t, sink.Diagnostics())
			assert.True(t, strings.HasPrefix(sink.Diagnostics()[0].Error(), c.want), sink.Diagnostics()[0].Error())
		})
	}
}
