package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
)

// common are the flags that every command has.
type common struct {
	sets      []string
	workers   int
	logLevel  string
	inProcess bool
	// errorLimit is how many errors are shown; 0: all.
	errorLimit int
	// dialects are files to know besides those of the configuration.
	dialects []string
	target   []targetFlag
	locking  locking            // not a flag
	lenient  bool               // not a flag: what is amiss is left out
	extra    []config.FlagValue // of flags that are options of passes
}

// locking says what the lock is good for.
type locking uint8

const (
	lockHolds   locking = iota
	lockAnew            // its versions count, but not its digests
	lockForgets         // nothing in it counts
)

// flagValues are the settings that the flags make.
func (c *common) flagValues() []config.FlagValue {
	var list []config.FlagValue
	if c.workers > 0 {
		list = append(list, config.FlagValue{Flag: "--workers", Key: "host.workers", Text: strconv.Itoa(c.workers)})
	}
	if c.logLevel != "" {
		list = append(list, config.FlagValue{Flag: "--log-level", Key: "host.log-level", Text: c.logLevel})
	}
	if c.inProcess {
		list = append(list, config.FlagValue{Flag: "--in-process", Key: "host.in-process", Text: "true"})
	}
	for _, f := range c.target {
		if f.value != "" {
			list = append(list, config.FlagValue{Flag: "--" + f.name, Key: "target." + f.key, Text: f.value})
		}
	}
	return append(list, c.extra...)
}

// addCommon adds the flags that every command has.
func addCommon(cmd *cobra.Command, c *common) {
	f := cmd.Flags()
	f.StringArrayVar(&c.sets, "set", nil, "change one setting, as in --set memref.convention=bare-ptr")
	f.IntVarP(&c.workers, "workers", "j", 0, config.Doc("host.workers"))
	f.IntVar(&c.errorLimit, "error-limit", defaultErrorLimit, "how many errors are shown (0: all)")
	f.StringArrayVar(&c.dialects, "dialect", nil, "a dialect file to know; may be repeated")
	f.StringVar(&c.logLevel, "log-level", "", config.Doc("host.log-level")+": "+config.Lookup("host", "log-level").Describe())
	f.BoolVar(&c.inProcess, "in-process", false, config.Doc("host.in-process"))
}

// show writes diagnostics, errors up to the limit that a flag
// sets, and how many more there are.
func (c *common) show(w io.Writer, list []diag.Diagnostic, sources diag.Lookup) {
	kept, more := diag.Capped(list, c.errorLimit)
	show(w, kept, sources)
	if more > 0 {
		fmt.Fprintf(w, "mlirc: %d more errors are not shown; --error-limit=0 shows all\n", more)
	}
}
