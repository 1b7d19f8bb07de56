//go:build !darwin && !windows

package placement

/*
#cgo LDFLAGS: -lX11
#include <X11/Xlib.h>
#include <X11/Xatom.h>
#include <poll.h>
#include <time.h>

// cardinals reads a property of numbers into to, and returns their number, up to most.
static int cardinals(Display *d, Window w, const char *name, Atom type, long *to, int most) {
	Atom atom = XInternAtom(d, name, True), got;
	int format, i;
	unsigned long n = 0, rest;
	unsigned char *data = NULL;
	if (atom == None || XGetWindowProperty(d, w, atom, 0, most, False, type, &got, &format, &n, &rest, &data) != Success)
		return 0;
	if (data == NULL)
		return 0;
	if (got != type || format != 32)
		n = 0;
	for (i = 0; i < (int)n; i++)
		to[i] = ((long *)data)[i];
	XFree(data);
	return n;
}

static int ignore(Display *d, XErrorEvent *e) { return 0; }

// frame_of reads the frame of a window as left, right, top, bottom, and returns whether it is known.
static int frame_of(unsigned long w, long *to) {
	Display *d = XOpenDisplay(NULL);
	if (d == NULL)
		return 0;
	int (*before)(Display *, XErrorEvent *) = XSetErrorHandler(ignore); // the window may be gone
	int n = cardinals(d, w, "_NET_FRAME_EXTENTS", XA_CARDINAL, to, 4);
	XSetErrorHandler(before);
	XCloseDisplay(d);
	return n == 4;
}

static long now(void) {
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

// next_frame asks the window manager for the frame of a window that isn't shown, and waits for its answer, in milliseconds. It returns 1 if
// there was one, 0 if not, and -1 if there is no window manager.
static int next_frame(long *to, int patience) {
	Display *d = XOpenDisplay(NULL);
	if (d == NULL)
		return -1;
	Window root = DefaultRootWindow(d);
	long manager;
	if (cardinals(d, root, "_NET_SUPPORTING_WM_CHECK", XA_WINDOW, &manager, 1) == 0) {
		XCloseDisplay(d);
		return -1;
	}
	Window w = XCreateSimpleWindow(d, root, 0, 0, 64, 64, 0, 0, 0);
	XSelectInput(d, w, PropertyChangeMask);
	XEvent ask = {.xclient = {.type = ClientMessage, .window = w, .format = 32,
		.message_type = XInternAtom(d, "_NET_REQUEST_FRAME_EXTENTS", False)}};
	XSendEvent(d, root, False, SubstructureRedirectMask | SubstructureNotifyMask, &ask);
	long until = now() + patience;
	int told = 0;
	for (;;) {
		XSync(d, False);
		while (XPending(d) > 0) {
			XEvent e;
			XNextEvent(d, &e);
		}
		told = cardinals(d, w, "_NET_FRAME_EXTENTS", XA_CARDINAL, to, 4) == 4;
		long left = until - now();
		if (told || left <= 0)
			break;
		struct pollfd fd = {ConnectionNumber(d), POLLIN, 0};
		poll(&fd, 1, left);
	}
	XDestroyWindow(d, w);
	XCloseDisplay(d);
	return told;
}
*/
import "C"

import "github.com/go-gl/glfw/v3.4/glfw"

// GLFW 3.4 asks too, but if a window manager doesn't answer it waits for ever while there are other events, which it
// leaves in the queue. So the program asks here, on a connection of its own.

// answer is the time that a window manager has to answer, in milliseconds. Some never do.
const answer = 300

// frameOf returns the frame of a window, or none if it isn't known yet. It must be called on Fyne's goroutine.
func frameOf(view *glfw.Window) frame {
	if glfw.GetPlatform() != glfw.PlatformX11 {
		return usual
	}
	var told [4]C.long
	C.frame_of(C.ulong(view.GetX11Window()), &told[0])
	return inOrder(told)
}

// nextFrame returns the frame that the next window will have, or the usual one if the window manager doesn't say.
// Without a window manager there is no frame. It must be called on Fyne's goroutine.
func nextFrame() frame {
	if glfw.GetPlatform() != glfw.PlatformX11 {
		return usual
	}
	var told [4]C.long
	if C.next_frame(&told[0], answer) == 0 {
		return usual
	}
	return inOrder(told)
}

// inOrder converts a window manager's answer to a frame.
func inOrder(told [4]C.long) frame {
	return frame{left: int(told[0]), right: int(told[1]), top: int(told[2]), bottom: int(told[3])}
}
