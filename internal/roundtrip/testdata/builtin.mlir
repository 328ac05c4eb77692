module {}
// -----
module @named {}
// -----
module @"odd name" attributes {test.note = 1, test.other = "x"} {
  module @inner {
  }
  module attributes {test.unit} {
    func private @f()
  }
}
// -----
"module"() ( {
^bb0:
}) {sym_name = "m", sym_visibility = "private"} : () -> ()
// -----
"module"() ( {
^bb0:
}) : () -> ()
// -----
func @empty() {
  return
}
// -----
func private @declared(i32, f32) -> (i32, f32)
// -----
func private @declared()
func nested @nested() -> i32 attributes {test.note = @declared}
// -----
func private @with_attrs(i32 {test.a = 1}, f32, index {test.b, test.c = "x"}) -> (i32 {test.r = [1]}, f32)
// -----
func private @one_result_with_attrs() -> (f32 {test.r})
// -----
func private @function_result() -> ((i32) -> i32)
// -----
func private @function_results() -> ((i32) -> i32, () -> ())
// -----
func private @functions((i32) -> i32, () -> (), (() -> ()) -> ()) -> (() -> ())
// -----
func @args(%a: i32, %b: memref<?xf32> {test.noalias}, %c: index) -> (i32, index) attributes {test.x = 1 : i8} {
  return %a, %c : i32, index
}
// -----
func @blocks(%a: i32, %b: i1) -> i32 {
  cond_br %b, ^bb1, ^bb2(%a : i32)
^bb1:
  br ^bb2(%a : i32)
^bb2(%c: i32):
  return %c : i32
^bb3:  // no predecessors
  br ^bb3
}
// -----
"func"() ( {
}) {sym_name = "odd name", type = (i32) -> (), sym_visibility = "private", test.note} : () -> ()
// -----
"func"() ( {
^bb0(%a: i32, %b: i32):
  "std.return"(%b) : (i32) -> ()
}) {sym_name = "f", type = (i32, i32) -> i32, arg_attrs = [{}, {test.a}], res_attrs = [{test.r = 1.0}]} : () -> ()
// -----
#map = affine_map<(d0) -> (d0 * 2)>
#set = affine_set<(d0) : (d0 >= 0)>
func @aliases(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, %b: memref<4xf32, #map>) attributes {test.s = #set} {
  %0 = unrealized_conversion_cast %a : memref<4xf32, affine_map<(d0) -> (d0 + 1)>> to memref<4xf32, #map>
  return
}
// -----
func @casts(%a: i32, %b: index) {
  %0 = unrealized_conversion_cast %a : i32 to i64
  %1:2 = unrealized_conversion_cast %a, %b : i32, index to f32, index
  %2 = unrealized_conversion_cast to f32
  %3 = unrealized_conversion_cast %a : i32 to i64 {test.note = 1}
  %4 = unrealized_conversion_cast to () -> i32
  "test.use"(%1#0, %1#1, %0, %4) : (f32, index, i64, () -> i32) -> ()
  return
}
// -----
func @locations(%a: i32) {
  %0 = "test.op"(%a) : (i32) -> i32 loc("a.c":1:2)
  %1 = "test.op"(%a) ( {
  ^bb0(%b: i32 loc("b.c":3:4)):
    "test.end"() : () -> () loc(callsite("f" at "a.c":9:9))
  }) : (i32) -> i32 loc(fused["x", "y"("z":1:1)])
  return loc(fused<"meta">["a.c":1:2])
} loc(unknown)
// -----
func @nested(%arg0: i32) {
  %0:2 = "test.op"() : () -> (i32, i32)
  "test.region"() ( {
    %1:2 = "test.op"(%0#1) : (i32) -> (i32, i32)
    func @inner(%arg5: i32) {
      %9 = "test.op"() : () -> i32
      return
    }
  }, {
  ^bb0(%x: i32, %y: i32):
    %c = constant 1 : i32
    br ^bb1(%c : i32)
  ^bb1(%z: i32):
    "test.end"() : () -> ()
  }) : () -> ()
  %1 = constant 1 : i32
  return
}
// -----
"test.elements"() {
  a = dense<[1, 0]> : tensor<2xui1>, b = dense<[-1, 0]> : vector<2xsi1>, c = dense<-1> : tensor<2xsi1>, d = dense<[true, false]> : tensor<2xui1>,
  e = 1 : ui1, f = -1 : si1, g = dense<["a", "a"]> : tensor<2x!unknown.string>, h = dense<["a", "b"]> : tensor<2x!unknown.string>,
  i = sparse<[[0], [1]], ["a", "a"]> : tensor<3x!unknown.string>, j = dense<[(1, 0), (0, 1)]> : tensor<2xcomplex<ui8>>
} : () -> ()
