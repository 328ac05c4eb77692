package llvm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// TestTidy lists what is left of the bodies of functions of %a and %b, i64, and of a pointer %p; %r
// is what they return.
func TestTidy(t *testing.T) {
	const s = "!llvm.struct<(i64, i64)>"
	zero, one := "%z = llvm.mlir.constant(0 : i64) : i64\n", "%o = llvm.mlir.constant(1 : i64) : i64\n"
	for name, test := range map[string]struct{ body, left string }{
		"an aggregate for its part": {"%u = llvm.mlir.undef : " + s + "\n%0 = llvm.insertvalue %a, %u[0] : " + s + "\n%1 = llvm.insertvalue %b, %0[1] : " + s + "\n%r = llvm.extractvalue %1[0] : " + s, "return %arg0"},
		"an aggregate that is used": {"%u = llvm.mlir.undef : " + s + "\n%0 = llvm.insertvalue %a, %u[0] : " + s + "\nllvm.call @g(%0) : (" + s + ") -> ()\n%r = llvm.extractvalue %0[0] : " + s, "undef insertvalue call return %arg0"},
		"a part that is not known":  {"%0 = llvm.call @h() : () -> " + s + "\n%r = llvm.extractvalue %0[0] : " + s, "call extractvalue return %1"},
		"times one":                 {one + "%r = llvm.mul %o, %a : i64", "return %arg0"},
		"times zero":                {zero + "%r = llvm.mul %a, %z : i64", "constant mul return %1"},
		"plus zero":                 {zero + "%r = llvm.add %a, %z : i64", "return %arg0"},
		"plus one":                  {one + "%r = llvm.add %a, %o : i64", "constant add return %1"},
		"the same twice":            {"%0 = llvm.sub %a, %b : i64\n%1 = llvm.sub %a, %b : i64\n%r = llvm.mul %0, %1 : i64", "sub mul return %1"},
		"operands the other way":    {"%0 = llvm.sub %a, %b : i64\n%1 = llvm.sub %b, %a : i64\n%r = llvm.mul %0, %1 : i64", "sub sub mul return %2"},
		"minus itself":              {"%r = llvm.sub %a, %a : i64", "sub return %0"},
		"a pointer that stays":      {zero + "%0 = llvm.getelementptr %p[%z] : (!llvm.ptr<i64>, i64) -> !llvm.ptr<i64>\n%r = llvm.load %0 : !llvm.ptr<i64>", "load return %0"},
		"a pointer that moves":      {one + "%0 = llvm.getelementptr %p[%o] : (!llvm.ptr<i64>, i64) -> !llvm.ptr<i64>\n%r = llvm.load %0 : !llvm.ptr<i64>", "constant getelementptr load return %2"},
		"cast to and fro":           {"%0 = llvm.bitcast %p : !llvm.ptr<i64> to !llvm.ptr<i8>\n%1 = llvm.bitcast %0 : !llvm.ptr<i8> to !llvm.ptr<i64>\n%r = llvm.load %1 : !llvm.ptr<i64>", "load return %0"},
		"cast twice":                {"%0 = llvm.bitcast %p : !llvm.ptr<i64> to !llvm.ptr<i8>\n%1 = llvm.bitcast %0 : !llvm.ptr<i8> to !llvm.ptr<f64>\n%2 = llvm.load %1 : !llvm.ptr<f64>\n%r = llvm.load %p : !llvm.ptr<i64>", "bitcast bitcast load load return %3"},
		"passed on the only way":    {"llvm.br ^bb1(%b : i64)\n^bb1(%x: i64):\n%r = llvm.sub %a, %x : i64", "br sub return %1"},
		"passed on each way":        {"%c = llvm.icmp \"eq\" %a, %b : i64\nllvm.cond_br %c, ^bb1(%b : i64), ^bb2\n^bb2:\nllvm.br ^bb1(%b : i64)\n^bb1(%r: i64):", "icmp cond_br br return %arg1"},
		"passed on around a loop":   {"%c = llvm.icmp \"eq\" %a, %b : i64\nllvm.br ^bb1(%b : i64)\n^bb1(%r: i64):\nllvm.cond_br %c, ^bb1(%r : i64), ^bb2\n^bb2:", "icmp br cond_br return %arg1"},
		"two that may be passed":    {"%c = llvm.icmp \"eq\" %a, %b : i64\nllvm.cond_br %c, ^bb1(%b : i64), ^bb2\n^bb2:\nllvm.br ^bb1(%a : i64)\n^bb1(%r: i64):", "icmp cond_br br return %1"},
		"what has effects":          {"%0 = llvm.load %p : !llvm.ptr<i64>\n%r = llvm.add %a, %a : i64", "load add return %1"},
	} {
		text := "llvm.func @g(" + s + ")\nllvm.func @h() -> " + s + "\nllvm.func @f(%a: i64, %b: i64, %p: !llvm.ptr<i64>) -> i64 {\n" + test.body + "\nllvm.return %r : i64\n}\n"
		got := passdiff.New(t, llvm.Tidy()).Apply(t, "tidy-llvm", text)
		var left []string
		_, body, _ := strings.Cut(got, "llvm.func @f(")
		for _, line := range strings.Split(body, "\n")[1:] {
			_, op, found := strings.Cut(line, "llvm.")
			if !found {
				continue
			}
			word, _, _ := strings.Cut(strings.TrimPrefix(op, "mlir."), " ")
			word, _, _ = strings.Cut(word, "(")
			if word == "return" {
				word = strings.TrimSuffix(op, " : i64")
			}
			left = append(left, word)
		}
		assert.Equal(t, test.left, strings.Join(left, " "), "%s\n%s", name, got)
	}
}
