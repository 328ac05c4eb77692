package environment

// Computing is the capability for computing with numbers of a width, "" where every program
// can.
func Computing(width int, float bool) string {
	switch {
	case float && width == 16:
		return "Float16"
	case float && width == 64:
		return "Float64"
	case !float && width == 8:
		return "Int8"
	case !float && width == 16:
		return "Int16"
	case !float && width == 64:
		return "Int64"
	}
	return ""
}

// Storing is the capability for numbers of a width in memory of a storage class that programs
// share; "" where there is none but that for computing.
func Storing(width int, class string) string {
	switch pair := sharedMemory[class]; width {
	case 8:
		return pair[0]
	case 16:
		return pair[1]
	}
	return ""
}

// IsShared reports whether programs share memory of a storage class.
func IsShared(class string) bool {
	_, shared := sharedMemory[class]
	return shared
}

// sharedMemory has the capabilities of storage classes for numbers of 8 and of 16 bits.
var sharedMemory = map[string][2]string{
	"PushConstant":  {"StoragePushConstant8", "StoragePushConstant16"},
	"StorageBuffer": {"StorageBuffer8BitAccess", "StorageBuffer16BitAccess"},
	"Uniform":       {"UniformAndStorageBuffer8BitAccess", "StorageUniform16"},
	"Input":         {"", "StorageInputOutput16"},
	"Output":        {"", "StorageInputOutput16"},
}
