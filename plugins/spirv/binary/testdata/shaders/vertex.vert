#version 450
layout(location = 0) in vec4 p;
layout(location = 1) in uvec2 q;
layout(location = 0) out vec4 c;
layout(location = 1) flat out int n;
layout(set = 0, binding = 0) uniform U { mat4 mvp; };
invariant gl_Position;
void main() {
  gl_Position = mvp * p;
  gl_PointSize = 2.0;
  gl_ClipDistance[0] = p.x;
  c = p + vec4(q, 0, 1);
  n = gl_VertexIndex + gl_InstanceIndex;
}
