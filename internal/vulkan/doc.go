// Package vulkan runs compute shaders on Mesa's software driver, for tests that compare with it.
//
// # Vocabulary
//
//   - A [Driver] is a program in C, compiled with the C compiler and the Vulkan loader's headers,
//     that takes jobs from its standard input.
//   - A [Job] is a module, an entry point, a grid, and the contents of buffers; a [Result] is what
//     the driver leaves in them. Where the driver crashes, the job has an error, and those after
//     it run in another process.
//
// # Example
//
//	d := vulkan.New(t) // skips where there is no driver
//	results := d.Run(t, []vulkan.Job{{Module: spv, Entry: "main", Grid: [3]uint32{4, 1, 1}, Buffers: buffers}})
//	fmt.Println(results[0].Buffers[0], results[0].Err)
package vulkan
