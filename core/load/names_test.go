package load_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
)

// TestNames: what a file names is looked up when it is checked, with the position of the name
// and a suggestion.
func TestNames(t *testing.T) {
	const other = "dialect z {\n  version 0.1.0\n}\ntype z.box(t: type) {\n  format `<` $t `>`\n}\nop z.end {\n  traits terminator\n}\nattr z.flag\n"
	for name, c := range map[string]struct{ items, want string }{
		"parent":                  {op("traits parent y.nope"), "5:17: there is no operation 'y.nope'"},
		"parent, suggestion":      {op("traits parent y.xx"), "5:17: there is no operation 'y.xx'; did you mean 'y.x'?"},
		"parent of builtin":       {op("traits parent funk"), "5:17: there is no operation 'funk'; did you mean 'func'?"},
		"parent, other dialect":   {op("traits parent z.ent"), "5:17: there is no operation 'z.ent'; did you mean 'z.end'?"},
		"parent, no dialect":      {op("traits parent w.end"), "5:17: there is no dialect 'w' for operation 'w.end'"},
		"parent of a class":       {"class C {\n  // y.nope\n  traits parent y.nope\n}\nop y.x : C {\n}\n", "6:17: there is no operation 'y.nope'"},
		"terminator":              {op("regions body terminator z.nope"), "5:27: there is no operation 'z.nope'"},
		"end":                     {op("regions body ends y.nope"), "5:21: there is no operation 'y.nope'"},
		"inverse":                 {op("operands a: T, b: T", "results r: T", "traits inverse y.nope"), "7:18: there is no operation 'y.nope'"},
		"reference":               {op("attributes a: symbol", "refers $a to func | y.nope"), "6:23: there is no operation 'y.nope'"},
		"kernel":                  {op("operands a: T, b: T", "results r: T", "traits eval int.ad"), "7:15: there is no kernel 'int.ad'; did you mean 'int.add'?"},
		"operands of a kernel":    {op("operands a: T", "results r: T", "traits eval int.add"), "7:15: kernel 'int.add' computes from 2 operands, and the operation has 1"},
		"type":                    {op("operands a: !z.bix(T)"), "5:16: there is no type '!z.bix'; did you mean '!z.box'?"},
		"type of no dialect":      {op("operands a: !index"), "5:16: there is no type '!index'"},
		"short type":              {op("operands a: !t"), "5:16: there is no type '!t'"},
		"short attribute":         {op("attributes a: #t"), "5:18: there is no attribute '#t'"},
		"short type of a form":    {op("operands a: T") + "form y.x in mlir-19 {\n  operands a: !t\n}\n", "8:16: there is no type '!t'"},
		"type of an argument":     {op("regions body(a: !z.bix(T))"), "5:20: there is no type '!z.bix'; did you mean '!z.box'?"},
		"attribute":               {op("attributes a: #z.flog"), "5:18: there is no attribute '#z.flog'; did you mean '#z.flag'?"},
		"element of an array":     {op("attributes a: array(#z.flog)"), "5:24: there is no attribute '#z.flog'; did you mean '#z.flag'?"},
		"default of an integer":   {op("attributes a: i64 = \"3\""), "5:14: '\"3\"' is no value of attribute 'a', which is an integer of type i64"},
		"default too wide":        {op("attributes a: i8 = 70000"), "5:14: '70000' is no value of attribute 'a', which is an integer of type i8"},
		"default of a bool":       {op("attributes a: bool = 1"), "5:14: '1' is no value of attribute 'a', which is true or false"},
		"default of an enum":      {"enum K : i8 { one = 1 }\n" + op("attributes a: K = two"), "6:14: 'two' is no value of attribute 'a', which is a case of K in 8 bits: 1 (one)"},
		"default of a map":        {op("attributes a: affine-map = 3"), "5:14: '3' is no value of attribute 'a', which is an affine map"},
		"hidden":                  {op("attributes a?: i64 hidden true"), "5:14: 'true' is no value of attribute 'a', which is an integer of type i64"},
		"type that a type lowers": {"type y.t(t: type) {\n  format `<` $t `>`\n  lowers !z.bix($t)\n}\n", "6:11: there is no type '!z.bix'; did you mean '!z.box'?"},
		"type of a constraint":    {op("operands a: T is !z.bix"), "5:21: there is no type '!z.bix'; did you mean '!z.box'?"},
		"part of a constraint":    {op("operands a: T is vector(not (i1 | !w.t))"), "5:38: there is no dialect 'w' for type '!w.t'"},
		"dialect of a constraint": {op("operands a: T is dialect(zz)"), "5:28: there is no dialect 'zz'; did you mean 'z'?"},
		"named constraint":        {"constraint C = int | !z.bix(int)\n", "4:23: there is no type '!z.bix'; did you mean '!z.box'?"},
		"constraint of parameter": {"type y.t(t: type) {\n  format `<` $t `>`\n  requires t is !z.bix\n}\n", "6:18: there is no type '!z.bix'; did you mean '!z.box'?"},
		"constraint of a rule":    {op("operands a: T", "verify is($a, !z.bix)"), "6:18: there is no type '!z.bix'; did you mean '!z.box'?"},
		"operation of a rule":     {op("operands a", "verify made-by($a, z.bix)"), "6:22: there is no operation 'z.bix'"},
		"parameters elsewhere":    {op("operands a: !z.box(i1, i2)"), "5:16: type '!z.box' has 1 parameters, found 2"},
		"parameters allowed":      {op("operands a: T is !z.box(i1, i2)"), "5:21: type '!z.box' has 1 parameters, found 2"},
		"number as type":          {op("operands a: !z.box(3)"), "5:16: '3' is a number, which parameter 't' of '!z.box' is not"},
		"number allowed as type":  {op("operands a: T is !z.box(3)"), "5:21: '3' is a constraint, which parameter 't' of '!z.box' is not"},
		"list as type":            {op("operands a: !z.box(list(i1, i1))"), "5:16: 'list(i1, i1)' is a list of types, which parameter 't' of '!z.box' is not"},
		"lowers to too much":      {"type y.t(t: type) {\n  format `<` $t `>`\n  lowers !z.box($t, 3)\n}\n", "6:11: type '!z.box' has 1 parameters, found 2"},
		"type of a notation":      {"notation y in 2020 {\n  prefix `{` list `}` = !z.bix($list)\n}\n", "5:26: there is no type '!z.bix'; did you mean '!z.box'?"},
		"gathered operation":      {op("regions r") + "form y.x in mlir-19 {\n  regions r gathers y.nope\n}\n", "8:21: there is no operation 'y.nope'"},
		"sizes of a form":         {op("operands x: index, n*: index\n  results r: T\n  attributes g: array(i64-array), s?: i64-array") + "form y.x in mlir-19 {\n  sizes $n in $s of $g by y.x, y.nope\n}\n", "10:32: there is no operation 'y.nope'"},
		"value set by a form":     {op("attributes a?: i64") + "form y.x in mlir-19 {\n  set $a = \"x\"\n}\n", "8:8: '\"x\"' is no value of attribute 'a', which is an integer of type i64"},
		"default in a form":       {op("attributes a?: i64") + "form y.x in mlir-19 {\n  attributes b: i64 = true\n}\n", "8:14: 'true' is no value of attribute 'b', which is an integer of type i64"},
		"renamed keyword":         {"enum K : i8 { one = 1 }\nenum L : i8 { uno = 1 }\n" + op("attributes a: K") + "form y.x in mlir-19 {\n  attributes a: L renames(on = uno)\n}\n", "10:27: 'on' is no keyword of 'K'"},
		"keyword there":           {"enum K : i8 { one = 1 }\nenum L : i8 { uno = 1 }\n" + op("attributes a: K") + "form y.x in mlir-19 {\n  attributes a: L renames(one = un)\n}\n", "10:33: 'un' is no keyword of 'L'"},
		"word of a notation":      {"notation y in 2020 {\n  word a = !z.nope\n}\n", "5:13: there is no type '!z.nope'"},
		"nothing": {"enum K : i8 { one = 1 }\n" + op("operands a: !z.box(T), b: T", "attributes k: K = one, f: #z.flag = #z.flag, s: string = \"x\"",
			"regions body terminator z.end", "traits parent func, parent y.x"), ""},
	} {
		z, problems := load.Dialect("z.dialect", []byte(other))
		require.Empty(t, problems)
		y, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+c.items))
		require.Empty(t, problems, name)
		ctx, err := load.NewContext(y, z)
		require.NoError(t, err)
		require.Empty(t, y.Check(), name)
		var got []string
		for _, p := range load.CheckNames(ctx, y) {
			got = append(got, strings.TrimPrefix(p.Pos.String(), "y.dialect:")+": "+p.Message)
		}
		assert.Equal(t, c.want, strings.Join(got, "\n"), name)
	}
}

// TestNamesOfTheHeader: so are the operations that the dialect itself names.
func TestNamesOfTheHeader(t *testing.T) {
	y, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n  constant y.nope\n}\n"))
	require.Empty(t, problems)
	ctx, err := load.NewContext(y)
	require.NoError(t, err)
	found := load.CheckNames(ctx, y)
	require.Len(t, found, 1)
	assert.Equal(t, "y.dialect:3:12: error: there is no operation 'y.nope'", found[0].Error())
}

// TestNamesOfDialects: so are the dialects that it uses, and the enumerations of availability.
func TestNamesOfDialects(t *testing.T) {
	for text, want := range map[string]string{
		"uses bultin ^0.1":            "3:8: there is no dialect 'bultin'; did you mean 'builtin'?",
		"availability Vers, Cap, Ext": "3:16: there is no enumeration 'Vers'",
	} {
		y, problems := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n  "+text+"\n}\n"))
		require.Empty(t, problems)
		ctx, err := load.NewContext(y)
		require.NoError(t, err)
		found := load.CheckNames(ctx, y)
		require.NotEmpty(t, found)
		assert.Equal(t, want, strings.TrimPrefix(found[0].Pos.String(), "y.dialect:")+": "+found[0].Message)
	}
}
