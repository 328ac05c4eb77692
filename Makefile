# mlirc: what can be made. `make` alone shows the targets.

GO      ?= go
# Programs that are linked statically start a millisecond sooner.
export CGO_ENABLED ?= 0
# So do those without pages about gRPC's calls, which mlirc does not serve; see its documentation.
# Programs, tests and checks are compiled with the same flags, so that nothing is compiled twice.
export GOFLAGS := $(strip $(GOFLAGS) -trimpath -tags=grpcnotrace)
# mlirc begins where it can see which standard streams are closed; see package stdio.
ENTRY   := -E=github.com/mlirc/mlirc/host/sandbox/launcher.entry
BIN     := bin
PLUGINS := std linalg llvm spirv gpu omp translate

.PHONY: help build run test test-long mutants race kernels lint generate golden fuzz bench tools oracles compilers clean

help: ## show the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

build: ## build bin/mlirc and bin/mlirc-plugin-*
	@mkdir -p $(BIN)/.linked
	@$(call program,mlirc,./cmd/mlirc,-ldflags=$(ENTRY))
	@for p in $(PLUGINS); do \
	  $(call program,mlirc-plugin-$$p,./plugins/$$p/cmd/mlirc-plugin-$$p) || exit 1; done

# A program that was copied lies in the system's memory in larger pieces than the linker
# leaves it in, and starts a tenth sooner, as one does that is read from a disk.
program = { echo "$(GO) build$(if $(3), $(3)) -o $(BIN)/$(1) $(2)" && \
  $(GO) build$(if $(3), $(3)) -o $(BIN)/.linked/$(1) $(2) && \
  { cmp -s $(BIN)/.linked/$(1) $(BIN)/$(1) || { \
    cp $(BIN)/.linked/$(1) $(BIN)/.linked/$(1).copy && mv $(BIN)/.linked/$(1).copy $(BIN)/$(1); }; }; }

run: tools build ## compile an example through plugin processes, link it, run it
	@scripts/run-example saxpy

# The tests themselves collect garbage late: a quarter less time for those that read much text.
COLLECT = GOGC=$${GOGC-400}

test: tools oracles build ## install the oracles and run the tests (make lint vets them)
	$(COLLECT) CI=$${CI-true} $(GO) test -vet=off ./...

test-long: tools oracles build ## the tests that take longer, too
	$(COLLECT) CI=$${CI-true} TEST_LONG=1 $(GO) test -timeout 240m ./...
	$(GO) run ./internal/mutants -sample $${SAMPLETIME-20m}

mutants: ## change the code that decides what passes may do; a test must catch each change
	$(GO) run ./internal/mutants

race: ## run the tests of the packages with goroutines under the race detector
	@GO="$(GO)" scripts/race

kernels: ## run the sandbox's tests in virtual machines with other kernels, where control groups are delegated
	@scripts/test-kernels

lint: ## formatting, vet, staticcheck, generated files
	@unformatted="$$(gofmt -l $$(git ls-files '*.go'))"; \
	  if [ -n "$$unformatted" ]; then echo "gofmt: $$unformatted"; exit 1; fi
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) run ./internal/generate -check
	$(GO) run ./internal/licenses -check

generate: ## write the Go views of the dialects, the protocol, and third-party licences
	$(GO) run ./internal/generate
	$(GO) run ./internal/licenses
	$(GO) generate ./sdk/protocol/...

golden: build ## rewrite the golden files
	GOLDEN=write $(GO) test ./...

fuzz: ## run each fuzzer for a minute (FUZZTIME=10m for longer)
	@scripts/fuzz $${FUZZTIME-1m}

bench: tools oracles compilers build ## compare with the tools of MLIR 13, and with C, in one run
	$(GO) test -run '^$$' -bench . -benchtime 5x ./benchmarks/...

tools: ## install LLVM when there is none
	@scripts/install-tools

oracles: ## install what the tests compare with
	@scripts/install-oracles

compilers: ## install what the benchmarks compare with
	@scripts/install-compilers

clean: ## remove what was built
	rm -rf $(BIN)
