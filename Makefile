sources := Sources Tests Package.swift

.PHONY: test format lint documents dumps release

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

# Packs what was built: an archive that can be unpacked anywhere, its checksum, its parts, and a Debian package.
release:
	@./windfall --set-up
	@sh Scripts/make-release.sh
