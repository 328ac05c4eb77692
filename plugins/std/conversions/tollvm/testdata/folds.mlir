// convert-std-to-llvm
// A sum of constants is one, but the sum that uses it was none when it was written.
func @chain() -> i32 {
  %c1 = constant 1 : i32
  %c2 = constant 2 : i32
  %0 = addi %c1, %c2 : i32
  %1 = addi %0, %c1 : i32
  %2 = addi %1, %c2 : i32
  return %2 : i32
}
// -----
// A value that is there already.
func @values(%x: i32, %y: index, %b: i1) -> (i32, index, i32) {
  %c0 = constant 0 : i32
  %0 = addi %x, %c0 : i32
  %1 = muli %0, %c0 : i32
  %2 = subi %y, %y : index
  %3 = select %b, %0, %0 : i32
  return %1, %2, %3 : i32, index, i32
}
// -----
// Constants on the left stay there, and what divides by zero stays.
func @left(%x: i32) -> (i32, i32) {
  %c0 = constant 0 : i32
  %c7 = constant 7 : i32
  %0 = addi %c7, %x : i32
  %1 = divi_signed %c7, %c0 : i32
  return %0, %1 : i32, i32
}
// -----
// In blocks, and of arguments that constants are passed to.
func @blocks(%b: i1, %f: f32) -> f32 {
  %c1 = constant 1.0 : f32
  %c = constant 3 : index
  %0 = addi %c, %c : index
  cond_br %b, ^bb1(%0 : index), ^bb2
^bb1(%i: index):
  %1 = addi %i, %c : index
  %2 = subi %1, %1 : index
  br ^bb2
^bb2:
  %3 = mulf %c1, %c1 : f32
  %4 = addf %3, %f : f32
  return %4 : f32
}
