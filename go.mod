module github.com/superbridge/superbridge

go 1.25.0

require (
	fyne.io/fyne/v2 v2.8.0
	github.com/nicksnyder/go-i18n/v2 v2.5.1
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef
	golang.org/x/image v0.24.0
	golang.org/x/text v0.22.0
)

require (
	github.com/fredbi/uri v1.1.1 // indirect
	github.com/fyne-io/gl-js v0.2.1-0.20260315212741-029c47fd27e8 // indirect
	github.com/fyne-io/oksvg v0.2.0 // indirect
	github.com/go-gl/gl v0.0.0-20260331235117-4566fea9a276 // indirect
	github.com/go-gl/glfw/v3.4/glfw v0.1.0-pre.1.0.20260707082822-2a407d02d01a // indirect
	github.com/gofrs/flock v0.13.0 // indirect
	github.com/mattn/go-sqlite3 v1.14.52 // indirect
	golang.org/x/net v0.35.0 // indirect
	golang.org/x/sys v0.37.0 // indirect
)
