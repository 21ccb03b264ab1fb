import Foundation
import Testing

@Suite("Generated advances")
struct InterAdvancesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let command = "Scripts/generate-font-advances.py"

  /// The Python that Debian's fontTools are installed for.
  private static let python = "/usr/bin/python3"

  private static var canGenerate: Bool {
    let fonts = ProcessInfo.processInfo.environment["WINDFALL_FONTS"] ?? "/usr/share/fonts/opentype/inter"
    guard FileManager.default.fileExists(atPath: fonts + "/Inter-Regular.otf") else { return false }
    return (try? run(["-c", "import fontTools"]))?.status == 0
  }

  @Test(
    "The generated file is what its generator writes",
    .enabled(if: canGenerate, "needs the packages python3-fonttools and fonts-inter"))
  func isFresh() throws {
    let result = try Self.run([Self.root.appendingPathComponent(Self.command).path, "-"])
    #expect(result.status == 0)
    let file = Self.root.appendingPathComponent("Sources/WindfallCore/Text/Generated/InterAdvances.swift")
    let isFresh = try Data(contentsOf: file) == result.output
    #expect(isFresh, "InterAdvances.swift is out of date; run \(Self.command)")
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
