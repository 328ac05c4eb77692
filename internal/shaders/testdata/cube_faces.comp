#version 450
#extension GL_AMD_gcn_shader : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec3 a[]; };
layout(std430, binding = 1) buffer R { vec3 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  r[i] = vec3(cubeFaceIndexAMD(a[i]), cubeFaceCoordAMD(a[i]));
}
