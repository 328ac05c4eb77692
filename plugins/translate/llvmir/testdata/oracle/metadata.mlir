llvm.metadata @groups {
  llvm.access_group @one
  llvm.access_group @two
  llvm.return
}
llvm.func @access(%p: !llvm.ptr<f32>) {
  %0 = llvm.load %p {access_groups = [@groups::@one]} : !llvm.ptr<f32>
  llvm.store %0, %p {access_groups = [@groups::@one, @groups::@two]} : !llvm.ptr<f32>
  llvm.return
}
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb2, ^bb1 {llvm.loop = {parallel_access = [@groups::@one, @groups::@two], options = #llvm.loopopts<disable_unroll = true, disable_licm = true, interleave_count = 2, disable_pipeline = true, pipeline_initiation_interval = 3>}}
^bb2:
  llvm.br ^bb3
^bb3:
  llvm.cond_br %c, ^bb4, ^bb3 {llvm.loop = {options = #llvm.loopopts<interleave_count = 1>}}
^bb4:
  llvm.return
}
