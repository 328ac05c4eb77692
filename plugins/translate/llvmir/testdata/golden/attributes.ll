source_filename = "module"

declare zeroext i8 @declared(i8* nocapture readonly, i8 signext)

define void @by_value({ i32 }* noalias sret({ i32 }) %0, i32* align 8 byval(i32) dereferenceable(4) %1) {
  ret void
}

define void @caller({ i32 }* %0, i32* %1, i8* %2, i8 %3) {
  call void @by_value({ i32 }* sret({ i32 }) %0, i32* byval(i32) %1)
  %5 = call i8 @declared(i8* %2, i8 signext %3)
  ret void
}

define void @wrapped() nounwind "target-cpu"="skylake" {
  ret void
}

declare void @effects0() readnone

declare void @effects1() readonly

declare void @effects2() writeonly argmemonly

declare void @effects3() inaccessiblememonly

declare void @effects4() readonly inaccessiblemem_or_argmemonly

declare void @effects5() writeonly

declare void @effects6()
