import Foundation
import Testing

@testable import WindfallProject

struct ConfigurationFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func settings(_ text: String) throws -> BuildSettings {
    let file = try folder.write(text, to: "Main.xcconfig")
    return BuildSettings(
      levels: [try ConfigurationFile.level(at: file)], platform: .simulator(configuration: "Debug"))
  }

  @Test func `reads assignments, comments, conditions and long lines`() throws {
    let settings = try settings(
      """
      // A = 0
      A = 1 // one
      B[sdk=iphonesimulator*,config=Debug]=yes
      B = no
      URL = https:/$()/example.org
      LONG = a \\
        b

      EMPTY =
      C = c; // as in C
      nonsense
      """)
    #expect(settings["A"] == "1")
    #expect(settings["B"] == "yes")
    #expect(settings["URL"] == "https://example.org")
    #expect(settings.list("LONG") == ["a", "b"])
    #expect(settings["EMPTY"] == "")
    #expect(settings["C"] == "c")
    #expect(settings.names == ["A", "B", "C", "EMPTY", "LONG", "URL"])
  }

  @Test func `includes files relative to the one that includes them`() throws {
    try folder.write("#include \"../Other.xcconfig\"\nA = inner $(inherited)", to: "Inner/Inner.xcconfig")
    try folder.write("A = other", to: "Other.xcconfig")
    let settings = try settings("#include \"Inner/Inner.xcconfig\"\n#include? \"Gone.xcconfig\"\nB = $(A)")
    #expect(settings["B"] == "inner other")
  }

  @Test func `a file that includes itself comes to an end`() throws {
    #expect(try settings("A = 1\n#include \"Main.xcconfig\"")["A"] == "1")
  }

  @Test func `a missing file is remembered, and the rest counts`() throws {
    let file = try folder.write("#include \"Gone.xcconfig\"\nA = 1", to: "Main.xcconfig")
    let level = try ConfigurationFile.level(at: file)
    #expect(level.missingFiles.map(\.lastPathComponent) == ["Gone.xcconfig"])
    #expect(level.assignments.count == 1)
  }
}
