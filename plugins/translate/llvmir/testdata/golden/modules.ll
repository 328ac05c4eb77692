source_filename = "outer"
target datalayout = "e-i64:64"
target triple = "x86_64-unknown-linux-gnu"

define void @f() {
  ret void
}

define void @g() {
  ret void
}
