#version 450
layout(local_size_x = 64) in;
struct In { vec3 a; float b; mat3 m; };
layout(std140, set = 1, binding = 2) uniform U { In x; In y[3]; vec2 z[4]; } u;
layout(std430, set = 1, binding = 3) buffer B { In x; vec2 z[4]; In y[]; } b;
layout(push_constant) uniform P { layout(offset = 16) vec4 p; int q; } p;
void main() {
  uint i = gl_GlobalInvocationID.x;
  b.y[i] = u.y[i % 3u];
  b.x = u.x;
  b.z[1] = u.z[1] + p.p.xy * float(p.q) + float(b.y.length());
}
