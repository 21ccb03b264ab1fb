import Testing

@testable import WindfallCoverage

struct SectionTests {
  private func symbol(_ name: String, projects: Int) throws -> ReferenceSymbol {
    try #require(ReferenceSymbol(line: "UIKit|type||\(name)|\(projects)|1|"[...].utf8[...]))
  }

  @Test func `what most projects use comes first, and what differs says how`() throws {
    let section = Section(
      name: "UIKit",
      rows: [
        (try symbol("UIA", projects: 1), .missing), (try symbol("UIB", projects: 3), .missing),
        (try symbol("UIC", projects: 4), .differs("in a way")), (try symbol("UID", projects: 0), .supported),
        (try symbol("UIE", projects: 2), .notOnIOS),
      ])
    #expect(section.text.contains("**Not on iOS**: `UIE` 2"))
    #expect(section.differing == 1)
    #expect(section.text.contains("**Missing**: `UIB` 3, `UIA` 1"))
    #expect(section.text.contains("| `UIC` | 4 | in a way |"))
    #expect(section.text.contains("**Supported, used by none of the projects**: `UID`"))
    #expect(section.usedShare == "50 %")
  }
}
