package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// systems are those that the program is built for. A package may import others on each.
var systems = []string{"linux/amd64", "windows/amd64", "darwin/amd64", "darwin/arm64"}

// A work is something of others that is in the program: a module or a font.
type work struct {
	name    string // with its version
	notices []string
}

// A listed package is what "go list" says of one.
type listed struct {
	Dir        string
	EmbedFiles []string
	CgoFiles   []string
	Module     *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// fonts says which of the licences beside a font is its own, by the beginning of its name.
var fonts = map[string]string{
	"NotoSans":       "LICENSE.txt",
	"Inter":          "LICENSE_Inter.txt",
	"DejaVuSansMono": "LICENSE_DejaVu-Powerline.txt",
}

var (
	isNotice = regexp.MustCompile(`(?i)^((un)?licen[cs]e|copying|notice)`)
	isFont   = regexp.MustCompile(`(?i)\.(ttf|otf|woff2?)$`)
)

// contained returns the works in the program, sorted by name. The errors are those of go and of files, and a work without a licence.
func contained(tags string) ([]work, error) {
	packages, err := list(tags)
	if err != nil {
		return nil, err
	}
	notices := map[string]map[string]bool{} // of each work, the files
	for _, p := range packages {
		if p.Module == nil {
			continue // Go's own
		}
		for _, file := range p.EmbedFiles {
			if !isFont.MatchString(file) {
				continue
			}
			licence, err := fontLicence(path.Base(file))
			if err != nil {
				return nil, err
			}
			add(notices, "the font "+path.Base(file), filepath.Join(p.Dir, path.Dir(file), licence))
		}
		if p.Module.Main {
			continue
		}
		name := p.Module.Path + " " + p.Module.Version
		files, err := noticesOf(p)
		if err != nil {
			return nil, err
		}
		add(notices, name, files...)
	}
	var works []work
	for name, files := range notices {
		w := work{name: name}
		for file := range files {
			w.notices = append(w.notices, file)
		}
		if len(w.notices) == 0 {
			return nil, fmt.Errorf("%s has no licence", name)
		}
		slices.Sort(w.notices)
		works = append(works, w)
	}
	slices.SortFunc(works, func(a, b work) int { return strings.Compare(a.name, b.name) })
	return works, nil
}

func add(notices map[string]map[string]bool, name string, files ...string) {
	if notices[name] == nil {
		notices[name] = map[string]bool{}
	}
	for _, f := range files {
		notices[name][f] = true
	}
}

func fontLicence(name string) (string, error) {
	for prefix, licence := range fonts {
		if strings.HasPrefix(name, prefix) {
			return licence, nil
		}
	}
	return "", fmt.Errorf("whose font is %s? Say it in .ci/licences/works.go", name)
}

// noticesOf returns the licences that lie beside a package or above it, up to its module. Sources in C may lie in folders below it.
func noticesOf(p listed) (files []string, err error) {
	dirs := []string{p.Module.Dir}
	for dir := p.Dir; len(dir) > len(p.Module.Dir); dir = filepath.Dir(dir) {
		dirs = append(dirs, dir)
	}
	if len(p.CgoFiles) > 0 {
		below, err := os.ReadDir(p.Dir)
		if err != nil {
			return nil, err
		}
		for _, b := range below {
			if b.IsDir() {
				dirs = append(dirs, filepath.Join(p.Dir, b.Name()))
			}
		}
	}
	for _, dir := range dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if !e.IsDir() && isNotice.MatchString(e.Name()) && filepath.Ext(e.Name()) != ".go" {
				files = append(files, filepath.Join(dir, e.Name()))
			}
		}
	}
	return files, nil
}

// list returns the packages of the program, on all systems.
func list(tags string) (all []listed, err error) {
	for _, system := range systems {
		goos, goarch, _ := strings.Cut(system, "/")
		cmd := exec.Command("go", "list", "-deps", "-tags", tags, "-json=Dir,EmbedFiles,CgoFiles,Module", ".")
		cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1")
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", system, err)
		}
		for d := json.NewDecoder(bytes.NewReader(out)); ; {
			var p listed
			if err := d.Decode(&p); err == io.EOF {
				break
			} else if err != nil {
				return nil, err
			}
			all = append(all, p)
		}
	}
	return all, nil
}
