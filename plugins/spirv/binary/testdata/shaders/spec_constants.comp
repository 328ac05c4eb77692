#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
layout(constant_id = 0) const int n = 4;
layout(constant_id = 1) const float k = 1.5;
layout(constant_id = 2) const bool t = true;
layout(constant_id = 3) const uint u = 7u;
const int m = n * 2 + 1;
const vec2 w = vec2(k, 2.0);
shared float tile[n];
shared float more[m];
void main() {
  uint i = gl_GlobalInvocationID.x;
  tile[i % uint(n)] = k;
  more[0] = 1.0;
  data.v[i] = t ? tile[0] + w.x + float(m) + float(u << 2) : float(-n);
}
