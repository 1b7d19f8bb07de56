package table

import (
	"fmt"
	"strings"
)

// laidOn names the sheet on top: "result" for a resultSheet, or "" if there is none.
func laidOn(s *Screen) string {
	if s.sheets.Empty() {
		return ""
	}
	return strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", s.sheets.Top()), "*table."), "Sheet")
}

// claimOn returns the claim that lies on the table, or one of nothing.
func claimOn(s *Screen) *claimSheet {
	if c, ok := s.sheets.Top().(*claimSheet); ok {
		return c
	}
	return &claimSheet{laid: laid{s}}
}
