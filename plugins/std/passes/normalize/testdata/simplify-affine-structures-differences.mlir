// func(simplify-affine-structures)
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 mod 4 - 1 == 0, s0 - d0 >= 0)>} : () -> ()
  return
}
// wanted
#set = affine_set<(d0)[s0] : (d0 mod 4 - 1 == 0, -d0 + s0 >= 0)>
module  {
  func @f() {
    "x"() {s = #set} : () -> ()
    return
  }
}
// -----
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 floordiv 4 - s0 >= 0, d0 floordiv 4 - s0 + 1 >= 0)>} : () -> ()
  return
}
// wanted
#set = affine_set<(d0)[s0] : (d0 floordiv 4 - s0 >= 0)>
module  {
  func @f() {
    "x"() {s = #set} : () -> ()
    return
  }
}
// -----
func @f() {
  "x"() {s = affine_set<(d0)[s0] : (d0 * s0 - 5 >= 0)>} : () -> ()
  return
}
// wanted
#set = affine_set<(d0)[s0] : (d0 * s0 - 5 >= 0)>
module  {
  func @f() {
    "x"() {s = #set} : () -> ()
    return
  }
}
// -----
func @f() {
  "x"() {s = affine_set<(d0) : (d0 ceildiv 3 - 2 >= 0, d0 >= 0)>} : () -> ()
  return
}
// wanted
#set = affine_set<(d0) : (d0 ceildiv 3 - 2 >= 0, d0 >= 0)>
module  {
  func @f() {
    "x"() {s = #set} : () -> ()
    return
  }
}
