package llvm_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// layouts are data layouts of targets, and specifications at the edge of what LLVM takes.
var layouts = []string{
	"", "e", "E", "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128",
	"e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128", "E-m:e-p:32:32-Fn32-i64:64-n32", "zzz", "-", "e-", "-e", "e--E",
	"p:64", "p:64:64", "p:64:64:64:32", "p:64:64:64:128", "p:64:64:32", "p:63:64", "p:0:64", "p:64:24", "p:64:64:24", "p16777216:64:64",
	"p16777215:64:64", "p:64:64:64:0", "i64", "i64:64", "i64:64:32", "i64:63", "i64:0", "a:0:64", "a8:0:64", "a:0", "a0:0:64", "v128:128",
	"i16777216:8", "i16777215:8", "i8:524288", "i8:262144", "f80:128", "f:8", "n8:0", "n", "n8:x", "ni", "ni:0", "ni:1:2", "S0", "S24", "S",
	"S12", "Fi8", "Fn32", "Fx8", "F", "Fi", "Fi12", "P0", "P", "A5", "G1", "A16777216", "m", "m:e", "m:", "m:z", "m:ee", "me", "m:a",
	"s", "s0:64", "q", "i8:8:8:8", "e:x", "E9", "i64:+64", "p:4294967296:8", "n4294967296", "m:e:l",
}

// TestDataLayout finds what mlir-opt-13 finds, of layouts that are near to valid, too.
func TestDataLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	list := layouts
	for range 600 {
		list = append(list, nearly(random, layouts[random.IntN(len(layouts))]))
	}
	var chunks []string
	for _, text := range list {
		chunks = append(chunks, fmt.Sprintf("module attributes {llvm.data_layout = %q} {\n}\n", text))
	}
	refused := 0
	for i, answer := range oracle.Opt(t, chunks) {
		err := llvm.CheckDataLayout(list[i])
		if answer.OK && err != nil && strings.HasSuffix(err.Error(), "an index is larger than a pointer") {
			continue // which LLVM 14 refuses first
		}
		assert.Equal(t, answer.OK, err == nil, "%q: %s; we say: %v", list[i], answer.Problem, err)
		if err != nil {
			refused++
		}
	}
	require.Greater(t, refused, len(list)/5)
	require.Less(t, refused, len(list)*4/5)
}

// nearly changes a layout in one place, and perhaps joins it with others.
func nearly(random *rand.Rand, text string) string {
	specs := strings.Split(text, "-")
	if random.IntN(2) == 0 {
		more := strings.Split(layouts[random.IntN(len(layouts))], "-")
		specs = append(specs, more[random.IntN(len(more))])
	}
	at := random.IntN(len(specs))
	fields := strings.Split(specs[at], ":")
	replacements := []string{"0", "8", "12", "16", "24", "32", "64", "128", "9", "e", "16777216"}
	switch random.IntN(4) {
	case 0:
		fields = append(fields, replacements[random.IntN(len(replacements))])
	case 1:
		fields = fields[:max(1, len(fields)-1)]
	case 2:
		fields[random.IntN(len(fields))] = replacements[random.IntN(len(replacements))]
	}
	specs[at] = strings.Join(fields, ":")
	return strings.Join(specs, "-")
}
