package syntax

// nameSet numbers different names in the order in which they come; the zero value is
// empty. Most sets are small, and these have no map.
type nameSet struct {
	list  []string
	index map[string]int // once there are more than smallSet
}

const smallSet = 16

// add adds a name; false if it is there already.
func (s *nameSet) add(name string) bool {
	if s.find(name) >= 0 {
		return false
	}
	s.list = append(s.list, name)
	switch n := len(s.list); {
	case n > smallSet+1:
		s.index[name] = n - 1
	case n == smallSet+1:
		s.index = make(map[string]int, 4*smallSet)
		for i, known := range s.list {
			s.index[known] = i
		}
	}
	return true
}

// find is the number of a name, or -1.
func (s *nameSet) find(name string) int {
	if s.index != nil {
		if i, ok := s.index[name]; ok {
			return i
		}
		return -1
	}
	for i, known := range s.list {
		if known == name {
			return i
		}
	}
	return -1
}
