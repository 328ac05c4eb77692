package main

import "github.com/spf13/cobra"

func runCommand() *cobra.Command { return &cobra.Command{Use: "run"} }
