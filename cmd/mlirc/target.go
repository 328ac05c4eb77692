package main

import (
	"os/exec"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk/target"
)

// targetFlag is a flag for a setting of the target, named as that of llc.
type targetFlag struct{ name, key, value string }

func newTargetFlags() []targetFlag {
	return []targetFlag{
		{name: "mtriple", key: "triple"}, {name: "mcpu", key: "cpu"}, {name: "mattr", key: "features"},
		{name: "relocation-model", key: "relocation-model"}, {name: "code-model", key: "code-model"},
	}
}

// addTarget adds the flags of the target.
func addTarget(cmd *cobra.Command, c *common) {
	c.target = newTargetFlags()
	for i := range c.target {
		f := &c.target[i]
		setting := config.Lookup("target", f.key)
		cmd.Flags().StringVar(&f.value, f.name, "", setting.Doc)
		if setting.Values != nil {
			_ = cmd.RegisterFlagCompletionFunc(f.name, cobra.FixedCompletions(setting.Values, cobra.ShellCompDirectiveNoFileComp))
		}
	}
}

// compilerForTarget makes the C compiler of another target the one of the toolchain, with
// the assembler and the linker that it calls, unless it is set.
func compilerForTarget(c *config.Config) {
	triple := c.Get("target.triple")
	if triple.Text == "" || target.IsNative(triple.Text) {
		return
	}
	if _, ok := c.Toolchain["cc"]; ok {
		return
	}
	for _, name := range target.Compilers(triple.Text) {
		if path, err := exec.LookPath(name); err == nil {
			prefix := strings.TrimSuffix(path, "gcc")
			for tool, file := range map[string]string{"cc": path, "as": prefix + "as", "ld": prefix + "ld"} {
				c.Toolchain[tool] = config.Value{Text: file, Origin: triple.Origin}
			}
			return
		}
	}
}
