func @f(%s: !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error@+1 {{'spv.ImageDrefGather' op gives four values, but the result is 'vector<3xf32>'}}
  %0 = spv.ImageDrefGather %s : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c : vector<2xf32>, %d : f32 -> vector<3xf32>
  spv.Return
}

// -----

func @f(%s: !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error@+1 {{'spv.ImageDrefGather' op the result is 'vector<4xi32>', but texels are 'f32'}}
  %0 = spv.ImageDrefGather %s : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c : vector<2xf32>, %d : f32 -> vector<4xi32>
  spv.Return
}

// -----

func @f(%s: !spv.sampled_image<!spv.image<f32, Dim3D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error@+1 {{'spv.ImageDrefGather' op wants an image of Dim2D, Cube or Rect, but got '!spv.image<f32, Dim3D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>'}}
  %0 = spv.ImageDrefGather %s : !spv.sampled_image<!spv.image<f32, Dim3D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c : vector<2xf32>, %d : f32 -> vector<4xf32>
  spv.Return
}

// -----

func @f(%s: !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<2xf32>, %d: f32) {
  // expected-error@+1 {{'spv.ImageDrefGather' op wants an image that is SingleSampled}}
  %0 = spv.ImageDrefGather %s : !spv.sampled_image<!spv.image<f32, Dim2D, IsDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c : vector<2xf32>, %d : f32 -> vector<4xf32>
  spv.Return
}

// -----

func @f(%i: !spv.image<f32, SubpassData, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  // expected-error@+1 {{'spv.ImageQuerySize' op wants an image of Dim1D, Dim2D, Dim3D, Cube, Rect or Buffer, but got '!spv.image<f32, SubpassData, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>'}}
  %0 = spv.ImageQuerySize %i : !spv.image<f32, SubpassData, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> i32
  spv.Return
}

// -----

func @f(%i: !spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  // expected-error@+1 {{'spv.ImageQuerySize' op wants a level of '!spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>', which is SingleSampled and has a sampler; make it MultiSampled, SamplerUnknown or NoSampler}}
  %0 = spv.ImageQuerySize %i : !spv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
  spv.Return
}

// -----

func @f(%i: !spv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error@+1 {{'spv.ImageQuerySize' op the sizes of '!spv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NoSampler, Unknown>' are not as many as those of the result, 'vector<2xi32>'}}
  %0 = spv.ImageQuerySize %i : !spv.image<f32, Dim2D, IsDepth, Arrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
  spv.Return
}
