#version 450
layout(local_size_x = 32) in;
struct Inner { vec3 position; float weight; ivec2 cells[2]; };
struct Outer { uint id; Inner inner[2]; mat2 m; };
layout(std430, binding = 0) readonly buffer A { Outer items[]; };
layout(std430, binding = 1) buffer R { Outer copies[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  Outer o = items[i];
  o.id += 1u;
  o.inner[1].position += o.inner[0].position * 2.0;
  o.inner[0].weight = o.inner[1].weight + 1.0;
  o.inner[i & 1u].cells[1].y = int(i);
  o.m[1] = o.m[0] * o.m;
  copies[i] = o;
}
