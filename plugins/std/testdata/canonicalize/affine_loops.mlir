// canonicalize
func private @u(index)
func @par(%a: index, %b: index, %m: memref<?xf32>) -> f32 {
  %c3 = constant 3 : index
  affine.parallel (%i, %j) = (0, %c3) to (%a, min(%b, %c3 + 4)) step (1, 2) { call @u(%i) : (index) -> () }
  affine.for %k = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
    affine.parallel (%i) = (%0) to (%0 + 4) { call @u(%i) : (index) -> () }
    affine.parallel (%i) = (%k + %k) to (symbol(%a) + %a - %a) { call @u(%i) : (index) -> () }
    affine.parallel (%i) = (max(%k, %k)) to (min(%a, %a)) { call @u(%i) : (index) -> () }
  }
  affine.parallel (%i) = (0) to (0) { call @u(%i) : (index) -> () }
  affine.parallel (%i) = (0) to (1) { call @u(%i) : (index) -> () }
  affine.parallel (%i) = (0) to (%a) { }
  affine.parallel () = () to () { call @u(%a) : (index) -> () }
  %r = affine.parallel (%i) = (0) to (%c3) reduce ("addf") -> f32 {
    %x = affine.load %m[%i] : memref<?xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
// -----
func private @u(index)
func @fors(%a: index, %b: index, %m: memref<?xindex>, %f: f32) -> (f32, index, f32, f32, f32) {
  %c3 = constant 3 : index
  %c9 = constant 9 : index
  affine.for %i = 0 to 10 { }
  affine.for %i = %c3 to %c9 { call @u(%i) : (index) -> () }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%c3) to min affine_map<(d0)[s0] -> (d0, s0)>(%c9)[%c3] { call @u(%i) : (index) -> () }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, d0)>(%a)[%b] to min affine_map<(d0)[s0] -> (d0, s0, 4)>(%c9)[%b] { call @u(%i) : (index) -> () }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, d0)>(%a)[%a] to min affine_map<(d0)[s0] -> (d0, s0, 4, 7)>(%c9)[%b] { call @u(%i) : (index) -> () }
  affine.for %i = 5 to 5 { call @u(%i) : (index) -> () }
  affine.for %i = 5 to 6 { call @u(%i) : (index) -> () }
  affine.for %i = 5 to 2 { call @u(%i) : (index) -> () }
  %0 = affine.for %i = 5 to 2 iter_args(%x = %f) -> (f32) { 
   call @u(%i) : (index) -> () 
   affine.yield %x : f32
   }
  affine.for %i = 0 to 10 {
    %ap = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%a]
    affine.for %j = affine_map<(d0) -> (d0)>(%ap) to affine_map<(d0) -> (d0 + 4)>(%ap) step 3 { call @u(%j) : (index) -> () }
    affine.for %j = affine_map<(d0) -> (d0)>(%ap) to affine_map<(d0) -> (d0 - 1 + 1)>(%ap) step 3 { call @u(%j) : (index) -> () }
  }
  return %0, %a, %f, %f, %f : f32, index, f32, f32, f32
}
// -----
func @it(%f: f32, %a: index) -> (f32, f32) {
  %2 = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) { 
   affine.yield %x : f32
   }
  %3 = affine.for %i = 0 to %a iter_args(%x = %f) -> (f32) { 
   affine.yield %f : f32
   }
  return  %2, %3 : f32, f32
}
// -----
func @it2(%f: f32, %a: index) {
  %3 = affine.for %i = 0 to %a iter_args(%x = %f) -> (f32) { 
   %1 = addf %x, %x : f32
   affine.yield %1 : f32
   }
  affine.for %i = 0 to %a {
   affine.for %j = 0 to %a {
   }
  }
  %4 = affine.for %i = 0 to %a iter_args(%x = %f) -> (f32) { 
   "x"() : () -> ()
   affine.yield %f : f32
   }
  return 
}
