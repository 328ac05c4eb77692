#version 450
layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer A { int a[]; };
shared int s[256];
void main() {
  uint l = gl_LocalInvocationIndex, base = gl_WorkGroupID.x * 256u;
  s[l] = a[base + l];
  barrier();
  for (uint k = 2u; k <= 256u; k *= 2u)
    for (uint j = k / 2u; j > 0u; j /= 2u) {
      uint other = l ^ j;
      if (other > l) {
        bool up = (l & k) == 0u;
        if ((s[l] > s[other]) == up) { int t = s[l]; s[l] = s[other]; s[other] = t; }
      }
      barrier();
    }
  a[base + l] = s[l];
}
