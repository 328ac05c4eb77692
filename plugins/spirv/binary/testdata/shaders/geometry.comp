#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer D { vec4 v[]; } d;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec3 a = d.v[i].xyz, b = d.v[i + 1].xyz;
  vec3 r = cross(a, b) + normalize(a) + faceforward(a, b, a) + reflect(a, b) + refract(a, b, 0.75);
  d.v[i] = vec4(r, length(a) + distance(a, b) + dot(a, b));
}
