#version 450
#extension GL_AMD_shader_trinary_minmax : require
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { uvec4 a[]; };
layout(std430, binding = 1) readonly buffer F { vec3 f[]; };
layout(std430, binding = 2) buffer R { uvec4 r[]; };
layout(std430, binding = 3) buffer S { vec4 s[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec2 x = a[i].xy, y = a[i].yz, z = a[i].zw;
  ivec2 p = ivec2(x), q = ivec2(y), t = ivec2(z);
  uvec2 u = min3(x, y, z) ^ max3(x, y, z), m = mid3(x, y, z);
  r[3u * i] = uvec4(u, m);
  r[3u * i + 1u] = uvec4(min3(p, q, t), max3(p, q, t));
  r[3u * i + 2u] = uvec4(mid3(p, q, t), min3(a[i].x, a[i].y, a[i].z), mid3(int(a[i].w), 5, -7));
  vec3 v = f[i], w = f[i + 1u], k = vec3(0.25);
  s[2u * i] = vec4(min3(v.x, v.y, v.z), max3(v.x, v.y, v.z), mid3(v.x, v.y, v.z), mid3(w.x, v.y, 0.5));
  s[2u * i + 1u] = vec4(min3(v, w, k).z, max3(v, w, k).y, mid3(v, w, k).xz);
}
