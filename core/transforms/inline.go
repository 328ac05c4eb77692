package transforms

import (
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// largestInlined is the number of operations in a function that takes no more
// bodies: calls of calls may double it again and again.
const largestInlined = 50_000

// Inline returns the pass that replaces calls by the bodies of what they call.
func Inline(owners ...Owner) *pass.Pass {
	return &pass.Pass{
		Name:    "inline",
		Anchor:  pass.AnyOp,
		Summary: "replace calls by the bodies of the functions that they call",
		Doc: `Functions are simplified and take the bodies of what they call, callees before
their callers. A call stays if an operation in the body may not be copied, if the
place of the call does not take it, and if it would unroll a recursion: of functions
that call each other, a function takes the bodies once. Private functions without remaining calls are erased.`,
		Options: []pass.Option{
			{Name: "default-pipeline", Type: pass.String, Default: "canonicalize", Doc: "passes that simplify a function before and after; may be empty"},
			{Name: "op-pipelines", Type: pass.List, Doc: "pipelines such as func(canonicalize,cse) for functions of one name of operation"},
			{Name: "inlining-threshold", Type: pass.Int, Default: "-1", Doc: "in per cent: a body of more operations than so many of its caller's stays where it is; -1: none does"},
			{Name: "max-iterations", Type: pass.Uint, Default: "4", Doc: "how often the functions that call each other are looked at, at most"},
		},
		Builds:       join(owners).Builds,
		VisitsOwners: true,
		Run: func(r *pass.Run) error {
			if !r.Op.Traits().SymbolTable {
				return diag.NewError(ir.Position(r.Op.Loc()), "'"+r.Op.Name().String()+
					"' has no symbols to inline; run the pass on what holds the functions, such as a module")
			}
			simplify, err := newSimplifier(r, pass.NewRegistry(functionPasses(owners)...))
			if err != nil {
				return err
			}
			return newInliner(r, simplify).run()
		},
	}
}

// functionPasses are those that pipelines of the inliner may name.
func functionPasses(owners []Owner) []*pass.Pass {
	return []*pass.Pass{CSE, DCE, SCCP(owners...), LoopInvariantCodeMotion, Canonicalize(owners...)}
}

// simplifier runs the pipelines on functions.
type simplifier struct {
	run       *pass.Run
	otherwise []pass.Step
	special   map[string][]pass.Step // by the name of the operation
}

func newSimplifier(r *pass.Run, registry *pass.Registry) (*simplifier, error) {
	otherwise, err := pipelineSteps(registry, r.Options.String("default-pipeline"))
	if err != nil {
		return nil, err
	}
	named, err := pipelineSteps(registry, strings.Join(r.Options.List("op-pipelines"), ","))
	if err != nil {
		return nil, err
	}
	s := &simplifier{run: r, otherwise: otherwise, special: map[string][]pass.Step{}}
	for _, step := range named {
		p, ok := step.(*pass.Pipeline)
		if !ok {
			return nil, diag.NewError(ir.Position(r.Op.Loc()), "op-pipelines wants pipelines of an operation, such as func(canonicalize)")
		}
		name := pass.AnchorName(r.IR(), p.Anchor)
		if _, taken := s.special[name]; !taken {
			s.special[name] = p.Steps
		}
	}
	return s, nil
}

func pipelineSteps(registry *pass.Registry, text string) ([]pass.Step, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	p, problems := pass.ParsePipeline(diag.NewSource("<pipeline of inline>", []byte(text)), registry)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	return p.Steps, nil
}

// simplify runs the pipeline of a function and reports whether it has changed.
func (s *simplifier) simplify(op *ir.Operation, sink *diag.Sink) (changed bool, err error) {
	steps, ok := s.special[op.Name().String()]
	if !ok {
		steps = s.otherwise
	}
	if len(steps) == 0 {
		return false, nil
	}
	m := pass.Manager{Workers: 1, Resources: s.run.Resources}
	err = m.Run(s.run.Context, op, &pass.Pipeline{Steps: steps}, sink)
	return !m.Unchanged(), err
}

// simplifyAll simplifies functions at once.
func (s *simplifier) simplifyAll(nodes []*callNode) (changed bool, err error) {
	sinks := make([]diag.Sink, len(nodes))
	errs := make([]error, len(nodes))
	changes := make([]bool, len(nodes))
	s.run.Parallel(len(nodes), func(i int) { changes[i], errs[i] = s.simplify(nodes[i].op, &sinks[i]) })
	for i := range nodes {
		s.run.Diags.Join(&sinks[i])
		changed = changed || changes[i]
		if err == nil {
			err = errs[i]
		}
	}
	return changed, err
}
