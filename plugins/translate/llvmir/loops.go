package llvmir

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/translate/llvmir/debuginfo"
)

// property is how a parameter of a part of `#llvm.loop_annotation` is said in LLVM IR.
type property struct {
	param, name string
	as          propertyKind
}

// propertyKind is what stands behind the name of a property.
type propertyKind uint8

const (
	flagProperty    propertyKind = iota // nothing; there is none where it does not hold
	toggleProperty                      // nothing; the name ends with `disable` or `enable`
	boolProperty                        // `i1`
	negatedProperty                     // `i1`, the opposite
	numberProperty                      // `i32`
	loopProperty                        // the node of a loop
	groupsProperty                      // nodes of access groups, of which there may be none
)

// part is a parameter of `#llvm.loop_annotation` that is an attribute, or "" for what it says
// itself, and the properties.
type part struct {
	param      string
	properties []property
}

// parts are in the order in which LLVM IR has them.
var parts = [...]part{
	{"", []property{
		{"disableNonforced", "llvm.loop.disable_nonforced", flagProperty},
		{"mustProgress", "llvm.loop.mustprogress", flagProperty},
		{"isVectorized", "llvm.loop.isvectorized", numberProperty},
	}},
	{"vectorize", []property{
		{"disable", "llvm.loop.vectorize.enable", negatedProperty},
		{"predicateEnable", "llvm.loop.vectorize.predicate.enable", boolProperty},
		{"scalableEnable", "llvm.loop.vectorize.scalable.enable", boolProperty},
		{"width", "llvm.loop.vectorize.width", numberProperty},
		{"followupVectorized", "llvm.loop.vectorize.followup_vectorized", loopProperty},
		{"followupEpilogue", "llvm.loop.vectorize.followup_epilogue", loopProperty},
		{"followupAll", "llvm.loop.vectorize.followup_all", loopProperty},
	}},
	{"interleave", []property{{"count", "llvm.loop.interleave.count", numberProperty}}},
	{"unroll", []property{
		{"disable", "llvm.loop.unroll.", toggleProperty},
		{"count", "llvm.loop.unroll.count", numberProperty},
		{"runtimeDisable", "llvm.loop.unroll.runtime.disable", boolProperty},
		{"full", "llvm.loop.unroll.full", flagProperty},
		{"followupUnrolled", "llvm.loop.unroll.followup_unrolled", loopProperty},
		{"followupRemainder", "llvm.loop.unroll.followup_remainder", loopProperty},
		{"followupAll", "llvm.loop.unroll.followup_all", loopProperty},
	}},
	{"unrollAndJam", []property{
		{"disable", "llvm.loop.unroll_and_jam.", toggleProperty},
		{"count", "llvm.loop.unroll_and_jam.count", numberProperty},
		{"followupOuter", "llvm.loop.unroll_and_jam.followup_outer", loopProperty},
		{"followupInner", "llvm.loop.unroll_and_jam.followup_inner", loopProperty},
		{"followupRemainderOuter", "llvm.loop.unroll_and_jam.followup_remainder_outer", loopProperty},
		{"followupRemainderInner", "llvm.loop.unroll_and_jam.followup_remainder_inner", loopProperty},
		{"followupAll", "llvm.loop.unroll_and_jam.followup_all", loopProperty},
	}},
	{"licm", []property{
		{"disable", "llvm.licm.disable", flagProperty},
		{"versioningDisable", "llvm.loop.licm_versioning.disable", flagProperty},
	}},
	{"distribute", []property{
		{"disable", "llvm.loop.distribute.enable", negatedProperty},
		{"followupCoincident", "llvm.loop.distribute.followup_coincident", loopProperty},
		{"followupSequential", "llvm.loop.distribute.followup_sequential", loopProperty},
		{"followupFallback", "llvm.loop.distribute.followup_fallback", loopProperty},
		{"followupAll", "llvm.loop.distribute.followup_all", loopProperty},
	}},
	{"pipeline", []property{
		{"disable", "llvm.loop.pipeline.disable", boolProperty},
		{"initiationinterval", "llvm.loop.pipeline.initiationinterval", numberProperty},
	}},
	{"peeled", []property{{"count", "llvm.loop.peeled.count", numberProperty}}},
	{"unswitch", []property{{"partialDisable", "llvm.loop.unswitch.partial.disable", flagProperty}}},
	{"", []property{{"parallelAccesses", "llvm.loop.parallel_accesses", groupsProperty}}},
}

// loop appends the properties of a `#llvm.loop_annotation`.
func (w *nodeWriter) loop() {
	for _, p := range parts {
		from := w.a
		if p.param != "" {
			from, _ = w.param(p.param).(*ir.DialectAttr)
		}
		if from == nil {
			continue
		}
		for _, property := range p.properties {
			if v := debuginfo.Parameter(from, property.param); v != nil {
				w.property(property, v)
			}
		}
	}
}

// property appends a property whose value is there.
func (w *nodeWriter) property(p property, v ir.Attribute) {
	groups, _ := v.(*ir.ArrayAttr)
	n, _ := integer(v)
	if p.as == flagProperty && n == 0 || p.as == groupsProperty && len(groups.Elems()) == 0 {
		return
	}
	w.item() // and what is inside stands behind the name
	w.text("!{!\"")
	w.text(p.name)
	if p.as == toggleProperty {
		w.text(word(n, "enable", "disable"))
	}
	w.text("\"")
	switch p.as {
	case boolProperty:
		w.text(word(n, ", i1 false", ", i1 true"))
	case negatedProperty:
		w.text(word(n, ", i1 true", ", i1 false"))
	case numberProperty:
		w.out = strconv.AppendInt(append(w.out, ", i32 "...), n, 10)
	case loopProperty:
		w.ref(v, loopAnnotation)
	case groupsProperty:
		for _, g := range groups.Elems() {
			w.ref(g, groupAttr)
		}
	}
	w.text("}")
}
