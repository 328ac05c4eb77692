source_filename = "module"
target datalayout = "e-m:e-A5-S128-i32:32:64-f80:128-p270:32:32:32:32-p0:64:64:128:64-n8:16"

define void @f() {
  ret void
}
