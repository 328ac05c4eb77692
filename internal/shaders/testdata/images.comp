#version 450
// Images of each kind, their sizes, texels beyond them, and atomic operations.
layout(local_size_x = 8, local_size_y = 4) in;
layout(binding = 0, r32ui) uniform readonly uimage1D line;
layout(binding = 1, rgba8) uniform readonly image2D plane;
layout(binding = 2, rg32i) uniform iimage3D box;
layout(binding = 3, r32f) uniform image2DArray layers[2];
layout(binding = 4, r32i) uniform iimageCube cube;
layout(binding = 5, rgba16ui) uniform uimageBuffer texels;
layout(binding = 6, r32ui) uniform uimage2D sums;
layout(std430, binding = 7) buffer R { ivec4 r[]; };

float twice(ivec2 at) { return imageLoad(plane, at).g * 2.0; }

void main() {
  ivec2 p = ivec2(gl_LocalInvocationID.xy);
  int i = int(gl_LocalInvocationIndex);
  uint x = imageLoad(line, i).x;
  int green = int(twice(p) * 255.0 + 0.5);
  ivec2 b = imageLoad(box, ivec3(p.x & 1, p.y, p.x >> 1)).xy;
  imageStore(box, ivec3(p.x & 1, p.y, p.x >> 1), ivec4(b.y, b.x + 1, 7, 7));
  imageStore(layers[1], ivec3(p, 2), imageLoad(layers[0], ivec3(p, 1)) + 0.5);
  if (p.x >= 4) imageStore(cube, ivec3(p.x & 3, p.y, 5), ivec4(i));
  imageStore(cube, ivec3(p.x & 3, p.y + 4, 5), ivec4(99)); // beyond
  imageStore(cube, ivec3(-1, p.y, 0), ivec4(99));
  imageStore(texels, 31 - i, uvec4(i, 70000 + i, 3, 4) & 0xffffu);
  uint before = imageAtomicAdd(sums, p / 2, uint(i));
  imageAtomicAdd(sums, p + ivec2(8, 0), 1u);               // beyond
  ivec3 size = imageSize(box);
  r[i] = ivec4(int(x), green, imageLoad(line, 32 + i).x, size.x * 100 + size.y * 10 + size.z);
  r[32 + i] = ivec4(imageSize(cube), imageSize(texels) * 1000 + imageSize(layers[0]).z, int(before) & 0);
}
