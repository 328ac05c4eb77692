// Makes an image half as bright as it was and adds a light to all of it.
func @sunset(%image: memref<?xi32>, %light: i32) {
  %l = color.of %light
  color.map %image at %pixel {
    %dark = color.scale %pixel by #color.factor<1 over 2>
    %lit = color.add %dark, %l
    color.yield %lit
  } : memref<?xi32>
  return
}

// Three times the color.
func @glow(%bits: i32) -> i32 {
  %c = color.of %bits
  %bright = color.scale %c by #color.factor<3>
  %result = color.bits %bright
  return %result : i32
}
