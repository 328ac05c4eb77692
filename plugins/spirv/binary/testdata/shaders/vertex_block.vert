#version 450
layout(location = 0) out Block { vec4 a; flat ivec2 b; centroid vec2 c[2]; } o;
out gl_PerVertex { vec4 gl_Position; };
layout(location = 8, component = 1) out float f;
void main() {
  o.a = vec4(1);
  o.b = ivec2(2);
  o.c[1] = vec2(3);
  f = 4.0;
  gl_Position = vec4(gl_VertexIndex & 1, gl_VertexIndex >> 1, 0, 1);
}
