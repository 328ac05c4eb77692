package session

import (
	"io"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
)

// Run is one request: a payload and the passes that it goes through.
type Run struct {
	Calls  []Call
	File   string // the user's name of the module
	Input  Payload
	Output Format // how a module is wanted
	// Dialects are those in the module, and those that the passes make.
	Dialects []Dialect
	// Resources go to the passes by name.
	Resources map[string][]byte
	// Workers is how many cores the plugin may use.
	Workers           int
	Instruments       pass.Instruments
	AllowUnregistered bool
	Profile           string

	// Limits are those of the reply; nil is [DefaultLimits].
	Limits *Limits
	// Diagnostics takes what the plugin finds.
	Diagnostics *diag.Sink
	// Printed takes the IR that the instruments ask for; nil drops it.
	Printed io.Writer
}

// Call is one pass of a run.
type Call struct {
	Stage   string // id in the pipeline
	Pass    string
	Options map[string]string
	Anchors []string // operations around the pass as the user nested them, outermost first
}

// Payload is what goes from plugin to plugin.
type Payload struct {
	Kind   string // of artifact, as in package pass
	Format Format
	Data   []byte
}

// Format is the form of a module.
type Format struct {
	Text      bool // text instead of bytecode
	Generic   bool // text: generic form
	DebugInfo bool // text: locations
}

// Dialect is a definition file for a plugin.
type Dialect struct {
	Name, Version, Digest string
	File                  string
	Source                []byte // nil where the plugin has the file
}

// Result is what came of a run.
type Result struct {
	Output     Payload
	Failure    *Failure // nil on success
	Timings    []Timing
	Statistics []Statistic
	// Dialects are those in the module that was made.
	Dialects []string
	// Unchanged says that the input may be used instead of the output.
	Unchanged bool
}

// Failure is how a pass failed. What diagnostics say is not repeated.
type Failure struct {
	Stage, Pass string
	Message     string // empty when diagnostics say it all
	Crashed     bool   // an invariant of the plugin is broken
	Stack       string
	Invalid     bool   // a pass left IR that is not valid; diagnostics say how
	Tool        string // that was there and failed, where one did
}

// Timing is how long something took, with its parts.
type Timing struct {
	Name     string
	Took     time.Duration
	Children []Timing
}

// Statistic is one count of a pass.
type Statistic struct {
	Pass, Name string
	Count      int64
}
