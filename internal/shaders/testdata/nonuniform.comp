#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 32) in;
layout(std430, binding = 0) buffer A { uint a[]; } inputs[4];
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint k = (i * 7u) % 4u;
  r[i] = inputs[nonuniformEXT(k)].a[i];
  inputs[nonuniformEXT(k)].a[i] = i;
}
