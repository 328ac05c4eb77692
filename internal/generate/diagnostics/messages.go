package diagnostics

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// roots are the folders whose messages users meet.
var roots = []string{"core", "sdk", "host", "plugins", "cmd/mlirc"}

// taker is a function or method that takes a message.
type taker struct {
	before string // what it writes before the message
	reason bool   // the message says why something stays as it is
}

// takers are found by name, without regard to case.
var takers = map[string]taker{
	"errorf": {}, "fail": {}, "failf": {}, "failure": {}, "failuref": {}, "newerror": {}, "newwarning": {},
	"missing": {}, "report": {}, "problem": {}, "problemat": {}, "lexfail": {},
	"expected": {before: "expected "}, "expectword": {before: "expected "},
	"matchfailure": {reason: true}, "matchfailuref": {reason: true}, "impossible": {reason: true}, "skipf": {reason: true},
}

// source is where messages stand: a package, or the reasons of its patterns.
type source struct {
	pkg    string
	reason bool
}

// messagesBySource are the messages below the roots, sorted.
func messagesBySource(root string) (map[source][]string, error) {
	found := map[source][]string{}
	for _, folder := range roots {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case entry.IsDir() && (entry.Name() == "testdata" || entry.Name() == "attacks"):
				return filepath.SkipDir
			case entry.IsDir() || !isSource(path):
				return nil
			}
			pkg, err := filepath.Rel(root, filepath.Dir(path))
			if err != nil {
				return err
			}
			return fileMessages(path, func(message string, reason bool) {
				s := source{filepath.ToSlash(pkg), reason}
				found[s] = append(found[s], message)
			})
		})
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// isSource reports whether a file is code that somebody wrote.
func isSource(path string) bool {
	return strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") &&
		!strings.HasSuffix(path, "_gen.go") && !strings.HasSuffix(path, ".pb.go")
}

func fileMessages(path string, add func(message string, reason bool)) error {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		to, ok := takerOf(call.Fun)
		if !ok {
			return true
		}
		for _, arg := range call.Args {
			if text, ok := messageText(arg); ok {
				add(to.before+text, to.reason)
			}
		}
		return true
	})
	return nil
}

// takerOf is a function that takes a message.
func takerOf(fun ast.Expr) (t taker, ok bool) {
	switch f := fun.(type) {
	case *ast.Ident:
		t, ok = takers[strings.ToLower(f.Name)]
	case *ast.SelectorExpr:
		if x, named := f.X.(*ast.Ident); named && x.Name == "errors" {
			return taker{}, f.Sel.Name == "New"
		}
		t, ok = takers[strings.ToLower(f.Sel.Name)]
	}
	return t, ok
}

// verb is one of a format.
var verb = regexp.MustCompile(`%%|%[-+#0]*[0-9.*]*(\[\d+\])?[a-zA-Z]`)

// messageText is the text of a message, with an ellipsis for what differs. What has no two words
// together is the name of something.
func messageText(e ast.Expr) (string, bool) {
	text := exprText(e)
	text = verb.ReplaceAllStringFunc(text, func(v string) string {
		if v == "%%" {
			return "%"
		}
		return "…"
	})
	for strings.Contains(text, "……") {
		text = strings.ReplaceAll(text, "……", "…")
	}
	text = strings.Join(strings.Fields(text), " ")
	if !twoWords.MatchString(text) || strings.HasPrefix(text, "BUG:") {
		return "", false
	}
	return text, true
}

var twoWords = regexp.MustCompile(`[a-z]+,? [a-z…']+`)

func exprText(e ast.Expr) string {
	switch x := e.(type) {
	case *ast.BasicLit:
		if x.Kind != token.STRING {
			return ""
		}
		text, _ := strconv.Unquote(x.Value)
		return text
	case *ast.BinaryExpr:
		if x.Op != token.ADD {
			return ""
		}
		left, right := exprText(x.X), exprText(x.Y)
		switch {
		case left == "" && right == "":
			return ""
		case left == "":
			return "…" + right
		case right == "":
			return left + "…"
		}
		return left + right
	case *ast.ParenExpr:
		return exprText(x.X)
	case *ast.CallExpr:
		if f, ok := x.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Sprintf" && len(x.Args) > 0 {
			return exprText(x.Args[0])
		}
	}
	return ""
}
