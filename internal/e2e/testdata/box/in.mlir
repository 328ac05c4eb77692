func @twice(%a: !box.num<i32>) -> !box.num<i32> {
  %0 = box.add %a, %a : !box.num<i32>
  return %0 : !box.num<i32>
}
func @compute(%a: i32) -> i32 {
  %0 = box.wrap %a : i32
  %1 = call @twice(%0) : (!box.num<i32>) -> !box.num<i32>
  %2 = box.triple %1 {positive = false} : !box.num<i32>
  %3 = box.bits %2 : !box.num<i32>
  %4 = box.add %2, %3 : !box.num<i32>
  %5 = box.triple %4 {positive = true} : !box.num<i32>
  %6 = box.open %5 : i32
  return %6 : i32
}
