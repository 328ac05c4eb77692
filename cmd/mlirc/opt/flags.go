package opt

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/host/config"
)

// optFlag is a flag of `mlirc opt`. Its spelling is mlir-opt's: one dash or two,
// a value behind `=` or as the next word.
type optFlag struct {
	names []string
	value string // what the value is; empty: a switch
	doc   string
	set   func(o *opt, text string) error
}

func onOff(name, doc string, field func(o *opt) *bool, also ...string) optFlag {
	return optFlag{names: append([]string{name}, also...), doc: doc, set: func(o *opt, text string) error {
		b, err := strconv.ParseBool(text)
		if err != nil {
			return fmt.Errorf("'-%s=%s': write true or false", name, text)
		}
		*field(o) = b
		return nil
	}}
}

func text(name, value, doc string, field func(o *opt) *string, also ...string) optFlag {
	return optFlag{names: append([]string{name}, also...), value: value, doc: doc, set: func(o *opt, text string) error {
		*field(o) = text
		return nil
	}}
}

// outputFile is a flag whose value names a file to write.
func outputFile(name, doc string, field func(o *opt) *string) optFlag {
	return optFlag{names: []string{name}, value: "file", doc: doc, set: func(o *opt, text string) error {
		if text == "" {
			return terminal.EmptyName("-" + name)
		}
		*field(o) = text
		return nil
	}}
}

// limit is a flag whose value is a number of elements, least or more.
func limit(name, doc string, least int64, field func(o *opt) *print.Limit) optFlag {
	return optFlag{names: []string{name}, value: "n", doc: doc, set: func(o *opt, text string) error {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil || n < least {
			return fmt.Errorf("'-%s=%s': write a number of elements, %d or more", name, text, least)
		}
		*field(o) = print.MoreThan(n)
		return nil
	}}
}

func list(name, value, doc string, field func(o *opt) *[]string, also ...string) optFlag {
	return optFlag{names: append([]string{name}, also...), value: value, doc: doc, set: func(o *opt, text string) error {
		*field(o) = append(*field(o), strings.Split(text, ",")...)
		return nil
	}}
}

// optFlags lists the flags in the order of help.
func optFlags() []optFlag {
	return append(append(append(inputFlags(), printFlags()...), hostFlags()...), aimFlags()...)
}

// aimFlags are those of the target, each a setting.
func aimFlags() []optFlag {
	var list []optFlag
	for _, f := range toolbox.NewTargetFlags() {
		list = append(list, optFlag{names: []string{f.Name}, value: "target", doc: config.Lookup("target", f.Key).Doc,
			set: func(o *opt, text string) error {
				o.Extra = append(o.Extra, config.FlagValue{Flag: "-" + f.Name, Key: "target." + f.Key, Text: text})
				return nil
			}})
	}
	return list
}

func inputFlags() []optFlag {
	return []optFlag{
		outputFile("o", "output file; - is the standard output", func(o *opt) *string { return &o.output }),
		{names: []string{"pass-pipeline"}, value: "pipeline", doc: "passes as text, such as func(cse,canonicalize)",
			set: (*opt).addPipeline},
		onOff("split-input-file", "cut the input at lines '// -----' and take each part by itself",
			func(o *opt) *bool { return &o.split }),
		onOff("verify-diagnostics", "compare diagnostics with comments '// expected-error {{...}}'",
			func(o *opt) *bool { return &o.expect }),
		onOff("allow-unregistered-dialect", "take operations of unknown dialects",
			func(o *opt) *bool { return &o.AllowUnregistered }),
		list("dialect", "file", "a dialect file to know", func(o *opt) *[]string { return &o.Dialects }),
		text("spelling", "profile", "names and forms of what is read and printed: mlir-13, mlir-19, mlir-22; 2020 and 2018 to read",
			func(o *opt) *string { return &o.profile }, "profile"),
		onOff("verify-each", "verify after each pass", func(o *opt) *bool { return &o.verifyEach }),
	}
}

func printFlags() []optFlag {
	return []optFlag{
		onOff("mlir-print-op-generic", "print operations in generic form", func(o *opt) *bool { return &o.module.Generic }),
		onOff("mlir-print-debuginfo", "print locations", func(o *opt) *bool { return &o.module.DebugInfo }),
		onOff("mlir-pretty-debuginfo", "print locations for people, with -mlir-print-debuginfo; they are not read again",
			func(o *opt) *bool { return &o.instruments.PrettyDebugInfo }),
		onOff("mlir-print-local-scope", "print attributes, types and locations in full, without aliases",
			func(o *opt) *bool { return &o.instruments.LocalScope }),
		limit("mlir-elide-elementsattrs-if-larger", "leave out the elements of attributes that have more of them", 0,
			func(o *opt) *print.Limit { return &o.instruments.ElideElements }),
		limit("mlir-print-elementsattrs-with-hex-if-larger",
			"print elements in hexadecimal where there are more of them (100 if it is not given, -1: never)", -1,
			func(o *opt) *print.Limit { return &o.instruments.HexElements }),
		onOff("mlir-use-nameloc-as-prefix", "keep the names of values in their locations, and print them: loc(\"sum\"(...)) makes %sum",
			func(o *opt) *bool { return &o.instruments.NameLocs }),
		onOff("emit-bytecode", "write bytecode", func(o *opt) *bool { return &o.bytecode }),
		onOff("mlir-print-ir-before-all", "print the IR before each pass",
			func(o *opt) *bool { return &o.instruments.PrintBeforeAll }, "print-ir-before-all"),
		onOff("mlir-print-ir-after-all", "print the IR after each pass",
			func(o *opt) *bool { return &o.instruments.PrintAfterAll }, "print-ir-after-all"),
		list("mlir-print-ir-before", "passes", "print the IR before these passes",
			func(o *opt) *[]string { return &o.instruments.PrintBefore }, "print-ir-before"),
		list("mlir-print-ir-after", "passes", "print the IR after these passes",
			func(o *opt) *[]string { return &o.instruments.PrintAfter }, "print-ir-after"),
		onOff("mlir-print-ir-after-change", "of the prints after, only those of passes that changed something",
			func(o *opt) *bool { return &o.instruments.PrintAfterChange }, "print-ir-after-change"),
		onOff("mlir-print-ir-after-failure", "print the IR after a pass that failed",
			func(o *opt) *bool { return &o.instruments.PrintAfterFailure }, "print-ir-after-failure"),
		onOff("mlir-print-ir-module-scope", "print the whole module each time",
			func(o *opt) *bool { return &o.instruments.PrintModuleScope }, "print-ir-module-scope"),
		outputFile("report", "write a page of HTML with the IR after each pass, differences, diagnostics, sizes and times",
			func(o *opt) *string { return &o.report }),
		onOff("mlir-timing", "report how long each part took", func(o *opt) *bool { return &o.instruments.Timing }),
		onOff("mlir-pass-statistics", "report what passes counted",
			func(o *opt) *bool { return &o.instruments.Statistics }, "pass-statistics"),
	}
}

func hostFlags() []optFlag {
	return []optFlag{
		{names: []string{"set"}, value: "setting", doc: "change one setting, as in memref.convention=bare-ptr",
			set: func(o *opt, text string) error { o.Sets = append(o.Sets, text); return nil }},
		{names: []string{"workers", "j"}, value: "n", doc: "how many cores to use (0: all)", set: (*opt).setWorkers},
		{names: []string{"error-limit"}, value: "n", doc: "how many errors, and as many warnings and remarks, are shown (0: all); 100 if it is not given", set: (*opt).setErrorLimit},
		onOff("mlir-disable-threading", "use one core", func(o *opt) *bool { return &o.serial }),
		text("log-level", "level", "log of host and plugins: off, error, warn, info, debug, trace",
			func(o *opt) *string { return &o.LogLevel }),
		onOff("in-process", "run the plugins in this process, for debugging", func(o *opt) *bool { return &o.InProcess }),
		onOff("show-dialects", "list the dialects of plugins", func(o *opt) *bool { return &o.showDialects }),
		onOff("version", "print the versions of mlirc and of its plugins", func(o *opt) *bool { return &o.version }),
		onOff("help", "show this", func(o *opt) *bool { return &o.help }, "h"),
	}
}

func (o *opt) setWorkers(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return fmt.Errorf("'-workers=%s': write a number of cores", text)
	}
	o.Workers = n
	return nil
}

func (o *opt) setErrorLimit(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return fmt.Errorf("'-error-limit=%s': write a number of errors, or 0 for all", text)
	}
	o.ErrorLimit = n
	return nil
}

// word is an argument taken apart.
type word struct {
	name  string // without dashes; empty: a file
	value string
	given bool // there was a value
}

func takeApart(arg string) word {
	if arg == terminal.Standard || !strings.HasPrefix(arg, "-") {
		return word{value: arg, given: true}
	}
	name := strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-")
	name, value, given := strings.Cut(name, "=")
	return word{name, value, given}
}

// endOfFlags stands before files whose names begin with a dash.
const endOfFlags = "--"

// parse reads the arguments. What is no flag is taken for a pass, to be looked
// for in the plugins; the order of passes counts.
func (o *opt) parse(args []string) error {
	flags := map[string]optFlag{}
	for _, f := range optFlags() {
		for _, name := range f.names {
			flags[name] = f
		}
	}
	for i := 0; i < len(args); i++ {
		if args[i] == endOfFlags {
			for _, path := range args[i+1:] {
				if err := o.setInput(path); err != nil {
					return err
				}
			}
			break
		}
		w := takeApart(args[i])
		if w.name == "" {
			if err := o.setInput(w.value); err != nil {
				return err
			}
			continue
		}
		f, ok := flags[w.name]
		if !ok {
			if err := o.addPass(w); err != nil {
				return err
			}
			continue
		}
		if f.value == "" && !w.given {
			w.value = "true"
		}
		if f.value != "" && !w.given {
			if i++; i == len(args) {
				return fmt.Errorf("'%s' needs a value: %s", args[i-1], f.value)
			}
			w.value = args[i]
		}
		if err := f.set(o, w.value); err != nil {
			return err
		}
	}
	return nil
}

func (o *opt) setInput(path string) error {
	if o.input != "" {
		return fmt.Errorf("one input file is read at a time, but there are '%s' and '%s'", o.input, path)
	}
	o.input = path
	return nil
}

// addPass adds a pass that a flag names.
func (o *opt) addPass(w word) error {
	origin := config.Origin{Layer: config.Flag, Name: "-" + w.name}
	s := config.Stage{
		ID: w.name, Pass: config.Value{Text: w.name, Origin: origin},
		Options: map[string]config.Value{}, Origin: origin,
	}
	settings, err := pass.ParseSettings(w.value)
	if err != nil {
		return fmt.Errorf("'-%s': %w", w.name, err)
	}
	for name, value := range settings {
		s.Options[name] = config.Value{Text: value, Origin: origin}
	}
	o.stages = append(o.stages, s)
	return nil
}

// unused is the id, with a number if it is taken.
func unused(id string, taken map[string]bool) string {
	free := id
	for n := 2; taken[free]; n++ {
		free = id + "-" + strconv.Itoa(n)
	}
	return free
}

// unknownFlag explains a word that is neither a flag nor a pass.
func unknownFlag(name string, passes []string) error {
	names := append([]string(nil), passes...)
	for _, f := range optFlags() {
		names = append(names, f.names...)
	}
	sort.Strings(names)
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("there is no flag or pass '-%s'; did you mean '-%s'?", name, near)
	}
	return fmt.Errorf("there is no flag or pass '-%s'; `mlirc opt -help` shows them", name)
}

// nearestPass adds to a message which pass may be meant.
func nearestPass(name string, passes []string) string {
	if near, ok := diag.Suggest(name, passes); ok {
		return "; did you mean '" + near + "'?"
	}
	return "; `mlirc opt -help` shows them"
}
