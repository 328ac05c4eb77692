package main

import (
	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
)

// completion is what cobra asks for the words that an argument may be.
type completion = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective)

// complete offers names for the first argument. Where the configuration is amiss
// there are none.
func (c *common) complete(names func(*toolbox) []string) completion {
	return func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		t, err := c.open(cmd.Context(), config.Request{Stages: []config.Stage{}})
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		defer t.close(false)
		return names(t), cobra.ShellCompDirectiveNoFileComp
	}
}
