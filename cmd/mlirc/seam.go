package main

import (
	"errors"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/spf13/cobra"
)

func corePasses() []*pass.Pass { return nil }

const pipelineFlag = "--pass-pipeline"

func (o *opt) addPipeline(string) error { return errors.New("no pipelines yet") }

func runCommand() *cobra.Command { return &cobra.Command{Use: "run"} }
