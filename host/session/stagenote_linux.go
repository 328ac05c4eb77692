package session

import "os"

// newStageFile returns a file without a name for a plugin to inherit, nil where there can be none. It lies in a
// folder that the plugin may write to: what is written to it counts as what is written there, and cannot be
// executed. A file in memory is in no folder, and neither holds for it.
func newStageFile(folder string) *os.File {
	file, err := os.CreateTemp(folder, "stage-*")
	if err != nil {
		return nil
	}
	_ = os.Remove(file.Name())
	return file
}
