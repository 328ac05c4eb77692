kernel void nbody(global const float4 *bodies, global float4 *force) {
  local float4 tile[64];
  uint i = get_global_id(0), n = get_num_groups(0), at = get_local_id(0);
  float3 p = bodies[i].xyz, sum = 0;
  for (uint t = 0; t < n; t++) {
    tile[at] = bodies[t * 64 + at];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < 64; k++) {
      float3 d = tile[k].xyz - p;
      float r2 = dot(d, d) + 0.01f;
      sum += d * (tile[k].w / (r2 * sqrt(r2)));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  force[i] = (float4)(sum, length(sum));
}
