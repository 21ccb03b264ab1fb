import Foundation
import Testing
import WindfallProject

struct PlaygroundTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<playground target-platform='ios'/>", to: "A.playground/contents.xcplayground")
  }

  private func playground() throws -> Playground {
    try Playground(url: folder.url.appendingPathComponent("A.playground"))
  }

  private func failure() -> String {
    do {
      return "\(try playground())"
    } catch {
      return "\(error)".replacing(folder.url.path, with: "FOLDER")
    }
  }

  @Test func `one without pages is a page of its own name`() throws {
    try folder.write("print(1)", to: "A.playground/Contents.swift")
    try folder.write("", to: "A.playground/Sources/Deep/B.swift")
    try folder.write("", to: "A.playground/Resources/words.txt")
    let playground = try playground()
    #expect(playground.pages.map(\.name) == ["A"])
    #expect(playground.sources.map(\.lastPathComponent) == ["B.swift"])
    #expect(playground.pages[0].resources.map(\.lastPathComponent) == ["words.txt"])
  }

  @Test func `pages are in the order of the file, and those that it does not name come last`() throws {
    try folder.write(
      "<playground><pages><page name='Two'/><page name='Gone'/><page name='One'/></pages></playground>",
      to: "A.playground/contents.xcplayground")
    for name in ["One", "Two", "Three"] {
      try folder.write("", to: "A.playground/Pages/\(name).xcplaygroundpage/Contents.swift")
    }
    try folder.write("", to: "A.playground/Pages/One.xcplaygroundpage/Sources/S.swift")
    let pages = try playground().pages
    #expect(pages.map(\.name) == ["Two", "One", "Three"])
    #expect(pages.map(\.sources.count) == [0, 1, 0])
  }

  @Test func `a page's resources replace those of the playground`() throws {
    try folder.write("", to: "A.playground/Pages/One.xcplaygroundpage/Contents.swift")
    for file in ["Resources/a", "Resources/b", "Pages/One.xcplaygroundpage/Resources/a"] {
      try folder.write("", to: "A.playground/\(file)")
    }
    let resources = try playground().pages[0].resources.map { $0.path.dropFirst(folder.url.path.count) }
    #expect(resources == ["/A.playground/Pages/One.xcplaygroundpage/Resources/a", "/A.playground/Resources/b"])
  }

  @Test func `what is damaged or for another system is named`() throws {
    #expect(
      failure() == "FOLDER/A.playground: the playground page has no Contents.swift; take it again from version control")
    try folder.write("<playground target-platform='macos'/>", to: "A.playground/contents.xcplayground")
    #expect(failure().contains("the playground is for macos, and only playgrounds for iOS are run"))
    try folder.write("<playground", to: "A.playground/contents.xcplayground")
    #expect(failure().contains("the playground is damaged: its XML cannot be read, in line 1"))
  }
}
