package sdk_test

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// preparing is a plugin with a pass that notes what it prepares, and the context in which it does.
func preparing(t *testing.T) (client protocol.PluginClient, contexts chan context.Context) {
	contexts = make(chan context.Context, 10)
	client = sdk.Local(&sdk.Plugin{Name: "p", Version: "0.1.0", Passes: []*pass.Pass{
		{
			Name: "a", Summary: "x", Consumes: "text", Produces: "text",
			Options:   []pass.Option{{Name: "word", Type: pass.String, Doc: "x"}},
			Translate: func(t *pass.Translation) error { t.Output.Data = fmt.Append(nil, t.Prepared); return nil },
			Prepare: func(t *pass.Translation) any {
				contexts <- t.Context
				if t.Options.String("word") == "breaks" {
					panic("oops")
				}
				return t.Options.String("word") + " " + string(t.Resources["r"])
			},
		},
	}})
	return client, contexts
}

func headerOf(word string) *protocol.RunHeader {
	return &protocol.RunHeader{
		Passes:    []*protocol.PassCall{{Stage: "a", Pass: "a", Options: []string{"word=" + word}}},
		Resources: []*protocol.File{{Name: "r", Content: []byte("resource")}}, Input: &protocol.Payload{Kind: "text"},
	}
}

// runs takes an empty payload through a run, and returns what comes back.
func runs(t *testing.T, client protocol.PluginClient, header *protocol.RunHeader) string {
	stream, err := client.Run(t.Context())
	require.NoError(t, err)
	require.NoError(t, stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Header{Header: header}}))
	require.NoError(t, stream.CloseSend())
	text := ""
	for {
		reply, err := stream.Recv()
		require.NoError(t, err)
		text += string(reply.GetChunk())
		if result := reply.GetResult(); result != nil {
			require.Nil(t, result.GetFailure())
			return text
		}
	}
}

func TestManifestSaysWhoPrepares(t *testing.T) {
	client, _ := preparing(t)
	m, err := client.Describe(t.Context(), &protocol.DescribeRequest{})
	require.NoError(t, err)
	assert.True(t, m.GetPasses()[0].GetPrepares())
}

func TestPrepare(t *testing.T) {
	client, contexts := preparing(t)
	announced := make(chan struct{})
	announce := func(ctx context.Context, header *protocol.RunHeader) context.Context {
		go func() {
			_, err := client.Prepare(ctx, header)
			assert.NoError(t, err)
			announced <- struct{}{}
		}()
		return <-contexts
	}

	// Nothing was announced: the run begins with it.
	assert.Equal(t, "one resource", runs(t, client, headerOf("one")))
	require.Len(t, contexts, 1)
	assert.Error(t, (<-contexts).Err(), "what was prepared has ended with the run")

	// What was announced comes.
	prepared := announce(t.Context(), headerOf("two"))
	assert.NoError(t, prepared.Err())
	assert.Equal(t, "two resource", runs(t, client, headerOf("two")))
	<-announced
	assert.Empty(t, contexts, "it was prepared once")
	assert.Error(t, prepared.Err())

	// A check is no run.
	prepared = announce(t.Context(), headerOf("two"))
	runs(t, client, &protocol.RunHeader{Input: &protocol.Payload{Kind: "text"}})
	assert.NoError(t, prepared.Err())
	assert.Equal(t, "two resource", runs(t, client, headerOf("two")))
	<-announced
	assert.Empty(t, contexts)

	// Another run comes.
	prepared = announce(t.Context(), headerOf("three"))
	assert.Equal(t, "four resource", runs(t, client, headerOf("four")))
	<-announced
	require.Len(t, contexts, 1)
	assert.Error(t, prepared.Err())
	assert.NotSame(t, prepared, <-contexts)
	prepared = announce(t.Context(), headerOf("three"))
	other := headerOf("three")
	other.Resources[0].Content = []byte("another")
	assert.Equal(t, "three another", runs(t, client, other))
	<-announced
	<-contexts
	assert.Error(t, prepared.Err())

	// None comes.
	ctx, cancel := context.WithCancel(t.Context())
	prepared = announce(ctx, headerOf("five"))
	cancel()
	<-announced
	assert.Eventually(t, func() bool { return prepared.Err() != nil }, time.Minute, time.Millisecond)
	assert.Equal(t, "five resource", runs(t, client, headerOf("five")))
	require.Len(t, contexts, 1)
	<-contexts

	// A second announcement takes the place of the first, which returns when the host ends it.
	ctx, cancel = context.WithCancel(t.Context())
	first := announce(ctx, headerOf("six"))
	second := announce(t.Context(), headerOf("seven"))
	assert.Eventually(t, func() bool { return first.Err() != nil }, time.Minute, time.Millisecond)
	assert.NoError(t, second.Err())
	cancel()
	<-announced
	assert.Equal(t, "seven resource", runs(t, client, headerOf("seven")))
	<-announced

	// What is wrong with the options, the run says.
	cancel()
	_, err := client.Prepare(ctx, &protocol.RunHeader{Passes: []*protocol.PassCall{{Pass: "a", Options: []string{"no=1"}}, {Pass: "none"}}})
	assert.NoError(t, err)
	assert.Empty(t, contexts)

	// One that breaks has prepared nothing, and the run says what it lacks.
	broken := announce(t.Context(), headerOf("breaks"))
	assert.NoError(t, broken.Err())
	assert.Contains(t, runs(t, client, headerOf("breaks")), "<nil>")
	<-announced
}

// TestPrepareTooLate announces a run that has begun: nothing is prepared for it again.
func TestPrepareTooLate(t *testing.T) {
	begun, goOn := make(chan struct{}), make(chan struct{})
	var prepared atomic.Int32
	client := sdk.Local(&sdk.Plugin{Name: "p", Version: "0.1.0", Passes: []*pass.Pass{{
		Name: "a", Summary: "x", Consumes: "text", Produces: "text", Options: []pass.Option{{Name: "word", Type: pass.String, Doc: "x"}},
		Translate: func(t *pass.Translation) error {
			begun <- struct{}{}
			<-goOn
			t.Output.Data = fmt.Append(nil, t.Prepared)
			return nil
		},
		Prepare: func(*pass.Translation) any { return prepared.Add(1) },
	}}})
	output := make(chan string)
	go func() { output <- runs(t, client, headerOf("one")) }()
	<-begun
	_, err := client.Prepare(t.Context(), headerOf("one"))
	require.NoError(t, err)
	goOn <- struct{}{}
	assert.Equal(t, "1", <-output)
	assert.EqualValues(t, 1, prepared.Load())
	// The next one is another run.
	announced := make(chan error)
	go func() {
		_, err := client.Prepare(t.Context(), headerOf("one"))
		announced <- err
	}()
	assert.Eventually(t, func() bool { return prepared.Load() == 2 }, time.Minute, time.Millisecond)
	go func() { output <- runs(t, client, headerOf("one")) }()
	<-begun
	require.NoError(t, <-announced)
	goOn <- struct{}{}
	assert.Equal(t, "2", <-output)
}
