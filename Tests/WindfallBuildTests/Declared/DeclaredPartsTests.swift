import Testing

@testable import WindfallBuild

@Suite struct DeclaredPartsTests {
  private let text = """
    import Foundation; import UIKit
    open class Item: NSObject {
      open var text: Label? { return nil }
    }
    public struct Label: Sendable {
      public init() {}
    }
    public enum Other: Int, Sendable {
      case text
    }
    public protocol Mark_UIImage {}; extension UIImage: Mark_UIImage {}
    extension Mark_UIImage where Self : UIImage {
      public func sharpened() -> Other { stop() }
    }
    public let itemKey = "Item"
    """

  private func firstLines(_ words: Set<String>) -> [String] {
    DeclaredParts(text).named(by: words).map { String($0.prefix { $0 != "\n" }) }
  }

  @Test("A type is seen by those that name it, with all that it names; what others name is not")
  func types() {
    #expect(firstLines(["Item"]) == ["open class Item: NSObject {", "public struct Label: Sendable {"])
    #expect(firstLines(["text", "NSObject", "Sendable", "Int"]) == [])
    #expect(firstLines(["itemKey"]).contains("public let itemKey = \"Item\""))
  }

  @Test("What is added to a type is seen by those that name the type or the member")
  func members() {
    for words: Set<String> in [["UIImage"], ["sharpened"]] {
      let lines = firstLines(words)
      #expect(lines.contains("extension Mark_UIImage where Self : UIImage {"))
      #expect(lines.contains("public enum Other: Int, Sendable {"))
      #expect(!lines.contains("open class Item: NSObject {"))
    }
  }

  @Test("A file is the same whether it imports the module or not, wherever the import stands")
  func hash() throws {
    let folder = try TestFolder()
    func hash(_ text: String) throws -> String { DeclaredParts.hash(ofFile: try folder.write(text, to: "A.swift")) }
    let plain = try hash("import UIKit\nclass A {}\n")
    #expect(try hash("import UIKit; import WindfallDeclared\nclass A {}\n") == plain)
    #expect(try hash("import UIKit; public import WindfallDeclared\nclass A {}\n") == plain)
    #expect(try hash("import WindfallDeclared; import UIKit\nclass A {}\n") == plain)
    #expect(try hash("import UIKit\nclass A {}\n#sourceLocation()\nimport WindfallDeclared\n") == plain)
    #expect(try hash("import UIKit; import WindfallDeclared\nclass B {}\n") != plain)
  }

  @Test("A text whose braces do not match is seen whole")
  func whole() {
    for text in ["class A {\n", "class A {\n}\n}\nclass B {\n"] {
      #expect(DeclaredParts(text).named(by: ["A"]) == [text])
    }
  }
}
