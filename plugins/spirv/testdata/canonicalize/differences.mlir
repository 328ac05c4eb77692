// canonicalize
// What and-ing and or-ing a value with itself makes is that.
func @same(%y: i1, %x: i32) -> (i1, i1, i32) {
  %0 = spv.LogicalAnd %y, %y : i1
  %1 = spv.LogicalOr %y, %y : i1
  %c0 = spv.Constant 0 : i32
  %2 = spv.ISub %x, %c0 : i32
  return %0, %1, %2 : i1, i1, i32
}
// wanted
module  {
  func @same(%arg0: i1, %arg1: i32) -> (i1, i1, i32) {
    return %arg0, %arg0, %arg1 : i1, i1, i32
  }
}

// -----

// A cast back to where the value comes from is none.
func @back(%x: i32) -> i32 {
  %0 = spv.Bitcast %x : i32 to f32
  %1 = spv.Bitcast %0 : f32 to i32
  return %1 : i32
}
// wanted
module  {
  func @back(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}
