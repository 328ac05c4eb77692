package toolbox

import (
	"os/exec"
	"strings"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/sdk/target"
)

// targetFlag is a flag for a setting of the target, named as that of llc.
type targetFlag struct{ Name, Key, value string }

// NewTargetFlags returns the flags that set the target, without values.
func NewTargetFlags() []targetFlag {
	return []targetFlag{
		{Name: "mtriple", Key: "triple"}, {Name: "mcpu", Key: "cpu"}, {Name: "mattr", Key: "features"},
		{Name: "relocation-model", Key: "relocation-model"}, {Name: "code-model", Key: "code-model"},
	}
}

// AddTarget adds the flags of the target.
func AddTarget(cmd *cobra.Command, c *Flags) {
	c.target = NewTargetFlags()
	for i := range c.target {
		f := &c.target[i]
		setting := config.Lookup("target", f.Key)
		cmd.Flags().StringVar(&f.value, f.Name, "", setting.Doc)
		if setting.Values != nil {
			_ = cmd.RegisterFlagCompletionFunc(f.Name, cobra.FixedCompletions(setting.Values, cobra.ShellCompDirectiveNoFileComp))
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
