#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float a = data.v[i];
  if (a > 1.0) {
    if (a > 2.0) a *= 2.0; else a *= 3.0;
  } else if (a < -1.0) {
    a = -a;
  }
  data.v[i] = a > 5.0 ? a : 5.0;
}
