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
