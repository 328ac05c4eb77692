// Package transforms has the passes that need nothing but definitions: they know
// no operation by name but builtin's, and work on every dialect.
//
// # Vocabulary
//
//   - [CSE] computes what is computed twice once.
//   - [DCE] erases operations whose results are not used and that have no effects.
//   - [SymbolDCE] erases symbols without uses.
//   - [Inline] replaces calls by bodies.
//   - [SCCP] follows constants along the ways that control can take.
//   - [LoopInvariantCodeMotion] moves what does not change out of loops.
//   - [Canonicalize] folds, and applies what the owners of dialects add.
//   - [ReconcileUnrealizedCasts] removes casts between two conversions.
//   - [StripDebugInfo] erases locations.
//   - control-flow-sink moves operations into the branch that alone uses them.
//   - symbol-privatize makes symbols private.
//   - topological-sort moves operations of graph regions behind what they use.
//   - [show.PrintOpStats] counts operations; [show.ViewOpGraph] and the other passes of package show print what a module looks like.
//
// # Example
//
//	registry := pass.NewRegistry(transforms.All(owners...)...)
//	pipeline, problems := pass.ParsePipeline(source, registry)
package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms/show"
)

// All returns every pass of the package.
func All(owners ...Owner) []*pass.Pass {
	return []*pass.Pass{
		CSE, DCE, SymbolDCE, SCCP(owners...), Inline(owners...), LoopInvariantCodeMotion, Canonicalize(owners...), ReconcileUnrealizedCasts, StripDebugInfo,
		controlFlowSink, symbolPrivatize, topologicalSort,
		show.PrintOpStats, show.ViewOpGraph, show.PrintCFGGraph,
	}
}

// InPlugins returns those that plugins do, too.
func InPlugins(owners ...Owner) []*pass.Pass {
	return slices.DeleteFunc(All(owners...), func(p *pass.Pass) bool { return p.HostOnly })
}
