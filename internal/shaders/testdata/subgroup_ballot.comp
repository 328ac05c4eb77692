#version 450
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint a[]; };
layout(std430, binding = 1) buffer R { uvec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  uvec4 b = subgroupBallot((x & 1u) == 1u);
  r[i * 2u] = uvec4(b.x, subgroupBallotBitCount(b), subgroupBallotInclusiveBitCount(b), subgroupBallotExclusiveBitCount(b));
  r[i * 2u + 1u] = uvec4(subgroupInverseBallot(b) ? 1u : 0u, subgroupBallotBitExtract(b, 2u) ? 1u : 0u,
    b.x == 0u ? 99u : subgroupBallotFindLSB(b), b.x == 0u ? 99u : subgroupBallotFindMSB(b));
}
