package terminal

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// Many is more arguments than anybody writes.
const Many = 1 << 30

// required are the names of the arguments that a usage demands, such as `FILE` of `[flags] FILE [ARGUMENT]...`.
func required(usage string) []string {
	var names []string
	alternative := false
	for _, word := range strings.Fields(usage) {
		word = strings.TrimSuffix(word, "...")
		switch {
		case word == "|":
			alternative = true
			continue
		case alternative:
			names[len(names)-1] += " or " + word
		case !strings.HasPrefix(word, "["):
			names = append(names, word)
		}
		alternative = false
	}
	return names
}

// Arguments wants so many arguments, and otherwise says how the command is written.
func Arguments(least, most int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		_, rest, _ := strings.Cut(cmd.Use, " ")
		written := strings.TrimSpace(cmd.CommandPath() + " " + rest)
		switch {
		case len(args) < least:
			return fmt.Errorf("%s is missing; write `%s`", required(rest)[len(args)], written)
		case len(args) > most:
			return fmt.Errorf("'%s' is too much; write `%s`", args[most], written)
		}
		return nil
	}
}
