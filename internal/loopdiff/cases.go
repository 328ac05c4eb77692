package loopdiff

// Case is a pipeline that must not change what a program computes.
type Case struct {
	Pipeline string
	// Reassociates says that it may compute sums of floats in another order.
	Reassociates bool
	// Distinct says that it takes arguments for different memory, as an option asks.
	Distinct bool
	// Lowers says that it asks for allocations without layouts.
	Lowers bool
}

// Cases are each pass of loops with each of its options, passes around them, and some
// that follow each other.
func Cases() []Case {
	var list []Case
	add := func(pipelines ...string) {
		for _, p := range pipelines {
			list = append(list, Case{Pipeline: p})
		}
	}
	add(
		"affine-loop-invariant-code-motion", "affine-loop-invariant-code-motion{accumulators}",
		"affine-scalrep", "affine-loop-interchange", "affine-loop-normalize",
		"affine-loop-fusion", "affine-loop-fusion{fusion-maximal}", "affine-loop-fusion{fusion-compute-tolerance=10.0}",
		"affine-loop-fusion{fusion-fast-mem-space=0 fusion-local-buf-threshold=16}", "affine-loop-fusion{fusion-compute-tolerance=0.0}",
		"affine-loop-tile{tile-size=2}", "affine-loop-tile{tile-size=3}", "affine-loop-tile{tile-size=4 separate}",
		"affine-loop-tile{tile-sizes=3,5}", "affine-loop-tile{tile-sizes=2,3,4 separate}", "affine-loop-tile{cache-size=1}", "affine-loop-tile{tile-size=2 where-it-pays}",
		"affine-loop-unroll", "affine-loop-unroll{unroll-factor=2}", "affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}",
		"affine-loop-unroll{unroll-factor=8 unroll-up-to-factor}", "affine-loop-unroll{unroll-full}",
		"affine-loop-unroll{unroll-full unroll-full-threshold=8}",
		"affine-loop-unroll-jam", "affine-loop-unroll-jam{unroll-jam-factor=2}", "affine-loop-unroll-jam{unroll-jam-factor=3}",
		"affine-loop-unroll-jam{recurrences unroll-jam-factor=2}", "affine-loop-unroll-jam{recurrences unroll-jam-factor=6}",
		"affine-loop-unroll-jam{recurrences}",
		"affine-parallelize", "affine-parallelize{max-nested=1}", "affine-parallelize{max-nested=2}",
		"affine-super-vectorize{virtual-vector-size=4}", "affine-super-vectorize{virtual-vector-size=8}",
		"affine-super-vectorize{virtual-vector-size=3}", "affine-super-vectorize{virtual-vector-size=2,4}",
		"affine-super-vectorize{virtual-vector-size=4 test-fastest-varying=0}", "affine-super-vectorize{virtual-vector-size=4 test-fastest-varying=1}",
		"affine-super-vectorize{virtual-vector-size=2,2 test-fastest-varying=1,0}", "affine-super-vectorize{virtual-vector-size=2,2,2}",
		"affine-super-vectorize{virtual-vector-size=4 in-bounds}", "affine-super-vectorize{virtual-vector-size=8 in-bounds}",
		"affine-add-llvm-hints", "affine-add-llvm-hints{heap-alignment=16}",
		"affine-add-llvm-hints{scopes=false}", "affine-add-llvm-hints{parallel=false overflow=false}", "affine-add-llvm-hints{alignment=false}",
		"affine-data-copy-generate{generate-dma=false fast-mem-space=0}",
		"affine-data-copy-generate{generate-dma=false fast-mem-space=0 skip-non-unit-stride-loops}",
		"affine-data-copy-generate{generate-dma=false fast-mem-space=0 fast-mem-capacity=0}",
		"normalize-memrefs", "simplify-affine-structures", "loop-invariant-code-motion", "cse", "canonicalize",
		"canonicalize{top-down=false}", "canonicalize{region-simplify=false}", "sccp", "inline", "inline{max-iterations=1}", "symbol-dce", "dce",
		"inline,canonicalize,sccp,cse",
		"inline,affine-loop-invariant-code-motion,affine-scalrep",
		"inline,affine-loop-fusion{fusion-maximal},affine-parallelize",
		"affine-loop-fusion,affine-loop-tile{tile-size=2},affine-super-vectorize{virtual-vector-size=4},affine-parallelize",
		"affine-loop-normalize,affine-loop-unroll,affine-scalrep,canonicalize,cse",
		"affine-loop-interchange,affine-loop-unroll-jam{unroll-jam-factor=2},affine-loop-invariant-code-motion{accumulators}",
		"affine-super-vectorize{virtual-vector-size=4},affine-loop-unroll,canonicalize,cse",
		"affine-loop-unroll{unroll-factor=2},cse,simplify-affine-structures",
		"affine-parallelize,canonicalize,loop-invariant-code-motion",
		"alias-versioning", "alias-versioning,affine-loop-invariant-code-motion{accumulators}", "alias-versioning,affine-parallelize",
		"alias-versioning,affine-scalrep", "alias-versioning,affine-loop-fusion{fusion-maximal}",
		"alias-versioning,affine-super-vectorize{virtual-vector-size=4 in-bounds}", "alias-versioning,affine-loop-tile{tile-size=3}",
		"alias-versioning,affine-loop-unroll-jam{recurrences unroll-jam-factor=2}", "alias-versioning,affine-loop-interchange",
		// What cpu-O3 and cpu-O3-native do before they lower, see the files of pipelines.
		"inline,canonicalize,sccp,alias-versioning,affine-loop-invariant-code-motion,affine-scalrep,affine-loop-interchange,"+
			"affine-loop-tile{tile-size=32 where-it-pays},affine-loop-invariant-code-motion{accumulators},"+
			"affine-loop-unroll-jam{recurrences unroll-jam-factor=6},affine-scalrep,loop-invariant-code-motion,canonicalize,cse,affine-add-llvm-hints{heap-alignment=16}",
		"inline,canonicalize,sccp,alias-versioning,affine-loop-invariant-code-motion,affine-scalrep,affine-super-vectorize{virtual-vector-size=8 in-bounds},"+
			"affine-loop-interchange,affine-loop-tile{tile-size=32 where-it-pays},affine-loop-invariant-code-motion{accumulators},"+
			"affine-loop-unroll-jam{recurrences unroll-jam-factor=6},affine-scalrep,loop-invariant-code-motion,canonicalize,cse,affine-add-llvm-hints{heap-alignment=16}",
	)
	for _, p := range []string{
		"affine-loop-invariant-code-motion{distinct-arguments}", "affine-loop-invariant-code-motion{accumulators distinct-arguments}",
		"affine-scalrep{distinct-arguments}", "affine-loop-interchange{distinct-arguments}", "affine-loop-fusion{distinct-arguments}",
		"affine-loop-fusion{fusion-maximal distinct-arguments}", "affine-loop-tile{tile-size=3 distinct-arguments}",
		"affine-loop-unroll-jam{unroll-jam-factor=2 distinct-arguments}", "affine-loop-unroll-jam{recurrences unroll-jam-factor=3 distinct-arguments}",
		"affine-parallelize{distinct-arguments}", "affine-super-vectorize{virtual-vector-size=4 distinct-arguments}",
		"affine-super-vectorize{virtual-vector-size=4 in-bounds distinct-arguments}",
	} {
		list = append(list, Case{Pipeline: p, Distinct: true})
	}
	for _, p := range []string{
		"affine-parallelize{parallel-reductions}", "affine-super-vectorize{virtual-vector-size=4 vectorize-reductions}",
		"affine-super-vectorize{virtual-vector-size=4 vectorize-reductions in-bounds}",
	} {
		list = append(list, Case{Pipeline: p, Reassociates: true})
	}
	for _, p := range []string{"lower-affine", "lower-affine,canonicalize,cse", "lower-affine,convert-scf-to-std", "lower-affine,loop-invariant-code-motion",
		"affine-parallelize,lower-affine", "lower-affine,convert-scf-to-std,canonicalize,sccp,cse",
		"lower-affine,loop-coalescing", "lower-affine,loop-invariant-code-motion,canonicalize,cse,loop-coalescing", "lower-affine,for-loop-range-folding",
		"lower-affine,canonicalize,for-loop-range-folding,loop-coalescing", "lower-affine,loop-invariant-code-motion,for-loop-specialization",
		"affine-parallelize,lower-affine,cse,parallel-loop-fusion", "affine-parallelize,lower-affine,loop-invariant-code-motion,cse,parallel-loop-fusion",
		"affine-parallelize,lower-affine,parallel-loop-collapsing{collapsed-indices-0=0}",
		"affine-parallelize,lower-affine,parallel-loop-tiling{parallel-loop-tile-sizes=2,3}",
		"affine-parallelize,lower-affine,parallel-loop-specialization"} {
		list = append(list, Case{Pipeline: p, Lowers: true})
	}
	return list
}
