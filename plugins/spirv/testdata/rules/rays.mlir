func @f(%q: !spv.ptr<f32, Function>) {
  // expected-error@+1 {{'spv.RayQueryTerminateKHR' op operand #0 ('ray_query') must be SPV_RayQueryPtr (a pointer to the state of a ray), but got '!spv.ptr<f32, Function>'}}
  spv.RayQueryTerminateKHR %q : !spv.ptr<f32, Function>
  spv.Return
}

// -----

func @f(%q: !spv.ptr<!spv.ray_query, Function>, %i: f32) {
  // expected-error@+1 {{'spv.RayQueryGetIntersectionTypeKHR' op operand #1 ('intersection') must be SPV_Integer (an integer that SPIR-V has, of any signedness), but got 'f32'}}
  %0 = spv.RayQueryGetIntersectionTypeKHR %q, %i : (!spv.ptr<!spv.ray_query, Function>, f32) -> i32
  spv.Return
}

// -----

func @f(%q: !spv.ptr<!spv.ray_query, Function>) {
  // expected-error@+1 {{'spv.RayQueryProceedKHR' op result #0 ('result') must be SPV_Bool (a truth value), but got 'i32'}}
  %0 = spv.RayQueryProceedKHR %q : (!spv.ptr<!spv.ray_query, Function>) -> i32
  spv.Return
}

// -----

func @f(%h: !spv.ptr<!spv.ray_query, Function>) {
  // expected-error@+1 {{'spv.HitObjectRecordEmptyNV' op operand #0 ('hit_object') must be SPV_HitObjectPtr (a pointer to what a ray met), but got '!spv.ptr<!spv.ray_query, Function>'}}
  spv.HitObjectRecordEmptyNV %h : !spv.ptr<!spv.ray_query, Function>
  spv.Return
}

// -----

func @f(%i: i32) {
  // expected-error@+1 {{'spv.ConvertUToAccelerationStructureKHR' op operand #0 ('accel') must be SPV_AddressBits}}
  %0 = spv.ConvertUToAccelerationStructureKHR %i : (i32) -> !spv.acceleration_structure
  spv.Return
}

// -----

func @f(%i: i32, %v: vector<2xf32>) {
  // expected-error@+1 {{'spv.ReportIntersectionKHR' op operand #0 ('hit') must be}}
  %0 = spv.ReportIntersectionKHR %v, %i : (vector<2xf32>, i32) -> i1
  spv.Return
}
