package load_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
)

// problemsOf compiles every item of a dialect y with that text.
func problemsOf(items string) []string {
	d, _ := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+items))
	var list []string
	for _, p := range d.Check() {
		list = append(list, p.Message)
	}
	return list
}

// TestProblemsOfWhatIsNeeded: an item that needs a broken one has no problem of its own, and is
// broken, too; other problems are reported all the same.
func TestProblemsOfWhatIsNeeded(t *testing.T) {
	const items = "type y.t(n: int) {\n  verify $m > 0\n}\nenum K : i8 { one = }\nconstraint A = B\n"
	broken := problemsOf(items)
	require.Len(t, broken, 3, "%v", broken)
	for _, clause := range []string{"operands a: !y.t", "operands a: T is !y.t(3)", "attributes k: K", "operands a: T is A"} {
		d, _ := load.Dialect("y.dialect", []byte("dialect y {\n  version 0.1.0\n}\n"+items+op(clause)+"op y.z {\n  traits nope\n}\n"))
		assert.Len(t, d.Check(), 4, clause)
		assert.Nil(t, d.Op("y.x"), clause)
	}
	assert.Equal(t, broken, problemsOf(items+"type y.u(k: K)\n"))
}

// op is an operation with these clauses.
func op(clauses ...string) string {
	return "op y.x {\n  " + strings.Join(clauses, "\n  ") + "\n}\n"
}

func TestProblems(t *testing.T) {
	for name, c := range map[string]struct{ items, want string }{
		"no item":          {"?\n", ""},
		"name of another":  {"op z.a {\n}\n", "op 'z.a' is written in full as 'y.NAME'"},
		"name without dot": {"type t\n", "type 't' is written in full as 'y.NAME'"},
		"second header":    {"dialect z {\n}\n", "a file has one item 'dialect'"},
		"string over line": {"op y.x {\n  verify 1 == 1 else \"a\\\nb\"\n}\n", "string is not closed"},
		"clause twice":     {op("operands a: i1", "operands b: i1"), "clause 'operands' stands twice"},
		"clause unknown":   {op("operand a: i1"), "an operation has no clause 'operand'"},

		"equal and single":      {op("operands a*, b", "segments equal"), "'segments equal' is for lists, and 'b' is another group"},
		"equal and counted":     {op("attributes n: array", "operands a*, b*[len($n)]", "segments equal"), "'segments equal' is for lists, and 'b' is another group"},
		"equal nothing":         {op("segments equal"), "'segments equal' is for lists, but there are no operands"},
		"flags of an integer":   {op("attributes a: i64", "format flags($a) attr-dict"), "'flags' cannot spell 'a', which is of another kind"},
		"flags of keywords":     {"enum K : i8 { a = 0 }\n" + op("attributes k: K", "format flags($k) attr-dict"), "'flags' cannot spell 'k', which is of another kind"},
		"mark of an array":      {op("attributes a: array", "operands b*: i1", "format each(marked($a, x) $b) attr-dict"), "'marked' cannot spell 'a', which is of another kind"},
		"mark of nothing":       {op("attributes a: dense-array(i1)", "operands b*: i1", "format each(marked($a) $b) attr-dict"), "'marked' cannot spell 'a', which is of another kind"},
		"oilist without groups": {op("attributes a: i64", "format oilist($a) attr-dict"), "an oilist has optional groups, `( ... )?`"},
		"constraint of itself":  {"constraint A = A\n", "constraint 'A' is made of itself"},
		"constraints in a ring": {"constraint A = not B\nconstraint B = A | i1\n", "constraint 'A' is made of itself"},
		"class of itself":       {"class A : A {\n}\n", "class 'A' is made of itself"},
		"classes in a ring":     {"class A : B {\n}\nclass B : A {\n}\n", "class 'A' is made of itself"},
		"no constraint":         {"constraint A = B\n", "there is no constraint 'B'"},
		"no class":              {"op y.x : B {\n}\n", "there is no class 'B'"},
		"no macro":              {op("format @M() attr-dict"), "there is no macro 'M'"},
		"no enumeration":        {op("parameters A: K"), "there is no enumeration 'K'"},
		"macro of itself":       {"macro M = @M\n" + op("format @M attr-dict"), "macros are nested too deeply"},

		"constraint of a number":      {"type y.t(n: int) {\n  format `<` $n `>`\n  requires n is i32\n}\n", "parameter 'n' is not a type, which a constraint is about"},
		"constraint of nothing":       {"type y.t(t: type) {\n  format `<` $t `>`\n  requires u is i32\n}\n", "there is no parameter 'u'"},
		"requires what":               {"type y.t(t: type) {\n  format `<` $t `>`\n  requires t\n}\n", "expected 'is' and a constraint, or 'from' and a number"},
		"range of a type":             {"type y.t(t: type) {\n  format `<` $t `>`\n  requires t from 1\n}\n", "parameter 't' is no integer, which a range is about"},
		"range of nothing":            {"type y.t(n: int) {\n  format `<` $n `>`\n  requires n from 3 to 2\n}\n", "2 is less than 3, where the range begins"},
		"case of a type that is none": {"enum E : i8 { a = 0 }\ntype y.t(e: E) {\n  format `<` $e `>`\n}\nconstraint C = !y.t(a | b)\n", "'b' is no keyword of the enumeration 'E'"},
		"rule of nothing":             {"type y.t(n: int) {\n  format `<` $n `>`\n  verify $m > 1\n}\n", "there is no parameter 'm'"},
		"rule by no name":             {"type y.t(n: int) {\n  format `<` $n `>`\n  verify m > 1\n}\n", "there is no parameter 'm'"},
		"rule about a string":         {"type y.t(s: string) {\n  format `<` $s `>`\n  verify $s > 1\n}\n", "'>' does not take '$s'"},
		"rule about records":          {"type y.t(r*: {n: int}) {\n  format `<` each($n; `,`) `>`\n  verify $n > 1\n}\n", "'n' is a field of a record, of which there may be any number"},
		"message about records":       {"type y.t(r*: {n: int}) {\n  format `<` each($n; `,`) `>`\n  verify 1 > 0 else \"{$n}\"\n}\n", "'n' is a field of a record, of which there may be any number"},
		"flag of nothing":             {op("attributes n: i32", "verify flags($n, a) == 1"), "expected a keyword of the enumeration of the first argument, found 'a'"},
		"flag that is none":           {"flags F : i32 { a = 1 }\n" + op("attributes f: F", "verify flags($f, b) == 1"), "'b' is no keyword of the enumeration 'F'"},
		"made by what":                {op("operands a", "verify made-by($a, 3)"), "expected the name of an operation, found"},
		"float of a word":             {"type y.t(x: float = half) {\n  format `<` $x `>`\n}\n", "the default of 'x' is not of its kind"},
		"available for nothing":       {"enum E : i32 { a = 0 available }\n", "clause 'available' says nothing"},
		"availability of what":        {"enum E : i32 { a = 0 available from v1 }\n", "clause 'available' wants a clause 'availability' of the dialect"},
		"given nothing":               {"type y.t(t: type) {\n  format `<` $t `>`\n  requires t is i32 when u\n}\n", "there is no parameter 'u'"},

		"encoding without number":   {op("encoding a"), "expected an integer, found"},
		"encoding of 33 bits":       {op("encoding 4294967296"), "an instruction has a number of 32 bits, which 4294967296 is not"},
		"encoding in no set":        {op("encoding 1 in x"), "expected the name of a set of instructions in quotes"},
		"two results":               {op("results a: i1, b: i1", "encoding 1"), "an instruction has one result at most"},
		"operand without words":     {op("operands a: i1, b: i1", "encoding 1", "words $a"), "operand 'b' has no words in the instruction"},
		"attribute without words":   {op("attributes a: i32", "encoding 1", "words"), "attribute 'a' has no words in the instruction"},
		"words twice":               {op("operands a: i1", "encoding 1", "words $a, $a"), "'a' has its words twice"},
		"words behind a list":       {op("operands a*: i1, b: i1", "encoding 1"), "the words of 'b' come behind the list 'a', which takes all that are left"},
		"words of a result":         {op("results a: i1", "encoding 1", "words $a"), "an instruction has words for operands, attributes and parameters only"},
		"words before encoding":     {"type y.t(a: int) {\n  format `<` $a `>`\n  words $a\n  encoding 1\n}\n", "clause 'words' comes behind clause 'encoding'"},
		"parameters without place":  {"enum K : i8 { a = 0 (int, int) }\n" + op("attributes a: K, b?: i32", "encoding 1", "words $a($b)"), "the keywords of 'a' have 2 parameters, but there are places for 1"},
		"places without parameters": {"enum K : i8 { a = 0 }\n" + op("attributes a: K, b?: i32", "encoding 1", "words $a($b)"), "the keywords of 'a' have no parameters"},
		"parameter of no kind":      {"enum K : i8 { a = 0 (j) }\n", "there is no enumeration 'j'"},

		"wide enumeration":  {"enum K : i65 { a = 0 }\n", "expected an integer type such as i64, of at most 64 bits"},
		"wide case":         {"enum K : i8 { a = 256 }\n", "256 does not fit into 8 bits"},
		"negative case":     {"enum K : i8 { a = -1 }\n", "-1 does not fit into 8 bits"},
		"wide type":         {op("operands a: i16777216"), "'i16777216' is no type"},
		"rank of nothing":   {"constraint A = rank()\n", "'rank' takes at least 1 arguments, found 0"},
		"two minimal ranks": {"constraint A = min-rank(1, 2)\n", "'min-rank' takes 1 arguments, found 2"},
		"vector of two":     {"constraint A = vector(i1, i2)\n", "'vector' takes at most 1 arguments, found 2"},
		"float of":          {"constraint A = float(f32)\n", "'float' takes no arguments, found 1"},
		"like nothing":      {"constraint A = like\n", "'like' takes 1 arguments, found 0"},

		"brace in a message":       {op("verify 1 == 1 else \"{rank\""), "a brace in the message is not closed"},
		"nothing in braces":        {op("verify 1 == 1 else \"{}\""), "expected a number, a name or a function"},
		"unknown name in braces":   {op("verify 1 == 1 else \"{$b}\""), "there is no operand, result, attribute, region or successor 'b'"},
		"text in braces":           {op("attributes a: i64", "verify 1 == 1 else \"{$a b}\""), "expected the end of the clause"},
		"string in braces":         {op("verify 1 == 1 else \"{`a}\""), "literal is not closed"},
		"kind that is none":        {op("attributes a: i64", "verify kind($a, b)"), "'b' is no kind of attribute"},
		"kind of an operand":       {op("operands a: i1", "verify kind($a, i64)"), "'kind' needs an attribute here"},
		"constant of an attribute": {op("attributes a: i64", "verify constant($a) == 1"), "'constant' needs an operand here"},
		"open numbers":             {op("attributes a: i64-array", "verify dynamic($a, b) == 1"), "expected 'size' or 'stride', found 'b'"},
		"reference of an operand":  {op("operands a: i1", "refers $a to func"), "only an attribute refers to a symbol"},
		"reference to nothing":     {op("attributes a: symbol", "refers $a"), "expected 'to' and the name of an operation"},
		"word of a region":         {op("regions r empty"), "a region is not 'empty'"},

		"name of two parts":          {op("operands a: i1", "attributes a: i64"), "two parts are called 'a'"},
		"names of region args":       {op("operands a: i1", "regions r(a: i1)"), "two parts are called 'a'"},
		"list without offsets":       {op("operands a**"), "goes with one attribute of the kind 'offsets'"},
		"offsets without list":       {op("attributes a: offsets"), "goes with one attribute of the kind 'offsets'"},
		"results of results":         {op("results a**"), "cannot be a list of lists"},
		"successors not last":        {op("successors a*, b"), "only the last successor can be a list, but 'a' is one"},
		"successor without operands": {op("successors a($x)"), "successor 'a' is passed 'x', but there are no such operands"},
		"effect on no group":         {op("traits writes $m"), "an effect is on 'm'"},
		"flow to nowhere":            {op("regions r", "traits flow op -> s"), "control flows by 's', but there is no such region"},
		"flow of no group":           {op("regions r", "traits flow op -> r $x"), "'x' are passed to a region"},
		"flow on condition":          {op("operands c*", "regions r", "traits flow op -> r when $c"), "control flows by 'c', but there is no such single operand"},
		"selects by a list":          {op("operands c*", "successors a, b", "traits selects $c"), "a successor is selected by 'c'"},
		"selects in nothing":         {op("operands c", "successors a, b*", "traits selects $c in $k"), "successors are selected by 'k'"},
		"selects of three":           {op("operands c", "successors a, b, d", "traits selects $c"), "'selects' without cases is for two successors"},
		"passes nothing":             {op("operands c", "traits passes $d"), "'d' are passed on, but there are no such operands"},
		"regions not last":           {op("regions a*, b"), "only the last region can be a list"},
		"two lists":                  {op("operands a*, b*"), "nothing says how many values 'a' and 'b' have"},
		"two lists of a part":        {op("operands a*, b*, c", "segments 2, 1"), "nothing says how many values 'a' and 'b' have"},
		"two lists of results":       {op("operands a*", "results b*, c?", "segments"), "nothing says how many values 'b' and 'c' have"},
		"segments of nothing":        {op("operands a, b", "segments -1, 3"), "a segment joins one group or more, not -1"},
		"segments too few":           {op("operands a, b", "segments 1"), "the segments join 1 groups of operands, but there are 2"},
		"count of one":               {op("operands a[2]"), "'a' is one value"},
		"count of itself":            {op("operands a*[count($a)]"), "the number of 'a' depends on 'a'"},
		"count of a later one":       {op("operands a*[rank(b)], b"), "the number of 'a' depends on 'b'"},
		"count of a moved one":       {op("operands a*, b, c*[rank(b)]"), "the number of 'c' depends on 'b'"},
		"count of a result":          {op("operands a*[count($r)]", "results r*"), "the number of 'a' depends on 'r'"},
		"count of an argument":       {op("operands o", "regions r(a*[count($a)])"), "there is no operand, result, attribute, region or successor 'a'"},
		"count of single types":      {op("operands a*[T], b: T"), "variable 'T' is a list, with '*', in one place"},

		"function unknown":       {op("operands a", "verify rang($a) == 1"), "there is no function 'rang'"},
		"function of a number":   {op("verify rank(3) == 1"), "'rank' needs a type here, found '3', a number"},
		"len of an operand":      {op("operands a*", "verify len($a) == 1"), "'len' needs an attribute here"},
		"count of an attribute":  {op("attributes a: array", "verify count($a) == 1"), "'count' needs a group of values"},
		"dim of dim":             {op("operands a", "verify dim($a, $a) == 1"), "'dim' needs a number here, found '$a', an operand"},
		"too few":                {op("operands a", "verify is($a)"), "'is' takes 2 arguments, found 1"},
		"too many":               {op("operands a", "verify rank($a, $a) == 1"), "'rank' takes 1 arguments, found 2"},
		"none":                   {op("verify same-type()"), "'same-type' takes at least 2 arguments, found 0"},
		"an attribute as number": {op("operands a", "verify layout($a)"), "expected a condition, found 'layout($a)', an attribute"},
		"a text as number":       {op("attributes a: string", "verify $a == 1"), "'==' does not take '$a', an attribute, and '1', a number"},
		"a keyword as number":    {"keywords K { a, b }\n" + op("attributes a: K", "verify $a < 1"), "'<' does not take"},
		"a number as condition":  {op("operands a", "verify rank($a)"), "expected a condition, found 'rank($a)', a number"},
		"a type as number":       {op("operands a", "verify elem($a) + 1 == 2"), "'+' does not take 'elem($a)', a type, and '1', a number"},
		"a type and a number":    {op("operands a", "verify elem($a) == 2"), "'==' does not take 'elem($a)', a type, and '2', a number"},
		"an operand as number":   {op("operands a", "verify $a == 1"), "'==' does not take '$a', an operand, and '1', a number"},
		"a condition of numbers": {op("verify 1 and 1 == 1"), "'and' does not take '1', a number, and '1 == 1', a condition"},
		"not a number":           {op("verify not 1"), "'not' does not take '1', a number"},
		"a branch of each sort":  {op("operands a", "verify if(1 == 1, $a, 1) == 1"), "'if' needs a type here, found '1', a number"},
		"a function misspelt":    {op("operands a", "verify wdith($a) == 1"), "there is no function 'wdith'; did you mean 'width'?"},
		"a constraint misspelt":  {op("operands a is memreff(i1)"), "there is no constraint 'memreff'; did you mean 'memref'?"},
		"a constraint elsewhere": {op("operands a", "verify memref(i1)"), "there is no function 'memref'"},
		"a number as default":    {op("attributes a: string = len($b), b: array"), "'len' gives a number, and attribute 'a' is a string"},
		"a list as default":      {op("operands v", "attributes a: i64 = shape($v)"), "'shape' gives a list of numbers, and attribute 'a' is an integer of type i64"},
		"a type as default":      {op("operands v", "attributes a: type = elem($v)"), "'elem' gives a type, which is no value of an attribute"},
		"a variable in a form":   {op("operands v: T") + "form y.x in mlir-19 when rank(T) == 1 {\n}\n", "variable 'T' is not known here"},
		"an unknown variable":    {op("operands v: T", "verify rank(U) == 1"), "there is no variable 'U'"},
		"name of a result":       {op("results r: i32", "result-name \"c\" when intt"), "a name is not given when 'intt'; it is int, one"},
		"name of an argument":    {op("operands a: i32", "regions r", "argument-name in of $a"), "expected a name in quotes, found 'in'"},
		"argument for a result":  {op("results a: i32", "regions r", "argument-name \"in\" of $a"), "arguments of the first region stand for a group of operands here"},
		"argument of no region":  {op("operands a: i32", "argument-name \"in\" of $a"), "arguments of the first region stand for a group of operands here"},
		"factor of nothing":      {op("results r: i32", "result-name \"c{factor}\""), "there is a factor where the name is given 'when times'"},
		"profile of a name":      {op("results r: i32", "result-name \"c\" in mlir-99"), "mlir-99"},
		"profile of a flag":      {"flags F : i32 { a = 1 in mlir-19 }\n", "only the word for no flags is one of a profile"},
		"two relations":          {op("verify 1 == 1 == 1"), "expected the end of the clause"},

		"like of one":        {op("operands a: like(T)"), "'like' takes 2 arguments, found 1"},
		"elem of nothing":    {op("operands a: elem()"), "'elem' takes 1 arguments, found 0"},
		"elem of a list":     {op("operands a*: A*, b: elem(A*)"), "'elem' needs a type here, found 'A*', a list of types"},
		"typeof a type":      {op("operands a: typeof(T)"), "'typeof' needs an attribute here, found 'T', a type"},
		"typeof an operand":  {op("operands a, b: typeof($a)"), "'typeof' needs an attribute here, found '$a', an operand"},
		"a name as type":     {op("operands a, b: $a"), "found '$a', an operand; 'typeof' gives the type of an attribute's value"},
		"a number as type":   {op("operands a: 3"), "expected a type or a list of types, found '3', a number"},
		"anything in like":   {op("operands a: like(_, i1)"), "'like' needs a type here, found '_', which stands for a parameter of a type"},
		"consts alone":       {op("operands a*, b: elem(consts($a))"), "'consts' gives a list of numbers, but a type stands here"},
		"walk by type":       {op("operands a: T, b: walk(T, T)"), "'walk' needs a list of numbers here, found 'T', a type"},
		"type function":      {op("operands a: rank(T)"), "expected a type or a list of types, found 'rank(T)', a number"},
		"no such type":       {op("operands a: !y.t"), "there is no type 'y.t'"},
		"parameters of type": {"type y.t\n" + op("operands a: !y.t(i1)"), "type 'y.t' has 0 parameters, found 1"},
		"parameters tested":  {"type y.t\nconstraint C = !y.t(i1)\n", "type 'y.t' has 0 parameters, found 1"},
		"list or not":        {op("operands a: T, b*: T*"), "variable 'T' is a list, with '*', in one place"},

		"operand missing":           {op("operands a: i1", "format attr-dict"), "the format does not mention operand 'a'"},
		"operand only read":         {op("operands a: i1", "format accept($a) attr-dict"), "the format does not mention operand 'a'"},
		"operand perhaps":           {op("operands a: i1", "attributes b?: i64", "format ($b^ $a)? attr-dict"), "mentions operand 'a' only in a group"},
		"region missing":            {op("regions r", "format attr-dict"), "the format does not mention region 'r'"},
		"region perhaps":            {op("regions r, s", "format attr-dict-with-keyword ($r^ $s)?"), "mentions region 's' only in a group"},
		"successor missing":         {op("successors s", "format attr-dict"), "the format does not mention successor 's'"},
		"successor perhaps":         {op("attributes b?: i64", "successors s", "format ($b^ $s)? attr-dict"), "mentions successor 's' only in a group"},
		"no attr-dict":              {op("format `a`"), "the format has no attr-dict"},
		"mentioned twice":           {op("operands a: i1", "format $a $a attr-dict"), "the format mentions 'a' twice"},
		"type missing":              {op("operands a: T", "format $a attr-dict"), "the type of operand 'a' is neither spelled"},
		"type of anything":          {op("operands a: _", "format $a attr-dict"), "the type of operand 'a' is neither spelled"},
		"type perhaps":              {op("operands a: T", "attributes b?: i64", "format $a attr-dict ($b^ `:` type($a))?"), "the type of operand 'a' is neither spelled"},
		"type of result":            {op("results a: elem(T)", "format attr-dict"), "the type of result 'a' is neither spelled"},
		"braces before region":      {op("regions r", "format attr-dict $r"), "attr-dict stands before a region"},
		"braces before group":       {op("regions r", "format attr-dict ($r^)?"), "attr-dict stands before a region"},
		"values behind values":      {op("operands a*: i1, b: i1", "format $a `,` $b attr-dict"), "the values 'a' and those behind the comma"},
		"values behind a group":     {op("operands a*: i1, b?: i1", "segments", "format $a (`,` $b^)? attr-dict"), "the values 'a' and those behind the comma"},
		"short in an op":            {op("attributes a: i64", "format short($a) attr-dict"), "'short' and 'recursive' are for the formats of types"},
		"one type of function":      {op("operands a: T", "format $a functional-type($a) attr-dict"), "'functional-type' takes 2 names, found 1"},
		"quoted operand":            {op("operands a: i1", "format quoted($a) attr-dict"), "'quoted' cannot be given 'a'"},
		"quoted number":             {op("attributes a: i64", "format quoted($a) attr-dict"), "'quoted' cannot spell 'a'"},
		"keyword number":            {op("attributes a: i64", "format keyword($a) attr-dict"), "'keyword' cannot spell 'a'"},
		"cases of a number":         {op("attributes a: i64\n  regions r*()", "format cases($a, $r) attr-dict"), "'cases' cannot spell 'a'"},
		"cases of one region":       {op("attributes a: i64-array\n  regions r()", "format cases($a, $r) attr-dict"), "the regions of 'cases' are any number of regions without named arguments"},
		"bounds of a number":        {op("operands l*: index\n  attributes a: i64", "format bounds($l, $a, $l, $a, $l, $a) attr-dict"), "'bounds' cannot spell 'a'"},
		"numbers of a number":       {op("attributes a: i64", "format numbers($a) attr-dict"), "'numbers' cannot spell 'a'"},
		"signature of an op":        {op("operands a: A", "format signature($a, A, A) attr-dict"), "'signature' cannot be given 'a'"},
		"map of a number":           {op("operands a*: index", "attributes m: i64", "format affine-map($m, $a) attr-dict"), "'affine-map' cannot spell 'm'"},
		"mixed of what":             {op("operands a*: index", "attributes m: array", "format mixed($a, $m) attr-dict"), "'mixed' ends with 'size', 'stride', 'index' or 'parens'"},
		"dict of operands":          {op("operands a: i1", "format dict($a) attr-dict"), "'dict' is of attributes"},
		"regions in each":           {op("operands a*: i1", "regions r", "format each($a $r) attr-dict"), "region 'r' cannot be repeated"},
		"chain of an operand":       {op("operands a: i1", "format chain($a) attr-dict"), "'chain' cannot be given 'a'"},
		"chain without end":         {op("regions r", "format chain($r) attr-dict"), "the region of 'chain' says which operation is its terminator"},
		"chain with arguments":      {op("regions r(a: i1) terminator y.x", "format $a chain($r) attr-dict"), "the region of 'chain' is one region without named arguments"},
		"chain after a dict":        {op("regions r terminator y.x", "format attr-dict chain($r)"), "attr-dict stands before a region"},
		"computes without end":      {op("operands a: T, b: T", "regions body", "computes a[i] -> b[i] over i"), "expected '='"},
		"defined result":            {op("results r: i1", "format defined($r) attr-dict"), "'defined' cannot be given 'r'"},
		"defined but not mentioned": {op("operands a: T", "format defined($a) attr-dict"), "the format does not mention operand 'a'"},
		"one in nothing":            {op("results a*: A*", "regions r", "format one-op($r) attr-dict"), "the region of 'one-op' says which operation is its terminator"},
		"wrapped in nothing":        {op("results a*: A*", "regions r", "format wrapped-op($r) attr-dict"), "says which operation is its terminator"},

		"type without format":      {"type y.t(a: int)\n", "a type with parameters needs a format"},
		"parameter twice":          {"type y.t(a: int, a: int) {\n  format $a\n}\n", "two parameters are called 'a'"},
		"parameter missing":        {"type y.t(a: int, b: int) {\n  format $a\n}\n", "the format does not mention parameter 'b'"},
		"list outside each":        {"type y.t(a*: int) {\n  format $a\n}\n", "'a' is a list; name it in an 'each'"},
		"field outside each":       {"type y.t(a*: {b: int}) {\n  format $b\n}\n", "outside of the 'each' of its list"},
		"each of no list":          {"type y.t(a: int) {\n  format each($a)\n}\n", "an 'each' begins with a list"},
		"record alone":             {"type y.t(a: {b: int}) {\n  format each($b)\n}\n", "records come in lists"},
		"directive of an op":       {"type y.t(a: int) {\n  format $a attr-dict\n}\n", "cannot have a directive for operations"},
		"struct of a record":       {"type y.t(a*: {b: int}) {\n  format struct\n}\n", "'struct' cannot spell 'a', a record or a unit"},
		"struct of an operation":   {op("operands a: i1", "format struct attr-dict"), "'struct' is for the formats of types and attributes"},
		"aliased type":             {"type y.t(a: int) {\n  format $a\n  aliased\n}\n", "'aliased' is for attributes"},
		"space is a word":          {"keywords W { far }\nattr y.t(a: W) {\n  format $a\n  space a\n}\n", "parameter 'a' is neither an integer nor one of an enumeration of integers"},
		"width of an attribute":    {"attr y.t(a: int) {\n  format $a\n  width 3\n}\n", "'width' is for types"},
		"recursive what":           {"type y.t(a: int) {\n  format recursive($a; `x`)\n}\n", "'recursive' goes with the name"},
		"identified by number":     {"type y.t(a: int) {\n  format $a\n  identified\n}\n", "an identified type has its name as first parameter"},
		"vector of what":           {"type y.t(a: type) {\n  format $a\n  element a\n  vector\n}\n", "a vector has the clauses 'element' and 'length'"},
		"element is a number":      {"type y.t(a: int) {\n  format $a\n  element a\n}\n", "parameter 'a' is no type"},
		"length is a type":         {"type y.t(a: type) {\n  format $a\n  length a\n}\n", "parameter 'a' is no integer"},
		"sorted by type":           {"type y.t(a*: {b: type}) {\n  format each($b)\n  sorted a b\n}\n", "'b' is no integer"},
		"lowers to what":           {"type y.t(a: int) {\n  format $a\n  lowers \"i32\"\n}\n", "expected a type, found"},
		"lowers by no parameter":   {"type y.t(a: int) {\n  format $a\n  lowers vector($b, i8)\n}\n", "there is no parameter 'b'"},
		"lowers by a string":       {"type y.t(a: string) {\n  format $a\n  lowers vector($a, i8)\n}\n", "'vector' needs a list of numbers here, found '$a', an attribute"},
		"lowers to a list":         {"type y.t(a*: type) {\n  format each($a)\n  lowers types($a)\n}\n", "'types' gives a list of types, but a type stands here"},
		"notation reads no list":   {"notation y in 2020 {\n  prefix `{` number `}` = tuple($list)\n}\n", "the rule reads no 'list'"},
		"notation reads what":      {"notation y in 2020 {\n  prefix `{` word `}` = i8\n}\n", "expected a token in backquotes, number, type, list or varargs"},
		"read where it is written": {"type y.t(a: int) {\n  format $a\n  read in mlir-19 `<` $a `>`\n}\n", "clause 'read' is for a profile that is not written"},
		"read of any profile":      {"type y.t(a: int) {\n  format $a\n  read `<` $b `>`\n}\n", "there is no parameter 'b'"},
		"named what":               {"attr y.t(a: named int) {\n  format $a\n}\n", "'named' is no kind of parameter"},
		"read of no parameter":     {"type y.t(a: int) {\n  format $a\n  read in 2020 `<` $b `>`\n}\n", "there is no parameter 'b'"},
		"attribute that lowers":    {"attr y.t(a: int) {\n  format $a\n  lowers i32\n}\n", "only a type lowers"},
		"default of a type":        {"type y.t(a: type = i1) {\n  format $a\n}\n", "a parameter of this kind has no default"},
		"default of an integer":    {"type y.t(a: int = x) {\n  format $a\n}\n", "the default of 'a' is not of its kind"},
	} {
		t.Run(name, func(t *testing.T) {
			problems := problemsOf(c.items)
			if c.want == "" {
				return
			}
			require.NotEmpty(t, problems, c.items)
			assert.Contains(t, strings.Join(problems, "\n"), c.want)
		})
	}
}

// TestHostileFiles compiles files that are made to take for ever, or the end of
// the stack.
func TestHostileFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long, on one goroutine")
	}
	deep := 1 << 20
	chain := func(n int, line string) string {
		var b strings.Builder
		for i := n; i > 0; i-- {
			fmt.Fprintf(&b, line, i, i-1, i-1)
		}
		return b.String()
	}
	for name, c := range map[string]struct{ items, want string }{
		"parentheses in predicates":   {op("verify " + strings.Repeat("(", 10000)), "nested more than"},
		"implications":                {op("verify " + strings.Repeat("1 == 1 implies ", 1000) + "1 == 1"), "nested more than"},
		"negations":                   {op("verify " + strings.Repeat("not ", 1000) + "1 == 1"), "nested more than"},
		"functions":                   {op("verify " + strings.Repeat("power-of-two(", 1000)), "nested more than"},
		"parentheses in constraints":  {"constraint A = " + strings.Repeat("(", deep) + "\n", "has more than"},
		"negated constraints":         {"constraint A = " + strings.Repeat("not ", 10000) + "i1\n", "nested more than"},
		"types of types":              {op("operands a: " + strings.Repeat("elem(", 10000)), "nested more than"},
		"arrays of arrays":            {op("attributes a: " + strings.Repeat("array(", 10000)), "nested more than"},
		"groups of groups":            {op("format " + strings.Repeat("(", 10000)), "nested more than"},
		"records of records":          {"type y.t(" + strings.Repeat("a*: {", 10000) + ")\n", "nested more than"},
		"a long sum":                  {op("verify " + strings.Repeat("1 + ", deep) + "1 == 1"), "has more than"},
		"constraints of constraints":  {"constraint A0 = i1\n" + chain(60, "constraint A%d = A%d | A%d\n"), "parts with those that it names written out"},
		"constraints, last one first": {chain(100000, "constraint A%d = A%d | A%d\n") + "constraint A0 = i1\n", "is needed by an item"},
		"macros of macros":            {macros(7) + op("format @M7 attr-dict"), "has more than"},
		"many items with macros":      {macros(2) + chain(60, "op y.x%d {\n  // %d, %d\n  format "+strings.Repeat("@M2 ", 12)+"attr-dict\n}\n"), "the file has more than"},
		"classes of classes":          {"class C0 {\n}\n" + classes(1000), "classes above this one"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Contains(t, strings.Join(problemsOf(c.items), "\n"), c.want)
		})
	}
}

// macros are n that each use the one before 40 times.
func macros(n int) string {
	var b strings.Builder
	b.WriteString("macro M0 = `a`\n")
	for i := range n {
		fmt.Fprintf(&b, "macro M%d = %s\n", i+1, strings.Repeat(fmt.Sprintf("@M%d ", i), 40))
	}
	return b.String()
}

func classes(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "class C%d : C%d {\n  traits pure\n}\n", i+1, i)
	}
	return b.String()
}
