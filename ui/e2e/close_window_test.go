//go:build window

package e2e

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
	"time"
)

// closeWindow asks a window to close, as the button in its title bar does: there is no
// window manager here that would. So this speaks the X protocol: a ClientMessage with
// WM_DELETE_WINDOW.
func (d *display) closeWindow(window string) error {
	id, err := strconv.ParseUint(window, 10, 32)
	if err != nil {
		return err
	}
	conn, err := net.DialTimeout("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(d.name, ":"), displayTimeout)
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(displayTimeout))
	x := xConnection{conn}
	if err := x.hello(); err != nil {
		return err
	}
	protocols, err := x.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	deletion, err := x.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	const sendEvent, clientMessage = 25, 33
	request := append([]byte{sendEvent, 0}, words16(11)...)
	request = append(request, words32(uint32(id), 0)...) // to the window, with no event mask
	request = append(request, clientMessage, 32, 0, 0)
	request = append(request, words32(uint32(id), protocols, deletion, 0, 0, 0, 0)...)
	if _, err := conn.Write(request); err != nil {
		return err
	}
	_, err = x.atom("WM_NAME") // when this is answered, the message has been sent
	return err
}

// xConnection is a connection to an X server, with little-endian words.
type xConnection struct{ net.Conn }

func words16(words ...uint16) (b []byte) {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint16(b, w)
	}
	return b
}

func words32(words ...uint32) (b []byte) {
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// hello sets the connection up: protocol 11.0, no authorization.
func (x xConnection) hello() error {
	if _, err := x.Write(append([]byte{'l', 0}, words16(11, 0, 0, 0, 0)...)); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(x, head); err != nil {
		return err
	}
	rest := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(x, rest); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("the X server refuses: %q", rest)
	}
	return nil
}

// atom returns the number that the server has for a name.
func (x xConnection) atom(name string) (uint32, error) {
	const internAtom = 16
	padded := append([]byte(name), make([]byte, -len(name)&3)...)
	request := append([]byte{internAtom, 0}, words16(uint16(2+len(padded)/4), uint16(len(name)), 0)...)
	if _, err := x.Write(append(request, padded...)); err != nil {
		return 0, err
	}
	reply := make([]byte, 32)
	for {
		if _, err := io.ReadFull(x, reply); err != nil {
			return 0, err
		}
		switch reply[0] {
		case 0:
			return 0, fmt.Errorf("the X server reports error %d", reply[1])
		case 1:
			return binary.LittleEndian.Uint32(reply[8:]), nil
		} // anything else is an event
	}
}
