import Foundation
import Testing

@testable import WindfallBuild

@Suite struct LocalizedResourceTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func files(_ text: String, _ path: String, destination: String) throws -> [String: NSDictionary] {
    let resource = BundleResource(source: try folder.write(text, to: path), destination: destination)
    let files = try #require(LocalizedResource(resource)).files()
    return try files.mapValues {
      try #require(PropertyListSerialization.propertyList(from: $0, format: nil) as? NSDictionary)
    }
  }

  @Test("Texts become property lists in their place")
  func strings() throws {
    #expect(
      try files("\"a\" = \"b\";", "de.lproj/L.strings", destination: "de.lproj/L.strings")
        == ["de.lproj/L.strings": ["a": "b"]])
  }

  @Test("A catalog becomes tables in the folders of its languages, beside the folder it stands in")
  func catalog() throws {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"fr": \(unit), "de": {"variations": {"plural": {"other": \(unit)}}}}}
      }}
      """
    for destination in ["Pages/Main.xcstrings", "Pages/mul.lproj/Main.xcstrings"] {
      let files = try files(text, "Main.xcstrings", destination: destination)
      #expect(
        files.keys.sorted() == [
          "Pages/de.lproj/Main.strings", "Pages/de.lproj/Main.stringsdict", "Pages/en.lproj/Main.strings",
          "Pages/fr.lproj/Main.strings",
        ])
      #expect(files["Pages/fr.lproj/Main.strings"] == ["a": "x"])
    }
  }

  @Test("What is damaged stops the build with its place")
  func damaged() throws {
    let error = #expect(throws: BuildError.self) {
      try files("\"a\" = \n", "L.strings", destination: "L.strings")
    }
    #expect(error?.status == .buildFailed)
    #expect(error?.message.hasSuffix("/L.strings:2: the file ends too early; mend it in Xcode") == true)
  }

  @Test("Other files are none of its business")
  func others() throws {
    let file = try folder.write("{}", to: "a.json")
    #expect(LocalizedResource(BundleResource(source: file, destination: "a.json")) == nil)
  }
}
