package opt

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/toolbox"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/config"
)

func optHelp(w io.Writer, t *toolbox.Toolbox) {
	fmt.Fprintln(w, "usage: mlirc opt [flags] [passes] [FILE]\n\nflags")
	for _, f := range optFlags() {
		name := "-" + strings.Join(f.names, ", -")
		if f.value != "" {
			name += "=<" + f.value + ">"
		}
		helpEntry(w, "  "+name, f.doc)
	}
	fmt.Fprintln(w, "\npasses (options as in -PASS='a=1 b=2')")
	for _, c := range t.Catalog.All() {
		if c.Pass.Consumes != pass.KindModule {
			continue
		}
		helpEntry(w, "  -"+strings.Join(c.Pass.Names(), ", -"), c.Pass.Summary)
		for _, option := range c.Pass.Options {
			helpEntry(w, "    "+strings.Join(option.AllNames(), ", ")+"=<"+string(option.Type)+">", option.Doc+allowed(&option))
		}
	}
}

// allowed is what an option may be where that is a choice, and what it is where it is left out.
func allowed(o *pass.Option) string {
	var said []string
	if words := o.Words(); len(words) > 0 {
		said = append(said, strings.Join(words, ", "))
	}
	if o.Default != "" {
		said = append(said, "default "+o.Default)
	}
	if len(said) == 0 {
		return ""
	}
	return " (" + strings.Join(said, "; ") + ")"
}

// showDialects lists the dialects that plugins own, under mlir-opt's heading.
func showDialects(w io.Writer, t *toolbox.Toolbox) error {
	if _, err := fmt.Fprintln(w, "Available Dialects:"); err != nil {
		return err
	}
	for _, name := range t.Catalog.DialectNames() {
		if _, err := fmt.Fprintln(w, name); err != nil {
			return err
		}
	}
	return nil
}

// helpColumn is the column of the description of a flag; a longer flag has it in a
// line of its own.
const helpColumn = 43

func helpEntry(w io.Writer, name, doc string) {
	if len(name) >= helpColumn {
		fmt.Fprintln(w, name)
		name = ""
	}
	fmt.Fprintf(w, "%-*s%s\n", helpColumn, name, doc)
}

// completeOpt offers flags and passes, and behind `=` the options of a pass, or what the value of a flag
// may be.
func completeOpt(cmd *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	if !strings.HasPrefix(word, "-") {
		return nil, cobra.ShellCompDirectiveDefault
	}
	var c toolbox.Flags
	t, err := c.Open(cmd.Context(), config.Request{Stages: []config.Stage{}})
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	if name, _, ok := strings.Cut(strings.TrimLeft(word, "-"), "="); ok {
		return completeValue(t, name)
	}
	dashes := word[:len(word)-len(strings.TrimLeft(word, "-"))]
	var words []string
	for _, f := range optFlags() {
		words = append(words, dashes+f.names[0]+"\t"+f.doc)
	}
	for _, claim := range t.Catalog.All() {
		for _, name := range claim.Pass.Names() {
			words = append(words, dashes+name+"\t"+claim.Pass.Summary)
		}
	}
	return words, cobra.ShellCompDirectiveNoFileComp
}

// completeValue offers what stands behind `-name=`: shells put the name before it themselves.
func completeValue(t *toolbox.Toolbox, name string) ([]string, cobra.ShellCompDirective) {
	var words []string
	for _, f := range optFlags() {
		if slices.Contains(f.names, name) {
			switch f.value {
			case "setting":
				return toolbox.CompleteSettings(nil, nil, "")
			case "profile":
				return config.Lookup("host", "spelling").Values, cobra.ShellCompDirectiveNoFileComp
			case "level":
				return config.Lookup("host", "log-level").Values, cobra.ShellCompDirectiveNoFileComp
			case "passes":
				for _, claim := range t.Catalog.All() {
					words = append(words, claim.Pass.Names()...)
				}
				return words, cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveDefault
		}
	}
	for _, claim := range t.Catalog.All() {
		if claim.Pass.IsCalled(name) {
			for _, option := range claim.Pass.Options {
				for _, name := range option.AllNames() {
					words = append(words, name+"=\t"+option.Doc)
				}
			}
		}
	}
	return words, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
