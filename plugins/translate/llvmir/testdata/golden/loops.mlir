// Two loops with equal options are two loops; an option that is off is not there.
llvm.func @loops(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb2, ^bb1 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true, disable_licm = false>}}
^bb2:
  llvm.cond_br %c, ^bb3, ^bb2 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true, disable_licm = false>}}
^bb3:
  llvm.return
}
