package settings

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
)

// ConfigCommand returns `mlirc config`.
func ConfigCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "config [WORD]...",
		Short: "List the settings of mlirc.toml, MLIRC_* and --set",
		Long: `config lists what can be set, with types, defaults and the names of variables;
with words only what has one of them in its name. What is set, and where, ` + "`mlirc\npipeline show`" + ` tells.`,
		Example: "  mlirc config\n  mlirc config sandbox plugins",
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var keys []string
			for _, s := range config.Schema() {
				keys = append(keys, s.Key+"\t"+s.Doc)
			}
			return keys, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return listSettings(cmd.OutOrStdout(), args)
		},
	}
	return cmd
}

func listSettings(w io.Writer, words []string) error {
	found := false
	list := config.Schema()
	for i := range list {
		s := &list[i]
		if len(words) > 0 && !containsAny(s.Key, words) {
			continue
		}
		found = true
		fmt.Fprintf(w, "%s: %s", s.Key, s.Describe())
		if s.Default != "" {
			fmt.Fprintf(w, " = %s", s.Default)
		}
		fmt.Fprintf(w, "\n    %s\n", s.Doc)
		if v := s.Variable(); v != "" {
			fmt.Fprintf(w, "    %s\n", v)
		}
		if !s.Data {
			fmt.Fprintln(w, "    in a file: only where you trust it")
		}
	}
	if !found {
		return fmt.Errorf("no setting has '%s' in its name; `mlirc config` lists them", strings.Join(words, "' or '"))
	}
	return nil
}

func containsAny(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}
