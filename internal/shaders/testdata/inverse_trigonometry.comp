#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec2 a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 x = a[i];
  r[i] = vec4(asin(x.x), acos(x.y), atan(x.x * 10.0), atan(x.x, x.y));
}
