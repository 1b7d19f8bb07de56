//go:build !windows

package command

import (
	"os/exec"
	"syscall"
)

// apart gives a process a group of its own, so that [kill] reaches what it starts in its turn.
func apart(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends a process that has been started, and its group.
func kill(c *exec.Cmd) { syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
