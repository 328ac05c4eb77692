// What random modules seldom have.
func @switch(%a: index, %b: i32) -> (i32, index) {
  %0:2 = scf.index_switch %a {test.note} -> i32, index
  case 2 {
    %1 = constant 10 : i32
    scf.yield %1, %a : i32, index
  }
  case -5 {
    scf.yield %b, %a : i32, index
  }
  default {
    scf.yield %b, %a : i32, index
  }
  scf.index_switch %a
  default {
  }
  return %0#0, %0#1 : i32, index
}
