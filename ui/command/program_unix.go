//go:build !windows

package command

import (
	"os/exec"
	"syscall"
)

// apart gives a process its own group, so that [kill] reaches its children too.
func apart(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends a process that has been started, and its group.
func kill(c *exec.Cmd) { syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
