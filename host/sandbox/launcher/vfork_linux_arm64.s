#include "textflag.h"

#define SYS_clone 220

// func cloneOnto(flags, stack uintptr, m *machine) (pid, errno uintptr)
//
// The new process comes back from the call on another stack, where it walks on; the
// memory is the same for both.
TEXT ·cloneOnto(SB), NOSPLIT, $0-40
	MOVD flags+0(FP), R0
	MOVD stack+8(FP), R1
	MOVD m+16(FP), R11
	MOVD ZR, R2
	MOVD ZR, R3
	MOVD ZR, R4
	MOVD $SYS_clone, R8
	SVC
	CMN  $4095, R0
	BCS  failed
	CBZ  R0, program
	MOVD R0, pid+24(FP)
	MOVD ZR, errno+32(FP)
	RET
failed:
	NEG  R0, R0
	MOVD $-1, R1
	MOVD R1, pid+24(FP)
	MOVD R0, errno+32(FP)
	RET
program:
	SUB  $32, RSP
	MOVD R11, 8(RSP)
	MOVD $·walkOn(SB), R0
	CALL (R0) // indirect: the linker would count the walk twice for one stack
	BRK
