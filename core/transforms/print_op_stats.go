package transforms

import (
	"fmt"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// PrintOpStats prints the number of operations of each name.
var PrintOpStats = &pass.Pass{
	Name:    "print-op-stats",
	Anchor:  pass.AnyOp,
	Summary: "count operations by name",
	Doc:     "The table is a remark; the counts are statistics of the pass as well.",
	Run: func(r *pass.Run) error {
		counts := map[string]int{}
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			counts[op.Name().String()]++
			return ir.Advance
		})
		for name, n := range counts {
			r.Stats.Add(name, int64(n))
		}
		r.Diags.Report(diag.Diagnostic{
			Severity: diag.Remark, ID: "op-stats",
			Pos: ir.Position(r.Op.Loc()), Message: opTable(counts),
		})
		return nil
	},
}

// opTable lines names up at their dots.
func opTable(counts map[string]int) string {
	names := make([]string, 0, len(counts))
	left, right := 0, 0
	for name := range counts {
		names = append(names, name)
		dialect, rest := splitName(name)
		left, right = max(left, len(dialect)), max(right, len(rest))
	}
	sort.Strings(names)
	var b strings.Builder
	b.WriteString("operations encountered:\n-----------------------\n")
	for _, name := range names {
		dialect, rest := splitName(name)
		dot := " "
		if dialect != "" {
			dot = "."
		}
		fmt.Fprintf(&b, "  %*s%s%-*s , %d\n", left, dialect, dot, right, rest, counts[name])
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func splitName(name string) (dialect, rest string) {
	dialect, rest, ok := strings.Cut(name, ".")
	if !ok {
		return "", name
	}
	return dialect, rest
}
