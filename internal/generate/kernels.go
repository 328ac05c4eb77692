package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/rewrite"
)

// languagePage has a part with the kernels that `eval` may name.
const (
	languagePage = "docs/dialect-language.md"
	kernelsMark  = "<!-- generated: kernels -->\n"
)

// language is the page of the language of dialect files as it should be.
func language() ([]byte, error) {
	return pageWith(languagePage, kernelsMark, func(b *bytes.Buffer) {
		b.WriteString("| Operands | Kernels |\n|---|---|\n")
		const simplifies = 4 // behind those that compute from up to three operands
		var lists [simplifies + 1][]string
		for _, name := range rewrite.KernelNames() {
			k, _ := rewrite.KernelByName(name)
			n, computes := k.Arity()
			if !computes {
				n = simplifies
			}
			lists[n] = append(lists[n], "`"+name+"`")
		}
		for n, list := range lists {
			what := fmt.Sprint(n)
			if n == simplifies {
				what = "any, and only simplify"
			}
			if list != nil {
				fmt.Fprintf(b, "| %s | %s |\n", what, strings.Join(list, ", "))
			}
		}
	})
}
