#version 450
#extension GL_EXT_nonuniform_qualifier : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer A { float v[]; } a[];
layout(set = 1, binding = 0, r32f) uniform image2D im[];
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint n = uint(a[0].v[i]);
  a[nonuniformEXT(n)].v[i] = imageLoad(im[nonuniformEXT(n + 1u)], ivec2(i)).x;
}
