#version 450
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec2 a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  r[i] = vec4(subgroupBroadcast(a[i], 3u), subgroupBroadcastFirst(a[i]));
}
