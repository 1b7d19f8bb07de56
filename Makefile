# Super Bridge: play, build and test it. `make` alone lists the targets.

export PATH := $(PATH):/usr/local/go/bin

# Go 1.21 and later fetches the toolchain that go.mod asks for, unless it is told to stay "local".
ifeq ($(filter-out local,$(GOTOOLCHAIN)),)
export GOTOOLCHAIN := auto
endif

# In CI and containers the checkout often belongs to someone else; then Git refuses, and Go with it.
export GOFLAGS += -buildvcs=false

# So the program knows its commit all the same.
LDFLAGS := -X github.com/superbridge/superbridge/ui/kit/version.commit=$(shell git describe --always --abbrev=40 --dirty=+ --exclude '*' 2>/dev/null)

# Fyne then trusts the program to know its own threads, and leaves its emojis out: no text has any.
TAGS := migrated_fynedo,no_emoji

# The checks and other tools, which ./... leaves out.
TOOLS := $(patsubst %/main.go,./%,$(wildcard .ci/*/main.go))

.PHONY: help play build nowindow test test-fast test-window check check-sources vulns third-party soak outputs pictures bench bench-compare bench-dds cover slowest hooks release package-windows try-windows package-linux try-linux package-macos install uninstall clean need-build need-test need-dds need-windows need-windows-test need-linux need-linux-test
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: build ## install what is missing (Debian, Ubuntu), build, and open the window
	@if [ "$$(uname)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		echo "Super Bridge is built, but there is no screen here: run ./superbridge from a desktop."; \
	else ./superbridge; fi

build: need-build ## build ./superbridge
	@[ -e superbridge ] || echo "Building Super Bridge. The first time takes a few minutes."
	go build -tags $(TAGS) -ldflags "$(LDFLAGS)" -o superbridge .

nowindow: need-build ## build ./superbridge-nowindow, which plays in a terminal: without graphics and sound
	go build -tags nowindow -ldflags "-s -w $(LDFLAGS)" -o superbridge-nowindow .

test: need-test check-sources test-fast test-window ## everything: check, the tests, and the test that drives a real window

test-fast: need-build ## the tests that need no window
	.ci/test fast

test-window: need-test ## the test that drives a real window, on a screen of its own
	.ci/test window

check: check-sources ## what must pass before each commit, besides the tests; docs/manual/developers.md lists it
	go test -vet=off ./game/bridge/bidding -run TestBooks

check-sources: need-build
	@unformatted="$$("$$(go env GOROOT)/bin/gofmt" -l .)" && \
		if [ -n "$$unformatted" ]; then printf 'gofmt would change:\n%s\n' "$$unformatted" >&2; exit 1; fi
	go run ./.ci/imports
	go test ./.ci/imports
	go run ./.ci/licences -tags $(TAGS)
	go run ./.ci/links
	.ci/darwin
	go vet -tags window ./... $(TOOLS)
	go tool -modfile=.ci/tools.mod staticcheck -tags window ./... $(TOOLS)
	.ci/lint

vulns: need-build ## ask the Go vulnerability database, on the network, whether the program calls anything known to be unsafe
	go run golang.org/x/vuln/cmd/govulncheck@v1.9.0 -tags $(TAGS) ./...

third-party: need-build ## write THIRD-PARTY: whose work is in the program, with the licences
	go run ./.ci/licences -tags $(TAGS) -write

# What make test leaves to it: the words of all languages but Russian, sheets in windows of more than 1024×700, and what another language costs.
soak: need-test ## random sessions of each game, other ones each time, for ten minutes or so
	go test ./game/bridge -count=1 -timeout 0 -v -run 'TestEveryGame|TestRandomRubbers' \
		-boards $${BOARDS:-20000} -from $${FROM:-$$(date +%s)} -rubbers $${RUBBERS:-200000}
	go test ./game/bridge/bidding -count=1 -timeout 0 -v -run TestBooks -checked $${AUCTIONS:-50000}
	go test ./game/bridge/bot -count=1 -timeout 0 -v -run 'TestJudgement$$|TestUnderstood|TestNotKnownWrong' -more $${MORE:-10}
	go test ./game/bridge/practice -count=1 -timeout 0 -v -run 'TestMaker|TestGame|TestReading|TestFromBoard' -each $${PUZZLES:-4} -seed $${FROM:-$$(date +%s)}
	go test ./game/bridge/theme -count=1 -timeout 0 -v -run TestPlanted -weak-boards $${WEAK:-40} -weak-seed $${FROM:-$$(date +%s)}
	go test ./game/poker -count=1 -timeout 0 -v -run 'TestTall|TestRandomGames' -rows $${ROWS:-1000000} \
		-hands $${HANDS:-20000} -from $${FROM:-$$(date +%s)}
	go test ./game/poker/bot -count=1 -timeout 0 -v -run TestMatch -levels expert,beginner -series $${SERIES:-20} -length 25 -seed $${FROM:-$$(date +%s)}
	go test ./ui/command -count=1 -timeout 0 -v -run TestPokerReferee -poker $${HANDS:-20000} -poker-seed $${FROM:-$$(date +%s)}
	go test ./game/chess -count=1 -timeout 0 -v -run TestRandom -games $${GAMES:-2000} -from $${FROM:-$$(date +%s)}
	go test ./game/chess/puzzle -count=1 -timeout 0 -v -run TestFound -from $${FROM:-$$(date +%s)} -games $${PUZZLE_GAMES:-200}
	go test ./ui/command -count=1 -timeout 0 -v -run TestChessReferee -chess $${GAMES:-2000} -chess-seed $${FROM:-$$(date +%s)}
	go test ./game/bridge/condition -count=1 -timeout 0 -v -run 'TestShares|TestMadeAsFound|TestRare' -deals $${CONDITION_DEALS:-200000} -random $${CONDITIONS:-40} -seed $${FROM:-$$(date +%s)}
	go test ./game/bridge/suit -count=1 -timeout 0 -v -run 'TestBruteForce|TestLarger|TestNarrow' -combinations $${COMBINATIONS:-5000} -larger 200 -suit-seed $${FROM:-$$(date +%s)}
	go test ./ui/command -count=1 -timeout 0 -v -run TestAtlas -whole-atlas
	go test ./game/few -count=1 -timeout 0 -v -run TestRandomDeals -deals $${DEALS:-500} -from $${FROM:-$$(date +%s)}
	go test ./game/few/solve -count=1 -timeout 0 -v -run TestSlow -endings $${ENDINGS:-2000} -seed $${FROM:-$$(date +%s)}
	go test ./game/few/bot -count=1 -timeout 0 -v -run TestActs -computer $${ACTS:-8}
	go test ./ui/command -count=1 -timeout 0 -v -run TestOneDamagedRow -every-damage
	go test ./storage/every -count=1 -timeout 0 -v -every-damage -files $${FILES:-90} -killed 100 -seed $${FROM:-$$(date +%s)}
	go test ./ui/command -count=1 -timeout 0 -v -run TestFewReferee -few $${DEALS:-500} -few-seed $${FROM:-$$(date +%s)}
	go test ./storage -count=1 -timeout 0 -v -run TestPowerCut -cuts $${CUTS:-1000}
	go test ./storage/bridge -count=$${KILLED:-5} -timeout 0 -v -run 'TestKill$$'
	go test ./storage/poker ./storage/few ./storage/chess -count=$${KILLED:-5} -timeout 0 -v -run 'TestKill$$' -kills 50
	go test ./ui/bridge/tabletop ./ui/bridge/table ./ui/bridge/lessons ./ui/bridge/practice ./ui/few/tabletop ./ui/few/table ./ui/poker/table ./ui/chess/table \
		-count=1 -timeout 0 -v -run TestNothingLies -every-size
	LANG=en_US.UTF-8 LC_ALL= go test ./ui -count=1 -timeout 0 -v -run 'TestWordsFit|TestALanguageCostsLittle' -fits en,ro,ru,eo -every-size -costs
	go test -tags window ./ui/e2e -count=1 -timeout 0 -v -run TestTheWindowAndItsFrameFit -every-place
	go test -tags window ./ui/e2e -count=1 -timeout 0 -v -run TestALongEvening -rubbers $${EVENING:-25}

outputs: need-build ## write what every command prints into the folder OUT, the same each time, for .ci/compare
	.ci/outputs '$(or $(OUT),$(error where to? OUT=FOLDER))'

pictures: need-build ## draw every screen in three sizes, by day and by night, into the folder OUT, for .ci/compare; SPEAK=ru in Russian
	LANG=en_US.UTF-8 LC_ALL= go test ./ui -count=1 -timeout 0 -run 'TestPictures$$' -pictures '$(abspath $(or $(OUT),$(error where to? OUT=FOLDER)))' $(if $(SIZES),-sizes $(SIZES)) $(if $(ONLY),-only $(ONLY)) $(if $(SPEAK),-language $(SPEAK))

bench: need-build ## run the benchmarks
	go test -run '^$$' -bench . -benchmem ./...

bench-compare: need-build ## run the benchmarks of commit BASE and of what stands here, and say what differs (PACKAGES, PATTERN)
	.ci/bench-compare '$(or $(BASE),$(error against what? BASE=main))' '$(or $(PACKAGES),./game/...)' '$(or $(PATTERN),.)'

cover: need-build ## print how much of each part of the program its tests reach
	.ci/cover

slowest: need-test ## run tests and print which take longest (PACKAGES, with any flags of go test)
	go run ./.ci/slowest $(or $(PACKAGES),./...)

hooks: ## have Git make the quick checks before each commit
	git config core.hooksPath .ci/hooks

release: need-build ## make a version of what stands on main: VERSION=0.1.0
	.ci/release '$(or $(VERSION),$(error which? VERSION=0.1.0))'

bench-dds: need-dds ## hold the double-dummy solver against libdds (Debian, Ubuntu): results, then times
	go test -tags dds -run Libdds -bench Libdds -benchtime 1x -timeout 0 -v ./game/bridge/dd

package-windows: need-windows ## zip and installer for Windows, in build/windows (Debian, Ubuntu)
	TAGS='$(TAGS)' LDFLAGS='$(LDFLAGS)' packaging/windows/build

try-windows: need-windows-test package-windows ## and try them under Wine
	packaging/windows/try
	packaging/windows/try-storage

package-linux: need-build need-linux ## .deb and archive for Linux, in build/linux, looked through (Debian, Ubuntu)
	TAGS='$(TAGS)' LDFLAGS='$(LDFLAGS)' packaging/linux/build

try-linux: need-linux-test package-linux ## and try the .deb in a fresh Debian, as root (SUITE=trixie for another than bookworm)
	packaging/linux/try

package-macos: need-build ## zip with the application for a Mac, on a Mac, in build/macos
	TAGS='$(TAGS)' LDFLAGS='$(LDFLAGS)' packaging/macos/build

install: build ## install below DESTDIR and PREFIX, /usr/local by default, with menu entry, icons, manual pages and completions
	packaging/linux/install superbridge

uninstall: ## remove what install has put there; games stay
	packaging/linux/uninstall

clean: ## remove what was built
	rm -rf superbridge superbridge.exe superbridge-nowindow build

need-build:
	@.ci/need build

need-test:
	@.ci/need test

need-dds:
	@.ci/need dds

need-windows:
	@.ci/need windows

need-windows-test:
	@.ci/need windows-test

need-linux:
	@.ci/need linux

need-linux-test:
	@.ci/need linux-test
