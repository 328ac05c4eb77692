package pass

import (
	"context"
	"io"
	"sync/atomic"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// The kinds of artifacts that stages exchange. A plugin may name others.
const (
	KindModule     = "module"
	KindLLVMIR     = "llvm-ir"
	KindAssembly   = "asm"
	KindObject     = "object"
	KindExecutable = "executable"
	KindHeader     = "c-header"
	KindGo         = "go"
)

// Pass is one step of a pipeline. Exactly one of Run and Translate is set.
type Pass struct {
	// Name is the flag by which users know the pass, such as `convert-std-to-llvm`.
	Name string
	// Aliases are names that the pass has besides, as in another version of MLIR: they are read
	// wherever its name is, and the pass is called by its name in what is written.
	Aliases []string
	// Summary is one line of help; Doc is more of it.
	Summary, Doc string
	// Anchor is the name of the operation that Run works on; empty is the
	// module. An anchor such as `func` is looked for at any depth.
	Anchor string
	// Options are what a user may set.
	Options []Option
	// Converts names the dialects, or single operations, that the pass replaces
	// by others: messages advise it to those who still have some.
	Converts []string
	// Builds names the dialects whose operations the pass may create.
	Builds []string
	// HostOnly reports that no plugin does the pass: it prints for the user.
	HostOnly bool
	// VisitsOwners reports that the owners of dialects add to the pass: it is done
	// by each whose dialects are in the module, until none changes it any more.
	VisitsOwners bool
	// Consumes and Produces are kinds of artifacts; empty is [KindModule].
	Consumes, Produces string

	// Around names analyses of the operation around its anchors, on which the pipeline works.
	// They are computed before any pass of the pipeline changes an anchor, and while nothing
	// else works on that operation; Run asks for them by [Analysis.Around].
	Around []AnyAnalysis
	// Preserves names analyses that stay true when the pass has changed something: of its
	// anchor, and of the operations around that. Those of an anchor that Run has left as it was
	// are all kept, see [Run.Unchanged].
	Preserves []AnyAnalysis
	// Run changes the operation it is given and what is inside.
	Run func(r *Run) error
	// Translate makes one artifact out of another.
	Translate func(t *Translation) error
	// Prepare does, for Translate, what takes time and needs no input, such as starting a tool: it
	// is called, if it is set, when a run is announced or begins, with a translation that has no
	// input yet. What it returns is Prepared of the translation that comes, unless the run ends
	// before; its context ends with that of the run.
	Prepare func(t *Translation) any
}

// Input is the kind of artifact that the pass consumes.
func (p *Pass) Input() string { return kindOr(p.Consumes) }

// Output is the kind of artifact that the pass produces.
func (p *Pass) Output() string { return kindOr(p.Produces) }

func kindOr(kind string) string {
	if kind == "" {
		return KindModule
	}
	return kind
}

// Run is one execution of a pass on one operation.
type Run struct {
	// Context ends when the user or the host gives up.
	Context context.Context
	// Op is the anchor.
	Op *ir.Operation
	// Options are complete: defaults are filled in.
	Options Options
	// Diags takes what the user shall know. A pass that reports an error fails.
	Diags *diag.Sink
	// Stats counts what was done.
	Stats *Statistics
	// Workers is how many goroutines the pass may use, at least 1. The result
	// does not depend on it.
	Workers int
	// Resources is what the run carries besides options, such as the memref
	// convention, by name.
	Resources map[string][]byte
	// Trace follows the operations of some places; nil follows none.
	Trace *diag.Trace
	// Printed takes text for the user to see, of a pass that is [Pass.HostOnly]. Of passes on several
	// anchors it comes in their order.
	Printed io.Writer
	// Work takes whether there was something to do.
	Work *Work

	left      *atomic.Int64       // see Unchanged; nil without a manager
	unchanged bool                // as Unchanged says
	analyses  *analyses           // of the anchor
	around    map[AnyAnalysis]any // of the operation around it
	preserved []AnyAnalysis       // see Preserve
}

// Unchanged says that the pass has left the operation as it was: what came in may be used
// instead.
func (r *Run) Unchanged() {
	r.unchanged = true
	if r.left != nil {
		r.left.Add(1)
	}
}

// Changing is the same run, in which [Run.Unchanged] means nothing: something has changed
// already.
func (r *Run) Changing() *Run {
	c := *r
	c.left = nil
	return &c
}

// IR is the context of the operation.
func (r *Run) IR() *ir.Context { return r.Op.Context() }

// Translation is one execution of a pass that makes an artifact.
type Translation struct {
	// Context ends when the user or the host gives up; tools that the pass
	// started die with it.
	Context context.Context
	// Input is what the stage before produced, Output what this one does.
	Input  Artifact
	Output Artifact
	// Options are complete: defaults are filled in.
	Options Options
	// Diags takes what the user shall know. A pass that reports an error fails.
	Diags *diag.Sink
	// Stats counts what was done.
	Stats *Statistics
	// Workers is how many goroutines or processes the pass may use, at least 1.
	Workers int
	// Resources is what the run carries besides options, by name.
	Resources map[string][]byte
	// IR is the context in which a module is read or made.
	IR *ir.Context
	// Prepared is what [Pass.Prepare] has returned; nil: nothing.
	Prepared any
}

// Artifact is what a stage hands to the next: a module or bytes.
type Artifact struct {
	Kind   string
	Module *ir.Operation // for KindModule
	Data   []byte        // for every other kind
}
