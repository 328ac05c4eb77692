#version 450
#extension GL_EXT_subgroup_uniform_control_flow : require
// args: --target-env vulkan1.2
layout(local_size_x = 64) in;
layout(binding = 0) buffer B { float v[]; } b;
void main() [[subgroup_uniform_control_flow]] {
  b.v[gl_GlobalInvocationID.x] = 1.0;
}
