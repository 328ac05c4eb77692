#version 450
layout(local_size_x = 1) in;
layout(std430, binding = 0) readonly buffer A { uint head; uvec2 a[]; };
layout(std430, binding = 1) buffer R { uint r[]; };
void main() {
  r[0] = a.length();
  r[1] = r.length();
  uint sum = 0u;
  for (uint i = 0u; i < a.length(); i++) sum += a[i].y;
  r[2] = sum + head;
}
