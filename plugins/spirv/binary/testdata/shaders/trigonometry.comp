#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer Data { float v[]; } data;
void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = data.v[i], y = data.v[i + 1];
  data.v[i] = radians(x) + degrees(x) + sin(x) + cos(x) + tan(x) + asin(x) + acos(x) + atan(x) + atan(x, y) + sinh(x) + cosh(x) + tanh(x) + asinh(x) + acosh(x) + atanh(x);
}
