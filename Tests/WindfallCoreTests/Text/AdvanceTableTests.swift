import Foundation
import Testing
@testable import WindfallCore

@Suite("Generated advances")
struct AdvanceTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let command = "Scripts/generate-font-advances.py"

  /// The Python that Debian's fontTools are installed for.
  private static let python = "/usr/bin/python3"

  private static let fonts = [
    "opentype/inter/Inter-Regular.otf", "truetype/vollkorn/Vollkorn-Regular.ttf",
    "truetype/quicksand/Quicksand-Regular.ttf", "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
  ]

  private static var canGenerate: Bool {
    guard fonts.allSatisfy({ FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }) else { return false }
    return (try? run(["-c", "import fontTools"]))?.status == 0
  }

  @Test(
    "The generated files are what their generator writes",
    .enabled(if: canGenerate, "needs python3-fonttools and the packages of the fonts"))
  func isFresh() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Self.run([Self.root.appendingPathComponent(Self.command).path, folder.path])
    #expect(result.status == 0)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(written.count == 4)
    for name in written {
      let file = Self.root.appendingPathComponent("Sources/WindfallCore/Text/Generated/" + name)
      let isFresh = try Data(contentsOf: file) == Data(contentsOf: folder.appendingPathComponent(name))
      #expect(isFresh, "\(name) is out of date; run \(Self.command)")
    }
  }

  @Test func `every design has widths of its own`() {
    let widths = FontSpec.Design.allCases.map { FontMetrics.width(of: "iiiiWWWW", in: FontSpec(size: 20, design: $0)) }
    #expect(Set(widths).count == FontSpec.Design.allCases.count)
    let mono = FontSpec(size: 20, design: .monospaced)
    #expect(FontMetrics.width(of: "iiii", in: mono) == FontMetrics.width(of: "WWWW", in: mono))
  }

  @Test func `what a design lacks is as wide as in Inter`() {
    // Hiragana is in none, Phonetic Extensions are in Inter alone.
    for scalar in ["\u{1D43}", "\u{3042}"] {
      let inter = FontMetrics.width(of: scalar, in: FontSpec(size: 20))
      for design in [FontSpec.Design.serif, .rounded] {
        #expect(FontMetrics.width(of: scalar, in: FontSpec(size: 20, design: design)) == inter)
      }
    }
  }

  @Test func `weights and slants differ where the font has them`() {
    func width(_ weight: FontSpec.Weight, italic: Bool = false, _ design: FontSpec.Design) -> Double {
      FontMetrics.width(of: "Hamburg", in: FontSpec(size: 20, weight: weight, isItalic: italic, design: design))
    }
    #expect(width(.bold, .serif) != width(.regular, .serif))
    #expect(width(.regular, italic: true, .serif) != width(.regular, .serif))
    #expect(width(.ultraLight, .serif) == width(.regular, .serif))
    #expect(width(.bold, .rounded) != width(.regular, .rounded))
    #expect(width(.black, .rounded) == width(.bold, .rounded))
    #expect(width(.bold, italic: true, .rounded) == width(.bold, .rounded))
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
