#version 450
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 48) in;
layout(derivative_group_linearNV) in;
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
float steep(float x) { return fwidth(x); }
void main() {
  uint i = gl_WorkGroupID.x * 48u + gl_LocalInvocationIndex;
  float x = a[i];
  vec2 v = vec2(x, 2.0 * x + 1.0);
  r[3u * i] = vec4(dFdxFine(x), dFdyFine(x), dFdxCoarse(x), dFdyCoarse(x));
  r[3u * i + 1u] = vec4(fwidthFine(x), fwidthCoarse(x), dFdxFine(v).y, dFdyCoarse(v).y);
  vec3 place = vec3(gl_LocalInvocationID);
  float even = abs(dFdx(x)) == abs(dFdxFine(x)) || abs(dFdx(x)) == abs(dFdxCoarse(x)) ? 1.0 : 0.0;
  r[3u * i + 2u] = vec4(place.x + 10.0 * place.y + 100.0 * place.z, float(gl_LocalInvocationIndex), even, steep(place.x));
}
