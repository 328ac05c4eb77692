package toolbox

import (
	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
)

// Completion is what cobra asks for the words that an argument may be.
type Completion = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// Complete offers names for the first argument. Where the configuration is amiss
// there are none.
func (c *Flags) Complete(names func(*Toolbox) []string) Completion {
	return func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		t, err := c.Open(cmd.Context(), config.Request{Stages: []config.Stage{}})
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		defer t.Close(false)
		return names(t), cobra.ShellCompDirectiveNoFileComp
	}
}
