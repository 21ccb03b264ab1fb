import Foundation
import Testing

@testable import WindfallBuild

@Suite struct FingerprintTests {
  @Test("The same parts give the same fingerprint in every process")
  func stable() {
    var fingerprint = Fingerprint(step: "compile")
    fingerprint.add(["-Onone", "-g"])
    var again = Fingerprint(step: "compile")
    again.add(["-Onone", "-g"])
    #expect(fingerprint.text == again.text)
    #expect(ContentHash(of: Data("a".utf8)).hexadecimal == "af63dc4c8601ec8c")
  }

  @Test("Where one part ends and the next begins matters")
  func boundaries() {
    var first = Fingerprint(step: "compile")
    first.add(["ab", "c"])
    var second = Fingerprint(step: "compile")
    second.add(["a", "bc"])
    #expect(first != second)
  }

  @Test("A file counts by its content, or by its presence when it is gone")
  func content() throws {
    let folder = try TestFolder()
    let file = try folder.write("one", to: "a")
    func fingerprint() -> Fingerprint {
      var fingerprint = Fingerprint(step: "compile")
      fingerprint.add(fileContent: file.path)
      return fingerprint
    }
    let before = fingerprint()
    try folder.write("one", to: "a")
    #expect(fingerprint() == before)
    try folder.write("two", to: "a")
    #expect(fingerprint() != before)
    try FileManager.default.removeItem(at: file)
    #expect(fingerprint() != before)
  }
}
