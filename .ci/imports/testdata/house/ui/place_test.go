package ui

var _ = (&App{}).Run // which a test may
