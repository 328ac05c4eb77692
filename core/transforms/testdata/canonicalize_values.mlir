// canonicalize{enable-patterns=none}
func @f0(%x: f32) -> f32 {
 %c = constant 0.0 : f32
 %r = addf %x, %c : f32
 return %r : f32
}
func @f1(%x: f32) -> f32 {
 %c = constant -0.0 : f32
 %r = addf %x, %c : f32
 return %r : f32
}
func @f2(%x: f32) -> f32 {
 %c = constant 0.0 : f32
 %r = subf %x, %c : f32
 return %r : f32
}
func @f3(%x: f32) -> f32 {
 %c = constant 1.0 : f32
 %r = mulf %x, %c : f32
 return %r : f32
}
func @f4(%x: f32) -> f32 {
 %c = constant 1.0 : f32
 %r = divf %x, %c : f32
 return %r : f32
}
func @f5(%x: f32) -> f32 {
 %c = constant 1.0 : f32
 %d = constant 0.0 : f32
 %r = divf %c, %d : f32
 return %r : f32
}
func @f6(%x: f32) -> f32 {
 %c = constant 1.5 : f32
 %d = constant 2.0 : f32
 %r = addf %c, %d : f32
 %r2 = mulf %r, %d : f32
 %r3 = subf %r2, %c : f32
 return %r3 : f32
}
func @f7(%x: i8) -> i8 {
 %c = index_cast %x : i8 to index
 %r = index_cast %c : index to i8
 return %r : i8
}
func @f8() -> i8 {
 %x = constant 300 : index
 %r = index_cast %x : index to i8
 return %r : i8
}
func @f9() -> index {
 %x = constant -3 : i8
 %r = index_cast %x : i8 to index
 return %r : index
}
func @f10() -> i16 {
 %x = constant -3 : i8
 %r = sexti %x : i8 to i16
 return %r : i16
}
func @f12() -> i4 {
 %x = constant -3 : i8
 %r = trunci %x : i8 to i4
 return %r : i4
}
func @f13(%x: i8) -> i8 {
 %c = sexti %x : i8 to i16
 %r = trunci %c : i16 to i8
 return %r : i8
}
func @f15(%x: i8) -> i4 {
 %c = zexti %x : i8 to i16
 %r = trunci %c : i16 to i4
 return %r : i4
}
func @f16(%x: i8) -> i32 {
 %c = sexti %x : i8 to i16
 %r = sexti %c : i16 to i32
 return %r : i32
}
func @f17(%x: i8) -> i32 {
 %c = zexti %x : i8 to i16
 %r = sexti %c : i16 to i32
 return %r : i32
}
func @f18(%x: i8, %c: i1) -> i8 {
 %r = select %c, %x, %x : i8
 return %r : i8
}
func @f19(%x: i8, %y: i8) -> i8 {
 %c = constant true
 %r = select %c, %x, %y : i8
 return %r : i8
}
func @f20(%x: i8, %y: i8) -> i8 {
 %c = constant false
 %r = select %c, %x, %y : i8
 return %r : i8
}
func @f21(%x: i8, %y: i8) -> i8 {
 %c = cmpi eq, %x, %y : i8
 %r = select %c, %x, %y : i8
 return %r : i8
}
func @f22(%x: i8, %y: i8) -> i8 {
 %c = cmpi ne, %x, %y : i8
 %r = select %c, %x, %y : i8
 return %r : i8
}
func @f23(%x: i8, %y: i8) -> i8 {
 %c = cmpi eq, %y, %x : i8
 %r = select %c, %x, %y : i8
 return %r : i8
}
func @f24(%x: i1) -> i1 {
 %c = constant true
 %d = constant false
 %r = select %x, %c, %d : i1
 return %r : i1
}
func @f25(%x: i1) -> i1 {
 %c = constant true
 %d = constant false
 %r = select %x, %d, %c : i1
 return %r : i1
}
func @f26(%x: vector<4xi1>, %a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
 %c = constant dense<true> : vector<4xi1>
 %r = select %c, %a, %b : vector<4xi1>, vector<4xi8>
 return %r : vector<4xi8>
}
func @f27(%x: vector<4xi8>) -> vector<4xi8> {
 %c = constant dense<0> : vector<4xi8>
 %r = addi %x, %c : vector<4xi8>
 return %r : vector<4xi8>
}
func @f28(%x: vector<4xi8>) -> vector<4xi8> {
 %c = constant dense<0> : vector<4xi8>
 %r = muli %x, %c : vector<4xi8>
 return %r : vector<4xi8>
}
func @f29(%x: vector<4xi8>) -> vector<4xi8> {
 %r = subi %x, %x : vector<4xi8>
 return %r : vector<4xi8>
}
func @f32(%x: vector<4xi8>) -> vector<4xi8> {
 %c = constant dense<[1,2,3,4]> : vector<4xi8>
 %d = constant dense<2> : vector<4xi8>
 %r = addi %c, %d : vector<4xi8>
 %s = muli %r, %c : vector<4xi8>
 %t = divi_signed %s, %d : vector<4xi8>
 return %t : vector<4xi8>
}
func @f35(%x: vector<4xi8>) -> vector<4xi8> {
 %c = constant dense<1> : vector<4xi8>
 %r = divi_signed %x, %c : vector<4xi8>
 return %r : vector<4xi8>
}
func @f37(%x: f32) -> i1 {
 %c = constant 0x7FC00000 : f32
 %r = cmpf olt, %x, %c : f32
 return %r : i1
}
func @f38(%x: f32) -> i1 {
 %r = cmpf true, %x, %x : f32
 return %r : i1
}
func @f39(%x: f32) -> i1 {
 %c = constant 0x7FC00000 : f32
 %r = cmpf uno, %c, %c : f32
 return %r : i1
}
func @f40(%x: f32) -> i1 {
 %r = cmpf oeq, %x, %x : f32
 return %r : i1
}
func @f41(%x: f32) -> f32 {
 %c = constant 2.5 : f32
 %r = negf %c : f32
 %s = absf %r : f32
 return %s : f32
}
func @f42(%x: f32) -> f64 {
 %c = constant 2.5 : f32
 %r = fpext %c : f32 to f64
 return %r : f64
}
func @f43(%x: f32) -> f32 {
 %c = constant 2.5 : f32
 %r = remf %c, %x : f32
 return %r : f32
}
func @f44(%x: i8) -> f32 {
 %c = constant 2 : i8
 %r = sitofp %c : i8 to f32
 return %r : f32
}
func @f45(%x: i8) -> i8 {
 %c = constant 2 : i8
 %d = constant 3 : i8 
 %r = addi %x, %c : i8
 %s = addi %r, %d : i8
 return %s : i8
}
func @f47(%c: i1, %x: i8, %y: i8) -> i1 {
 %t = constant true
 %r = cmpi slt, %x, %y : i8
 %s = xor %r, %t : i1
 return %s : i1
}
func @f48(%c: i1) -> (i8) {
 %t = constant 1 : i8
 %u = constant 2 : i8
  %r = select %c, %t, %u: i8
 return %r : i8
}
func @f49() -> (i8) {
 %c = constant true
 %t = constant 1 : i8
 %u = constant 2 : i8
  %r = select %c, %t, %u: i8
 return %r : i8
}
