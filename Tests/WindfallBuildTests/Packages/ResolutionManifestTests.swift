import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct ResolutionManifestTests {
  private func line(_ url: String, _ requirement: PackageRequirement) -> String {
    let text = ResolutionManifest(packages: [RemotePackage(url: url, requirement: requirement)]).text
    return text.split(separator: "\n").first { $0.contains(".package(") }?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  @Test("Each kind of requirement is written as SwiftPM reads it")
  func requirements() {
    let url = "https://example.com/kit.git"
    let start = ".package(url: \"\(url)\", "
    #expect(line(url, .upToNextMajor(from: "1.2.0")) == start + "from: \"1.2.0\")")
    #expect(line(url, .upToNextMinor(from: "1.2.0")) == start + ".upToNextMinor(from: \"1.2.0\"))")
    #expect(line(url, .range(from: "1.0.0", to: "3.0.0")) == start + "\"1.0.0\"..<\"3.0.0\")")
    #expect(line(url, .exact("1.0.0")) == start + "exact: \"1.0.0\")")
    #expect(line(url, .branch("main")) == start + "branch: \"main\")")
    #expect(line(url, .revision("abc")) == start + "revision: \"abc\")")
  }

  @Test("Nothing that stands in a project becomes code")
  func injection() {
    let text = line("https://e.com/\"), .package(path: \"/\\(x)\n", .branch("a\"b"))
    #expect(
      text == ".package(url: \"https://e.com/\\u{22}), .package(path: \\u{22}/\\u{5c}(x)\\u{a}\", "
        + "branch: \"a\\u{22}b\")")
  }

  @Test("A package of a registry is asked for by its name there")
  func registry() {
    let package = RemotePackage(url: "mona.list", requirement: .exact("1.0.0"), isOfRegistry: true)
    let text = ResolutionManifest(packages: [package]).text
    #expect(text.contains(".package(id: \"mona.list\", exact: \"1.0.0\")"))
  }
}
