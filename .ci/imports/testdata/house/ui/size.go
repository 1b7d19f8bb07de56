package ui

type size struct{ width int }
