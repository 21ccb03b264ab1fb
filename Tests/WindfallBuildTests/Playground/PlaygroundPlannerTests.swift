import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

struct PlaygroundPlannerTests {
  private let folder: TestFolder
  private let playground: Playground

  init() throws {
    folder = try TestFolder()
    try folder.write("<playground/>", to: "1st Steps.playground/contents.xcplayground")
    try folder.write("", to: "1st Steps.playground/Sources/A.swift")
    for page in ["One", "Two"] {
      try folder.write("", to: "1st Steps.playground/Pages/\(page).xcplaygroundpage/Contents.swift")
    }
    try folder.write("", to: "1st Steps.playground/Pages/One.xcplaygroundpage/Sources/B.swift")
    playground = try Playground(url: folder.url.appendingPathComponent("1st Steps.playground"))
  }

  @Test func `a page comes after the modules of the playground and its own, and imports both`() throws {
    let plan = try PlaygroundPlanner(playground: playground).plan(for: playground.pages[0])
    #expect(plan.targets.map(\.moduleName) == ["_1st_Steps_Sources", "One_PageSources", "One_Page"])
    #expect(plan.targets[1].settings.arguments.contains("_1st_Steps_Sources"))
    #expect(plan.targets[2].settings.arguments.filter { $0.hasSuffix("Sources") }.count == 2)
    #expect(plan.targets[2].hasMainFile)
    #expect(plan.targets[2].kind == .unitTests(host: nil))
  }

  @Test func `a page without sources of its own has the playground's module only`() throws {
    let plan = try PlaygroundPlanner(playground: playground).plan(for: playground.pages[1])
    #expect(plan.targets.map(\.moduleName) == ["_1st_Steps_Sources", "Two_Page"])
  }
}
