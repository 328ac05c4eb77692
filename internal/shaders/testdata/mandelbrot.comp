#version 450
layout(local_size_x = 16, local_size_y = 4) in;
layout(std430, binding = 0) buffer R { uint r[]; };
layout(push_constant) uniform P { uint width; uint limit; float scale; };
void main() {
  uvec2 at = gl_GlobalInvocationID.xy;
  precise float cx = float(at.x) * scale - 2.0, cy = float(at.y) * scale - 1.0, x = 0.0, y = 0.0;
  uint n = 0u;
  for (; n < limit; n++) {
    precise float xx = x * x, yy = y * y;
    if (xx + yy > 4.0) break;
    y = 2.0 * x * y + cy;
    x = xx - yy + cx;
  }
  r[at.y * width + at.x] = n;
}
