package terminal

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// Many is more arguments than anybody writes.
const Many = 1 << 30

// Arguments wants so many arguments, and otherwise says how the command is written.
func Arguments(least, most int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		_, rest, _ := strings.Cut(cmd.Use, " ")
		written := strings.TrimSpace(cmd.CommandPath() + " " + rest)
		switch {
		case len(args) < least:
			return fmt.Errorf("something is missing; write `%s`", written)
		case len(args) > most:
			return fmt.Errorf("'%s' is too much; write `%s`", args[most], written)
		}
		return nil
	}
}
