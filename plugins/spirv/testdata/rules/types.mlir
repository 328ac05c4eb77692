// expected-error@+1 {{'func' op type '!spv.ptr<i3, Function>' is not valid: 'elem' must be}}
func private @f(!spv.ptr<i3, Function>)

// -----

// expected-error@+1 {{'func' op type '!spv.array<0 x f32>' is not valid: 'n' must be at least 1}}
func private @f(!spv.array<0 x f32>)

// -----

// expected-error@+1 {{'func' op type '!spv.array<2 x tensor<2xf32>>' is not valid: 'elem' must be}}
func private @f(!spv.array<2 x tensor<2xf32>>)

// -----

// expected-error@+1 {{'func' op type '!spv.rtarray<index>' is not valid: 'elem' must be}}
func private @f(!spv.rtarray<index>)

// -----

// expected-error@+1 {{'func' op type '!spv.matrix<5 x vector<2xf32>>' is not valid: 'n' must be from 2 to 4}}
func private @f(!spv.matrix<5 x vector<2xf32>>)

// -----

// expected-error@+1 {{'func' op type '!spv.matrix<2 x vector<2xi32>>' is not valid: 'elem' must be}}
func private @f(!spv.matrix<2 x vector<2xi32>>)

// -----

// expected-error@+1 {{'func' op type '!spv.coopmatrix<8x8xindex, Subgroup>' is not valid: 'elem' must be}}
func private @f(!spv.coopmatrix<8x8xindex, Subgroup>)

// -----

// expected-error@+1 {{'func' op type '!spv.sampled_image<f32>' is not valid: 'image' must be}}
func private @f(!spv.sampled_image<f32>)

// -----

// expected-error@+1 {{'func' op type '!spv.image<vector<2xf32>, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>' is not valid: 'elem' must be}}
func private @f(!spv.image<vector<2xf32>, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error@+1 {{'func' op type '!spv.struct<(f32, memref<f32>)>' is not valid: 'members' must be}}
func private @f(!spv.struct<(f32, memref<f32>)>)

// -----

// expected-error@+1 {{'func' op type '!spv.ptr<vector<2x2xf32>, Function>' is not valid: 'elem' must be}}
func private @f(!spv.ptr<vector<2x2xf32>, Function>)
