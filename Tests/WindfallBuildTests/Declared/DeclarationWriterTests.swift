import Foundation
import Testing
import WindfallCoverage
import WindfallFacts

@testable import WindfallBuild

@Suite("The text of declarations")
struct DeclarationWriterTests {
  private func lines(_ source: String, missed: Set<String> = []) throws -> [String] {
    var writer = DeclarationWriter(
      choice: try DeclarationChoiceTests.choice(source, missed: missed), modules: ["UIKit"])
    writer.write()
    return writer.lines.map(\.text)
  }

  /// What is declared of a header in Objective-C for a source.
  private func written(
    ofHeader facts: String, usedBy source: String, modules: [String] = []
  ) throws -> DeclarationWriter {
    var mentions = Mentions()
    mentions.add(source)
    let module = try SDKModule(name: "Headers", data: Data("# Headers: facts by hand\n\(facts)".utf8))
    var choice = DeclarationChoice(coverage: Coverage(), mentions: mentions, modules: [module])
    choice.choose()
    var writer = DeclarationWriter(choice: choice, modules: modules)
    writer.write()
    return writer
  }

  @Test("A class notes what is called and answers with what stands for no value")
  func classes() throws {
    let lines = try lines("let horn: Horn; horn.blow(hard: true); horn.next; horn.polish()")
    #expect(lines.contains("open class Horn: NSObject, @unchecked Sendable {"))
    #expect(
      lines.contains("  public init(pitch: Pitch) { windfallUnimplemented(\"Horn.init(pitch:)\"); super.init() }"))
    #expect(
      lines.contains(
        "  @discardableResult open func blow(hard: Bool) -> Pitch { return windfallUnimplemented(\"Horn.blow(hard:)\", .low) }"
      ))
    #expect(lines.contains("  open func polish() { windfallUnimplemented(\"Horn.polish()\") }"))
    #expect(
      lines.contains {
        $0.hasPrefix("  open var next: Horn? { get { return windfallUnimplemented(\"Horn.next\", nil) }")
      })
  }

  @Test("What a declared class has is overridden, and what is there is inherited")
  func overrides() throws {
    let lines = try lines("let trumpet: Trumpet; let horn: Horn; trumpet.polish(); trumpet.description")
    #expect(lines.contains("  open override func polish() { windfallUnimplemented(\"Trumpet.polish()\") }"))
    #expect(!lines.contains { $0.contains("description") })
  }

  @Test("The name of a notification is a value, whose text is what Objective-C calls it")
  func notifications() throws {
    let facts = """
      class Horn : NSObject
      \tstatic let wasBlownNotification: NSNotification.Name
      extension NSNotification.Name
      \tstatic let HornCalls: NSNotification.Name
      """
    let lines = try written(ofHeader: facts, usedBy: "Horn.wasBlownNotification; Notification.Name.HornCalls").lines
      .map(\.text)
    #expect(lines.contains { $0.contains("(rawValue: \"HornWasBlownNotification\")") })
    #expect(lines.contains { $0.contains("(rawValue: \"HornCallsNotification\")") })
    // The names are of a structure, which no type can inherit from.
    #expect(lines.contains("extension WindfallDeclared_NSNotification_Name where Self == NSNotification.Name {"))
  }

  @Test("A class of the project's headers is declared though a framework has a type of its name")
  func namesakes() throws {
    let facts = """
      class Query : NSObject
      \tfunc limit(to limit: Int) -> Query
      class CollectionReference : Query
      \tvar path: String { get }
      """
    let writer = try written(ofHeader: facts, usedBy: "CollectionReference().limit(to: 1).path")
    let lines = writer.lines.map(\.text)
    #expect(lines.contains("open class Query: NSObject, @unchecked Sendable {"))
    #expect(lines.contains("open class CollectionReference: Query, @unchecked Sendable {"))
    #expect(!writer.text.contains("import SwiftData"))
  }

  @Test("What a module of ours has in place of the project's headers is not declared again")
  func runtimes() throws {
    let facts = "class _RXDelegateProxy : NSObject\n\tfunc reset()\nclass Tuba : _RXDelegateProxy\n"
    let writer = try written(ofHeader: facts, usedBy: "class Horn: _RXDelegateProxy {}; Tuba().reset()")
    #expect(writer.text.contains("class Tuba: _RXDelegateProxy"))
    #expect(!writer.text.contains("class _RXDelegateProxy"))
  }

  @Test("An object that can be coded asks its subclasses for the initialiser")
  func coding() throws {
    let facts = """
      class Answer : NSObject, NSCopying, NSSecureCoding
      class LongAnswer : Answer
      class Question : NSObject
      """
    let lines = try written(ofHeader: facts, usedBy: "Answer(); LongAnswer(); Question()").lines.map(\.text)
    let coded = lines.filter { $0.contains("required init?(coder: NSCoder)") }
    #expect(coded.count == 2)
    #expect(coded.contains { $0.contains("\"Answer.init(coder:)") && $0.hasSuffix("; super.init() }") })
    #expect(coded.contains { $0.contains("\"LongAnswer.init(coder:)") && $0.hasSuffix("super.init(coder: coder) }") })
    #expect(lines.contains { $0.hasPrefix("open class Answer: NSObject, NSSecureCoding,") })
    #expect(lines.contains { $0.hasPrefix("open class LongAnswer: Answer, @unchecked") })
    #expect(lines.filter { $0.contains("func encode(with coder: NSCoder)") }.count == 1)
  }

  @Test("An initialiser that a declared class above has is overridden")
  func initialisers() throws {
    let facts = """
      class Request : NSObject
      \tinit(completionHandler: ((Request) -> Void)? = nil)
      class ImageRequest : Request
      \toverride init(completionHandler: ((Request) -> Void)? = nil)
      class FaceRequest : ImageRequest
      \toverride init(completionHandler: ((Request) -> Void)? = nil)

      """
    let text = try written(ofHeader: facts, usedBy: "let request = FaceRequest { _ in }").text
    let head = "init(completionHandler: ((Request) -> Void)? = nil) {"
    #expect(text.contains("\n  public \(head)"))
    #expect(text.components(separatedBy: "  public override \(head)").count == 3)
  }

  @Test("What is in Objective-C is called so")
  func objectiveC() throws {
    let text = try written(
      ofHeader: "class Bell : NSObject\n\tfunc ring()\n", usedBy: "let bell: Bell = Bell(); bell.ring()"
    ).text
    #expect(text.contains("windfallUnimplemented(\"Bell.init(), in Objective-C,\")"))
    #expect(text.contains("func ring() { windfallUnimplemented(\"Bell.ring(), in Objective-C,\") }"))
  }

  @Test("A class in Objective-C may be a test case, which protocols of its own are bound to")
  func testCases() throws {
    let text = try written(
      ofHeader: "class BellTestCase : XCTestCase\n\tfunc ring()\n", usedBy: "class OwnTests: BellTestCase {}"
    ).text
    #expect(text.contains("open class BellTestCase: XCTestCase"))
  }

  @Test("An error has its codes")
  func errors() throws {
    let lines = try lines("throw HornError(.cold)")
    #expect(lines.contains("public struct HornError: Error {"))
    #expect(lines.contains("  public static var cold: HornError.Code { .cold }"))
    #expect(lines.contains("  case cold = 3"))
  }

  @Test("A case that an enumeration lacks is the one with its raw value, if there is one")
  func missingCases() throws {
    let lines = try lines("switch mode { case .center: 1; case .sideways: 2 }")
    #expect(
      lines.contains {
        $0.hasPrefix(
          "  public static var sideways: UIView.ContentMode { if let same = UIView.ContentMode(rawValue: 99)")
          && $0.hasSuffix("; windfallUnimplementedStop(\"UIView.ContentMode.sideways\") }")
      })
    #expect(lines.contains("  public static let sideways = WindfallMissing_UIView_ContentMode(raw: 99)"))
    for (type, value) in [("UIView.ContentMode", "value"), ("UIView.ContentMode?", "value?")] {
      #expect(
        lines.contains(
          "public func ~= (pattern: WindfallMissing_UIView_ContentMode, value: \(type)) -> Bool { "
            + "\(value).rawValue == pattern.raw }"))
    }
    #expect(!lines.contains { $0.contains("center") })
  }

  @Test("Option sets and cases have their raw values")
  func values() throws {
    let lines = try lines("let options: HornOptions = .loud; let pitch: Pitch")
    #expect(lines.contains("public struct HornOptions: OptionSet, Hashable, Sendable {"))
    #expect(lines.contains("  public static var loud: HornOptions { HornOptions(rawValue: 1) }"))
    #expect(lines.contains("  case high = 7"))
  }

  @Test("Another name of a case, in back-ticks as it is a word of Swift, is there without its value")
  func otherNames() throws {
    let lines = try lines("let pitch: Pitch = .default")
    let name = "  public static var `default`: Pitch"
    #expect(lines.contains("\(name) { return windfallUnimplemented(\"Pitch.default\", .low) }"))
  }

  @Test("Two cases of one value are one, by both names")
  func twins() throws {
    let facts = "# Sound: facts\nenum Pitch : Int\n\tcase low = 1\n\tcase deep = 1\n"
    var writer = DeclarationWriter(
      choice: try DeclarationChoiceTests.choice("let pitches: [Pitch] = [.low, .deep]", facts: facts),
      modules: ["UIKit"])
    writer.write()
    let lines = writer.lines.map(\.text)
    #expect(lines.contains("  case low = 1"))
    #expect(lines.contains("  public static var deep: Self { .low }"))
    #expect(!lines.contains("  case deep = 1"))
  }

  @Test("A protocol inherits from those that are there")
  func refinedProtocols() throws {
    let facts = "# Sound: facts\nprotocol HornFieldDelegate : UITextFieldDelegate\nprotocol UITextFieldDelegate\n"
    var writer = DeclarationWriter(
      choice: try DeclarationChoiceTests.choice("class A: HornFieldDelegate {}", facts: facts), modules: ["UIKit"])
    writer.write()
    #expect(writer.lines.map(\.text).contains("public protocol HornFieldDelegate: UITextFieldDelegate {"))
  }

  @Test("A protocol asks for nothing that a type must have")
  func protocols() throws {
    let lines = try lines("class A: HornDelegate { func hornDidBlow(_ horn: Horn) {} }")
    #expect(lines.contains("public protocol HornDelegate: NSObjectProtocol {"))
    #expect(lines.contains("}; extension HornDelegate {"))
  }

  @Test("What is added to a type of ours is no obstacle to what subclasses declare")
  func additions() throws {
    let lines = try lines("view.echo")
    #expect(lines.contains("public protocol WindfallDeclared_UIView {}; extension UIView: WindfallDeclared_UIView {}"))
    #expect(lines.contains("  public var echo: Pitch { return windfallUnimplemented(\"UIView.echo\", .low) }"))
  }

  @Test("A reserved word is quoted", arguments: [("default", "`default`"), ("low", "low"), ("in", "`in`")])
  func quoting(name: String, text: String) {
    #expect(DeclarationWriter.quoted(name) == text)
  }

  @Test("A declared view is made without arguments, whatever initialisers the class above it has")
  func views() throws {
    let writer = try written(
      ofHeader: "class Bell : UIView\n\tfunc ring()\n", usedBy: "let bell = Bell(); bell.ring()", modules: ["UIKit"])
    #expect(writer.lines.map(\.text).contains("  public convenience init() { self.init(frame: .zero) }"))
  }
}
