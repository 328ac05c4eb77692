// convert-memref-to-llvm
// What stays folds to values that are there, but not to constants: the conversion is for none.
func @stays(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c0 = constant 0 : i32
  %c1 = constant 1 : i32
  %0 = addi %x, %c0 : i32
  %1 = addi %c1, %c1 : i32
  %2 = muli %y, %c1 : i32
  return %0, %1, %2 : i32, i32, i32
}
