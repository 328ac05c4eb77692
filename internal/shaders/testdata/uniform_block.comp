#version 450
layout(local_size_x = 32) in;
struct Light { vec3 color; float power; };
layout(std140, binding = 0) uniform U { float scale[4]; Light lights[3]; layout(row_major) mat3 m; int last; };
layout(std430, binding = 1) buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  Light l = lights[i % 3u];
  r[i] = vec4(m * l.color * scale[i & 3u], l.power + float(last));
}
