package bundle

import "slices"

// Format is the version of the archive's layout.
const Format = 1

// Record says what failed, how, and with which versions.
type Record struct {
	Format  int      `json:"format"`
	Failure Failure  `json:"failure"`
	Host    Host     `json:"host"`
	Plugins []Plugin `json:"plugins"`
	Tools   []Tool   `json:"tools,omitempty"`
	Input   Input    `json:"input"`
	// Plan is the whole pipeline, Failed the part of it that the input is for.
	Plan     []Stage   `json:"plan"`
	Failed   Part      `json:"failed"`
	Settings []Setting `json:"settings"`
	Terms    Terms     `json:"terms"`
}

// The kinds of failures.
const (
	Crash    = "crash"     // a process died, or an invariant is broken
	Deadline = "deadline"  // not done in time
	Nonsense = "nonsense"  // the protocol is broken
	Invalid  = "invalid"   // IR was left that is not valid
	ToolFail = "tool"      // a tool failed
	NoStart  = "start"     // a plugin did not start
	Rejected = "rejection" // a pass failed for a reason of its own
)

// Failure is what went wrong.
type Failure struct {
	Kind string `json:"kind"`
	// Plugin is empty for the host itself.
	Plugin  string `json:"plugin,omitempty"`
	Version string `json:"version,omitempty"`
	// Stage may name several, in the form of an id.
	Stage   string `json:"stage,omitempty"`
	Message string `json:"message"`
}

// Host is the program that wrote the bundle, and where it ran.
type Host struct {
	Version  string `json:"version"`
	Revision string `json:"revision,omitempty"` // of the source, where it is known
	Go       string `json:"go"`
	Protocol int    `json:"protocol"`
	OS       string `json:"os"`
	Arch     string `json:"arch"`
}

// Plugin is one that took part.
type Plugin struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	// Digest is that of the program; empty for a plugin that comes with the host.
	Digest   string    `json:"digest,omitempty"`
	Path     string    `json:"path,omitempty"`
	From     string    `json:"from"` // what chose it
	Dialects []Dialect `json:"dialects,omitempty"`
	// Grants are what the configuration allowed it, without values of variables. They are
	// shown, and not granted again: a bundle may come from a stranger.
	Grants []Setting `json:"grants,omitempty"`
}

// Dialect is a definition by its identity.
type Dialect struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Digest  string `json:"digest"`
}

// Tool is a program that a plugin runs.
type Tool struct {
	Name string `json:"name"`
	// Path is where it is, behind all links; empty: it is not there.
	Path   string `json:"path,omitempty"`
	Digest string `json:"digest,omitempty"`
}

// String says which program it is.
func (t *Tool) String() string {
	if t.Path == "" {
		return "not found"
	}
	return t.Path + inBrackets(short(t.Digest))
}

// Input says what the bytes of the input are.
type Input struct {
	Name      string `json:"name"` // the user's
	Kind      string `json:"kind"` // of artifact
	Text      bool   `json:"text,omitempty"`
	Generic   bool   `json:"generic,omitempty"`
	DebugInfo bool   `json:"debug-info,omitempty"`
	// Made says that stages have made it of what the user wrote.
	Made bool `json:"made,omitempty"`
}

// Stage is a step of the plan.
type Stage struct {
	ID      string    `json:"id"`
	Pass    string    `json:"pass"`
	Plugin  string    `json:"plugin,omitempty"` // empty: every process has the pass
	Anchors []string  `json:"anchors,omitempty"`
	Options []Setting `json:"options,omitempty"`
	From    string    `json:"from"`
}

// Setting is a value and the place that says it.
type Setting struct {
	Name string `json:"name"`
	Text string `json:"value"`
	From string `json:"from"`
}

// The ways in which a part is done.
const (
	// ByPlugin gives the input to a plugin as it is.
	ByPlugin = "plugin"
	// ByHost has the host read the input and do the stages.
	ByHost = "host"
	// Check has a plugin verify the input.
	Check = "check"
)

// Part is what was being done.
type Part struct {
	By     string `json:"by"`
	Plugin string `json:"plugin,omitempty"`
	// First and Count tell the stages of the plan.
	First int `json:"first"`
	Count int `json:"count"`
}

// Terms are what else a run depends on.
type Terms struct {
	Workers           int      `json:"workers"`
	AllowUnregistered bool     `json:"allow-unregistered,omitempty"`
	Profile           string   `json:"profile,omitempty"`
	Instruments       []string `json:"instruments,omitempty"`
	// Text, Generic and DebugInfo are the form of a module that is wanted.
	Text      bool `json:"text,omitempty"`
	Generic   bool `json:"generic,omitempty"`
	DebugInfo bool `json:"debug-info,omitempty"`
}

// Stages are those of the part that failed.
func (r *Record) Stages() []Stage { return r.Plan[r.Failed.First : r.Failed.First+r.Failed.Count] }

// Plugin returns what is recorded of a plugin, or nil.
func (r *Record) Plugin(name string) *Plugin {
	i := slices.IndexFunc(r.Plugins, func(p Plugin) bool { return p.Name == name })
	if i < 0 {
		return nil
	}
	return &r.Plugins[i]
}
