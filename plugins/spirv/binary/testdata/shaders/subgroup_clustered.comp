#version 450
#extension GL_KHR_shader_subgroup_clustered : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  data.v[i] = subgroupClusteredAdd(data.v[i], 4) + subgroupClusteredMax(data.v[i], 8);
}
