package ir

// InsertsBefore reports whether op is what the builder inserts before, so that
// it has to move when op goes away.
func (b *Builder) InsertsBefore(op *Operation) bool { return b.before == op }
