package pass

import (
	"sort"
	"sync"
)

// StatisticsByPass keeps the counts of each pass. It is safe for concurrent use.
// A nil StatisticsByPass counts nothing.
type StatisticsByPass struct {
	mu     sync.Mutex
	passes map[string]*Statistics
}

// Of returns the counts of a pass.
func (s *StatisticsByPass) Of(pass string) *Statistics {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if known, ok := s.passes[pass]; ok {
		return known
	}
	if s.passes == nil {
		s.passes = map[string]*Statistics{}
	}
	fresh := &Statistics{}
	s.passes[pass] = fresh
	return fresh
}

// Passes lists the names of the passes that count, sorted.
func (s *StatisticsByPass) Passes() []string {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	names := make([]string, 0, len(s.passes))
	for name, counts := range s.passes {
		if len(counts.All()) > 0 {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}
