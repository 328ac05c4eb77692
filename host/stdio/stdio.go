package stdio

// closed has a bit for each standard stream that was closed when the process began.
// The entry of the program writes it, before there is any goroutine; nothing else does.
var closed uint32

// Closed reports whether a standard stream, 0 to 2, was closed when the process began.
func Closed(descriptor int) bool {
	return descriptor >= 0 && descriptor <= 2 && closed&(1<<descriptor) != 0
}
