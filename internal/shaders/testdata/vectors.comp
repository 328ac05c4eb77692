#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer A { vec4 a[]; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec3 x = a[i].xyz, y = a[i ^ 1u].zyx;
  r[i * 4u] = vec4(dot(x, y), length(x), distance(x, y), a[i].w);
  r[i * 4u + 1u] = vec4(cross(x, y), 1.0);
  r[i * 4u + 2u] = vec4(normalize(x), 0.0);
  r[i * 4u + 3u] = vec4(reflect(x, normalize(y)), faceforward(x, y, x).x);
}
