#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
float g = 3.0;
vec4 h;
void f() { g += 1.0; h.x = g; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  f();
  data.v[i] = g + h.x;
}
