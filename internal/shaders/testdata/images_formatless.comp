#version 450
#extension GL_EXT_shader_image_load_formatted : require
// Images whose formats the program alone knows.
layout(local_size_x = 8, local_size_y = 4) in;
layout(binding = 0) uniform readonly uimageBuffer bytes;
layout(binding = 1) uniform iimage3D box;
layout(binding = 2) uniform image2DArray layers[2];
layout(binding = 3) uniform writeonly uimageBuffer halves;
layout(std430, binding = 4) buffer R { ivec4 r[]; };

void main() {
  ivec2 p = ivec2(gl_LocalInvocationID.xy);
  int i = int(gl_LocalInvocationIndex);
  ivec3 at = ivec3(p.x & 1, p.y, p.x >> 1);
  ivec4 b = imageLoad(box, at);
  imageStore(box, at, ivec4(b.y, b.x + 1, 7, 7));
  vec4 v = (p.x & 1) == 0 ? imageLoad(layers[0], ivec3(p, 1)) : imageLoad(layers[1], ivec3(p, 1));
  if (p.x < 4) imageStore(layers[1], ivec3(p, 2), v + 0.25);
  imageStore(layers[1], ivec3(p, 3), vec4(9)); // beyond
  imageStore(halves, 36 - i, uvec4(i + 40000, 1, 2, 3)); // some beyond
  uvec4 beyond = imageLoad(bytes, 40 + i);
  r[i] = ivec4(imageLoad(bytes, i).x, b.z, b.w, beyond.x * 10u + beyond.w);
  r[32 + i] = ivec4(imageSize(box), imageSize(bytes) * 1000 + imageSize(layers[0]).z);
}
