#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer B { vec4 a; ivec2 b; uvec3 c; mat4x2 m; } b;
void main() {
  b.a = vec4(b.b, b.c.xy) + vec4(b.m[3], b.m[0]);
  b.m = mat4x2(b.a, b.a.wzyx);
  b.c.zyx = uvec3(b.b.xyx);
  b.a.x++;
  --b.b;
}
