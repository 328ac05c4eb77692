package pass

import (
	"sort"
	"sync"
)

// Statistics counts, by name, what passes did. It is safe for concurrent use.
type Statistics struct {
	mu     sync.Mutex
	counts map[string]int64
}

// Add adds n to a count. It does nothing on a nil receiver.
func (s *Statistics) Add(name string, n int64) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.counts == nil {
		s.counts = map[string]int64{}
	}
	s.counts[name] += n
}

// Statistic is one count.
type Statistic struct {
	Name  string
	Count int64
}

// All lists the counts, sorted by name.
func (s *Statistics) All() []Statistic {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	list := make([]Statistic, 0, len(s.counts))
	for name, n := range s.counts {
		list = append(list, Statistic{name, n})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}
