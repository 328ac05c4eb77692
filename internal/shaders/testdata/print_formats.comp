#version 450
#extension GL_EXT_debug_printf : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
layout(local_size_x = 3) in;
layout(std430, binding = 0) buffer R { uint r[]; };
void main() {
  uint i = gl_LocalInvocationIndex, g = gl_WorkGroupID.x;
  debugPrintfEXT("%% start %x\n", 255u);
  for (uint k = 0u; k < i; k++) {
    debugPrintfEXT("%u:%u %5.2f|%-4d|%lu|%v3f\n", g, k, float(k) / 4.0, -int(i), uint64_t(i) << 40, vec3(i, 0.5, -1));
  }
  r[i] = i;
}
