#version 450
layout(local_size_x = 32) in;
layout(std430, binding = 0) readonly buffer Rows { uint rows[]; };
layout(std430, binding = 1) readonly buffer Columns { uint columns[]; };
layout(std430, binding = 2) readonly buffer Values { float values[]; };
layout(std430, binding = 3) readonly buffer X { float x[]; };
layout(std430, binding = 4) buffer Y { float y[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= y.length()) return;
  float sum = 0.0;
  for (uint k = rows[i]; k < rows[i + 1u]; k++) sum += values[k] * x[columns[k]];
  y[i] = sum;
}
