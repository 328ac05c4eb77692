#version 450
layout(local_size_x = 128) in;
layout(std430, binding = 0) buffer A { vec2 a[]; };
shared vec2 s[256];
void main() {
  uint l = gl_LocalInvocationIndex, base = gl_WorkGroupID.x * 256u;
  for (uint k = l; k < 256u; k += 128u) s[bitfieldReverse(k) >> 24] = a[base + k];
  barrier();
  for (uint half_size = 1u; half_size < 256u; half_size *= 2u) {
    uint at = (l / half_size) * half_size * 2u + l % half_size;
    float angle = -3.14159265358979 * float(l % half_size) / float(half_size);
    vec2 w = vec2(cos(angle), sin(angle));
    vec2 x = s[at], y = s[at + half_size];
    vec2 z = vec2(y.x * w.x - y.y * w.y, y.x * w.y + y.y * w.x);
    s[at] = x + z;
    s[at + half_size] = x - z;
    barrier();
  }
  for (uint k = l; k < 256u; k += 128u) a[base + k] = s[k];
}
