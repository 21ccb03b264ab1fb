sources := Sources Tests Package.swift

.PHONY: test format lint

# Installs what is missing, builds, runs every test; the last line is "N passed, N failed".
test:
	@./windfall --set-up
	@sh Scripts/run-tests.sh

format:
	swift format --in-place --recursive --configuration .swift-format $(sources)

lint:
	swift format lint --strict --recursive --configuration .swift-format $(sources)
