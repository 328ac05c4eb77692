#version 450
#extension GL_AMD_shader_trinary_minmax : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) buffer Data { vec4 f; uvec4 u; ivec4 i; };
void main() {
  f.xyz = min3(f.xyz, f.yzw, f.zwx) + max3(f.xyz, f.yzw, f.zwx) * mid3(f.x, f.y, f.z);
  u.xy = min3(u.xy, u.yz, u.zw) + max3(u.xy, u.yz, u.zw) * mid3(u.x, u.y, u.z);
  i = min3(i, i.yzwx, i.zwxy) + max3(i, i.yzwx, i.zwxy) * mid3(i.x, i.y, i.z);
}
