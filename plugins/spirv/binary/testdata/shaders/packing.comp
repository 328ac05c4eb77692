#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { uint v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint a = data.v[i];
  vec4 v = unpackUnorm4x8(a) + unpackSnorm4x8(a);
  vec2 w = unpackHalf2x16(a) + unpackUnorm2x16(a) + unpackSnorm2x16(a);
  data.v[i] = packUnorm4x8(v) + packSnorm4x8(v) + packHalf2x16(w) + packUnorm2x16(w) + packSnorm2x16(w);
  double d = packDouble2x32(uvec2(a, a + 1u));
  data.v[i] += unpackDouble2x32(d * 2.0).y;
}
