// inline{default-pipeline=cse op-pipelines=func(sccp)}
func private @twice(%a: i32) -> i32 {
  %b = addi %a, %a : i32
  %c = addi %a, %a : i32
  %d = addi %b, %c : i32
  return %d : i32
}
func @caller(%a: i32) -> (i32, i32) {
  %two = constant 2 : i32
  %0 = call @twice(%a) : (i32) -> i32
  %1 = call @twice(%two) : (i32) -> i32
  return %0, %1 : i32, i32
}
