package diagnostics

// kind is one of the things that go wrong.
type kind struct {
	title string
	// means says what it is, and out what to do about it, in Markdown.
	means, out string
	// packages are folders; the longest that a package lies in counts.
	packages []string
	// files are those of the example, by name, and args the arguments of mlirc.
	files map[string]string
	args  []string
}

// reasons is the kind of what patterns say.
const reasons = "Patterns that do not match"

// addition is a module without mistakes.
const addition = "func @f(%a: i32) -> i32 {\n  %0 = addi %a, %a : i32\n  return %0 : i32\n}\n"

// kinds are in the order of the page.
var kinds = []kind{{
	title: "The text of a module cannot be read",
	means: "The parser expected something else at the place that the caret shows. Nothing was compiled.",
	out: "Correct the text. `mlirc dialect describe OPERATION` shows the form of an operation with an example of each " +
		"clause; `mlirc opt --mlir-print-op-generic` prints the generic form, which every operation has. Where the module comes from " +
		"another version of MLIR, `--spelling` says which; where its dialect is somebody else's, `--dialect FILE` or a plugin brings it, " +
		"and `--allow-unregistered-dialect` reads it as it is.",
	packages: []string{"core/syntax", "core/num", "core/affine", "core/versions", "core/diag"},
	files:    map[string]string{"in.mlir": "func @f(%a: i32) -> i32 {\n  %0 = addi %a %a : i32\n  return %0 : i32\n}\n"},
	args:     []string{"opt", "in.mlir"},
}, {
	title: "An operation is not valid",
	means: "The text was read, and an operation breaks what its definition says, or what its dialect's hook checks. " +
		"In the program that you wrote it is an error of the program; after a pass it is the pass's, and the message names the pattern.",
	out: "Notes point at what the operation conflicts with. `mlirc dialect describe OPERATION` lists its constraints. " +
		"`--verify-each` finds the pass that left it so.",
	packages: []string{"core/verify", "core/ir", "plugins/std/dialects", "plugins/llvm", "plugins/spirv", "plugins/gpu", "plugins/linalg",
		"plugins/omp", "plugins/kernel"},
	files: map[string]string{"in.mlir": "func @f(%a: memref<4xf32>, %i: index) -> f32 {\n  %0 = memref.load %a[%i, %i] : memref<4xf32>\n  return %0 : f32\n}\n"},
	args:  []string{"opt", "in.mlir"},
}, {
	title: "A conversion leaves an operation",
	means: "A pass that must convert everything met an operation for which no pattern matched. Each pattern that was tried is named, with its reason.",
	out: "The last note names the pass that converts the operation, if one of the plugins has it: put it before the stage. " +
		"`mlirc why FILE LINE:COLUMN` shows what each pass of the pipeline did with the operation.",
	packages: []string{"core/convert", "core/rewrite", "core/transforms", "plugins/std", "plugins/lowering", "plugins/analysis", "plugins/hints", "plugins"},
	files: map[string]string{
		"in.mlir":    "func @f(%m: memref<4xf32>) -> f32 {\n  %j = constant 1 : index\n  %1 = affine.load %m[%j] : memref<4xf32>\n  return %1 : f32\n}\n",
		"short.toml": "[[stage]]\npass = \"convert-std-to-llvm\"\n\n[[stage]]\npass = \"mlir-to-llvmir\"\n",
	},
	args: []string{"--pipeline", "short.toml", "in.mlir", "-o", "-"},
}, {
	title: reasons,
	means: "These are no errors by themselves: they say why a pattern left an operation as it was. They are notes of the error " +
		"about an operation that stays, and what `mlirc why` prints.",
	out:   "Where an operation should have been converted, the reason says what is missing: another pass before, or an option.",
	files: map[string]string{"in.mlir": "func @f(%c: i1, %a: i32, %b: i32) -> i32 {\n  %0 = select %c, %a, %b : i32\n  return %0 : i32\n}\n"},
	args:  []string{"why", "in.mlir", "2:8", "--pass", "canonicalize"},
}, {
	title: "A dialect file has a mistake",
	means: "A definition does not say what can be carried out: a form that could not be read back, a type that nothing gives, a word that is none.",
	out: "`mlirc dialect check FILE` shows all of them with their places. [The language of dialect files](../dialect-language.md) " +
		"has each clause, and `mlirc dialect format FILE` lays the file out.",
	packages: []string{"core/ods", "core/load", "sdk/bindgen", "host/definitions"},
	files:    map[string]string{"my.dialect": "dialect my {\n  version 0.1.0\n}\n\nop my.twice {\n  operands value: T is intger\n  results  result: T\n  format   $value attr-dict `:` type($result)\n}\n"},
	args:     []string{"dialect", "check", "my.dialect"},
}, {
	title:    "A definition from elsewhere cannot be imported",
	means:    "`mlirc dialect import` met something that it cannot say in a dialect file, or a file that is neither records of ODS nor IRDL.",
	out:      "What cannot be said stands as a comment at its place in the file that was written, so that it can be completed by hand: see [importing](../importing.md).",
	packages: []string{"sdk/importer"},
	files:    map[string]string{"my.json": "{\"!instanceof\": {}}\n"},
	args:     []string{"dialect", "import", "my.json", "-o", "my.dialect"},
}, {
	title: "A flag, a pass or its options are wrong",
	means: "The command line, or the text of a pipeline, names something that there is not, or a value that does not fit. No work was begun.",
	out: "The message says which names come close and which values fit. `mlirc COMMAND --help` lists flags, " +
		"[the passes](passes.md) their options.",
	packages: []string{"core/pass", "cmd/mlirc", "host/plan"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"opt", "-canonicalise", "in.mlir"},
}, {
	title:    "A configuration is wrong",
	means:    "A pipeline file, `mlirc.toml`, a variable `MLIRC_*` or `--set` says what no setting takes.",
	out:      "`mlirc config` lists all settings with types and defaults, and `mlirc pipeline show` where each value comes from: [configuration](../configuration.md).",
	packages: []string{"host/config", "host/semver", "host/files"},
	files:    map[string]string{"mlirc.toml": "[memref]\nconvension = \"bare-ptr\"\n", "in.mlir": addition},
	args:     []string{"in.mlir", "-o", "out.o"},
}, {
	title:    "A memref convention is wrong",
	means:    "A file of a convention says what cannot be carried out, or a program wants of the convention in use what that does not say.",
	out:      "[Memref conventions](conventions.md) has those that there are, each of which may be copied and changed.",
	packages: []string{"plugins/lowering/convention", "plugins/std/conversions/cheader"},
	files: map[string]string{"mlirc.toml": "[memref]\nconvention = \"mine.toml\"\n", "in.mlir": addition,
		"mine.toml": "name = \"mine\"\n\n[value]\nas    = \"struct\"\nparts = [\"allocated\", \"algned\"]\n"},
	args: []string{"in.mlir", "-o", "out.o"},
}, {
	title:    "A project wants your trust",
	means:    "A project's file says something besides data: a program, a path, a tool, the sandbox. It takes effect only where you trust the file.",
	out:      "`mlirc trust` shows what the file would allow and asks. What a flag or a variable says needs no trust: [trust](../configuration.md#trust).",
	packages: []string{"host/trust"},
	files:    map[string]string{"mlirc.toml": "[sandbox]\nmode = \"off\"\n", "in.mlir": addition},
	args:     []string{"in.mlir", "-o", "out.o"},
}, {
	title:    "A plugin is not there, or another one than was pinned",
	means:    "The plan wants a plugin that is not installed, in no version that fits, or whose program is not the one in `mlirc.lock`.",
	out:      "`mlirc plugins list` shows what there is, `mlirc plugins install` installs what a lock names, and `mlirc plugins lock` writes the lock anew.",
	packages: []string{"host/catalog", "host/store", "host/lock", "host/install", "host/build", "host/gobuild", "host/fetch", "host/digest", "host/inventory"},
	files:    map[string]string{"mlirc.toml": "[plugins]\nangles = \"^0.1\"\n", "in.mlir": addition, "mlirc.lock": "version = 1\n\n[plugins.angles]\nsource = \"example.com/angles@v0.1.0\"\nversion = \"0.1.0\"\nprotocol = 1\n"},
	args:     []string{"plugins", "lock"},
}, {
	title: "A plugin fails",
	means: "A plugin crashed, broke the protocol, was not done in time, or left IR that is not valid. The program that is compiled is not at fault, " +
		"and the host goes on to say what happened.",
	out: "The message names plugin, version and stage, and a failure bundle that `mlirc reproduce` runs again: send it to the plugin's author " +
		"([when something fails](../failures.md)). An author finds out more with `mlirc plugins check` and a debugger ([plugins](../plugins.md#debug-it)).",
	packages: []string{"host/run", "host/session", "host/manifest", "host/pool", "host/scratch", "sdk", "sdk/protocol"},
}, {
	title:    "The sandbox is in the way",
	means:    "The system cannot keep plugins from files and network as the configuration wants it, or a plugin asks for something that it has no right to.",
	out:      "[The sandbox](../sandbox.md) says what each part of it needs of the system, and how to grant a plugin more.",
	packages: []string{"host/sandbox"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"in.mlir", "-o", "out.o", "--set", "sandbox.memory=lots"},
}, {
	title:    "A tool is missing or fails",
	means:    "`llc`, `opt` or a C compiler is not there, refuses what it was given, or makes something else than was asked for.",
	out:      "The message names the package to install, or the setting `toolchain.NAME` that says where the tool is. Of text that a tool refuses there is a failure bundle.",
	packages: []string{"sdk/toolchain", "sdk/artifact", "sdk/target", "plugins/translate"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"in.mlir", "-o", "out.o", "--mtriple", "m68k-linux-gnu"},
}, {
	title:    "Bytecode cannot be read or written",
	means:    "A file is not MLIR bytecode, is damaged, or is of a version that hides attributes where only its definitions could find them.",
	out:      "Write it again with `--emit-bytecode` of a version that the message names, or as text.",
	packages: []string{"core/bytecode"},
	files:    map[string]string{"in.mlirbc": "ML\xefR\x04"},
	args:     []string{"opt", "in.mlirbc"},
}, {
	title:    "A binary of SPIR-V cannot be read",
	means:    "A shader breaks the rules of SPIR-V's binary form, or has what the dialect does not.",
	out:      "`spirv-val` says whether the shader is valid; `mlirc describe SHADER` what it asks of who runs it.",
	packages: []string{"plugins/spirv/binary", "plugins/spirv/describe", "plugins/spirv/environment"},
	files:    map[string]string{"in.spv": "\x03\x02#\x07\x00\x00\x01\x00\x00\x00\x00\x00\x01\x00\x00\x00"},
	args:     []string{"opt", "in.spv"},
}, {
	title:    "A kernel cannot run on the CPU",
	means:    "A kernel has something that lanes of vectors cannot do, or its launch does not fit what it says.",
	out:      "[Kernels](../kernels.md) lists what there is; the message names the operation.",
	packages: []string{"plugins/lowering/kernel", "plugins/spirv/conversions/tokernel", "plugins/gpu/passes", "plugins/spirv/conversions/host"},
}, {
	title:    "A program that is run gets other arguments",
	means:    "`mlirc run` was given arguments that the function does not take, or an array in a file that does not fit.",
	out:      "`mlirc run FILE --help` and [programs that are run](../running.md) say how arguments are written.",
	packages: []string{"host/harness", "host/npy"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"run", "in.mlir", "--entry", "f", "one"},
}, {
	title:    "A file cannot be read or written",
	means:    "An input is not there, or an output would be written over what the run reads.",
	out:      "Choose another name; [files](../files.md) has the rules.",
	packages: []string{"host/output", "host/stdio"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"opt", "in.mlir", "-o", "in.mlir"},
}, {
	title:    "A failure bundle cannot be used",
	means:    "A file is no failure bundle, is too large, or what it was made with is not there.",
	out:      "[When something fails](../failures.md) says what a bundle has.",
	packages: []string{"host/bundle"},
	files:    map[string]string{"in.mlir": addition},
	args:     []string{"reproduce", "in.mlir"},
}, {
	title:    "A plugin does not pass its tests",
	means:    "`mlirc plugins check`, `mlirc plugins new`, or the test kit found that a plugin breaks the protocol or its own definitions.",
	out:      "Each message names what [the protocol](../protocol.md) wants instead.",
	packages: []string{"host/conformance", "host/scaffold", "sdk/plugintest", "host/watch"},
	args:     []string{"plugins", "new", "std"},
}}
