#include "textflag.h"

// What compiled code expects of the runtime: a goroutine, which it finds in a register. The
// limit of its stack is 0, so that no function grows it.
GLOBL ·goroutine(SB), NOPTR, $512

TEXT ·entry(SB), NOSPLIT|NOFRAME, $0
	MOVD 0(RSP), R0 // argc
	ADD $16, RSP, R1
	ADD R0<<3, R1, R1
	MOVD (R1), R2 // the first variable, behind argv and its null pointer
	CBZ R2, host
	MOVD $0x414c5f4352494c4d, R3 // MLIRC_LA
	MOVD (R2), R4
	CMP R3, R4
	BNE host
	MOVD $·goroutine(SB), g
	SUB $32, RSP
	MOVD ZR, 0(RSP)
	MOVD R2, 8(RSP)
	CALL ·serveAtEntry(SB)
	ADD $32, RSP
host:
	JMP github·com∕mlirc∕mlirc∕host∕stdio·start(SB)
