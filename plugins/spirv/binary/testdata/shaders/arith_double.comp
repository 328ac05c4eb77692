#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer D { double v[]; } d;
void main() {
  uint i = gl_GlobalInvocationID.x;
  dvec3 p = dvec3(d.v[i], d.v[i + 1], 2.5lf);
  d.v[i] = dot(p, p) * sqrt(d.v[i]) + double(float(d.v[i])) + length(p);
}
