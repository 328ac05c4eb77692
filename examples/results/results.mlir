// Several results of different types come back in one struct.
func @divide(%a: i64, %b: i64) -> (i64, f64) {
  %q = divi_signed %a, %b : i64
  %x = sitofp %a : i64 to f64
  %y = sitofp %b : i64 to f64
  %r = divf %x, %y : f64
  return %q, %r : i64, f64
}

func @larger(%a: f32, %b: i32) -> (i1, f32) {
  %y = sitofp %b : i32 to f32
  %c = cmpf ogt, %a, %y : f32
  %m = select %c, %a, %y : f32
  return %c, %m : i1, f32
}

func @both(%a: i64, %b: i64) -> (f64, i64) {
  %0:2 = call @divide(%a, %b) : (i64, i64) -> (i64, f64)
  %1 = muli %0#0, %b : i64
  %2 = subi %a, %1 : i64
  return %0#1, %2 : f64, i64
}
