#version 450
layout(local_size_x = 1) in;
float unused(float x) { return x * 2.0; }
void main() { return; }
