// Package macos_test holds the application for a Mac against what a Mac expects, as far as that can be done anywhere.
package macos_test

import (
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The folder has all that its Info.plist names, and that says what the program is.
func TestBundle(t *testing.T) {
	app := filepath.Join(t.TempDir(), "Super Bridge.app")
	program := filepath.Join(t.TempDir(), "any program")
	if err := os.WriteFile(program, []byte("#!/bin/sh\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("bash", "./bundle", program, app).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	plist, err := os.ReadFile(filepath.Join(app, "Contents", "Info.plist"))
	if err != nil {
		t.Fatal(err)
	}
	says := dictionary(t, plist)
	details, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"CFBundleShortVersionString", "CFBundleVersion"} {
		if v := says[key]; v == "" || !strings.Contains(string(details), `Version = "`+v+`"`) {
			t.Errorf("%s is %q", key, v)
		}
	}
	if id := says["CFBundleIdentifier"]; !strings.Contains(string(details), `ID = "`+id+`"`) {
		t.Errorf("the id %q isn't that of the program", id)
	}
	if says["NSHighResolutionCapable"] != "true" || says["CFBundlePackageType"] != "APPL" || says["LSMinimumSystemVersion"] == "" {
		t.Errorf("it says %v", says)
	}
	for _, language := range spoken(t) {
		if !strings.Contains(string(plist), "<string>"+language+"</string>") {
			t.Errorf("the system isn't told that it speaks %s", language)
		}
	}
	info, err := os.Stat(filepath.Join(app, "Contents", "MacOS", says["CFBundleExecutable"]))
	if err != nil || info.Mode().Perm()&0o111 != 0o111 {
		t.Errorf("the program can't be started: %v, %v", info, err)
	}
	for _, name := range []string{says["CFBundleIconFile"] + ".icns", "LICENSE", "THIRD-PARTY"} {
		if info, err := os.Stat(filepath.Join(app, "Contents", "Resources", name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// spoken returns the languages of the program.
func spoken(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("../../ui/kit/text/language.*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("the program speaks %q (%v)", files, err)
	}
	for _, f := range files {
		all = append(all, strings.Split(filepath.Base(f), ".")[1])
	}
	return all
}

// dictionary returns what a property list says: for each key the text of the element behind it, or the name of one without a text.
func dictionary(t *testing.T, plist []byte) map[string]string {
	t.Helper()
	var list struct {
		Dict struct {
			Elements []struct {
				XMLName xml.Name
				Text    string `xml:",chardata"`
			} `xml:",any"`
		} `xml:"dict"`
	}
	if err := xml.Unmarshal(plist, &list); err != nil {
		t.Fatal(err)
	}
	says := map[string]string{}
	for i, e := range list.Dict.Elements {
		if i%2 == 0 {
			if e.XMLName.Local != "key" || i+1 == len(list.Dict.Elements) {
				t.Fatalf("%s where a key should be", e.XMLName.Local)
			}
			continue
		}
		if key := list.Dict.Elements[i-1].Text; e.Text == "" {
			says[key] = e.XMLName.Local
		} else {
			says[key] = e.Text
		}
	}
	return says
}
