#version 450
layout(points) in;
layout(points, max_vertices = 2) out;
layout(stream = 1, location = 0) out vec4 b;
void main() {
  b = vec4(1);
  EmitStreamVertex(1);
  EndStreamPrimitive(1);
}
