// func(simplify-affine-structures)
func @f() {
  "x"() {s = affine_set<(d0, d1) : (d0 >= 0, d0 - 5 >= 0, d1 >= 0, -d0 + 100 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 - 10 >= 0, -d0 + 5 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 * 2 - 10 >= 0, d0 * 4 - 3 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 - 5 == 0, s0 >= 0, 3 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 * 2 - 5 == 0, s0 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 * 2 - 4 == 0, s0 * 3 + 1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (0 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (0 == 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (-1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 == 0, 0 == 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 >= 0, d0 >= 0, d0 + 1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 + 1 >= 0, d0 * 2 >= 0, d0 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 >= 0, d0 == 0, d0 + 1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1) : (d0 - d1 == 0, d0 - d1 == 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1) : (d1 - d0 == 0, d0 - d1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1)[s0] : (d1 - d0 + s0 * 4 - 6>= 0, d0 * 3 - d1 * 3 + 5>= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1)[s0] : (s0 >= 0, d1 - 3 == 0,  d0 * 3 - 7>= 0, d1 + d0 - 7 == 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1)[s0] : (d0 - 1 == 0, d0 - 2 == 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {s = affine_set<(d0, d1)[s0] : (d0 - d1 - 1 >= 0, d1 - s0 - 1 >= 0, s0 - d0 - 1 >= 0)>} : () -> ()
  return
}
// -----
func @f() {
  "x"() {m = affine_map<(d0) -> (d0 + 1 - d0 + d0 mod 3)>, n = [affine_map<(d0) -> (d0 + 1 - d0 + d0 mod 3)>]} : () -> ()
  return
}
// -----
func @f() {
  "x"() {m = affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 - d0 + s0 * 3 - s0, (d0 + d1) floordiv 4 - d1)>, n = [affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 - d0 + s0 * 3 - s0, (d0 + d1) floordiv 4 - d1)>]} : () -> ()
  return
}
// -----
func @f() {
  "x"() {m = affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0, d0 - d0)>, n = [affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0, d0 - d0)>]} : () -> ()
  return
}
// -----
func @f() {
  "x"() {m = affine_map<() -> ()>, n = [affine_map<() -> ()>]} : () -> ()
  return
}
// -----
func @f() {
  "x"() {m = affine_map<(d0) -> (d0 mod 8 - d0 mod 8, (d0 * 8 + 8) floordiv 8)>, n = [affine_map<(d0) -> (d0 mod 8 - d0 mod 8, (d0 * 8 + 8) floordiv 8)>]} : () -> ()
  return
}
// -----
func private @u(index)
func @f(%a: index, %n: index, %m: memref<10xf32>) -> index {
  %c4 = constant 4 : index
  affine.if affine_set<(d0) : (d0 - 10 >= 0, -d0 + 5 >= 0)>(%a) {
    call @u(%a) : (index) -> ()
  }
  affine.if affine_set<(d0) : (1 >= 0)>(%a) {
    call @u(%n) : (index) -> ()
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%c4) {
    call @u(%n) : (index) -> ()
  } else {
  }
  affine.for %i = 0 to %c4 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2 - d0)>(%i)
    call @u(%0) : (index) -> ()
    %1 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %2 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%1)[%c4]
    call @u(%2) : (index) -> ()
    %3 = affine.load %m[%1 + 0 * %i] : memref<10xf32>
    %5 = affine.min affine_map<(d0) -> (d0 - d0 + 3)>(%i)
    call @u(%5) : (index) -> ()
    affine.for %j = affine_map<(d0) -> (d0)>(%1) to affine_map<(d0) -> (d0 + 4 - 1)>(%1) {
      call @u(%j) : (index) -> ()
    }
  }
  %c = addi %c4, %c4 : index
  %d = addi %c4, %c4 : index
  return %c : index
}
// -----
func private @u(index)
func @dead_chain(%a: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  %4 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%n]
  %5 = affine.max affine_map<(d0, d1) -> (d0 - d1, 0, d1)>(%a, %0) {test.note = 1}
  return
}
// -----
func @dead(%a: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  return
}
// -----
func @choice_alone(%a: index, %n: index) {
  %5 = affine.max affine_map<(d0, d1) -> (d0 - d1, 0, d1)>(%a, %a) {test.note = 1}
  return
}
// -----
func @dead_users(%a: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
  %2 = addi %1, %1 : index
  %3 = addi %2, %1 : index
  return
}
// -----
func @dead_operand(%a: index, %n: index) {
  %0 = addi %a, %a : index
  %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
  %2 = addi %a, %a : index
  return
}
// -----
func private @u(index)
func @order_of_constants(%a: index, %n: index) {
  %0 = affine.apply affine_map<() -> (42)>()
  %1 = affine.apply affine_map<() -> (43)>()
  call @u(%0) : (index) -> ()
  call @u(%1) : (index) -> ()
  affine.for %i = 0 to 10 {
    %2 = affine.apply affine_map<() -> (44)>()
    %3 = affine.apply affine_map<() -> (42)>()
    call @u(%2) : (index) -> ()
    call @u(%3) : (index) -> ()
  }
  %5 = affine.apply affine_map<() -> (45)>()
  call @u(%5) : (index) -> ()
  return
}
// -----
func @dead_in_loop(%a: index, %n: index) {
  affine.for %i = 0 to 10 {
    %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %3 = affine.max affine_map<(d0) -> (d0, 2)>(%2)
    %4 = addi %3, %2 : index
  }
  return
}
// -----
func private @u(index)
func @known_operand(%a: index, %n: index) {
  %5 = constant 5 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%5)
  %1 = affine.min affine_map<(d0) -> (d0 + 1, d0 + 7)>(%5)
  %2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%1)
  %3 = addi %2, %1 : index
  call @u(%3) : (index) -> ()
  return
}
