import Testing

@Suite("File names")
struct FileNameTests {
  @Test("Every file is named after the main type it declares or extends")
  func files() {
    Finding.expectNone(Repository.swiftFiles.flatMap { FileNameCheck.findings(in: $0) })
  }

  @Test("Every exempt file is there")
  func exemptions() {
    for exemption in FileNameCheck.exemptions + FileLengthCheck.exemptions {
      #expect(Repository.exists(String(exemption.subject.split(separator: ":")[0])), "\(exemption.subject)")
    }
  }

  @Test(
    "Names that fit",
    arguments: [
      ("A.swift", "struct A { struct B {} }\nprivate struct C {}\nextension Int { var a: Int { 1 } }"),
      ("A.B.swift", "extension A { enum B {} }"),
      ("A+Copying.swift", "extension A { func copy() {} }"),
      ("Outer.A+Copying.swift", "extension Outer.A { func copy() {} }"),
      ("A+Copying.swift", "extension Module.A { func copy() {} }"),
      ("Measure.swift", "func measure() {}"),
      ("A.swift", "typealias A = Int"),
      ("A.swift", "struct AStyle {}\nstruct A {}\nextension View { struct C {} }"),
      ("A+B.swift", "extension A {}\nfinal class B {}"),
      ("UIKit.swift", "@_exported import CoreGraphics"),
      ("main.swift", "print(1)"), ("A.swift", "public struct _A {}"),
      ("UnicodeScalar+A.swift", "extension Unicode.Scalar {}"),
      ("M.swift", "import N\npublic typealias A = N.A"),
    ])
  func good(name: String, text: String) {
    #expect(FileNameCheck.findings(in: SourceFile(path: "Sources/M/\(name)", text: text)).isEmpty)
  }

  @Test("A suite within another one has a file of its own")
  func suites() {
    let text = "extension GraphTests { @Suite struct StateTests {} }"
    #expect(FileNameCheck.findings(in: SourceFile(path: "Tests/MTests/StateTests.swift", text: text)).isEmpty)
    #expect(FileNameCheck.findings(in: SourceFile(path: "Sources/M/StateTests.swift", text: text)).count == 1)
  }

  @Test(
    "Names that do not fit",
    arguments: [
      ("A.swift", "struct B {}", "B belongs into B.swift"),
      ("A.swift", "extension A {}", "nothing in this file is called A"),
      ("A.swift", "private struct A {}", "nothing in this file is called A"),
      ("A+Copying.swift", "extension B {}", "nothing in this file is called A"),
      ("A.B.swift", "extension A { enum C {} }", "nothing in this file is called A.B"),
      ("Helpers.swift", "func measure() {}", "nothing in this file is called Helpers"),
    ])
  func bad(name: String, text: String, message: String) {
    let findings = FileNameCheck.findings(in: SourceFile(path: "Sources/M/\(name)", text: text))
    #expect(findings.map(\.message) == [message])
  }

  @Test("A companion moves out when the file grows long")
  func companions() {
    func findings(_ lines: Int) -> [String] {
      let text = "struct A {}\nstruct B {}" + String(repeating: "\n", count: lines - 1)
      return FileNameCheck.findings(in: SourceFile(path: "Sources/M/A.swift", text: text)).map(\.message)
    }
    #expect(findings(FileNameCheck.companionLimit).isEmpty)
    #expect(findings(FileNameCheck.companionLimit + 1) == ["B belongs into B.swift"])
  }

  @Test("An exemption covers one declaration, or a whole file")
  func exempt() {
    let end = String(repeating: "\n", count: FileNameCheck.companionLimit)
    let file = SourceFile(path: "Sources/M/A.swift", text: "struct A {}\nstruct B {}\nstruct C {}" + end)
    let one = [Exemption("Sources/M/A.swift:B", "")]
    #expect(FileNameCheck.findings(in: file, exemptions: one).map(\.line) == [3])
    #expect(FileNameCheck.findings(in: file, exemptions: [Exemption("Sources/M/A.swift", "")]).isEmpty)
  }
}
