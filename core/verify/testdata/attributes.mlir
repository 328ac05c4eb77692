func @f(%a: i32) {
  // expected-error@+1 {{'std.cmpi' op requires attribute 'predicate'}}
  %0 = "std.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.cmpi' op attribute 'predicate' failed to satisfy constraint: a case of CmpIPredicate in 64 bits: 0 (eq), 1 (ne), 2 (slt), 3 (sle), 4 (sgt), 5 (sge), 6 (ult), 7 (ule), 8 (ugt), 9 (uge)}}
  %0 = "std.cmpi"(%a, %a) {predicate = 1 : i32} : (i32, i32) -> i1
  return
}

// -----

func @f(%a: i32) {
  // expected-error@+1 {{'std.cmpi' op attribute 'predicate' failed to satisfy constraint: a case of CmpIPredicate in 64 bits: 0 (eq), 1 (ne), 2 (slt), 3 (sle), 4 (sgt), 5 (sge), 6 (ult), 7 (ule), 8 (ugt), 9 (uge)}}
  %0 = "std.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1
  return
}

// -----

func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract' op attribute 'position' failed to satisfy constraint: an array, each element an integer of type i64}}
  %0 = "vector.extract"(%v) {position = [1 : i32]} : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func @f() {
  // expected-error@+1 {{attribute 'lowerBoundsGroups' failed to satisfy constraint: elements that are integers, a million of them at most}}
  "affine.parallel"() ({
  ^bb0:
    "affine.yield"() : () -> ()
  }) {lowerBoundsMap = affine_map<() -> ()>, upperBoundsMap = affine_map<() -> ()>, lowerBoundsGroups = dense<0> : vector<1099511627776xi32>, upperBoundsGroups = dense<0> : vector<1099511627776xi32>, reductions = []} : () -> ()
  return
}
