func @f() -> i32 {
  // expected-error@+1 {{'kernel.id' op dimension must be 0, 1 or 2, not 3}}
  %0 = kernel.id local_id 3
  return %0 : i32
}

// -----

func @f(%e: i32) -> i32 {
  // expected-error@+1 {{'kernel.array_length' op stride must be positive, not 0}}
  %0 = kernel.array_length @b[%e] {offset = 0, stride = 0}
  return %0 : i32
}

// -----

func @f(%v: i32) -> i32 {
  // expected-error@+1 {{'kernel.combine' op has clusters, which are combined by 'reduce' only, not "inclusive"}}
  %0 = kernel.combine add inclusive %v {cluster_size = 4} : i32
  return %0 : i32
}

// -----

func @f(%v: i32) -> i32 {
  // expected-error@+1 {{'kernel.combine' op has a size of clusters that is no power of two}}
  %0 = kernel.combine add reduce %v {cluster_size = 6} : i32
  return %0 : i32
}

// -----

func @f(%a: f32) {
  // expected-error@+1 {{'kernel.combine' op is combined by 'reduce' only, not "inclusive"}}
  %0 = kernel.combine fminimum inclusive %a : f32
  return
}
