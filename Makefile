sources := Sources Tests Package.swift

.PHONY: test format lint documents

# Installs what is missing, builds, runs every test; the last line is "N passed, N failed".
test:
	@./windfall --set-up
	@sh Scripts/run-tests.sh

format:
	swift format --in-place --recursive --configuration .swift-format $(sources)

lint:
	swift format lint --strict --recursive --configuration .swift-format $(sources)

# Writes the pages and tables that are made from the sources: after each change of a framework's API.
documents:
	@sh Scripts/generate-documents.sh
