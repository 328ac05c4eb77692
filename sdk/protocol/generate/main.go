// Command generate writes the Go code of the .proto files of a folder beside
// them. It needs no protoc: protocompile reads the files, and the generators of
// Go code, which go.mod pins, run as tools of the module.
package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/bufbuild/protocompile"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/types/pluginpb"
)

// generator is a tool of the module that writes Go code.
type generator struct{ path, parameter string }

var generators = []generator{
	{"google.golang.org/protobuf/cmd/protoc-gen-go", "paths=source_relative"},
	{"google.golang.org/grpc/cmd/protoc-gen-go-grpc", "paths=source_relative"},
	{"github.com/planetscale/vtprotobuf/cmd/protoc-gen-go-vtproto", "paths=source_relative,features=marshal+unmarshal+size"},
}

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(dir string) error {
	paths, err := filepath.Glob(filepath.Join(dir, "*.proto"))
	if err != nil {
		return err
	}
	request, err := compile(dir, paths)
	if err != nil {
		return err
	}
	for _, g := range generators {
		request.Parameter = &g.parameter
		if err := generate(dir, g.path, request); err != nil {
			return fmt.Errorf("%s: %w", g.path, err)
		}
	}
	return nil
}

func compile(dir string, paths []string) (*pluginpb.CodeGeneratorRequest, error) {
	names := make([]string, len(paths))
	for i, p := range paths {
		names[i] = filepath.Base(p)
	}
	compiler := protocompile.Compiler{
		Resolver:       &protocompile.SourceResolver{ImportPaths: []string{dir}},
		SourceInfoMode: protocompile.SourceInfoStandard,
	}
	files, err := compiler.Compile(context.Background(), names...)
	if err != nil {
		return nil, err
	}
	request := &pluginpb.CodeGeneratorRequest{FileToGenerate: names}
	for _, f := range files {
		request.ProtoFile = append(request.ProtoFile, protodesc.ToFileDescriptorProto(f))
	}
	return request, nil
}

// generate runs one generator and writes what it answers.
func generate(dir, path string, request *pluginpb.CodeGeneratorRequest) error {
	in, err := proto.Marshal(request)
	if err != nil {
		return err
	}
	cmd := exec.Command("go", "tool", path)
	cmd.Stdin, cmd.Stderr = bytes.NewReader(in), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return err
	}
	var response pluginpb.CodeGeneratorResponse
	if err := proto.Unmarshal(out, &response); err != nil {
		return err
	}
	if response.Error != nil {
		return fmt.Errorf("%s", response.GetError())
	}
	for _, f := range response.File {
		if err := os.WriteFile(filepath.Join(dir, f.GetName()), []byte(f.GetContent()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
