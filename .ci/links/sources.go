package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// sources holds the files, names and targets that code spans may refer to.
type sources struct {
	files    []string                   // and folders, from the root
	declared map[string]map[string]bool // names by folder: Name, and Type.name for methods and fields
	within   map[string]map[string]bool // the same by file
	packages map[string][]string        // folders by the name of their package
	used     map[string]bool            // names behind a package or value, as in fyne.Do
	targets  []string                   // of make
}

// readSources reads the files of the repository.
func readSources(root fs.FS) (*sources, error) {
	s := &sources{declared: map[string]map[string]bool{}, within: map[string]map[string]bool{}, packages: map[string][]string{}, used: map[string]bool{}}
	var err error
	if s.files, err = list(root); err != nil {
		return nil, err
	}
	makefile, err := fs.ReadFile(root, "Makefile")
	if err != nil {
		return nil, err
	}
	for _, m := range target.FindAllStringSubmatch(string(makefile), -1) {
		s.targets = append(s.targets, m[1])
	}
	return s, eachFile(root, ".go", func(name, text string) error {
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
		if err == nil {
			s.add(name, file)
		}
		return err
	})
}

// add records the names that a file declares.
func (s *sources) add(name string, file *ast.File) {
	folder := path.Dir(name)
	if s.declared[folder] == nil {
		s.declared[folder] = map[string]bool{}
	}
	if name := strings.TrimSuffix(file.Name.Name, "_test"); !slices.Contains(s.packages[name], folder) {
		s.packages[name] = append(s.packages[name], folder)
	}
	names := map[string]bool{}
	s.within[name] = names
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names[d.Name.Name] = true
			} else {
				names[typeName(d.Recv.List[0].Type)+"."+d.Name.Name] = true
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				addSpec(names, spec)
			}
		}
	}
	maps.Copy(s.declared[folder], names)
	ast.Inspect(file, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok {
				s.used[x.Name+"."+sel.Sel.Name] = true
			}
		}
		return true
	})
}

// addSpec records the names of types, with their fields and methods, constants and variables.
func addSpec(names map[string]bool, spec ast.Spec) {
	switch spec := spec.(type) {
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			names[name.Name] = true
		}
	case *ast.TypeSpec:
		names[spec.Name.Name] = true
		var members *ast.FieldList
		switch t := spec.Type.(type) {
		case *ast.StructType:
			members = t.Fields
		case *ast.InterfaceType:
			members = t.Methods
		default:
			return
		}
		for _, field := range members.List {
			for _, name := range field.Names {
				names[spec.Name.Name+"."+name.Name] = true
			}
			if len(field.Names) == 0 {
				names[spec.Name.Name+"."+typeName(field.Type)] = true
			}
		}
	}
}

// typeName returns the name of a receiver's or an embedded type, without package, pointer and parameters.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.IndexExpr:
		return typeName(e.X)
	case *ast.IndexListExpr:
		return typeName(e.X)
	}
	return ""
}
