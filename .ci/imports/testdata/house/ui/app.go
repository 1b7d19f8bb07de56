// Package ui is a small window, to be measured.
package ui

import "github.com/superbridge/superbridge/ui/home"

// App is the window.
type App struct {
	at place
	of size
}

// Run shows it.
func (a *App) Run() { a.show(home.Title()) }
