package pass

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// Instruments show how a run proceeds.
type Instruments struct {
	Timing, Statistics            bool
	PrintBeforeAll, PrintAfterAll bool
	PrintBefore, PrintAfter       []string // names of passes
	PrintAfterChange              bool     // of the prints after, only where something changed
	PrintAfterFailure             bool     // only where the pass failed
	PrintModuleScope              bool
	Generic, DebugInfo            bool // form of what is printed
	NameLocs                      bool // names of values are kept in their locations, and printed
	LocalScope                    bool // attributes and types are printed in full, without aliases
	PrettyDebugInfo               bool // locations are printed for people
	// The numbers of elements above which they are left out, and printed in hexadecimal.
	ElideElements, HexElements print.Limit
	SkipVerify                 bool // do not verify after each pass
	// Trace says what becomes of the operations of these places.
	Trace []diag.Position
}

// Prints reports whether IR is printed between the passes.
func (i *Instruments) Prints() bool {
	return i.PrintBeforeAll || i.PrintAfterAll || i.PrintAfterChange || i.PrintAfterFailure ||
		len(i.PrintBefore)+len(i.PrintAfter) > 0
}

// switches are the instruments without a value, by name.
func (i *Instruments) switches() map[string]*bool {
	return map[string]*bool{
		"timing": &i.Timing, "statistics": &i.Statistics, "skip-verify": &i.SkipVerify,
		"print-before-all": &i.PrintBeforeAll, "print-after-all": &i.PrintAfterAll,
		"print-after-change": &i.PrintAfterChange, "print-after-failure": &i.PrintAfterFailure,
		"print-module-scope": &i.PrintModuleScope, "generic": &i.Generic, "debug-info": &i.DebugInfo, "name-locs": &i.NameLocs,
		"local-scope": &i.LocalScope, "pretty-debug-info": &i.PrettyDebugInfo,
	}
}

// limits are the instruments that are numbers of elements, by name.
func (i *Instruments) limits() map[string]*print.Limit {
	return map[string]*print.Limit{"elide-elements": &i.ElideElements, "hex-elements": &i.HexElements}
}

// Form is how operations are printed.
func (i *Instruments) Form() syntax.PrintOptions {
	return syntax.PrintOptions{
		Generic: i.Generic, DebugInfo: i.DebugInfo, PrettyDebugInfo: i.PrettyDebugInfo, NameLocs: i.NameLocs,
		LocalScope: i.LocalScope, ElideElements: i.ElideElements, HexElements: i.HexElements,
	}
}

const (
	printBefore = "print-before="
	printAfter  = "print-after="
	tracePlace  = "trace="
)

// Words writes the instruments as words, as they travel between processes.
func (i Instruments) Words() []string {
	var words []string
	for name, on := range i.switches() {
		if *on {
			words = append(words, name)
		}
	}
	for name, limit := range i.limits() {
		if limit.Set {
			words = append(words, name+"="+strconv.FormatInt(limit.N, 10))
		}
	}
	slices.Sort(words)
	for _, pass := range i.PrintBefore {
		words = append(words, printBefore+pass)
	}
	for _, pass := range i.PrintAfter {
		words = append(words, printAfter+pass)
	}
	for _, place := range i.Trace {
		words = append(words, tracePlace+place.String())
	}
	return words
}

// ParseInstruments reads what Words writes. Words that it does not know come
// from a newer host and are ignored.
func ParseInstruments(words []string) Instruments {
	var i Instruments
	if len(words) == 0 {
		return i
	}
	switches := i.switches()
	for _, word := range words {
		if on, ok := switches[word]; ok {
			*on = true
		} else if pass, ok := strings.CutPrefix(word, printBefore); ok {
			i.PrintBefore = append(i.PrintBefore, pass)
		} else if pass, ok := strings.CutPrefix(word, printAfter); ok {
			i.PrintAfter = append(i.PrintAfter, pass)
		} else if text, ok := strings.CutPrefix(word, tracePlace); ok {
			i.trace(text)
		} else if name, text, ok := strings.Cut(word, "="); ok {
			i.limit(name, text)
		}
	}
	return i
}

func (i *Instruments) limit(name, text string) {
	limit, ok := i.limits()[name]
	if n, err := strconv.ParseInt(text, 10, 64); ok && err == nil {
		*limit = print.MoreThan(n)
	}
}

func (i *Instruments) trace(text string) {
	if place, ok := diag.ParsePosition(text); ok {
		i.Trace = append(i.Trace, place)
	}
}

// Hooks returns the hooks that print what the options ask for; there may be none.
func (i *Instruments) Hooks(text func(dst []byte, op *ir.Operation) []byte, out io.Writer) []Hook {
	p := irPrinter{
		Before:      choice(i.PrintBeforeAll, i.PrintBefore),
		After:       choice(i.PrintAfterAll || i.printsAfter() && len(i.PrintAfter) == 0, i.PrintAfter),
		onlyChanged: i.PrintAfterChange, onlyFailed: i.PrintAfterFailure, moduleScope: i.PrintModuleScope,
		Text: text, Out: out,
	}
	if p.Before == nil && p.After == nil {
		return nil
	}
	return []Hook{p.hook()}
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
