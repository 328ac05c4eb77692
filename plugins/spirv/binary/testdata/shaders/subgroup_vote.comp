#version 450
#extension GL_KHR_shader_subgroup_vote : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  bool p = data.v[i] > 0.0;
  data.v[i] = float(subgroupAll(p)) + float(subgroupAny(p)) + float(subgroupAllEqual(data.v[i])) + float(subgroupAllEqual(p));
}
