#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i];
  r[i] = vec4(subgroupAdd(x), subgroupMin(x), subgroupMax(x), subgroupInclusiveAdd(x));
}
