#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec4 bodies[]; };
layout(std430, binding = 1) buffer R { vec4 force[]; };
shared vec4 tile[64];
void main() {
  uint i = gl_GlobalInvocationID.x, n = gl_NumWorkGroups.x;
  vec3 p = bodies[i].xyz, sum = vec3(0.0);
  for (uint t = 0u; t < n; t++) {
    tile[gl_LocalInvocationIndex] = bodies[t * 64u + gl_LocalInvocationIndex];
    barrier();
    for (uint k = 0u; k < 64u; k++) {
      vec3 d = tile[k].xyz - p;
      float r2 = dot(d, d) + 0.01;
      sum += d * (tile[k].w / (r2 * sqrt(r2)));
    }
    barrier();
  }
  force[i] = vec4(sum, length(sum));
}
