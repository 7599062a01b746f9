# make demo   builds the program and opens the gallery
# make install    builds the program as it is released, and installs it with its manual page and the completions of bash, zsh
#                 and fish: PREFIX=~/.local chooses another folder than /usr/local, DESTDIR=DIR puts all of it below a
#                 folder, PROGRAM=FILE takes a program that is built; make uninstall removes the files
# make test   runs every check: format, imports, unit, demo and terminal tests, documentation, a short fuzz;
#             a line for each, failures in full, and all that was said in .build/logs
# make sanitize  runs the tests under AddressSanitizer and ThreadSanitizer; .ci/sanitize says what is left out
# make docs   builds the libraries' documentation as one site; a public symbol without a comment fails, and a link
#             that leads nowhere
# make docs-open  builds it, serves it on 127.0.0.1 and opens a browser; PORT=8001 chooses another port
# make pictures  makes the documentation's pictures anew, by the program itself, the doctor's in tmux and xterm,
#             those of controls from the samples of their pages
# make bench-solver        times the solver beside kiwi (C++); ONLY=W3,W6 chooses workloads
# make bench-solver-count  the same in instructions, under callgrind
# make bench-layout-count  instructions of layouts through the public API; SIZES="10 100" chooses sizes
# make bench-scenes-count  instructions of a step of layout-heavy programs; ONLY=A,B chooses scenes
# make bench-form  a form of twenty fields, key by key, beside ncurses by hand
# make logs LOGS=DIR  scores the explanation of conflict logs against a folder of them with an index.jsonl
# make conformance CORPUS=DIR  scores the layout engine against frames that Apple's computed

PREFIX ?= /usr/local
# The program needs no Swift where it runs. It has no names of functions, which are a third of it, and exports none, which
# its start would look at: a backtrace that has them needs Swift, and a build without -s. With the driver in the package
# manager a module's users start as soon as its interface is written; without cross-module optimisation that takes about a
# second. Otherwise modules are compiled one after the other. Swift 6.3 calls this option deprecated; a Swift without it does without.
RELEASE = swift build -c release --static-swift-stdlib -debug-info-format none -Xswiftc -disable-cmo \
  -Xlinker -s -Xlinker --no-export-dynamic \
  $(shell swift build --help-hidden 2>/dev/null | grep -o -e --use-integrated-swift-driver | head -n 1)

DEMO_PACKAGES := libncurses-dev libicu-dev ncurses-term
TEST_PACKAGES := $(DEMO_PACKAGES) libvterm-dev tmux unicode-data xauth xterm xvfb
INSTALL_PACKAGES := $(DEMO_PACKAGES) perl
COUNT_PACKAGES := valgrind binutils
FUZZ_SECONDS ?= 20

# kiwi, which the solver is compared with: its headers stay out of the repository.
KIWI_VERSION := 1.5.1
KIWI := Benchmarks/.kiwi
BENCHMARK := Benchmarks/.build/release/SolverBenchmark
LAYOUT_BENCHMARK := Benchmarks/.build/release/LayoutBenchmark
SCENES := Benchmarks/.build/release/Scenes
comma := ,
BENCHMARK_OPTIONS := $(if $(ONLY),--only $(ONLY)) $(OPTIONS)

# The scorer's reference solver stays out of the repository.
KIWISOLVER := Benchmarks/.kiwisolver
CONFORMANCE := Benchmarks/.build/release/Conformance

.PHONY: conformance logs demo install uninstall test sanitize lint imports fuzz docs docs-open golden pictures setup-demo setup-test bench-solver \
  bench-solver-count bench-layout-count bench-scenes-count bench-form bench-build setup-count

demo: setup-demo
	@[ -e .build/release/ashlar ] || echo "The program is built, optimised: a few minutes the first time. Then the gallery opens."
	$(RELEASE) --product ashlar
	@$$($(RELEASE) --show-bin-path)/ashlar

install: setup-install
	$(if $(PROGRAM),,$(RELEASE) --product ashlar)
	@.ci/install "$(or $(PROGRAM),$$($(RELEASE) --show-bin-path)/ashlar)" "$(DESTDIR)$(PREFIX)"

uninstall:
	@.ci/install --remove "$(DESTDIR)$(PREFIX)"

test: setup-test
	@.ci/test

# Builds everything twice, so it is no part of the tests; SANITIZER=address or thread chooses one.
sanitize: setup-test
	@.ci/sanitize $(SANITIZER)

# These run in the folder that `make test` has built.
fuzz golden pictures: export ASHLAR_OPTIMIZED := 1

# Random layouts and random systems against independent oracles, from a fresh seed that is printed.
fuzz:
	swift build --build-tests
	ASHLAR_FUZZ_SECONDS=$(FUZZ_SECONDS) swift test --skip-build --filter fuzzing

lint:
	swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests Demos \
	  Benchmarks/Package.swift Benchmarks/Sources/SolverBenchmark Benchmarks/Sources/Counting \
	  Benchmarks/Sources/Conformance Benchmarks/Sources/LayoutBenchmark Benchmarks/Sources/Scenes \
	  Benchmarks/Sources/OutputBenchmark Benchmarks/Sources/TextBenchmark

imports:
	@.ci/imports
	@.ci/folders
	@.ci/parts

# Checks that public symbols have comments, and the links; the site is left in .build/docs/site.
docs:
	@.ci/docs

docs-open: docs
	@PORT=$(PORT) .ci/docs-open

# Writes the golden screens of the demos and the page of the articles anew; look at every one before you commit it.
golden:
	swift build --build-tests
	ASHLAR_RECORD_GOLDEN=1 swift test --skip-build --filter 'Golden|ArticlesPage'

# Makes the pictures in the documentation anew; look at every one before you commit it.
PICTURES := Sources/CellViews/CellViews.docc/Resources

pictures: setup-test
	swift build --product ashlar
	@.ci/pictures $$(swift build --show-bin-path)/ashlar $(PICTURES)
	@.ci/doctor-pictures $$(swift build --show-bin-path)/ashlar $(PICTURES)
	swift build --build-tests
	ASHLAR_RECORD_PICTURES=1 swift test --skip-build --filter DemoTests.*Page

# OPTIONS="--ours-only" leaves out kiwi and the reference; Benchmarks/README.md has the others.
bench-solver: bench-build
	@$(BENCHMARK) $(BENCHMARK_OPTIONS)

# Callgrind chokes on the debug information of recent compilers: it gets a copy without.
bench-solver-count: setup-count bench-build
	@strip --strip-debug -o $(BENCHMARK)-counted $(BENCHMARK)
	@$(BENCHMARK)-counted count $(BENCHMARK_OPTIONS)

bench-layout-count: setup-demo setup-count
	swift build -c release --package-path Benchmarks --product LayoutBenchmark
	@strip --strip-debug -o $(LAYOUT_BENCHMARK)-counted $(LAYOUT_BENCHMARK)
	@$(LAYOUT_BENCHMARK)-counted count $(SIZES)

bench-scenes-count: setup-demo setup-count
	swift build -c release --package-path Benchmarks --product Scenes
	@strip --strip-debug -o $(SCENES)-counted $(SCENES)
	@$(SCENES)-counted count $(subst $(comma), ,$(ONLY))

bench-form: setup-demo
	swift build -c release --package-path Benchmarks --product Scenes
	swift build -c release --package-path Benchmarks --product FormByHand
	@Benchmarks/scenes.py --scenes C,CT hand=Benchmarks/.build/release/FormByHand ours=$(SCENES)
	@Benchmarks/scenes.py --scenes C,CT --quiet 1 hand=Benchmarks/.build/release/FormByHand ours=$(SCENES)

bench-build: $(KIWI)/kiwi/kiwi.h
	swift build -c release --package-path Benchmarks --product SolverBenchmark

logs: setup-demo
	@test -n "$(LOGS)" || { echo "Say where the logs are: make logs LOGS=DIR"; exit 2; }
	swift build --product ashlar
	@.ci/logs $$(swift build --show-bin-path)/ashlar "$(LOGS)"

conformance: setup-demo $(KIWISOLVER)/kiwisolver
	@test -n "$(CORPUS)" || { echo "Say where the corpus is: make conformance CORPUS=DIR"; exit 2; }
	swift build -c release --package-path Benchmarks --product Conformance
	@PYTHONPATH=$(KIWISOLVER) python3 Benchmarks/conformance.py $(CONFORMANCE) "$(CORPUS)"

$(KIWISOLVER)/kiwisolver:
	python3 -m pip install --quiet --target $(KIWISOLVER) kiwisolver==$(KIWI_VERSION)

$(KIWI)/kiwi/kiwi.h:
	mkdir -p $(KIWI)
	python3 -m pip download --quiet --no-deps --no-binary :all: --dest $(KIWI) kiwisolver==$(KIWI_VERSION)
	tar -xzf $(KIWI)/kiwisolver-$(KIWI_VERSION).tar.gz -C $(KIWI) --strip-components=1 \
	  kiwisolver-$(KIWI_VERSION)/kiwi kiwisolver-$(KIWI_VERSION)/LICENSE
	touch $@

setup-demo:
	@.ci/setup $(DEMO_PACKAGES)

setup-install:
	@.ci/setup $(INSTALL_PACKAGES)

setup-test:
	@.ci/setup $(TEST_PACKAGES)

setup-count:
	@.ci/setup $(COUNT_PACKAGES)
