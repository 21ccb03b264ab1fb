import Testing

@testable import WindfallBuild

@Suite struct RealProjectsPageTests {
  private func result(_ name: String, _ expectations: [RealProject.Expectation] = []) -> RealProjectResult {
    let project = RealProject(
      name: name, repository: "owner/\(name)", commit: "abc", folder: "a b", expectations: expectations)
    return RealProjectResult(project: project, name: name)
  }

  @Test("The page has a row for each project, their sum, and the reason for each that does not pass")
  func page() {
    var shop = result("shop", [.init(tests: "T/A", reason: "it asks a server")])
    shop.passed = ["T/B/testB"]
    shop.failed = ["T/A/testA"]
    shop.seconds = 2.2
    var store = result("store", [.init(tests: "", reason: "it waits for Core Data")])
    store.stopped = ["the project"]
    store.messages = ["Core Data is not there yet"]
    var gone = result("gone")
    gone.isThere = false
    let lines = RealProjectsPage(results: [shop, store, gone], list: "List.json").text.split(separator: "\n")
    let address = "https://github.com/owner"
    #expect(lines.contains("| [shop](\(address)/shop/tree/abc/a%20b) | 2 | 1 | 1 | 0 | 3 s |"))
    #expect(lines.contains("| [store](\(address)/store/tree/abc/a%20b) | cannot run | | | | 0 s |"))
    #expect(lines.contains("| [gone](\(address)/gone/tree/abc/a%20b) | not there | | | | |"))
    #expect(lines.contains("| **2 projects** | 2 | 1 | 1 | 0 | 2 s |"))
    #expect(lines.contains("- it asks a server: `T/A/testA`"))
    #expect(lines.contains("- it waits for Core Data: `the project`"))
    #expect(lines.contains("- The tool says: Core Data is not there yet"))
    #expect(!lines.contains { $0.contains("Not expected") })
  }

  @Test("Targets that were not built are beside the number of tests that ran")
  func stopped() {
    var shop = result("shop")
    shop.passed = ["T/B/testB"]
    shop.stopped = ["U", "V"]
    let text = RealProjectsPage(results: [shop], list: "List.json").text
    #expect(text.contains("/shop/tree/abc/a%20b) | 1, without 2 targets | 1 | 0 | 0 |"))
  }

  @Test("What is not expected stands out")
  func surprise() {
    var shop = result("shop")
    shop.failed = ["T/A/testA"]
    let text = RealProjectsPage(results: [shop], list: "List.json").text
    #expect(text.contains("- **Not expected:** shop: T/A/testA does not pass"))
  }

  @Test("A page of packages calls them so")
  func kind() {
    let text = RealProjectsPage(results: [result("shop")], list: "List.json", kind: "packages").text
    #expect(text.hasPrefix("# Real packages\n\nOther people's packages"))
    #expect(text.contains("| **1 package** |"))
  }
}
