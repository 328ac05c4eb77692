#version 450
#extension GL_EXT_debug_printf : require
layout(local_size_x = 64) in;
void main() {
  debugPrintfEXT("at %d: %f", gl_GlobalInvocationID.x, 1.5);
}
