package show

import (
	"encoding/json"
	"fmt"
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// PrintOpStats prints the number of operations of each name.
var PrintOpStats = &pass.Pass{
	Name:     "print-op-stats",
	Anchor:   pass.AnyOp,
	Summary:  "count operations by name",
	Doc:      "The table is a remark; the counts are statistics of the pass as well.",
	HostOnly: true,
	Options:  []pass.Option{{Name: "json", Type: pass.Bool, Default: "false", Doc: "print the counts as an object of JSON instead, behind the messages"}},
	Run: func(r *pass.Run) error {
		r.Unchanged()
		counts := map[string]int{}
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			counts[op.Name().String()]++
			return ir.Advance
		})
		for name, n := range counts {
			r.Stats.Add(name, int64(n))
		}
		if r.Options.Bool("json") {
			text, err := json.MarshalIndent(counts, "", "  ")
			if err == nil {
				_, err = fmt.Fprintf(r.Printed, "%s\n", text)
			}
			return err
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
