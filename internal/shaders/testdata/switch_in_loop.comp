#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uint code[]; };
layout(std430, binding = 1) buffer R { int r[]; };
int run(int x) {
  for (uint pc = 0u; pc < 64u; pc++) {
    switch (code[pc]) {
    case 0u: return x;
    case 1u: x += 3; continue;
    case 2u: x *= 2; break;
    case 3u: if (x > 50) return -x; break;
    case 4u: pc = x < 20 ? 0u : pc; break;
    default: x -= int(code[pc]);
    }
    x += 1;
  }
  return x;
}
void main() { uint i = gl_GlobalInvocationID.x; r[i] = run(int(i)); }
