#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_ARB_shader_ballot : require
#extension GL_AMD_shader_ballot : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  vec3 v = vec3(x, x & 7u, x & 3u);
  vec3 w = swizzleInvocationsMaskedAMD(v, uvec3(29u, 1u, 2u));
  r[4u * i] = uvec4(swizzleInvocationsAMD(x, uvec4(2u, 0u, 3u, 2u)), uvec3(w));
  uvec2 lively = uvec2(0u);
  if (x > 40u) {
    lively = uvec2(swizzleInvocationsAMD(int(x), uvec4(1u, 2u, 3u, 0u)), swizzleInvocationsMaskedAMD(x, uvec3(31u, 0u, 1u)));
  }
  r[4u * i + 1u] = uvec4(lively, writeInvocationAMD(x, 7u, gl_SubGroupSizeARB / 2u), mbcntAMD(ballotARB(x > 40u)));
  uvec4 s = uvec4(0u);
  if (x > 40u) {
    s = uvec4(addInvocationsNonUniformAMD(x), minInvocationsInclusiveScanNonUniformAMD(int(x)),
              maxInvocationsExclusiveScanNonUniformAMD(x), uint(addInvocationsNonUniformAMD(v).y));
  }
  r[4u * i + 2u] = s;
  r[4u * i + 3u] = uvec4(addInvocationsInclusiveScanAMD(x), minInvocationsAMD(x), uint(maxInvocationsAMD(float(x))), uint(minInvocationsAMD(float(x))));
}
