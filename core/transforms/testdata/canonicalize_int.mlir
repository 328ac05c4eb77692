// canonicalize
func @f0(%x: i8, %y: i8) -> i8 {
  %r = addi %x, %y : i8
  return %r : i8
}
func @f1(%x: i8, %y: i8) -> i8 {
  %r = addi %x, %x : i8
  return %r : i8
}
func @f2(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = addi %x, %b : i8
  return %r : i8
}
func @f3(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = addi %a, %x : i8
  return %r : i8
}
func @f4(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = addi %x, %b : i8
  return %r : i8
}
func @f5(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = addi %a, %x : i8
  return %r : i8
}
func @f6(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = addi %x, %b : i8
  return %r : i8
}
func @f7(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = addi %a, %x : i8
  return %r : i8
}
func @f8(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f9(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f10(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f11(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f12(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f13(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f14(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = addi %a, %b : i8
  return %r : i8
}
func @f15(%x: i8, %y: i8) -> i8 {
  %r = subi %x, %y : i8
  return %r : i8
}
func @f16(%x: i8, %y: i8) -> i8 {
  %r = subi %x, %x : i8
  return %r : i8
}
func @f17(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = subi %x, %b : i8
  return %r : i8
}
func @f18(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = subi %a, %x : i8
  return %r : i8
}
func @f19(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = subi %x, %b : i8
  return %r : i8
}
func @f20(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = subi %a, %x : i8
  return %r : i8
}
func @f21(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = subi %x, %b : i8
  return %r : i8
}
func @f22(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = subi %a, %x : i8
  return %r : i8
}
func @f23(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f24(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f25(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f26(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f27(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f28(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f29(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = subi %a, %b : i8
  return %r : i8
}
func @f30(%x: i8, %y: i8) -> i8 {
  %r = muli %x, %y : i8
  return %r : i8
}
func @f31(%x: i8, %y: i8) -> i8 {
  %r = muli %x, %x : i8
  return %r : i8
}
func @f32(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = muli %x, %b : i8
  return %r : i8
}
func @f33(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = muli %a, %x : i8
  return %r : i8
}
func @f34(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = muli %x, %b : i8
  return %r : i8
}
func @f35(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = muli %a, %x : i8
  return %r : i8
}
func @f36(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = muli %x, %b : i8
  return %r : i8
}
func @f37(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = muli %a, %x : i8
  return %r : i8
}
func @f38(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f39(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f40(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f41(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f42(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f43(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f44(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = muli %a, %b : i8
  return %r : i8
}
func @f45(%x: i8, %y: i8) -> i8 {
  %r = divi_signed %x, %y : i8
  return %r : i8
}
func @f46(%x: i8, %y: i8) -> i8 {
  %r = divi_signed %x, %x : i8
  return %r : i8
}
func @f47(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = divi_signed %x, %b : i8
  return %r : i8
}
func @f48(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = divi_signed %a, %x : i8
  return %r : i8
}
func @f49(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = divi_signed %x, %b : i8
  return %r : i8
}
func @f50(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = divi_signed %a, %x : i8
  return %r : i8
}
func @f51(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = divi_signed %x, %b : i8
  return %r : i8
}
func @f52(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = divi_signed %a, %x : i8
  return %r : i8
}
func @f53(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f54(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f55(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f56(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f57(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f58(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f59(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = divi_signed %a, %b : i8
  return %r : i8
}
func @f60(%x: i8, %y: i8) -> i8 {
  %r = divi_unsigned %x, %y : i8
  return %r : i8
}
func @f61(%x: i8, %y: i8) -> i8 {
  %r = divi_unsigned %x, %x : i8
  return %r : i8
}
func @f62(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = divi_unsigned %x, %b : i8
  return %r : i8
}
func @f63(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = divi_unsigned %a, %x : i8
  return %r : i8
}
func @f64(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = divi_unsigned %x, %b : i8
  return %r : i8
}
func @f65(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = divi_unsigned %a, %x : i8
  return %r : i8
}
func @f66(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = divi_unsigned %x, %b : i8
  return %r : i8
}
func @f67(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = divi_unsigned %a, %x : i8
  return %r : i8
}
func @f68(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f69(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f70(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f71(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f72(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f73(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f74(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = divi_unsigned %a, %b : i8
  return %r : i8
}
func @f75(%x: i8, %y: i8) -> i8 {
  %r = remi_signed %x, %y : i8
  return %r : i8
}
func @f76(%x: i8, %y: i8) -> i8 {
  %r = remi_signed %x, %x : i8
  return %r : i8
}
func @f77(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = remi_signed %x, %b : i8
  return %r : i8
}
func @f78(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = remi_signed %a, %x : i8
  return %r : i8
}
func @f79(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = remi_signed %x, %b : i8
  return %r : i8
}
func @f80(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = remi_signed %a, %x : i8
  return %r : i8
}
func @f81(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = remi_signed %x, %b : i8
  return %r : i8
}
func @f82(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = remi_signed %a, %x : i8
  return %r : i8
}
func @f83(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f84(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f85(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f86(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f87(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f88(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f89(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = remi_signed %a, %b : i8
  return %r : i8
}
func @f90(%x: i8, %y: i8) -> i8 {
  %r = remi_unsigned %x, %y : i8
  return %r : i8
}
func @f91(%x: i8, %y: i8) -> i8 {
  %r = remi_unsigned %x, %x : i8
  return %r : i8
}
func @f92(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = remi_unsigned %x, %b : i8
  return %r : i8
}
func @f93(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = remi_unsigned %a, %x : i8
  return %r : i8
}
func @f94(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = remi_unsigned %x, %b : i8
  return %r : i8
}
func @f95(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = remi_unsigned %a, %x : i8
  return %r : i8
}
func @f96(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = remi_unsigned %x, %b : i8
  return %r : i8
}
func @f97(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = remi_unsigned %a, %x : i8
  return %r : i8
}
func @f98(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f99(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f100(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f101(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f102(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f103(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f104(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = remi_unsigned %a, %b : i8
  return %r : i8
}
func @f105(%x: i8, %y: i8) -> i8 {
  %r = ceildivi_signed %x, %y : i8
  return %r : i8
}
func @f106(%x: i8, %y: i8) -> i8 {
  %r = ceildivi_signed %x, %x : i8
  return %r : i8
}
func @f107(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = ceildivi_signed %x, %b : i8
  return %r : i8
}
func @f108(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = ceildivi_signed %a, %x : i8
  return %r : i8
}
func @f109(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = ceildivi_signed %x, %b : i8
  return %r : i8
}
func @f110(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = ceildivi_signed %a, %x : i8
  return %r : i8
}
func @f111(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = ceildivi_signed %x, %b : i8
  return %r : i8
}
func @f112(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = ceildivi_signed %a, %x : i8
  return %r : i8
}
func @f113(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f114(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f115(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f116(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f117(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f118(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f119(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = ceildivi_signed %a, %b : i8
  return %r : i8
}
func @f120(%x: i8, %y: i8) -> i8 {
  %r = floordivi_signed %x, %y : i8
  return %r : i8
}
func @f121(%x: i8, %y: i8) -> i8 {
  %r = floordivi_signed %x, %x : i8
  return %r : i8
}
func @f122(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = floordivi_signed %x, %b : i8
  return %r : i8
}
func @f123(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = floordivi_signed %a, %x : i8
  return %r : i8
}
func @f124(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = floordivi_signed %x, %b : i8
  return %r : i8
}
func @f125(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = floordivi_signed %a, %x : i8
  return %r : i8
}
func @f126(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = floordivi_signed %x, %b : i8
  return %r : i8
}
func @f127(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = floordivi_signed %a, %x : i8
  return %r : i8
}
func @f128(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f129(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f131(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f132(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f133(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f134(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = floordivi_signed %a, %b : i8
  return %r : i8
}
func @f135(%x: i8, %y: i8) -> i8 {
  %r = and %x, %y : i8
  return %r : i8
}
func @f136(%x: i8, %y: i8) -> i8 {
  %r = and %x, %x : i8
  return %r : i8
}
func @f137(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = and %x, %b : i8
  return %r : i8
}
func @f138(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = and %a, %x : i8
  return %r : i8
}
func @f139(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = and %x, %b : i8
  return %r : i8
}
func @f140(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = and %a, %x : i8
  return %r : i8
}
func @f141(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = and %x, %b : i8
  return %r : i8
}
func @f142(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = and %a, %x : i8
  return %r : i8
}
func @f143(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f144(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f145(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f146(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f147(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f148(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f149(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = and %a, %b : i8
  return %r : i8
}
func @f150(%x: i8, %y: i8) -> i8 {
  %r = or %x, %y : i8
  return %r : i8
}
func @f151(%x: i8, %y: i8) -> i8 {
  %r = or %x, %x : i8
  return %r : i8
}
func @f152(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = or %x, %b : i8
  return %r : i8
}
func @f153(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = or %a, %x : i8
  return %r : i8
}
func @f154(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = or %x, %b : i8
  return %r : i8
}
func @f155(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = or %a, %x : i8
  return %r : i8
}
func @f156(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = or %x, %b : i8
  return %r : i8
}
func @f157(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = or %a, %x : i8
  return %r : i8
}
func @f158(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f159(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f160(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f161(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f162(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f163(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f164(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = or %a, %b : i8
  return %r : i8
}
func @f165(%x: i8, %y: i8) -> i8 {
  %r = xor %x, %y : i8
  return %r : i8
}
func @f166(%x: i8, %y: i8) -> i8 {
  %r = xor %x, %x : i8
  return %r : i8
}
func @f167(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = xor %x, %b : i8
  return %r : i8
}
func @f168(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = xor %a, %x : i8
  return %r : i8
}
func @f169(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = xor %x, %b : i8
  return %r : i8
}
func @f170(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = xor %a, %x : i8
  return %r : i8
}
func @f171(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = xor %x, %b : i8
  return %r : i8
}
func @f172(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = xor %a, %x : i8
  return %r : i8
}
func @f173(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f174(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f175(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f176(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f177(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f178(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f179(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = xor %a, %b : i8
  return %r : i8
}
func @f180(%x: i8, %y: i8) -> i8 {
  %r = shift_left %x, %y : i8
  return %r : i8
}
func @f181(%x: i8, %y: i8) -> i8 {
  %r = shift_left %x, %x : i8
  return %r : i8
}
func @f182(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = shift_left %x, %b : i8
  return %r : i8
}
func @f183(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = shift_left %a, %x : i8
  return %r : i8
}
func @f184(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = shift_left %x, %b : i8
  return %r : i8
}
func @f185(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = shift_left %a, %x : i8
  return %r : i8
}
func @f186(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = shift_left %x, %b : i8
  return %r : i8
}
func @f187(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = shift_left %a, %x : i8
  return %r : i8
}
func @f188(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f189(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f190(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f191(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f192(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f193(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f194(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = shift_left %a, %b : i8
  return %r : i8
}
func @f195(%x: i8, %y: i8) -> i8 {
  %r = shift_right_signed %x, %y : i8
  return %r : i8
}
func @f196(%x: i8, %y: i8) -> i8 {
  %r = shift_right_signed %x, %x : i8
  return %r : i8
}
func @f197(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = shift_right_signed %x, %b : i8
  return %r : i8
}
func @f198(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = shift_right_signed %a, %x : i8
  return %r : i8
}
func @f199(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = shift_right_signed %x, %b : i8
  return %r : i8
}
func @f200(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = shift_right_signed %a, %x : i8
  return %r : i8
}
func @f201(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = shift_right_signed %x, %b : i8
  return %r : i8
}
func @f202(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = shift_right_signed %a, %x : i8
  return %r : i8
}
func @f203(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f204(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f205(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f206(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f207(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f208(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f209(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = shift_right_signed %a, %b : i8
  return %r : i8
}
func @f210(%x: i8, %y: i8) -> i8 {
  %r = shift_right_unsigned %x, %y : i8
  return %r : i8
}
func @f211(%x: i8, %y: i8) -> i8 {
  %r = shift_right_unsigned %x, %x : i8
  return %r : i8
}
func @f212(%x: i8, %y: i8) -> i8 {
  %b = constant 0 : i8
  %r = shift_right_unsigned %x, %b : i8
  return %r : i8
}
func @f213(%x: i8, %y: i8) -> i8 {
  %a = constant 0 : i8
  %r = shift_right_unsigned %a, %x : i8
  return %r : i8
}
func @f214(%x: i8, %y: i8) -> i8 {
  %b = constant 1 : i8
  %r = shift_right_unsigned %x, %b : i8
  return %r : i8
}
func @f215(%x: i8, %y: i8) -> i8 {
  %a = constant 1 : i8
  %r = shift_right_unsigned %a, %x : i8
  return %r : i8
}
func @f216(%x: i8, %y: i8) -> i8 {
  %b = constant -1 : i8
  %r = shift_right_unsigned %x, %b : i8
  return %r : i8
}
func @f217(%x: i8, %y: i8) -> i8 {
  %a = constant -1 : i8
  %r = shift_right_unsigned %a, %x : i8
  return %r : i8
}
func @f218(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 4 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f219(%x: i8, %y: i8) -> i8 {
  %a = constant 6 : i8
  %b = constant 0 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f220(%x: i8, %y: i8) -> i8 {
  %a = constant -128 : i8
  %b = constant -1 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f221(%x: i8, %y: i8) -> i8 {
  %a = constant -7 : i8
  %b = constant 2 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f222(%x: i8, %y: i8) -> i8 {
  %a = constant 7 : i8
  %b = constant -2 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f223(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant 9 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f224(%x: i8, %y: i8) -> i8 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = shift_right_unsigned %a, %b : i8
  return %r : i8
}
func @f225(%x: i8, %y: i8) -> i1 {
  %r = cmpi eq, %x, %x : i8
  return %r : i1
}
func @f226(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi eq, %x, %b : i8
  return %r : i1
}
func @f227(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi eq, %a, %x : i8
  return %r : i1
}
func @f228(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi eq, %a, %b : i8
  return %r : i1
}
func @f229(%x: i8, %y: i8) -> i1 {
  %r = cmpi ne, %x, %x : i8
  return %r : i1
}
func @f230(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi ne, %x, %b : i8
  return %r : i1
}
func @f231(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi ne, %a, %x : i8
  return %r : i1
}
func @f232(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi ne, %a, %b : i8
  return %r : i1
}
func @f233(%x: i8, %y: i8) -> i1 {
  %r = cmpi slt, %x, %x : i8
  return %r : i1
}
func @f234(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi slt, %x, %b : i8
  return %r : i1
}
func @f235(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi slt, %a, %x : i8
  return %r : i1
}
func @f236(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi slt, %a, %b : i8
  return %r : i1
}
func @f237(%x: i8, %y: i8) -> i1 {
  %r = cmpi sle, %x, %x : i8
  return %r : i1
}
func @f238(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi sle, %x, %b : i8
  return %r : i1
}
func @f239(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi sle, %a, %x : i8
  return %r : i1
}
func @f240(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi sle, %a, %b : i8
  return %r : i1
}
func @f241(%x: i8, %y: i8) -> i1 {
  %r = cmpi sgt, %x, %x : i8
  return %r : i1
}
func @f242(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi sgt, %x, %b : i8
  return %r : i1
}
func @f243(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi sgt, %a, %x : i8
  return %r : i1
}
func @f244(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi sgt, %a, %b : i8
  return %r : i1
}
func @f245(%x: i8, %y: i8) -> i1 {
  %r = cmpi sge, %x, %x : i8
  return %r : i1
}
func @f246(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi sge, %x, %b : i8
  return %r : i1
}
func @f247(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi sge, %a, %x : i8
  return %r : i1
}
func @f248(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi sge, %a, %b : i8
  return %r : i1
}
func @f249(%x: i8, %y: i8) -> i1 {
  %r = cmpi ult, %x, %x : i8
  return %r : i1
}
func @f250(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi ult, %x, %b : i8
  return %r : i1
}
func @f251(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi ult, %a, %x : i8
  return %r : i1
}
func @f252(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi ult, %a, %b : i8
  return %r : i1
}
func @f253(%x: i8, %y: i8) -> i1 {
  %r = cmpi ule, %x, %x : i8
  return %r : i1
}
func @f254(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi ule, %x, %b : i8
  return %r : i1
}
func @f255(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi ule, %a, %x : i8
  return %r : i1
}
func @f256(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi ule, %a, %b : i8
  return %r : i1
}
func @f257(%x: i8, %y: i8) -> i1 {
  %r = cmpi ugt, %x, %x : i8
  return %r : i1
}
func @f258(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi ugt, %x, %b : i8
  return %r : i1
}
func @f259(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi ugt, %a, %x : i8
  return %r : i1
}
func @f260(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi ugt, %a, %b : i8
  return %r : i1
}
func @f261(%x: i8, %y: i8) -> i1 {
  %r = cmpi uge, %x, %x : i8
  return %r : i1
}
func @f262(%x: i8, %y: i8) -> i1 {
  %b = constant 0 : i8
  %r = cmpi uge, %x, %b : i8
  return %r : i1
}
func @f263(%x: i8, %y: i8) -> i1 {
  %a = constant 0 : i8
  %r = cmpi uge, %a, %x : i8
  return %r : i1
}
func @f264(%x: i8, %y: i8) -> i1 {
  %a = constant 3 : i8
  %b = constant -1 : i8
  %r = cmpi uge, %a, %b : i8
  return %r : i1
}
