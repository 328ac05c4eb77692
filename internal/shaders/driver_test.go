package shaders_test

import (
	"os"
	"testing"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/shaders"
)

// driverDiffers are cases in which the driver does not give what is expected, and why.
var driverDiffers = map[string]string{
	"inverse_trigonometry.comp":       "its asin is off by up to 4e-4",
	"loop_load.comp":                  "of what a loop reads, it gives 0 behind the loop to lanes that have left before others",
	"cooperative.comp":                "it does not have the extension",
	"cube_faces.comp":                 "it does not have the extension",
	"float_controls.spvasm":           "it loses the sign of a zero that is negated, and then multiplied",
	"hints.spvasm":                    "it does not have the extension",
	"subgroup_amd.comp":               "it does not have the extension",
	"subgroup_derivative_linear.comp": "it does not have the extension",
	"subgroup_derivative_quads.comp":  "it does not have the extension",
	"subgroup_matrices.comp":          "it does not have the extension",
	"subgroup_partitioned.comp":       "it does not have the extension",
	"subgroup_rotate.spvasm":          "it does not have the extension",
	"subgroup_uniform.spvasm":         "it does not have the extension",
	"subgroup_workgroup.spvasm":       "Vulkan has such operations of subgroups only",
	"subgroup_clustered.comp":         "it does not say that it has clustered operations",
	"trinary_minmax.comp":             "it does not have the extension",
}

// only is the name of the one shader of the corpus that SHADER says to run.
func only(name string) bool {
	one := os.Getenv("SHADER")
	return one == "" || one == name
}

// TestDriver runs the corpus on Mesa's software driver.
func TestDriver(t *testing.T) {
	d := devices.Vulkan(t)
	var jobs []devices.Job
	var cases []*shaders.Case
	assembler := shaders.NewAssembler(t)
	for _, c := range shaders.Cases() {
		if !only(c.Name) || c.Subgroup != 0 && c.Subgroup != d.SubgroupSize || c.Prints != "" {
			continue
		}
		j := devices.Job{Module: assembler.Assemble(c), Entry: c.EntryPoint(), Grid: c.Grid, Push: c.Push, Spec: map[uint32]uint32{}}
		for _, b := range c.Buffers {
			j.Buffers = append(j.Buffers, devices.Buffer{Set: b.Set, Binding: b.Binding, Uniform: b.Uniform, Image: b.Image, Data: b.Before})
		}
		for _, s := range c.Spec {
			j.Spec[s.ID] = s.Bits
		}
		jobs, cases = append(jobs, j), append(cases, c)
	}
	for i, r := range d.Run(t, jobs) {
		c := cases[i]
		err := r.Err
		for k := 0; err == nil && k < len(r.Buffers); k++ {
			err = c.Buffers[k].Check(r.Buffers[k])
		}
		why, differs := driverDiffers[c.Name]
		switch {
		case err != nil && !differs:
			t.Errorf("%s: %v", c.Name, err)
		case err == nil && differs:
			t.Errorf("%s: the driver gives what is expected, although %s", c.Name, why)
		}
	}
}
