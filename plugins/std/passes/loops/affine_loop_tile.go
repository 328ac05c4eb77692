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
		Summary: "do the rounds of nested affine loops tile by tile",
		Doc: `Loops of which each is all that the one around it does, at the top level of a
function, become twice as many: the outer ones go from tile to tile, the inner ones
through a tile. A nest stays as it is, and a remark says so, when that changed the
result, or when the bounds of a loop depend on the counter of another. Sizes of tiles
that are not told are chosen such that what a tile touches fits into the cache.`,
		Options: []pass.Option{
			alias.Option(),
			{Name: "cache-size", Type: pass.Uint, Default: "512", Doc: "the size of the cache, in KiB"},
			{Name: whereItPays, Type: pass.Bool, Default: "false",
				Doc: "tile only loops of which that spares many misses of the cache, or of the pages that the processor knows; MLIR 13 has no such option"},
			{Name: "separate", Type: pass.Bool, Default: "false",
				Doc: "tell whole tiles from those at the border by a condition, so that their loops have constant bounds"},
			{Name: tileSize, Type: pass.Uint, Doc: "the size of the tiles along each loop"},
			{Name: tileSizes, Type: pass.List, Doc: "the size of the tiles along each loop of a nest, 4 where one is missing; tile-size counts before it"},
		},
		Builds:  []string{"affine"},
		Prepare: alias.Prepare,
		Run:     tile,
	}
}

const (
	tileSize        = "tile-size"
	whereItPays     = "where-it-pays"
	tileSizes       = "tile-sizes"
	defaultTileSize = 4
)

func tile(r *pass.Run) error {
	told, err := toldSizes(r)
	if err != nil {
		return err
	}
	aliases := alias.For(r)
	changed := false
	for _, band := range outermostBands(r.Op) {
		sizes := told.of(band)
		if r.Options.Bool(whereItPays) && !paysOff(band, sizes, told.cache) {
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

// sizing is what a user tells about the sizes of tiles.
type sizing struct {
	all   uint64   // 0: not told
	each  []uint64 // of the first loops
	cache uint64   // in bytes
}

func toldSizes(r *pass.Run) (sizing, error) {
	s := sizing{all: r.Options.Uint(tileSize), cache: r.Options.Uint("cache-size")}
	if s.cache == 0 || s.cache > 1<<40 {
		return s, diag.NewError(ir.Position(r.Op.Loc()), "option 'cache-size' must be above zero, and a terabyte of KiB at most")
	}
	s.cache *= 1024
	for _, text := range r.Options.List(tileSizes) {
		n, err := strconv.ParseUint(text, 0, 32)
		if err != nil || n == 0 {
			return s, diag.NewError(ir.Position(r.Op.Loc()),
				"option '"+tileSizes+"': '"+text+"' is no number of rounds, such as 32")
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
