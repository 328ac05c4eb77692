// Package scratch has folders for what lasts as long as a process: the sockets of
// plugins, programs that are built to be tried.
//
// # Vocabulary
//
//   - The base is a folder among the temporary ones that belongs to the user, and
//     that no other user may enter. All folders of a user's hosts are in it, so that
//     looking through it costs nothing, however much others keep beside it.
//   - A folder is locked by its process. One whose process was killed is a
//     leftover, which the next host removes.
//
// # Example
//
//	dir, err := scratch.New()
//	if err != nil {
//		return err
//	}
//	defer dir.Remove()
//	program := filepath.Join(dir.Path, "program")
package scratch
