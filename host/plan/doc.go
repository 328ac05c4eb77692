// Package plan decides, before any work, who does what: it resolves the passes
// of a configuration to plugins, checks options, artifacts and versions, and
// groups consecutive stages of one plugin into runs.
//
// Passes that every process has are done where the module is: by the host
// before the first plugin has it, and otherwise within the run of the plugin
// that has it then. One that visits owners goes to the plugins that add to it for
// the dialects of the module, which is known only when there is one:
// [Plan.RunsWith].
//
// # Example
//
//	p, err := plan.Make(plan.Request{Config: cfg, Catalog: cat, Emit: "object"})
//	for _, run := range p.Runs {
//		fmt.Println(run.Name(), len(run.Stages))
//	}
package plan
