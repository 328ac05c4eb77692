#pragma OPENCL FP_CONTRACT OFF
kernel void mandelbrot(global uint *r, uint width, uint limit, float scale) {
  uint px = get_global_id(0), py = get_global_id(1);
  float cx = (float)px * scale - 2.0f, cy = (float)py * scale - 1.0f, x = 0, y = 0;
  uint n = 0;
  for (; n < limit; n++) {
    float xx = x * x, yy = y * y;
    if (xx + yy > 4.0f) break;
    y = 2.0f * x * y + cy;
    x = xx - yy + cx;
  }
  r[py * width + px] = n;
}
