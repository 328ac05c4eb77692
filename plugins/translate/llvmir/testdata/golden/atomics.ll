source_filename = "module"
target triple = "x86_64-unknown-linux-gnu"
@counter = internal thread_local unnamed_addr global i32 0

define i32 @atomics(i32* %0, i32 %1) {
  %3 = load atomic i32, i32* %0 acquire, align 4
  %4 = load atomic volatile i32, i32* %0 syncscope("agent") monotonic, align 4
  store atomic i32 %1, i32* %0 release, align 4
  %5 = atomicrmw volatile add i32* %0, i32 %1 syncscope("agent") monotonic
  %6 = cmpxchg weak volatile i32* %0, i32 %1, i32 %3 syncscope("singlethread") acq_rel monotonic
  ret i32 %5
}

define void @flags(i32* noalias %0) unnamed_addr section "cold" align 32 {
  ret void
}
