package toolbox

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
)

// Completion is what cobra asks for the words that an argument may be.
type Completion = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// CompleteSettings offers the names of settings with `=`, but not those that have a NAME in them.
func CompleteSettings(_ *cobra.Command, _ []string, word string) ([]string, cobra.ShellCompDirective) {
	if strings.Contains(word, "=") {
		return nil, cobra.ShellCompDirectiveDefault // a value, which may be a file
	}
	var words []string
	for _, s := range config.Schema() {
		if !strings.Contains(s.Key, "NAME") && s.Key != "extends" {
			words = append(words, s.Key+"="+"\t"+s.Doc)
		}
	}
	return words, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// Complete offers names for the first argument. Where the configuration is amiss
// there are none.
func (c *Flags) Complete(names func(*Toolbox) []string) Completion {
	offered := c.CompleteFlag(names)
	return func(cmd *cobra.Command, args []string, word string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return offered(cmd, args, word)
	}
}

// CompleteFlag is Complete for the value of a flag.
func (c *Flags) CompleteFlag(names func(*Toolbox) []string) Completion {
	return func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		t, err := c.Open(cmd.Context(), config.Request{Stages: []config.Stage{}})
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		defer t.Close(false)
		return names(t), cobra.ShellCompDirectiveNoFileComp
	}
}
