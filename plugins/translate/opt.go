package translate

import "github.com/mlirc/mlirc/core/pass"

// Opt is the pass `opt`.
func Opt() *pass.Pass {
	return &pass.Pass{
		Name:    "opt",
		Summary: "optimise LLVM IR with opt of the toolchain",
		Options: []pass.Option{
			{Name: "opt-level", Type: pass.String, Default: "2", Values: []string{"0", "1", "2", "3", "s", "z"},
				Doc: "how hard to try: 0 to 3, s for size, z for smallest size"},
			{Name: "passes", Type: pass.String,
				Doc: "a pipeline in the notation of opt, such as `function(sroa,instcombine)`, instead of a level"},
		},
		Consumes:  pass.KindLLVMIR,
		Produces:  pass.KindLLVMIR,
		Translate: optimize,
	}
}

func optimize(t *pass.Translation) error {
	tool, err := findTool(t, "opt")
	if err != nil {
		return err
	}
	passes := t.Options.String("passes")
	if passes == "" {
		passes = "default<O" + t.Options.String("opt-level") + ">"
	}
	out, err := tool.Run(t.Context, t.Input.Data, "-S", "-passes="+passes, "-o", "-", "-")
	if err != nil {
		return report(t, t.Input.Data, err)
	}
	t.Output.Data = out
	return nil
}
