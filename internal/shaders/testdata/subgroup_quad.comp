#version 450
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  r[i] = uvec4(subgroupQuadBroadcast(x, 2u), subgroupQuadSwapHorizontal(x), subgroupQuadSwapVertical(x), subgroupQuadSwapDiagonal(x));
}
