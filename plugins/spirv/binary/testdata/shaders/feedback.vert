#version 450
// Transform feedback captures one member of a block of outputs; the others have no offset.
layout(xfb_stride = 20, xfb_buffer = 1, location = 0) out Captured {
  layout(xfb_offset = 4) vec4 position;
  float size;
};

void main() {
  position = vec4(1.0);
  size = 2.0;
}
