package loops

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// AffineSuperVectorize returns the pass `affine-super-vectorize`.
func AffineSuperVectorize() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-super-vectorize",
		Anchor:  "func",
		Summary: "vectorize affine loops",
		Doc: `One, two or three nested affine.for loops whose iterations do not depend on each other
step by the sizes of a vector; their loads, computations and stores become vectors. Each
access is contiguous along one dimension of its memref, the same for all accesses. All
computations are elementwise. A loop stays, and a remark says so, if several of its bounds may leave iterations that
do not fill a vector.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: vectorSize, Type: pass.List, Doc: "the sizes of the vectors, 1 to 3 numbers, one for each loop that is vectorized"},
			{Name: fastestVarying, Type: pass.List,
				Doc: "for each of them the dimension of memrefs that it runs along, counted from the last, which is 0; -1: any"},
			{Name: "vectorize-reductions", Type: pass.Bool, Default: "false",
				Doc: "also vectorize loops that carry sums or products, which changes the order of additions and multiplications"},
			{Name: inBounds, Type: pass.Bool, Default: "false",
				Doc: "execute iterations that do not fill a vector in a second loop, and mark transfers as in bounds, which needs no masks; MLIR 13 has no such option"},
		},
		Builds: []string{"affine", "std", "vector"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: superVectorize,
	}
}

const (
	vectorSize     = "virtual-vector-size"
	fastestVarying = "test-fastest-varying"
	inBounds       = "in-bounds"
)

func superVectorize(r *pass.Run) error {
	sizes, err := numbers(r, vectorSize, 1, 1<<20)
	if err != nil {
		return err
	}
	fastest, err := numbers(r, fastestVarying, -1, 1<<20)
	if err != nil {
		return err
	}
	reductions := r.Options.Bool("vectorize-reductions")
	at := ir.Position(r.Op.Loc())
	switch {
	case len(fastest) > 0 && len(fastest) != len(sizes):
		return diag.NewError(at, "options '"+fastestVarying+"' and '"+vectorSize+"' must have as many numbers")
	case reductions && len(sizes) != 1:
		return diag.NewError(at, "reductions are vectorized by vectors of one dimension only: '"+vectorSize+"' must be one number")
	}
	if len(sizes) == 0 || len(sizes) > 3 || !vectorizeIn(r, newMatcher(alias.For(r), sizes, fastest, reductions, r.Options.Bool(inBounds))) {
		r.Unchanged()
	}
	return nil
}

// numbers are those of an option that is a list.
func numbers(r *pass.Run, option string, least, greatest int64) ([]int64, error) {
	var list []int64
	for _, text := range r.Options.List(option) {
		n, err := strconv.ParseInt(text, 0, 64)
		if err != nil || n < least || n > greatest {
			return nil, diag.NewError(ir.Position(r.Op.Loc()),
				"option '"+option+"': '"+text+"' is not a number from "+strconv.FormatInt(least, 10)+" to "+strconv.FormatInt(greatest, 10))
		}
		list = append(list, n)
	}
	return list, nil
}

// vectorizeIn vectorizes what matches in a function, of matches inside each other the
// first that can be. It reports whether there was one.
func vectorizeIn(r *pass.Run, m *matcher) bool {
	gone := map[*ir.Operation]bool{}
	for _, bucket := range intersecting(m.matches(r.Op, 0)) {
		var open *ir.Operation
		for _, match := range bucket {
			if gone[match.loop.Op] {
				continue
			}
			within := loopsInside(match.loop.Op)
			done, rest := vectorize(match, m)
			if !done {
				if rest {
					open = match.loop.Op
				}
				continue
			}
			open = nil
			for _, loop := range within {
				gone[loop.Op] = true
			}
			break
		}
		if open != nil {
			r.Diags.Report(diag.NewRemark(ir.Position(open.Loc()),
				"the loop is not vectorized: several bounds may leave iterations that do not fill a vector"))
		}
	}
	return len(gone) > 0
}

// intersecting groups matches of which one is around the other.
func intersecting(matches []match) [][]match {
	var buckets [][]match
	var roots []*ir.Operation
next:
	for _, m := range matches {
		op := m.loop.Op
		for i, root := range roots {
			if root != op && !root.IsProperAncestor(op) && !op.IsProperAncestor(root) {
				continue
			}
			if op.IsProperAncestor(root) {
				roots[i] = op
			}
			buckets[i] = append(buckets[i], m)
			continue next
		}
		roots = append(roots, op)
		buckets = append(buckets, []match{m})
	}
	return buckets
}
