// inline
func private @twice(%a: i32) -> i32 {
  %zero = constant 0 : i32
  %b = addi %a, %zero : i32
  %c = addi %b, %b : i32
  return %c : i32
}
func @caller(%a: i32) -> (i32, i32) {
  %two = constant 2 : i32
  %0 = call @twice(%a) : (i32) -> i32
  %1 = call @twice(%two) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----
// Through a value that is known.
func private @f(%x: i32) -> i32 {
  %0 = addi %x, %x : i32
  return %0 : i32
}
func @start(%x: i32) -> i32 {
  %f = constant @f : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}

// -----
func @max(%a: i32, %b: i32) -> i32 {
  %c = cmpi sgt, %a, %b : i32
  cond_br %c, ^a, ^b
^a:
  return %a : i32
^b:
  return %b : i32
}
func @caller(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = call @max(%a, %b) : (i32, i32) -> i32
  %1 = call @max(%0, %c) : (i32, i32) -> i32
  %2 = addi %0, %1 : i32
  return %2 : i32
}

// -----
func private @choose(%c: i1, %a: i32, %b: i32) -> i32 {
  cond_br %c, ^a, ^b
^a:
  %x = addi %a, %b : i32
  return %x : i32
^b:
  %y = muli %a, %b : i32
  return %y : i32
}
func @known(%a: i32, %b: i32) -> i32 {
  %true = constant true
  %0 = call @choose(%true, %a, %b) : (i1, i32, i32) -> i32
  return %0 : i32
}

// -----
// A function that is dead in the end, and one that was dead before.
func private @dead(%x: i32) -> i32 {
  %0 = call @also(%x) : (i32) -> i32
  return %0 : i32
}
func private @also(%x: i32) -> i32 {
  return %x : i32
}
func private @once(%x: i32) -> i32 {
  %0 = muli %x, %x : i32
  return %0 : i32
}
func @user(%x: i32) -> i32 {
  %0 = call @once(%x) : (i32) -> i32
  return %0 : i32
}
