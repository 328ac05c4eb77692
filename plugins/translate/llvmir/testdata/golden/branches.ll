source_filename = "module"

define i32 @switch_without_cases(i32 %0) {
  switch i32 %0, label %2 [
  ]

2:
  %3 = phi i32 [ %0, %1 ]
  ret i32 %3
}

define i32 @same_destination(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:
  %5 = phi i32 [ %1, %3 ], [ %2, %6 ]
  ret i32 %5

6:
  br label %4
}

define i32 @same_destination_same_value(i1 %0, i32 %1) {
  br i1 %0, label %3, label %3

3:
  %4 = phi i32 [ %1, %2 ], [ %1, %2 ]
  ret i32 %4
}

define i64 @switch_to_one_block(i32 %0, i64 %1, i64 %2) {
  switch i32 %0, label %4 [
    i32 1, label %7
    i32 2, label %8
    i32 3, label %6
  ]

4:
  %5 = phi i64 [ %1, %3 ], [ %2, %7 ], [ %1, %8 ]
  ret i64 %5

6:
  unreachable

7:
  br label %4

8:
  br label %4
}

define i32 @unreachable_block(i32 %0) {
  ret i32 %0

2:
  br label %3

3:
  %4 = phi i32 [ undef, %2 ]
  ret i32 %4
}

define i32 @block_order(i32 %0) {
  br label %3

2:
  ret i32 %4

3:
  %4 = add i32 %0, %0
  br label %2
}

define i64 @freeze(i64 %0) {
  %2 = freeze i64 %0
  ret i64 %2
}
