KERNEL(nbody) {
  const float *bodies = BUFFER(0);
  float *force = BUFFER(1);
  uint32_t n = l->groups[0] * 64;
#pragma omp parallel for
  for (uint32_t i = 0; i < n; i++) {
    float px = bodies[4 * i], py = bodies[4 * i + 1], pz = bodies[4 * i + 2], x = 0, y = 0, z = 0;
    for (uint32_t k = 0; k < n; k++) {
      float dx = bodies[4 * k] - px, dy = bodies[4 * k + 1] - py, dz = bodies[4 * k + 2] - pz;
      float r2 = dx * dx + dy * dy + dz * dz + 0.01f, s = bodies[4 * k + 3] / (r2 * sqrtf(r2));
      x += dx * s, y += dy * s, z += dz * s;
    }
    force[4 * i] = x, force[4 * i + 1] = y, force[4 * i + 2] = z, force[4 * i + 3] = sqrtf(x * x + y * y + z * z);
  }
  return 0;
}
