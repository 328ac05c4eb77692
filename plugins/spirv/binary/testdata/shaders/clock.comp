#version 450
#extension GL_ARB_shader_clock : require
#extension GL_EXT_shader_realtime_clock : require
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) buffer B { uvec2 a; uint64_t b; } b;
void main() {
  b.a = clock2x32ARB() + clockRealtime2x32EXT();
  b.b = clockARB();
}
