#version 450
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_scalar_block_layout : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
struct S { vec3 a; mat2 m; };
layout(buffer_reference, scalar) readonly buffer R { S s[]; };
layout(buffer_reference, scalar) writeonly buffer W { S s; };
layout(set = 0, binding = 0) uniform U { R r; W w[2]; } u;
void main() {
  uint i = gl_GlobalInvocationID.x;
  u.w[i & 1u].s = u.r.s[i];
}
