// Package setting saves the user's choices as texts by key. The choices are a value of some type T, and a list of
// [Field] describes how each part is saved.
package setting

import (
	"errors"
	"slices"
	"strconv"
	"time"
)

// Game is the key of the game that was chosen or played last, by its id.
const Game = "game"

// Store saves texts by key.
type Store interface {
	// Setting returns a text; ok is false if there is none.
	Setting(key string) (value string, ok bool, err error)
	// SetSetting saves a text. It is durable when SetSetting returns nil.
	SetSetting(key, value string) error
}

// Field is a part of the choices. Its key must never change, or users lose their choice.
type Field[T any] struct {
	Key string
	// Write returns the part as a text. It is nil for a field of an earlier version, which is only read; its value
	// holds until the later field that replaces it is saved.
	Write func(T) string
	Read  func(to *T, text string) // changes the part if the text makes sense
}

// Load reads the saved choices into chosen. What is missing, invalid or can't be read stays as it is: a bad setting
// must not stop anybody from playing.
func Load[T any](store Store, fields []Field[T], chosen *T) {
	for _, f := range fields {
		if text, ok, err := store.Setting(f.Key); err == nil && ok {
			f.Read(chosen, text)
		}
	}
}

// Save saves those choices that differ from the saved ones.
func Save[T any](store Store, fields []Field[T], chosen T) error {
	var failed error
	for _, f := range fields {
		if f.Write == nil {
			continue
		}
		text := f.Write(chosen)
		if kept, ok, err := store.Setting(f.Key); err == nil && ok && kept == text {
			continue
		}
		failed = errors.Join(failed, store.SetSetting(f.Key, text))
	}
	return failed
}

// Former returns a field of an earlier version, which calls do if it was true.
func Former[T any](key string, do func(*T)) Field[T] {
	return Field[T]{key, nil, func(to *T, text string) {
		if text == "true" {
			do(to)
		}
	}}
}

// Flag is a field that is true or false.
func Flag[T any](key string, of func(*T) *bool) Field[T] {
	return Field[T]{
		key,
		func(chosen T) string { return strconv.FormatBool(*of(&chosen)) },
		func(to *T, text string) {
			if text == "true" || text == "false" {
				*of(to) = text == "true"
			}
		},
	}
}

// Duration is a field with one of a few durations.
func Duration[T any](key string, values []time.Duration, of func(*T) *time.Duration) Field[T] {
	return Field[T]{
		key,
		func(chosen T) string { return of(&chosen).String() },
		func(to *T, text string) {
			if d, err := time.ParseDuration(text); err == nil && slices.Contains(values, d) {
				*of(to) = d
			}
		},
	}
}

// Word is a field with one of a few words.
func Word[T any, W ~string](key string, values []W, of func(*T) *W) Field[T] {
	return Field[T]{
		key,
		func(chosen T) string { return string(*of(&chosen)) },
		func(to *T, text string) {
			if slices.Contains(values, W(text)) {
				*of(to) = W(text)
			}
		},
	}
}

// Parsed returns a field whose part has a text form. Texts that parse refuses are ignored.
func Parsed[T any, P interface{ String() string }](key string, parse func(string) (P, error), of func(*T) *P) Field[T] {
	return Field[T]{
		key,
		func(chosen T) string { return (*of(&chosen)).String() },
		func(to *T, text string) {
			if p, err := parse(text); err == nil {
				*of(to) = p
			}
		},
	}
}
