//go:build linux && !amd64

package sandbox

// onlyHere are the calls of this processor that amd64 does not have under their names:
// fstat, newfstatat, renameat, getrlimit and setrlimit have the same numbers wherever
// they are, and riscv64 has two of its own.
var onlyHere = []uint32{
	38, 79, 80, 163, 164,
	258, 259, // riscv_hwprobe, riscv_flush_icache
}

// aboutFilesHere are those of [aboutFiles] that amd64 does not have.
var aboutFilesHere []uint32

// changesModeHere are those of [changesMode], and makesFilesHere those of [makesFiles], that amd64 does not have.
var changesModeHere, makesFilesHere []givesMode
