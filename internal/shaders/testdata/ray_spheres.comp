#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(std430, binding = 0) readonly buffer A { vec4 spheres[]; };
layout(std430, binding = 1) buffer R { float r[]; };
float hit(vec3 from, vec3 direction, vec4 s) {
  vec3 d = from - s.xyz;
  float b = dot(d, direction), c = dot(d, d) - s.w * s.w, disc = b * b - c;
  if (disc < 0.0) return -1.0;
  return -b - sqrt(disc);
}
void main() {
  uvec2 at = gl_GlobalInvocationID.xy;
  uint w = gl_NumWorkGroups.x * 8u;
  vec3 direction = normalize(vec3(vec2(at) / float(w) - 0.5, 1.0));
  float nearest = 1000.0;
  for (int k = 0; k < spheres.length(); k++) {
    float t = hit(vec3(0.0), direction, spheres[k]);
    if (t > 0.0 && t < nearest) nearest = t;
  }
  r[at.y * w + at.x] = nearest;
}
