# Sourced by packaging/windows/try and try-storage: a Wine of its own, in a folder $home that is removed in the end.
home=$(mktemp -d)
wine=$(command -v /usr/lib/wine/wine64 wine64 wine | sed -n 1p)
wineserver=$(command -v /usr/lib/wine/wineserver64 /usr/lib/wine/wineserver wineserver | sed -n 1p)
export WINEPREFIX=$home/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d"
unset DISPLAY WAYLAND_DISPLAY
export LC_ALL=C.UTF-8 # or Wine can't name files in other scripts

sweep() {
	"$wineserver" -k >/dev/null 2>&1 || true
	"$wineserver" -w >/dev/null 2>&1 || true
	rm -rf "$home"
}
trap sweep EXIT
trap 'exit 130' INT TERM HUP

begun=$SECONDS
fail() { echo "FAILED: $*" >&2; exit 1; }
passed() { printf '%3d s  %s\n' $((SECONDS - begun)) "$*"; }

timeout 120 "$wine" wineboot -i >"$home/boot" 2>&1 || { cat "$home/boot" >&2; fail "Wine doesn't start"; }
drive=$WINEPREFIX/drive_c
# Go asks this library of Windows 8.1 for its random numbers; Wine has it since version 8.14.
if [ ! -e "$drive/windows/system32/bcryptprimitives.dll" ]; then
	cat >"$home/prng.c" <<-'C'
		#include <windows.h>
		BOOLEAN WINAPI SystemFunction036(void *, ULONG);
		__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *to, SIZE_T n) { return SystemFunction036(to, (ULONG)n); }
	C
	x86_64-w64-mingw32-gcc -shared -o "$drive/windows/system32/bcryptprimitives.dll" "$home/prng.c" -ladvapi32
fi
passed "$("$wine" --version) is ready"
