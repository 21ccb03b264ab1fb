import Testing
import WindfallLowering

struct ExtensionMemberRuleTests {
  static let cases = [
    LoweringCase(
      name: "members of extensions",
      before: """
        import UIKit
        extension UIView {
          @objc class var cardName: String {
            return "View"
          }
          @objc func grow(_ size: Int, by step: Int = 1) -> Int { size + step }
          @objc var cardTag: Int {
            get { tag }
            set { tag = newValue }
          }
          @objc private func hidden() {}
          var plain: Int { 1 }
        }
        class CardA: UIButton {
          override class var cardName: String { "Card" + super.cardName }
          override func grow(_ size: Int, by step: Int) -> Int { super.grow(size, by: step * 2) }
          override var cardTag: Int { get { 3 } set {} }
        }
        """,
      after: """
        import UIKit
        extension UIView {
          class var cardName: String { if let windfallCall = windfallOverride(windfallClassMember("cardName"), as: (@MainActor () -> String).self) { return windfallCall() }; return windfallBase_cardName }; class var windfallBase_cardName: String {
            return "View"
          }
          func grow(_ size: Int, by step: Int = 1) -> Int { if let windfallCall = windfallOverride(windfallMember("grow(_:by:)"), as: (@MainActor (Int, Int) -> Int).self) { return windfallCall(size, step) }; return windfallBase_grow(size, by: step) }; func windfallBase_grow(_ size: Int, by step: Int = 1) -> Int { size + step }
          var cardTag: Int { get { if let windfallCall = windfallOverride(windfallMember("cardTag"), as: (@MainActor () -> Int).self) { return windfallCall() }; return windfallBase_cardTag } set { if let windfallCall = windfallOverride(windfallMember("cardTag="), as: (@MainActor (Int) -> Void).self) { windfallCall(newValue) } else { windfallBase_cardTag = newValue } } }; var windfallBase_cardTag: Int {
            get { tag }
            set { tag = newValue }
          }
          private func hidden() {}
          var plain: Int { 1 }
        }
        class CardA: UIButton { override class func windfallClassMember(_ name: String) -> Any? { switch name { case "cardName": return { self.windfallOverride_CardA_cardName } as @MainActor () -> String; default: return super.windfallClassMember(name) } }; class var windfallSuper_CardA_cardName: String { if let windfallCall = windfallOverride(super.windfallClassMember("cardName"), as: (@MainActor () -> String).self) { return windfallCall() }; return super.windfallBase_cardName }; override func windfallMember(_ name: String) -> Any? { switch name { case "grow(_:by:)": return self.windfallOverride_CardA_grow as @MainActor (Int, Int) -> Int; case "cardTag": return { self.windfallOverride_CardA_cardTag } as @MainActor () -> Int; case "cardTag=": return { self.windfallOverride_CardA_cardTag = $0 } as @MainActor (Int) -> Void; default: return super.windfallMember(name) } }; func windfallSuper_CardA_grow(_ size: Int, by step: Int) -> Int { if let windfallCall = windfallOverride(super.windfallMember("grow(_:by:)"), as: (@MainActor (Int, Int) -> Int).self) { return windfallCall(size, step) }; return super.windfallBase_grow(size, by: step) };
          class var windfallOverride_CardA_cardName: String { "Card" + windfallSuper_CardA_cardName }
          func windfallOverride_CardA_grow(_ size: Int, by step: Int) -> Int { windfallSuper_CardA_grow(size, by: step * 2) }
          var windfallOverride_CardA_cardTag: Int { get { 3 } set {} }
        }
        """,
      trailer: """
        extension UIView { nonisolated fileprivate static func windfallMethods_UIView(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("grow:by:", method: UIView.grow(_:by:)))
          table.add(getter: "cardTag", of: UIView.self) { $0.cardTag }
          table.add(setter: "setCardTag:", of: UIView.self) { $0.cardTag = $1 }
          table.add(ObjectiveC.Selector("hidden", methodWithoutParameters: UIView.hidden))
        } }
        @_cdecl("windfall_category_methods_App_membersofextensions") public nonisolated func windfall_category_methods_App_membersofextensions(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          UIView.windfallMethods_UIView(table)
        }
        """,
      compiles: false)
  ]

  @Test("Members that extensions add to UIKit's classes", arguments: cases)
  func members(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("A class inside a method of another module overrides them too")
  func otherModule() {
    var options = LoweringOptions(moduleName: "App")
    let app = Lowerer(options: options).lower(
      source: "extension UIViewController { @objc class var name: String? { nil } }", path: "a.swift")
    let base = Lowerer(options: options).lower(source: "class Base: UITableViewController {}", path: "b.swift")
    options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    options.module = ModuleFacts([], imported: [app.facts, base.facts])
    let source = """
      import UIKit
      func test() {
        class Local: Base { override class var name: String? { "a" } }
        class Other: UIView { override class var name: String? { "a" } }
      }
      """
    let text = Lowerer(options: options).lower(source: source, path: "t.swift").text
    #expect(text.contains("class Local: Base { override class func windfallClassMember"))
    #expect(text.contains("{ self.windfallOverride_Local_name } as @MainActor () -> String?"))
    #expect(text.contains("class Other: UIView { override class var name: String? { \"a\" } }"))
  }

  @Test("What an extension adds under another name of a class, or to a class of the module, can be overridden")
  func otherNames() {
    var options = LoweringOptions(moduleName: "App")
    let sources = [
      "typealias Picture = UIImageView",
      "extension Picture { @objc func preloads() -> Bool { true } }",
      """
      class Base: UIView {}
      extension Base { @objc func setUp() {}; @objc func tapped() {} }
      """,
      "class Animated: Picture { override func preloads() -> Bool { false } }",
      "class Plain: UIImageView { override func preloads() -> Bool { false } }",
      "class Card: Base { override func setUp() { super.setUp() } }",
      """
      class Chart: Base {
        #if !os(macOS)
          override func setUp() { super.setUp() }
        #endif
      }
      """,
    ]
    func lowered() -> [LoweredFile] {
      sources.map { Lowerer(options: options).lower(source: $0, path: "a.swift") }
    }
    options.module = ModuleFacts(lowered().map(\.facts))
    let texts = lowered().map(\.text)
    #expect(texts[1].contains("func windfallBase_preloads() -> Bool { true }"))
    #expect(texts[2].contains("func windfallBase_setUp() {}"))
    #expect(!texts[2].contains("windfallBase_tapped"))
    #expect(texts[3].contains("override func windfallMember"))
    #expect(texts[4].contains("override func windfallMember"))
    #expect(texts.last?.contains("func windfallOverride_Chart_setUp() { windfallSuper_Chart_setUp() }") == true)
    #expect(texts[5].contains("windfallSuper_Card_setUp()"))
  }

  @Test("An extension overrides what another extension adds, in a class of UIKit and in one of the module")
  func overridesInExtensions() {
    var options = LoweringOptions(moduleName: "App")
    let sources = [
      "extension UIView { @objc func save() {}; @objc class var kind: String { \"view\" } }",
      """
      extension UILabel {
        override func save() { super.save() }
        override class var kind: String { "label" }
        override var tag: Int { get { 0 } set {} }
      }
      """,
      "public class Card: UIView { override class var kind: String { \"card\" } }",
      "extension Card { override func save() { super.save() } }",
      "extension CALayer { @objc func tint() {} }",
      "extension CAGradientLayer { override func tint() {} }",
      "extension Card { open func turn() {} }",
    ]
    func lowered() -> [LoweredFile] {
      sources.map { Lowerer(options: options).lower(source: $0, path: "a.swift") }
    }
    options.module = ModuleFacts(lowered().map(\.facts))
    let texts = lowered().map(\.text)
    #expect(texts[1].contains("  func windfallOverride_UILabel_save() { windfallSuper_UILabel_save() }"))
    #expect(texts[1].contains("extension UILabel { fileprivate func windfallSuper_UILabel_save() {"))
    #expect(
      texts[1].contains(
        """
        private class WindfallOverrides_UILabel: WindfallOriginal_UILabel { \
        override var tag: Int { get { windfallOverride_UILabel_tag } set { windfallOverride_UILabel_tag = newValue } }; \
        override class func windfallClassMember(_ name: String) -> Any? { switch name { case "kind": \
        return { self.windfallOverride_UILabel_kind } as @MainActor () -> String; \
        default: return super.windfallClassMember(name) } }; \
        override func windfallMember(_ name: String) -> Any? { switch name { case "save()": \
        return self.windfallOverride_UILabel_save as @MainActor () -> Void; default: return super.windfallMember(name) } } }
        """))
    #expect(
      texts[2].contains(
        """
        public override func windfallMember(_ name: String) -> Any? { switch name { case "save()": \
        return self.windfallOverride_Card_save as @MainActor () -> Void; default: return super.windfallMember(name) } };
        """))
    #expect(!texts[2].contains("override func save()"))
    #expect(texts[3].contains("func windfallOverride_Card_save() { windfallSuper_Card_save() }"))
    #expect(texts[4].contains("func windfallBase_tint() {}"))
    #expect(texts[5].contains("return self.windfallOverride_CAGradientLayer_tint as @MainActor () -> Void"))
    #expect(texts[6].contains("{ public func turn() {") && texts[6].contains("; public func windfallBase_turn() {}"))
  }

  @Test("Other modules override open members of extensions, and subclasses what answers a protocol there")
  func openMembers() {
    var options = LoweringOptions(moduleName: "Kit")
    let sources = [
      "open class Loader: NSObject {}",
      """
      extension Loader: URLSessionDataDelegate {
        open func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
        func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
        func plain() {}
      }
      """,
      "class Own: Loader { override func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {} }",
      "open class Card: UIView {}",
      "extension Card { open func flip() {} }",
    ]
    func lowered() -> [LoweredFile] {
      sources.map { Lowerer(options: options).lower(source: $0, path: "a.swift") }
    }
    let facts = lowered().map(\.facts)
    options.module = ModuleFacts(facts)
    let texts = lowered().map(\.text)
    #expect(texts[0].contains("open func urlSession("))
    #expect(texts[0].contains(" func urlSessionDidFinishEvents(forBackgroundURLSession session"))
    #expect(!texts[0].contains("plain"))
    #expect(texts[1].contains("public func windfallOverride_Loader_urlSession("))
    #expect(texts[1].contains("func plain()"))
    #expect(texts[4].contains("windfallBase_flip"))
    options = LoweringOptions(moduleName: "KitTests", isTestTarget: true)
    options.module = ModuleFacts([], imported: facts)
    let source = "class Back: Card { override func flip() {} }"
    #expect(Lowerer(options: options).lower(source: source, path: "t.swift").text.contains("windfallMember"))
  }

  @Test("What answers the project's own protocol in an extension is no override, whatever view controllers override")
  func ownProtocols() {
    var options = LoweringOptions(moduleName: "App")
    let sources = [
      "final class Presenter { init() {} }\nextension Presenter: Output { func viewDidLoad() {} }",
      "protocol Output: AnyObject { func viewDidLoad() }",
      "final class Page: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }",
      "final class Other {}",
      "extension Other: Output { func viewDidLoad() {} }",
    ]
    func lowered() -> [LoweredFile] {
      sources.map { Lowerer(options: options).lower(source: $0, path: "a.swift") }
    }
    options.module = ModuleFacts(lowered().map(\.facts))
    for text in lowered().map(\.text) {
      #expect(!text.contains("windfallMember"))
    }
    #expect(Lowerer(options: options).lower(source: sources[0], path: "a.swift").text.contains("func viewDidLoad()"))
  }

  @Test("Private types of one name in several files have nothing to do with each other")
  func privateNamesakes() {
    var options = LoweringOptions(moduleName: "App")
    let sources = [
      "open class Record { open func encode() {} }",
      "private struct Reader {}; extension Reader: Storable { func encode() {} }",
      "private class Reader: Record { override func encode() {} }",
      """
      private class Reader: NSObject {}
      extension Reader: Storable { func encode() {} }
      private class Child: Reader { override func encode() {} }
      """,
    ]
    func lowered() -> [LoweredFile] {
      sources.enumerated().map { Lowerer(options: options).lower(source: $1, path: "\($0).swift") }
    }
    options.module = ModuleFacts(lowered().map(\.facts))
    let texts = lowered().map(\.text)
    #expect(texts[1].contains("extension Reader: Storable { func encode() {} }"))
    #expect(texts[2].contains("private class Reader: Record { override func encode() {} }"))
    #expect(texts[3].contains("private class Reader: NSObject {  func encode() { windfallOverride_Reader_encode() };}"))
    #expect(texts[3].contains("extension Reader: Storable { func windfallOverride_Reader_encode() {} }"))
  }
}
