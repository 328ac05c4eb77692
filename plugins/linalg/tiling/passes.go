package tiling

import (
	"fmt"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
)

// Passes are those of the package.
func Passes() []*pass.Pass {
	return []*pass.Pass{tileForLoops(), tileToParallel(), tileToTiled(), promote(), forVectors()}
}

const (
	sizesOption = "linalg-tile-sizes"
	typeOption  = "loop-type"
)

// builds are the dialects whose operations the passes make.
var builds = []string{"linalg", "std", "memref", "tensor", "scf", "affine"}

func sizes() pass.Option {
	return pass.Option{Name: sizesOption, Type: pass.List, Doc: "the size of the tiles in each dimension; 0, as where one is missing, leaves it whole"}
}

func tileForLoops() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-tile",
		Summary: "tile operations in the linalg dialect",
		Doc: `Each operation that visits an iteration space becomes loops over tiles of it, outermost
dimension first, with the operation on parts of its operands inside. A tile that may go beyond the
space is as large as what is left. As iterators say, the elements that an operation writes are not
to be ones that it reads at another point.`,
		Anchor: "func",
		Options: []pass.Option{sizes(), {Name: typeOption, Type: pass.String, Default: string(For),
			Values: []string{string(For), string(Parallel), string(Affine)},
			Doc:    "what the loops are: scf.for, scf.parallel where iterators are parallel, or affine.for where that can have the bound; MLIR 13 has no such option"}},
		Builds: builds,
		Run:    func(r *pass.Run) error { return tileAll(r, LoopType(r.Options.String(typeOption))) },
	}
}

func tileToParallel() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-tile-to-parallel-loops",
		Summary: "tile operations in the linalg dialect to parallel loops",
		Doc: `As linalg-tile, with scf.parallel where neighbouring iterators are parallel. Operations on
tensors stay: bufferize them before.`,
		Anchor:  "func",
		Options: []pass.Option{sizes()},
		Builds:  builds,
		Run:     func(r *pass.Run) error { return tileAll(r, Parallel) },
	}
}

const distributionOption = "linalg-distribution-types"

func tileToTiled() *pass.Pass {
	return &pass.Pass{
		Name:    "linalg-tile-to-tiled-loop",
		Summary: "tile operations in the linalg dialect to linalg.tiled_loop",
		Doc: `As linalg-tile, with one linalg.tiled_loop, whose region takes the operands. It says which of its
dimensions are parallel; convert-linalg-tiled-loops-to-scf makes loops of it.`,
		Anchor: "func",
		Options: []pass.Option{sizes(), {Name: distributionOption, Type: pass.List,
			Doc: "what executes the iterations of each dimension of a loop, such as block_x; none where a word is missing, and words of dimensions that are not tiled are left out"}},
		Builds: builds,
		Run:    func(r *pass.Run) error { return tileAll(r, Tiled, r.Options.List(distributionOption)...) },
	}
}

func tileAll(r *pass.Run, kind LoopType, distribution ...string) error {
	given, err := sizesOf(r.Options.List(sizesOption))
	if err != nil {
		return err
	}
	changed := false
	for _, s := range structuredIn(r) {
		tiled, why := Tile(s, given, kind, distribution...)
		if why != "" {
			untiled(r, s, why)
		}
		changed = changed || tiled
	}
	if !changed {
		r.Unchanged()
	}
	return nil
}

// untiled remarks why an operation stays as it is.
func untiled(r *pass.Run, s *linalg.Structured, why string) {
	r.Diags.Report(diag.NewRemark(ir.Position(s.Op.Loc()), "the operation stays untiled: "+why))
}

// sizesOf reads the sizes of tiles.
func sizesOf(list []string) ([]int64, error) {
	var given []int64
	for _, text := range list {
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil || n < 0 {
			return nil, fmt.Errorf("option '%s': %q is no size of a tile; give numbers from 0 on, as in %[1]s=8,32", sizesOption, text)
		}
		given = append(given, n)
	}
	return given, nil
}

// structuredIn lists the operations that visit an iteration space, inner ones first. It reports
// those whose attributes do not fit.
func structuredIn(r *pass.Run) []*linalg.Structured {
	var list []*linalg.Structured
	ir.WalkPostOrder(r.Op, func(op *ir.Operation) {
		if !linalg.IsStructured(op) {
			return
		}
		s, err := linalg.StructuredOf(op)
		if err != nil {
			r.Diags.Report(diag.NewError(ir.Position(op.Loc()), err.Error()))
			return
		}
		list = append(list, s)
	})
	return list
}
