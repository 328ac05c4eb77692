module {
  func.func @f(%a: i32, %b: f32, %i: index) -> i32 {
    %c = arith.constant 3 : i32
    %0 = arith.addi %a, %c : i32
    %1 = arith.index_cast %i : index to i32
    %2 = arith.cmpi slt, %0, %1 : i32
    %3 = arith.select %2, %0, %1 : i32
    %4 = func.call @g(%3, %b) : (i32, f32) -> i32
    cf.br ^bb1(%4 : i32)
  ^bb1(%x: i32):
    return %x : i32
  }
  func.func private @g(%a: i32, %b: f32) -> i32 {
    %0 = arith.mulf %b, %b : f32
    %1 = arith.fptosi %0 : f32 to i32
    %2 = arith.subi %1, %a : i32
    return %2 : i32
  }
}
// -----
func.func @f(%i: index) -> i32 {
  %0 = arith.addi %i, %i : index
  cf.br ^bb1(%0 : index)
^bb1(%x: index):
  %2 = arith.index_cast %x : index to i32
  return %2 : i32
}
