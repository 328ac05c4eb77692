#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer A { double a[]; };
layout(std430, binding = 1) buffer R { double r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  double x = a[i], y = a[i ^ 1u];
  r[i * 3u] = x * y + x / y - 0.5lf;
  r[i * 3u + 1u] = sqrt(abs(x)) + floor(y) + double(float(x));
  r[i * 3u + 2u] = dot(dvec2(x, y), dvec2(y, 3.0lf)) + double(int(x));
}
