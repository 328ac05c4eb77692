// symbol-dce
module {
  func private @dead() { call @deadcallee() : () -> () 
    return }
  func private @deadcallee()
  func @pub() { call @used() : () -> ()  
   return }
  func private @used()
  func nested @nes() { return }
  module @m attributes {sym_visibility = "private"} {
    func @pubinner() { return }
    func nested @nested() { return }
    func private @priv()
  }
  module @m2 {
    func @pubinner() { return }
    func nested @nested() { return }
    func private @priv()
  }
  module {
    func @pubinner() { return }
    func nested @nested() { return }
    func private @priv()
  }
  module @m3 attributes {sym_visibility = "private"} {
    func @pubinner() { return }
    func nested @nested() { return }
    func private @priv()
    func private @priv2()
    func @y() attributes {x = [@priv2]} { return }
  }
  "foo.bar"() {a = [@m3::@nested]} : () -> ()
}
