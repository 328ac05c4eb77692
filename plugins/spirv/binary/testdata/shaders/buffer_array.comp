#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer A { float v[]; } a[4];
layout(set = 0, binding = 4) uniform B { vec4 v; } b[3];
void main() {
  uint i = gl_GlobalInvocationID.x;
  a[i & 3u].v[i] = b[2].v.x + a[1].v[0];
}
