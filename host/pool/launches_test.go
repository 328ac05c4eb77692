package pool

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLaunchesBearOneAfterTheOther(t *testing.T) {
	l := &launches{}
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
	l := &launches{}
	stuck := make(chan bool)
	defer close(stuck)
	first := l.add(func(func()) { <-stuck })
	<-l.add(func(born func()) { born() })
	<-first
}
