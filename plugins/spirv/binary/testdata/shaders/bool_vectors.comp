#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  bvec3 a = bvec3(data.v[i] > 0.0, true, false);
  bvec3 b = equal(a, bvec3(false));
  data.v[i] = any(b) && a.y != b.x ? float(a.z) : float(all(a));
  ivec3 n = ivec3(a) + ivec3(greaterThanEqual(vec3(1), vec3(data.v[i])));
  data.v[i + 1] = float(n.x);
}
