func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %a, %b : i32
  %3 = scf.if %c -> i32 {
    %4 = scf.if %c -> i32 {
      %5 = arith.addi %1, %a : i32
      scf.yield %5 : i32
    } else {
      scf.yield %1 : i32
    }
    %6 = arith.addi %4, %2 : i32
    scf.yield %6 : i32
  } else {
    scf.yield %2 : i32
  }
  return %3 : i32
}
// -----
func.func @once(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = scf.execute_region -> i32 {
    scf.yield %0 : i32
  }
  return %1 : i32
}
