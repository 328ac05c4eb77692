package lowerproof_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/internal/lowerproof"
	"github.com/mlirc/mlirc/internal/repository"
)

var update = flag.Bool("update", false, "write testdata anew")

// subjects lists the operations that rows and rules of a conversion are for, and those that
// say what they lower to in its target.
func subjects(ctx *ir.Context, d *ods.Dialect, c *ods.Conversion) []*ods.Op {
	var names []string
	for _, row := range c.Rows {
		names = append(names, row.From)
	}
	for _, name := range d.LoweredOps() {
		if slices.Contains(d.LoweredBy(name), c.Name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var list []*ods.Op
	for _, name := range slices.Compact(names) {
		list = append(list, ctx.OpName(name).Def().(*ods.Op))
	}
	return list
}

// report has a line for each subject of each conversion, and a wrong one for each that is.
func report(ctx *ir.Context, dialects []*ods.Dialect) (lines, wrong []string) {
	for _, d := range dialects {
		for _, name := range d.ConversionNames() {
			c := d.Conversion(name)
			for _, op := range subjects(ctx, d, c) {
				o := lowerproof.Prove(ctx, c, op)
				switch {
				case o.Wrong != "":
					wrong = append(wrong, o.Wrong)
				case o.Why != "":
					lines = append(lines, fmt.Sprintf("%s %s: not proved: %s", c.Name, op.Name(), o.Why))
				default:
					lines = append(lines, fmt.Sprintf("%s %s: proved, %d instances, %d values", c.Name, op.Name(), o.Instances, o.Tried))
				}
			}
		}
	}
	return lines, wrong
}

// TestRowsAndRules: no row or rule is wrong on integers of 1 to 4 bits. The list in testdata
// says which are proved, which they stay, and of the others why they are not.
func TestRowsAndRules(t *testing.T) {
	dialects := append(repository.Dialects(t), dialectOf(t, "../e2e/testdata/box/box.dialect", ""))
	ctx, err := load.NewContext(dialects...)
	require.NoError(t, err)
	lines, wrong := report(ctx, dialects)
	assert.Empty(t, wrong)
	got := strings.Join(lines, "\n") + "\n"
	const file = "testdata/outcomes.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	for line := range strings.Lines(string(want)) {
		if subject, _, proved := strings.Cut(line, ": proved"); proved {
			assert.Contains(t, got, subject+": proved", "it was proved before")
		}
	}
}

// dialectOf reads a dialect file with one text in place of another, as `old=>new`.
func dialectOf(t *testing.T, file, change string) *ods.Dialect {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	if before, after, ok := strings.Cut(change, "=>"); ok {
		require.Contains(t, string(text), before)
		text = []byte(strings.Replace(string(text), before, after, 1))
	}
	d, problems := load.Dialect(file, text)
	require.Empty(t, problems)
	return d
}

// TestWrongRows: a row or rule that is not right is found.
func TestWrongRows(t *testing.T) {
	for change, want := range map[string]string{
		"std.subi                 -> llvm.sub=>std.subi -> llvm.add":                                                 "std.subi {} : (i2, i2) -> i2 on 0 : i2, 1 : i2: it is -1 : i2, and becomes 1 : i2",
		"std.divi_unsigned        -> llvm.udiv=>std.divi_unsigned -> llvm.sdiv":                                      "std.divi_unsigned",
		"std.sexti                -> llvm.sext=>std.sexti -> llvm.zext":                                              "std.sexti {} : (i1) -> i2 on true: it is -1 : i2, and becomes 1 : i2",
		"std.cmpi                 -> llvm.icmp=>std.cmpi -> llvm.icmp renames(slt = ult)":                            "std.cmpi",
		"llvm.add(quotient, 1)=>llvm.add(quotient, 2)":                                                               "std.ceildivi_signed",
		"{predicate = sge}=>{predicate = uge}":                                                                       "std.ceildivi_signed",
		"{predicate = slt}=>{predicate = sgt}":                                                                       "std.floordivi_signed",
		"llvm.select(wrong, llvm.add(quotient, -1), quotient)=>llvm.select(wrong, quotient, llvm.add(quotient, -1))": "std.floordivi_signed",
		"llvm.srem($lhs, $rhs), zero) {predicate = ne}=>llvm.srem($lhs, quotient), zero) {predicate = ne}":           "undefined behaviour",
	} {
		all := repository.Dialects(t)
		at := slices.IndexFunc(all, func(d *ods.Dialect) bool { return d.Name() == "std" })
		all[at] = dialectOf(t, all[at].File(), change)
		ctx, err := load.NewContext(all...)
		require.NoError(t, err)
		_, wrong := report(ctx, all[at:at+1])
		if !assert.Len(t, wrong, 1, change) {
			continue
		}
		assert.Contains(t, wrong[0], want, change)
	}
}
