#version 450
#extension GL_EXT_debug_printf : require
layout(local_size_x = 2) in;
layout(std430, binding = 0) buffer R { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i == 1u) debugPrintfEXT("i=%u half=%f neg=%d v=%v2u\n", i, float(i) * 0.5, -int(i), uvec2(i, 7u));
  r[i] = i;
}
