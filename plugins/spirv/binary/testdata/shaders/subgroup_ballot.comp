#version 450
#extension GL_KHR_shader_subgroup_ballot : require
// args: --target-env vulkan1.1
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec4 b = subgroupBallot(data.v[i] > 3u);
  data.v[i] = subgroupBroadcast(data.v[i], 3u) + subgroupBroadcastFirst(data.v[i]) + uint(subgroupInverseBallot(b)) + uint(subgroupBallotBitExtract(b, 5u)) + subgroupBallotBitCount(b) + subgroupBallotInclusiveBitCount(b) + subgroupBallotExclusiveBitCount(b) + subgroupBallotFindLSB(b) + subgroupBallotFindMSB(b) + gl_SubgroupEqMask.x + gl_SubgroupGeMask.y + gl_SubgroupGtMask.x + gl_SubgroupLeMask.x + gl_SubgroupLtMask.x;
}
