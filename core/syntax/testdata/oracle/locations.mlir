#base = loc("base.c":1:2)
#nm = loc("nm"("base.c":1:2))
#fu = loc(fused<"md">["base.c":1:2, "x.c":4:5])
#cs = loc(callsite("nm"("base.c":1:2) at "y.c":7:8))
"a.a"() : () -> () loc(#base)
"a.b"() : () -> () loc(#nm)
"a.c"() : () -> () loc(#fu)
"a.d"() {l = #base} : () -> () loc(#cs)
"a.e"() : () -> () loc(unknown)
"a.f"() : () -> () loc("only")
"a.g"() : () -> () loc(fused["p.c":1:1, "q.c":2:2])
"a.g"() : () -> () loc(fused["p.c":1:1])
"a.h"() ( {
^bb0(%x: i32 loc("k.c":1:1), %y : i32):
  "a.z"() : () -> () loc("k.c":1:1)
^bb1(%z: i32 loc(#base)):
  "a.z"(%z) {q = loc(unknown), r = [loc("rr"), loc("k.c":1:1)]} : (i32) -> () loc("":0:0)
}) : () -> () loc(callsite("a" at callsite("b" at fused[unknown, "c"])))
