// canonicalize
func @g(%x: i8, %c: i1) -> (i8) {
  %a = constant 1 : i8
  cond_br %c, ^a, ^b
^a:
  %b = constant 2 : i8
  %z = constant 0 : i8
  %q = addi %x, %z : i8
  %u = muli %q, %b : i8
  br ^b2
^b2:
  %b3 = constant 1 : i8
  %u3 = xor %u, %b3 : i8
  return %u3 : i8
^b:
  %e = constant 5 : i8
  %u2 = muli %e, %x : i8
  return %u2 : i8
^dead:
  %e2 = constant 5 : i8
  return %e2 : i8
}
