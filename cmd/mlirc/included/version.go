package included

import (
	"fmt"
	"io"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
)

// VersionCommand returns `mlirc version`.
func VersionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the versions of mlirc and of its plugins",
		Args:  terminal.Arguments(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			PrintVersions(cmd.OutOrStdout())
			return nil
		},
	}
}

// PrintVersions says what this program is.
func PrintVersions(w io.Writer) {
	fmt.Fprintf(w, "mlirc %s\n", Version)
	info, _ := debug.ReadBuildInfo()
	fmt.Fprintf(w, "  commit %s\n", commitOf(info))
	for _, p := range Plugins() {
		fmt.Fprintf(w, "  plugin %s %s\n", p.Name, p.Version)
	}
}

// commitOf is the commit that a program was built from, as far as the build says.
func commitOf(info *debug.BuildInfo) string {
	if info == nil {
		return "unknown"
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	commit := settings["vcs.revision"]
	switch {
	case commit == "" && info.Main.Version != "" && info.Main.Version != "(devel)":
		return "of module version " + info.Main.Version
	case commit == "":
		return "unknown"
	case settings["vcs.modified"] == "true":
		return commit + ", with changes"
	}
	return commit
}
