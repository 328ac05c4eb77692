source_filename = "module"

declare i32 @personality(...)

declare i32 @compute(i32)

define i32 @result_is_used(i32 %0) personality i8* bitcast (i32 (...)* @personality to i8*) {
  %2 = invoke i32 @compute(i32 %0) to label %3 unwind label %4

3:
  ret i32 %2

4:
  %5 = landingpad { i8*, i32 } cleanup
  resume { i8*, i32 } %5
}

define i32 @indirect(i32 (i32)* %0, i32 %1) personality i8* bitcast (i32 (...)* @personality to i8*) {
  %3 = invoke i32 %0(i32 %1) to label %4 unwind label %7

4:
  %5 = phi i32 [ %1, %2 ]
  %6 = add i32 %3, %5
  ret i32 %6

7:
  %8 = phi i32 [ %1, %2 ]
  %9 = landingpad { i8*, i32 } cleanup
  ret i32 %8
}
@type_info = external constant { i8*, i8* }

define i32 @cast_clause(i32 %0) personality i8* bitcast (i32 (...)* @personality to i8*) {
  %2 = bitcast { i8*, i8* }* @type_info to i8*
  %3 = invoke i32 @compute(i32 %0) to label %4 unwind label %5, !prof !{!"branch_weights", i32 99, i32 1}

4:
  ret i32 %3

5:
  %6 = landingpad { i8*, i32 } catch i8* bitcast ({ i8*, i8* }* @type_info to i8*)
  ret i32 %0
}
