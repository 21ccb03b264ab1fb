sources := Sources Tests Package.swift

.PHONY: test format lint documents dumps

# Installs what is missing, builds, runs every test; the last line is "N passed, N failed".
test:
	@./windfall --set-up
	@sh Scripts/run-tests.sh

format:
	swift format --in-place --recursive --configuration .swift-format $(sources)

lint:
	swift format lint --strict --recursive --configuration .swift-format $(sources)

# Writes anew what screens publish: after a change that is meant to change it.
dumps:
	@WINDFALL_RECORD_DUMPS=1 swift test --filter ScreenDumpTests

# Writes the pages and tables that are made from the sources: after each change of a framework's API.
documents:
	@sh Scripts/generate-documents.sh
