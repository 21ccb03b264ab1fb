import Testing

@Suite("Links to Apple")
struct AppleLinkTests {
  @Test("Each public type of a framework links to its page at Apple")
  func files() {
    Finding.expectNone(Repository.sources.flatMap { AppleLinkCheck.findings(in: $0) })
  }

  @Test("Every exempt type is there")
  func exemptions() {
    let names = Repository.sources.flatMap { file in file.declarations.map { "\(file.path):\($0.name)" } }
    for exemption in AppleLinkCheck.exemptions {
      #expect(names.contains(exemption.subject), "\(exemption.subject)")
    }
  }

  private func findings(_ text: String, path: String = "Sources/Frameworks/UIKit/A.swift") -> [Finding] {
    AppleLinkCheck.findings(in: SourceFile(path: path, text: text))
  }

  @Test(
    "Types without a link",
    arguments: [
      "public struct A {}", "/// A thing.\npublic protocol A {}", "@MainActor open class A {}",
      "extension B {\n  public enum C {}\n}", "public extension B {\n  enum C {}\n}",
      "struct A {\n  /// A part.\n  public enum B {}\n}", "// https://developer.apple.com/a\npublic struct A {}",
      "/// See https://example.org.\npublic struct A {}",
    ])
  func bad(text: String) {
    #expect(findings(text).count == 1)
  }

  @Test(
    "Types with a link, and types that are not Apple's",
    arguments: [
      "/// See [A](https://developer.apple.com/documentation/uikit/a).\npublic struct A {}",
      "/// See\n/// [A](https://developer.apple.com/documentation/uikit/a).\n@MainActor\nopen class A {}",
      "struct A {}", "public struct _A {}", "@_spi(Windfall) public struct A {}", "extension B { enum C {} }",
    ])
  func good(text: String) {
    #expect(findings(text).isEmpty)
  }

  @Test("Our own modules and private folders need no link")
  func elsewhere() {
    #expect(findings("public struct A {}", path: "Sources/WindfallCore/A.swift").isEmpty)
    #expect(findings("public struct A {}", path: "Sources/Frameworks/UIKit/Private/A.swift").isEmpty)
    #expect(findings("public struct A {}", path: "Sources/Frameworks/Nimble/A.swift").isEmpty)
  }
}
