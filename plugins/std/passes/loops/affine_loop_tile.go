package loops

import (
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// AffineLoopTile returns the pass `affine-loop-tile`.
func AffineLoopTile() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-loop-tile",
		Anchor:  "func",
		Summary: "tile nested affine loops",
		Doc: `Perfectly nested loops at the top level of a function are tiled: the outer loops go
from tile to tile, the inner ones through a tile. A nest stays, and a remark says so,
if tiling would change the result, or if the bounds of a loop depend on the induction
variable of another. Sizes of tiles that are not given are chosen such that the memory
of a tile fits into the cache.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: "cache-size", Type: pass.Uint, Default: "512", Doc: "the size of the cache, in KiB"},
			{Name: whereItPays, Type: pass.Bool, Default: "false",
				Doc: "tile only loops where it avoids many misses of the cache or of the TLB; MLIR 13 has no such option"},
			{Name: "separate", Type: pass.Bool, Default: "false",
				Doc: "separate full tiles from partial ones by a condition, so that their loops have constant bounds"},
			{Name: tileSize, Type: pass.Uint, Doc: "the size of the tiles along each loop"},
			{Name: tileSizes, Type: pass.List, Doc: "the size of the tiles along each loop of a nest, 4 where one is missing; tile-size takes precedence"},
		},
		Builds: []string{"affine"},
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts},
		Run: tile,
	}
}

const (
	tileSize        = "tile-size"
	whereItPays     = "where-it-pays"
	tileSizes       = "tile-sizes"
	defaultTileSize = 4
)

func tile(r *pass.Run) error {
	given, err := sizesFromOptions(r)
	if err != nil {
		return err
	}
	aliases := alias.For(r)
	changed := false
	for _, band := range outermostBands(r.Op) {
		sizes := given.of(band)
		if r.Options.Bool(whereItPays) && !paysOff(band, sizes, given.cache) {
			continue
		}
		if reason := untileable(aliases, band, sizes); reason != "" {
			r.Diags.Report(diag.NewRemark(ir.Position(band[0].Op.Loc()), "loops stay untiled: "+reason))
			continue
		}
		changed = true
		nest := tileBand(band, sizes)
		if r.Options.Bool("separate") {
			separateFullTiles(nest)
		}
	}
	if !changed {
		r.Unchanged()
	}
	return nil
}

// sizing is what the options say about the sizes of tiles.
type sizing struct {
	all   uint64   // 0: not given
	each  []uint64 // of the first loops
	cache uint64   // in bytes
}

func sizesFromOptions(r *pass.Run) (sizing, error) {
	s := sizing{all: r.Options.Uint(tileSize), cache: r.Options.Uint("cache-size")}
	if s.cache == 0 || s.cache > 1<<40 {
		return s, diag.NewError(ir.Position(r.Op.Loc()), "option 'cache-size' must be above zero, and a terabyte of KiB at most")
	}
	s.cache *= 1024
	for _, text := range r.Options.List(tileSizes) {
		n, err := strconv.ParseUint(text, 0, 32)
		if err != nil || n == 0 {
			return s, diag.NewError(ir.Position(r.Op.Loc()),
				"option '"+tileSizes+"': '"+text+"' is not a tile size, such as 32")
		}
		s.each = append(s.each, n)
	}
	return s, nil
}

// of are the sizes for a band.
func (s sizing) of(band []affine.For) []uint64 {
	sizes := make([]uint64, len(band))
	if s.all == 0 && len(s.each) == 0 {
		s.fit(band, sizes)
		return sizes
	}
	for i := range sizes {
		switch {
		case s.all != 0:
			sizes[i] = s.all
		case i < len(s.each):
			sizes[i] = s.each[i]
		default:
			sizes[i] = defaultTileSize
		}
	}
	return sizes
}
