package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/compile"
	"github.com/mlirc/mlirc/cmd/mlirc/dialect"
	"github.com/mlirc/mlirc/cmd/mlirc/execute"
	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/cmd/mlirc/opt"
	"github.com/mlirc/mlirc/cmd/mlirc/plugins"
	"github.com/mlirc/mlirc/cmd/mlirc/reproduce"
	"github.com/mlirc/mlirc/cmd/mlirc/settings"
	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/core/diag"
)

// commandLine runs the command that arguments name, and returns the exit status.
func commandLine(args []string) int {
	ctx, stop := terminal.Interruptible()
	defer stop()
	std := terminal.StandardStreams()
	root := rootCommand()
	if mayName(args) {
		addCommands(root)
	}
	root.SetArgs(execute.WithShields(args))
	// Commands print what plugins and files say of themselves.
	root.SetOut(diag.PlainWriter(std.Out))
	root.SetErr(diag.PlainWriter(std.Err))
	err := root.ExecuteContext(terminal.WithStreams(ctx, std))
	if by, ok := terminal.Interrupted(ctx); ok && err != nil {
		fmt.Fprintf(std.Err, "mlirc: %v\n", by)
		return by.Status()
	}
	return std.Settle(terminal.Report(std.Err, err))
}

// commands are those that have a name. They take half a millisecond to make, which a
// compilation does without.
var commands = []struct {
	name    string
	command func() *cobra.Command
}{
	{"run", execute.Command}, {"header", compile.HeaderCommand}, {"bindings", compile.BindingsCommand}, {"describe", compile.DescribeCommand}, {"opt", opt.Command}, {"why", opt.WhyCommand},
	{"reproduce", reproduce.Command}, {"plugins", plugins.Command}, {"pipeline", settings.PipelineCommand},
	{"dialect", dialect.Command}, {"reference", dialect.ReferenceCommand}, {"config", settings.ConfigCommand}, {"trust", settings.TrustCommand}, {"version", included.VersionCommand},
}

// mayName reports whether arguments may have to do with a command that has a name:
// they name one or one of cobra's, or ask for help.
func mayName(args []string) bool {
	for _, each := range args {
		for _, c := range commands {
			if each == c.name {
				return true
			}
		}
		switch each {
		case "help", "completion", cobra.ShellCompRequestCmd, cobra.ShellCompNoDescRequestCmd:
			return true
		}
		if strings.HasPrefix(each, "-h") || strings.HasPrefix(each, "--help") {
			return true
		}
	}
	return len(args) == 0
}

func addCommands(root *cobra.Command) {
	for _, c := range commands {
		root.AddCommand(c.command())
	}
}

func rootCommand() *cobra.Command {
	c := &compile.Command{}
	showVersion := false
	root := &cobra.Command{
		Use:   "mlirc [flags] FILE",
		Short: "Compile MLIR with plugins",
		Long: `mlirc compiles a file in the textual language of MLIR, or in its bytecode,
through the stages of a pipeline. Each stage is a pass of a plugin, and each
plugin is a process of its own.`,
		Example: `  mlirc --pipeline cpu in.mlir -o out.o
  mlirc --emit llvm-ir in.mlir -o -
  mlirc run in.mlir
  mlirc opt -cse -canonicalize in.mlir`,
		Args:          oneFile,
		SilenceErrors: true,
		// As in cobra where it suggests commands itself.
		SuggestionsMinimumDistance: 2,
		SilenceUsage:               true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if showVersion {
				included.PrintVersions(cmd.OutOrStdout())
				return nil
			}
			if len(args) == 0 {
				return cmd.Help()
			}
			if err := terminal.NamesFiles(cmd, "output", "report"); err != nil {
				return err
			}
			return c.Run(cmd.Context(), args[0])
		},
	}
	c.AddFlags(root)
	root.Flags().BoolVar(&showVersion, "version", false, "print the versions of mlirc and of its plugins")
	root.SetFlagErrorFunc(terminal.ExplainFlag)
	return root
}

// oneFile wants at most one argument, and takes a first word that is no file for a
// command that does not exist.
func oneFile(cmd *cobra.Command, args []string) error {
	if len(args) > 0 && !isFile(args[0]) {
		if !cmd.HasSubCommands() {
			addCommands(cmd)
		}
		if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
			return fmt.Errorf("there is no file or command '%s'; did you mean '%s'?", args[0], near[0])
		}
	}
	if len(args) > 1 {
		return fmt.Errorf("one input file is compiled at a time, but there are %d", len(args))
	}
	return nil
}

func isFile(name string) bool {
	if name == terminal.Standard {
		return true
	}
	_, err := os.Stat(name)
	return err == nil
}
