module @outer {
  func private @f(i32) -> i32
  module @inner {
    func @f(%a: f32) -> f32 {
      %0 = call @f(%a) : (f32) -> f32
      %1 = constant @f : (f32) -> f32
      return %0 : f32
    }
    func private @g()
  }
  func @h(%a: i32) {
    %0 = call @f(%a) : (i32) -> i32
    return
  }
}
// -----
func @visible() {
  return
}
func private @hidden() {
  return
}
func nested @nested() {
  return
}
// -----
func @diamond(%c: i1, %a: i32) -> i32 {
  %0 = "test.source"() : () -> i32
  cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = addi %0, %a : i32
  br ^bb3(%1 : i32)
^bb2:
  %2 = addi %0, %0 : i32
  br ^bb3(%2 : i32)
^bb3(%3: i32):
  %4 = addi %3, %0 : i32
  return %4 : i32
}
// -----
func @unreachable(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = addi %1, %a : i32
  %1 = addi %0, %a : i32
  br ^bb1
}
// -----
func @casts(%a: i32, %b: index) {
  %0 = unrealized_conversion_cast %a : i32 to i64
  %1:2 = unrealized_conversion_cast %0, %b : i64, index to i32, f32
  "test.use"(%1#0, %1#1) : (i32, f32) -> ()
  return
}
// -----
func @returns(%a: i32, %b: f32, %t: tensor<?xf32>) -> (i32, f32, tensor<?xf32>) {
  return %a, %b, %t : i32, f32, tensor<?xf32>
}
// -----
func private @attributes(%a: i32 {test.a = 1 : i32}, %b: f32) -> (i32 {test.b}, f32 {test.c = [1]}) attributes {test.x} {
  return %a, %b : i32, f32
}
// -----
func @graph() {
  module {
    %0 = "test.op"(%1) : (i32) -> i32
    %1 = "test.op"(%0) : (i32) -> i32
    %2 = addi %3, %1 : i32
    %3 = addi %2, %1 : i32
  }
  return
}
