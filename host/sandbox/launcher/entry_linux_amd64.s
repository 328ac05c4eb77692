#include "textflag.h"

#define SYS_arch_prctl 158
#define ARCH_SET_FS 0x1002

// What compiled code expects of the runtime: a goroutine, which it finds in a register and
// behind the FS segment. The limit of its stack is 0, so that no function grows it.
GLOBL ·goroutine(SB), NOPTR, $512
GLOBL ·local(SB), NOPTR, $8

TEXT ·entry(SB), NOSPLIT|NOFRAME, $0
	MOVQ 0(SP), AX // argc
	MOVQ 16(SP)(AX*8), BX // the first variable, behind argv and its null pointer
	TESTQ BX, BX
	JZ host
	MOVQ $0x414c5f4352494c4d, CX // MLIRC_LA
	CMPQ CX, 0(BX)
	JNE host
	LEAQ ·goroutine(SB), AX
	MOVQ AX, ·local(SB)
	MOVQ $SYS_arch_prctl, AX
	MOVQ $ARCH_SET_FS, DI
	LEAQ ·local+8(SB), SI
	SYSCALL
	SUBQ $16, SP
	MOVQ BX, 0(SP)
	CALL ·serveAtEntry(SB)
	ADDQ $16, SP
	XORL DX, DX // what the kernel begins with
host:
	JMP github·com∕mlirc∕mlirc∕host∕stdio·start(SB)
