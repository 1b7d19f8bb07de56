// Package e2e uses nothing.
package e2e
