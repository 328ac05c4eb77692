#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0, rgba8) uniform image2D a;
layout(set = 0, binding = 1, r32ui) uniform uimage3D b;
layout(set = 0, binding = 2, rgba32f) readonly uniform image2DArray c;
layout(set = 0, binding = 3, r32i) uniform iimageBuffer d;
layout(set = 0, binding = 4) writeonly uniform image1D e;
layout(set = 0, binding = 5, rg16f) uniform imageCube f;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 x = imageLoad(a, ivec2(i)) + imageLoad(c, ivec3(i));
  imageStore(a, imageSize(a) - 1, x);
  imageStore(b, ivec3(i), uvec4(7u));
  imageAtomicAdd(b, ivec3(i), 1u);
  imageAtomicExchange(b, ivec3(1), 2u);
  imageAtomicCompSwap(d, int(i), 1, 2);
  imageStore(e, 3, x);
  imageStore(f, ivec3(0), imageLoad(f, ivec3(1)) + float(imageSize(f).x));
}
