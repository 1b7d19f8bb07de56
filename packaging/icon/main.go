// Command icon writes the program's icon for the packages of each system:
//
//	go run ./packaging/icon FILE.png SIZE   # SIZE×SIZE pixels, 1 to 4096
//	go run ./packaging/icon FILE.svg
//	go run ./packaging/icon FILE.ico        # for Windows, with all sizes that it shows
//	go run ./packaging/icon FILE.icns       # for a Mac, the same
package main

import (
	"bytes"
	"image/png"
	"log"
	"os"
	"path/filepath"
	"strconv"

	"github.com/superbridge/superbridge/cardart"
)

func main() {
	log.SetFlags(0)
	if err := run(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}

func run(args []string) error {
	var out bytes.Buffer
	var err error
	switch {
	case len(args) == 1 && filepath.Ext(args[0]) == ".svg":
		err = cardart.IconDrawing().SVG(&out, "Super Bridge")
	case len(args) == 1 && filepath.Ext(args[0]) == ".ico":
		err = writeICO(&out)
	case len(args) == 1 && filepath.Ext(args[0]) == ".icns":
		err = writeICNS(&out)
	case len(args) == 2 && filepath.Ext(args[0]) == ".png":
		size, wrong := strconv.Atoi(args[1])
		if wrong != nil || size < 1 || size > 4096 {
			log.Fatalf("%q is no size from 1 to 4096", args[1])
		}
		err = png.Encode(&out, cardart.Icon(size))
	default:
		log.Fatal("usage: icon FILE.png SIZE | FILE.svg | FILE.ico | FILE.icns")
	}
	if err != nil {
		return err
	}
	return os.WriteFile(args[0], out.Bytes(), 0o666)
}
