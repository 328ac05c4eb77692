package transforms

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/pass"
)

// ReconcileUnrealizedCasts removes casts between conversions, and reports those
// that stay.
var ReconcileUnrealizedCasts = &pass.Pass{
	Name:    "reconcile-unrealized-casts",
	Anchor:  pass.AnyOp,
	Summary: "remove casts between conversions that cancel each other out",
	Doc: `A cast that stays is an error: it says which pass put it there, and which
operations still have types that no pass has converted.`,
	Run: func(r *pass.Run) error {
		convert.ReconcileCasts(r.Op, r.Diags)
		return nil
	},
}
