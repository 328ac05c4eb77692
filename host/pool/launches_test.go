package pool

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLaunchesKeepTheirOrder(t *testing.T) {
	l := &launches{free: 2}
	answer, began := make(chan bool), make(chan int, 8)
	for i := range 6 {
		l.add(func(born func()) {
			began <- i
			born()
			<-answer
		})
	}
	for i := range 6 {
		assert.Equal(t, i, <-began)
		if i > 0 && i < 5 {
			answer <- true // of any of the two
		}
	}
	close(answer)
}

func TestLaunchesBearOneAtATime(t *testing.T) {
	l := &launches{free: 8}
	birth, began := make(chan bool), make(chan int, 8)
	var all []<-chan struct{}
	for i := range 4 {
		all = append(all, l.add(func(born func()) {
			began <- i
			<-birth
			assert.Empty(t, began)
			born()
		}))
	}
	for i, born := range all {
		assert.Equal(t, i, <-began)
		birth <- true
		<-born
	}
}

// TestLaunchesGoOn has a start that does not return: others must not wait for it for
// long, and neither must who has asked for it.
func TestLaunchesGoOn(t *testing.T) {
	l := &launches{free: 1}
	stuck := make(chan bool)
	defer close(stuck)
	first := l.add(func(func()) { <-stuck })
	<-l.add(func(born func()) { born() })
	<-first
}
