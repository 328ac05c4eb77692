// What the rules of index refuse.

func @f(%a: index, %b: i32) {
  // expected-error@+1 {{'index.casts' op 'index' becomes an integer of some width, not 'index'}}
  %0 = index.casts %a : index to index
  return
}

// -----

func @f(%a: index, %b: i32) {
  // expected-error@+1 {{'index.castu' op 'i32' becomes an index, not 'i64'}}
  %0 = index.castu %b : i32 to i64
  return
}
