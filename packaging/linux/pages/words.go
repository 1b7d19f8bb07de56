package main

import (
	"embed"
	"encoding/json"
	"strings"
)

// What a page says beside the program's own help is in page.*.json, one a language.
//
//go:embed page.*.json
var files embed.FS

// english is the language of the page without a language in its name.
const english = "en"

// languages returns the languages that pages are in.
func languages() (all []string) {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, e := range entries {
		all = append(all, strings.TrimSuffix(strings.TrimPrefix(e.Name(), "page."), ".json"))
	}
	return all
}

// words are the messages of a language by their ids, without "page.".
type words map[string]string

func wordsIn(language string) (words, error) {
	content, err := files.ReadFile("page." + language + ".json")
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	if err := json.Unmarshal(content, &all); err != nil {
		return nil, err
	}
	w := words{}
	for id, message := range all {
		w[strings.TrimPrefix(id, "page.")] = roff(message)
	}
	return w, nil
}
