// Command licences says whose work is in the program, and on which terms: it finds every module and font that the program
// contains on any system, and writes THIRD-PARTY from the licences that lie beside their sources. A licence that it doesn't know
// is an error, for somebody has to read it first.
//
//	go run ./.ci/licences -tags release,tags           # is THIRD-PARTY what it would be?
//	go run ./.ci/licences -tags release,tags -write    # write it
package main

import (
	"bytes"
	"flag"
	"log"
	"os"
)

// target is the file that is written, from the root of the repository.
const target = "THIRD-PARTY"

func main() {
	log.SetFlags(0)
	tags := flag.String("tags", "", "the build tags of the program")
	write := flag.Bool("write", false, "write "+target)
	flag.Parse()
	works, err := contained(*tags)
	if err != nil {
		log.Fatal(err)
	}
	text, err := report(works)
	if err != nil {
		log.Fatal(err)
	}
	if *write {
		if err := os.WriteFile(target, text, 0o666); err != nil {
			log.Fatal(err)
		}
		return
	}
	if has, err := os.ReadFile(target); err != nil || !bytes.Equal(has, text) {
		log.Fatalf("%s isn't what is in the program: make third-party", target)
	}
}
