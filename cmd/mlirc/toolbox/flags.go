package toolbox

import (
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/cmd/mlirc/terminal"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
)

// Flags are the flags that every command has.
type Flags struct {
	Sets      []string
	Workers   int
	LogLevel  string
	InProcess bool
	// AllowUnregistered takes operations of unknown dialects.
	AllowUnregistered bool
	// ErrorLimit is how many errors are shown, and as many warnings and remarks; 0: all.
	ErrorLimit int
	// Dialects are files to know besides those of the configuration.
	Dialects []string
	target   []targetFlag
	Locking  locking            // not a flag
	Lenient  bool               // not a flag: what is amiss is left out
	SetAside bool               // not a flag: so is what an untrusted file may not say
	Extra    []config.FlagValue // of flags that are options of passes
}

const unregisteredKey = "host.allow-unregistered-dialect"

// locking says what the lock is good for.
type locking uint8

const (
	lockHolds   locking = iota
	LockAnew            // its versions count, but not its digests
	LockForgets         // nothing in it counts
)

// flagValues are the settings that the flags make.
func (c *Flags) flagValues() []config.FlagValue {
	var list []config.FlagValue
	if c.Workers > 0 {
		list = append(list, config.FlagValue{Flag: "--workers", Key: "host.workers", Text: strconv.Itoa(c.Workers)})
	}
	if c.LogLevel != "" {
		list = append(list, config.FlagValue{Flag: "--log-level", Key: "host.log-level", Text: c.LogLevel})
	}
	if c.InProcess {
		list = append(list, config.FlagValue{Flag: "--in-process", Key: "host.in-process", Text: "true"})
	}
	if c.AllowUnregistered {
		list = append(list, config.FlagValue{Flag: "--allow-unregistered-dialect", Key: unregisteredKey, Text: "true"})
	}
	for _, f := range c.target {
		if f.value != "" {
			list = append(list, config.FlagValue{Flag: "--" + f.Name, Key: "target." + f.Key, Text: f.value})
		}
	}
	return append(list, c.Extra...)
}

// AddFlags adds the flags that every command has.
func AddFlags(cmd *cobra.Command, c *Flags) {
	f := cmd.Flags()
	f.StringArrayVar(&c.Sets, "set", nil, "change one setting, as in --set memref.convention=bare-ptr")
	f.IntVarP(&c.Workers, "workers", "j", 0, config.Doc("host.workers"))
	f.IntVar(&c.ErrorLimit, "error-limit", terminal.DefaultErrorLimit, "how many errors, and as many warnings and remarks, are shown (0: all)")
	f.StringArrayVar(&c.Dialects, "dialect", nil, "a dialect file to know; may be repeated")
	f.StringVar(&c.LogLevel, "log-level", "", config.Doc("host.log-level")+": "+config.Lookup("host", "log-level").Describe())
	level := config.Lookup("host", "log-level")
	_ = cmd.RegisterFlagCompletionFunc("set", CompleteSettings)
	_ = cmd.RegisterFlagCompletionFunc("log-level", cobra.FixedCompletions(level.Values, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.MarkFlagFilename("dialect", "dialect")
	f.BoolVar(&c.InProcess, "in-process", false, config.Doc("host.in-process"))
	f.BoolVar(&c.AllowUnregistered, "allow-unregistered-dialect", false, config.Doc(unregisteredKey))
}

// Show writes diagnostics, of each severity up to the limit that a flag sets, and how many more there
// are.
func (c *Flags) Show(w io.Writer, list []diag.Diagnostic, sources diag.Lookup) {
	terminal.ShowUpTo(w, c.ErrorLimit, list, sources, "; --error-limit=0 shows all")
}
