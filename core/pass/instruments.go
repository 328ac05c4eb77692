package pass

import (
	"io"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// Instruments ask a run to show more than its result.
type Instruments struct {
	Timing, Statistics            bool
	PrintBeforeAll, PrintAfterAll bool
	PrintBefore, PrintAfter       []string // names of passes
	PrintAfterChange              bool     // of the prints after, only where something changed
	PrintAfterFailure             bool     // only where the pass failed
	PrintModuleScope              bool
	Generic, DebugInfo            bool // form of what is printed
	SkipVerify                    bool // do not verify after each pass
}

// Hooks returns the hooks that print what is asked for, none if nothing is.
func (i *Instruments) Hooks(text func(dst []byte, op *ir.Operation) []byte, out io.Writer) []Hook {
	p := IRPrinter{
		Before:      choice(i.PrintBeforeAll, i.PrintBefore),
		After:       choice(i.PrintAfterAll || i.printsAfter() && len(i.PrintAfter) == 0, i.PrintAfter),
		OnlyChanged: i.PrintAfterChange, OnlyFailed: i.PrintAfterFailure, ModuleScope: i.PrintModuleScope,
		Text: text, Out: out,
	}
	if p.Before == nil && p.After == nil {
		return nil
	}
	return []Hook{p.Hook()}
}

func (i *Instruments) printsAfter() bool { return i.PrintAfterChange || i.PrintAfterFailure }

func choice(all bool, names []string) func(string) bool {
	switch {
	case all:
		return func(string) bool { return true }
	case len(names) > 0:
		return func(pass string) bool { return slices.Contains(names, pass) }
	}
	return nil
}
