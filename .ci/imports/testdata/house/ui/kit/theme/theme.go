// Package theme has colours.
package theme
