package split

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

func TestSmallTextStaysWhole(t *testing.T) {
	require.Nil(t, Text([]byte("define void @f() {\n  ret void\n}\n"), 1<<20))
	require.Nil(t, Text([]byte("define void @f() {\n  ret void\n}\n"), 0))
}

const sample = `source_filename = "m"
target triple = "x86_64-pc-linux-gnu"

%node = type { i32, %node* }

@counter = internal global i32 0
@table = weak_odr addrspace(3) constant [2 x { i32, i8* }] zeroinitializer, align 8
@handler = dso_local global void (i32, %"odd name"*)* null
@elsewhere = external global i32

define internal i32 @helper(i32 %0) #0 {
  ret i32 %0
}

define linkonce_odr noundef i32 @f(i32 noundef %0, { i32, i8 }* byval({ i32, i8 }) %1, %node* %2) unnamed_addr #0 section "x" {
  %4 = call i32 @helper(i32 %0)
  ret i32 %4
}

declare i32 @printf(i8*, ...)

define i32 @"odd name"(i8* %0, ...) personality i8* bitcast (i32 (i8*, ...)* @printf to i8*) {
  %2 = load i32, i32* @counter
  %3 = load [2 x { i32, i8* }], [2 x { i32, i8* }] addrspace(3)* @table
  ret i32 %2
}

define void @g(i32 %0) {
  %2 = call i32 @f(i32 %0, { i32, i8 }* null, %node* null)
  %3 = call i32 (i8*, ...) @"odd name"(i8* null)
  store i32 %3, i32* @elsewhere
  %4 = load void (i32, %"odd name"*)*, void (i32, %"odd name"*)** @handler
  ret void
}

attributes #0 = { noinline }
`

func TestParts(t *testing.T) {
	parts := Text([]byte(sample), 1)
	require.Len(t, parts, 5)
	text := make([]string, len(parts))
	for i, p := range parts {
		text[i] = string(p)
		require.Contains(t, text[i], "attributes #0")
		require.Contains(t, text[i], "%node = type")
	}
	// the counter is local, so its only user is with it
	require.Contains(t, text[0], "@counter = internal global i32 0")
	require.Contains(t, text[0], "define i32 @\"odd name\"")
	require.Contains(t, text[0], "@table = external addrspace(3) constant [2 x { i32, i8* }]\n")
	require.Contains(t, text[3], "define internal i32 @helper")
	require.Contains(t, text[3], "define linkonce_odr noundef i32 @f")
	require.Contains(t, text[4], "declare noundef i32 @f(i32 noundef, { i32, i8 }* byval({ i32, i8 }), %node*) unnamed_addr #0\n")
	require.Contains(t, text[4], "declare i32 @\"odd name\"(i8*, ...)\n")
	require.Contains(t, text[4], "@handler = external dso_local global void (i32, %\"odd name\"*)*\n")
	require.Contains(t, text[4], "@elsewhere = external global i32\n")
	require.NotContains(t, text[4], "@printf")
}

// TestPartsAreEven: the number of parts is even, and they are about equal, whatever is left over of the size.
func TestPartsAreEven(t *testing.T) {
	const f = "define void @f%d() {\n  ret void\n}\n\n"
	var text []byte
	for i := range 1000 {
		text = fmt.Appendf(text, f, 1000+i)
	}
	for _, size := range []int{len(text)/2 - 1, len(text) * 10 / 31, len(text) / 4, len(text) / 5} {
		parts := Text(text, size)
		require.Zero(t, len(parts)%2, "%d parts", len(parts))
		for _, p := range parts {
			require.LessOrEqual(t, len(p), size+2*len(f))
			require.InEpsilon(t, len(text)/len(parts), len(p), 0.05)
		}
	}
}

func TestPartsAreValid(t *testing.T) {
	text := strings.Replace(sample, "%node = type", "%\"odd name\" = type opaque\n%node = type", 1)
	for _, p := range Text([]byte(text), 1) {
		oracle.Pipe(t, p, "llvm-as-13", "-o", os.DevNull)
	}
}

func TestUnknownStaysWhole(t *testing.T) {
	for _, line := range []string{
		"module asm \"nop\"", "$c = comdat any", "@a = alias i32, i32* @counter",
		"define void @h() {\n  call void @k(i8* blockaddress(@h, %1))\n}",
	} {
		require.Nil(t, Text([]byte(sample+line+"\n"), 1), line)
	}
	require.Nil(t, Text([]byte(strings.Replace(sample, "ret void\n}", "ret void", 1)), 1))
}

func FuzzText(f *testing.F) {
	f.Add(sample, 1)
	f.Add(sample, 300)
	f.Fuzz(func(t *testing.T, text string, size int) {
		Text([]byte(text), size)
	})
}
