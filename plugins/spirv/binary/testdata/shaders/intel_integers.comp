#version 450
#extension GL_INTEL_shader_integer_functions2 : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 4) in;
layout(std430, binding = 0) buffer Data { ivec4 i; uvec4 u; i64vec2 l; u64vec2 m; };
void main() {
  u.x = countLeadingZeros(u.y) + countTrailingZeros(u.z);
  u.yz = absoluteDifference(i.xy, i.zw) + absoluteDifference(u.xy, u.zw);
  i = addSaturate(i, i.wzyx) + subtractSaturate(i.yxwz, i);
  u = addSaturate(u, u.wzyx) + subtractSaturate(u.yxwz, u);
  i.xyz = average(i.xyz, i.yzw) + averageRounded(i.xyz, i.zwx);
  u.xyz = average(u.xyz, u.yzw) + averageRounded(u.xyz, u.zwx);
  i.x = multiply32x16(i.x, int16_t(i.y)) + multiply32x16(i.z, int16_t(i.w));
  u.x = multiply32x16(u.x, uint16_t(u.y));
  l = addSaturate(l, l.yx);
  m.x = absoluteDifference(l.x, l.y) + average(m.x, m.y);
}
