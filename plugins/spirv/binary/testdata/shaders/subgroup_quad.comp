#version 450
#extension GL_KHR_shader_subgroup_quad : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = data.v[i];
  data.v[i] = subgroupQuadBroadcast(x, 2u) + subgroupQuadSwapHorizontal(x) + subgroupQuadSwapVertical(x) + subgroupQuadSwapDiagonal(x);
}
