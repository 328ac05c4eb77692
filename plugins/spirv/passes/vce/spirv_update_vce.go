package vce

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

// Update returns the pass `spirv-update-vce`.
func Update() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-update-vce",
		Summary: "say which version, capabilities and extensions a module needs",
		Doc: `Finds the least version, and the capabilities and extensions, that the operations,
types and keywords of an spv.module need, and writes them into its vce_triple. They are among
those of the attribute spv.target_env of the module, or of what is around it: of several that
would do the first is taken, in the order of the alphabet. What the target does not have is an
error.`,
		Anchor: "spv.module",
		Run: func(r *pass.Run) error {
			w, err := enumerations(r.Op)
			if err != nil {
				return err
			}
			target := environment.Of(r.Op, w)
			if target == nil {
				return report(r, "has no attribute spv.target_env, nor has what is around it; add #spv.target_env<#spv.vce<VERSION, [CAPABILITIES], [EXTENSIONS]>, {}>")
			}
			d := deduce(r.Op, target, "the target environment", r.Diags)
			if err := d.reported(); err != nil {
				return err
			}
			r.Op.SetAttr("vce_triple", d.needed.Attr(r.IR()))
			return nil
		},
	}
}

// Check returns the pass `spirv-check-vce`.
func Check() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-check-vce",
		Summary: "check that a module declares the version, capabilities and extensions that it needs",
		Doc: `Compares what the operations, types and keywords of an spv.module need with its
vce_triple, and that with the attribute spv.target_env of the module or of what is around it, if
there is one. The verifier leaves that to this pass, since a module may be made first and
declare what it needs later.`,
		Anchor: "spv.module",
		Run: func(r *pass.Run) error {
			w, err := enumerations(r.Op)
			if err != nil {
				return err
			}
			declared := environment.Read(r.Op.Attr("vce_triple"), w)
			if declared == nil {
				return report(r, "declares nothing that it needs; spirv-update-vce does so")
			}
			if target := environment.Of(r.Op, w); target != nil {
				if problem := exceeds(declared, target); problem != "" {
					return report(r, problem)
				}
			}
			if err := deduce(r.Op, declared, "the module", r.Diags).reported(); err != nil {
				return err
			}
			r.Unchanged()
			return nil
		},
	}
}

// exceeds says what a module declares that its target does not have.
func exceeds(declared, target *environment.Triple) string {
	if declared.Words.Less(target.Version, declared.Version) {
		return fmt.Sprintf("declares version %s, but the target environment has %s", declared.Version, target.Version)
	}
	for _, c := range declared.Capabilities {
		if !target.Has(c) {
			return fmt.Sprintf("declares capability %s, which the target environment does not have", c)
		}
	}
	for _, e := range declared.Extensions {
		if !target.HasExtension(e) {
			return fmt.Sprintf("declares extension %s, which the target environment does not have", e)
		}
	}
	return ""
}

func report(r *pass.Run, message string) error {
	r.Diags.Report(diag.NewError(ir.Position(r.Op.Loc()), fmt.Sprintf("'%s' op %s", r.Op.Name(), message)))
	return pass.ErrReported
}

// enumerations are those of the dialect that a module is of.
func enumerations(module *ir.Operation) (*environment.Words, error) {
	def, ok := module.Name().Def().(*ods.Op)
	if !ok {
		return nil, fmt.Errorf("'%s' has no definition here", module.Name())
	}
	return environment.WordsOf(def.Dialect()), nil
}
