# make demo   builds the program and opens the gallery
# make test   runs every check: format, imports, unit, demo and terminal tests, a short fuzz

DEMO_PACKAGES := libncurses-dev libicu-dev
TEST_PACKAGES := $(DEMO_PACKAGES) libvterm-dev
FUZZ_SECONDS ?= 20

.PHONY: demo test lint imports fuzz docs golden setup-demo setup-test

demo: setup-demo
	swift build -c release --product ashlar
	@$$(swift build -c release --show-bin-path)/ashlar

test: setup-test lint imports
	swift build --build-tests
	swift test --skip-build
	$(MAKE) docs
	$(MAKE) fuzz

# Random layouts and random systems against independent oracles, from a fresh seed that is printed.
fuzz:
	swift build --build-tests
	ASHLAR_FUZZ_SECONDS=$(FUZZ_SECONDS) swift test --skip-build --filter fuzzing

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Demos

imports:
	@.ci/imports

# Checks the documentation's links; the archives are left in .build/docs.
docs:
	@.ci/docs

# Writes the golden screens of the demos anew; look at every one before you commit it.
golden:
	swift build --build-tests
	ASHLAR_RECORD_GOLDEN=1 swift test --skip-build --filter Golden

setup-demo:
	@.ci/setup $(DEMO_PACKAGES)

setup-test:
	@.ci/setup $(TEST_PACKAGES)
