#include "textflag.h"

#define SYS_clone 56

// func cloneOnto(flags, stack uintptr, m *machine) (pid, errno uintptr)
//
// The new process comes back from the call on another stack, where it walks on; the
// memory is the same for both.
TEXT ·cloneOnto(SB), NOSPLIT, $0-40
	MOVQ flags+0(FP), DI
	MOVQ stack+8(FP), SI
	MOVQ m+16(FP), R12
	XORL DX, DX
	XORL R10, R10
	XORL R8, R8
	MOVL $SYS_clone, AX
	SYSCALL
	CMPQ AX, $0xfffffffffffff001
	JCC  failed
	TESTQ AX, AX
	JZ   program
	MOVQ AX, pid+24(FP)
	MOVQ $0, errno+32(FP)
	RET
failed:
	NEGQ AX
	MOVQ $-1, pid+24(FP)
	MOVQ AX, errno+32(FP)
	RET
program:
	SUBQ $16, SP
	MOVQ R12, 0(SP)
	MOVQ $·walkOn(SB), AX
	CALL AX // indirect: the linker would count the walk twice for one stack
	INT  $3
