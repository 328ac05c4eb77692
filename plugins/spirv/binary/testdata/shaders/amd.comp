#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_ARB_shader_ballot : require
#extension GL_AMD_shader_ballot : require
#extension GL_AMD_gcn_shader : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { vec4 f; uvec4 u; ivec4 i; };
void main() {
  f.x = cubeFaceIndexAMD(f.yzw);
  f.xy = cubeFaceCoordAMD(f.yzw);
  u.xy = uvec2(timeAMD() >> 32, timeAMD());
  f = swizzleInvocationsAMD(f, uvec4(1, 2, 3, 0));
  u = swizzleInvocationsMaskedAMD(u, uvec3(31, 0, 1));
  i = writeInvocationAMD(i, ivec4(1), 3u);
  u.z = mbcntAMD(ballotARB(u.x > 3u));
  u.x = addInvocationsNonUniformAMD(u.y) + minInvocationsNonUniformAMD(u.y) + maxInvocationsNonUniformAMD(u.y);
  i.x = addInvocationsInclusiveScanNonUniformAMD(i.y) + minInvocationsExclusiveScanNonUniformAMD(i.y) + maxInvocationsNonUniformAMD(i.y);
  f.x = addInvocationsNonUniformAMD(f.y) + minInvocationsNonUniformAMD(f.y) + maxInvocationsExclusiveScanNonUniformAMD(f.y);
  u.x = addInvocationsAMD(u.y) + minInvocationsAMD(u.y) + maxInvocationsInclusiveScanAMD(u.y);
}
