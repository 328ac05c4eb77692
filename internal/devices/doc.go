// Package devices runs compute kernels on devices that are CPUs, for tests that compare them and
// benchmarks.
//
// # Vocabulary
//
//   - A [Device] is a program in C, compiled with the C compiler, that takes jobs from its
//     standard input: by [Vulkan] on Mesa's software driver, by [OpenCL] on pocl, or by [Native],
//     which calls the kernels of shared libraries after docs/kernels.md.
//   - A [Job] is a module, an entry point, a grid, and the contents of buffers; a [Result] is what
//     the device leaves in them. Where the device crashes, the job has an error, and those after
//     it run in another process.
//
// # Example
//
//	d := devices.Vulkan(t) // skips where there is no driver
//	results := d.Run(t, []devices.Job{{Module: spv, Entry: "main", Grid: [3]uint32{4, 1, 1}, Buffers: buffers}})
//	fmt.Println(results[0].Buffers[0], results[0].Err)
package devices
