#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer R { int r[]; };
int count = 0;
bool bump(bool result) { count += 1; return result; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  bool a = (i & 1u) != 0u, b = (i & 2u) != 0u;
  bool c = bump(a) && bump(b) || bump(!a) && (bump(b) ^^ bump(a));
  int value = c ? (bump(b) ? 10 : 20) : 30;
  r[i] = value + count * 100;
}
