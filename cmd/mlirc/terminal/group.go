package terminal

import (
	"fmt"

	"github.com/spf13/cobra"
)

// Group is a command that has others below it. By itself it prints its help; a word that is none of them is an
// error.
func Group(cmd *cobra.Command, below ...*cobra.Command) *cobra.Command {
	cmd.Args = noSuchCommand
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
	cmd.SuggestionsMinimumDistance = 2
	cmd.AddCommand(below...)
	return cmd
}

// noSuchCommand reports a word that is none of the commands below.
func noSuchCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	message := fmt.Sprintf("there is no command '%s %s'", cmd.CommandPath(), args[0])
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		return fmt.Errorf("%s; did you mean '%s'?", message, near[0])
	}
	return fmt.Errorf("%s; `%s --help` shows them", message, cmd.CommandPath())
}
