package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/rewrite"
)

// languagePage has parts with the kernels that `eval` may name, and with the functions of
// expressions.
const (
	languagePage    = "docs/dialect-language.md"
	kernelsMark     = "<!-- generated: kernels -->\n"
	functionsMark   = "<!-- generated: functions -->\n"
	constraintsMark = "<!-- generated: constraints -->\n"
)

// language is the page of the language of dialect files as it should be.
func language() ([]byte, error) {
	page, err := pageWith(languagePage, kernelsMark, kernels)
	if err != nil {
		return nil, err
	}
	page, err = withPart(languagePage, page, functionsMark, func(b *bytes.Buffer) { functions(b, false) })
	if err != nil {
		return nil, err
	}
	return withPart(languagePage, page, constraintsMark, func(b *bytes.Buffer) { functions(b, true) })
}

// functions lists the functions of constraints, or the others, with what they take.
func functions(b *bytes.Buffer, constraints bool) {
	b.WriteString("| Function | Gives | What it is |\n|---|---|---|\n")
	for _, f := range eval.Functions() {
		if (f.Result == ods.SortConstraint) == constraints {
			fmt.Fprintf(b, "| `%s` | %s | %s |\n", strings.ReplaceAll(f.Usage(), "|", "\\|"), f.Result, f.Doc)
		}
	}
}

func kernels(b *bytes.Buffer) {
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
}
