module {
  func.func @f() { return }
  func.func private @g() -> ()
  func.func nested @h() { return }
  module @m { func.func @k() { return } }
}
