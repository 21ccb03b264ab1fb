import Testing

struct AnyObjectMessageRuleTests {
  static let cases = [
    LoweringCase(
      name: "messages to any object",
      before: """
        import Foundation
        func sendToAny(_ object: AnyObject, _ other: AnyObject?) -> Any? {
          object.setValue(1, forKey: "count")
          _ = other?.perform(NSSelectorFromString("next"), with: 1)
          _ = other!.responds(to: NSSelectorFromString("next")) && object.isKind(of: NSString.self)
          assert(object_getClass(object)!.isSubclass(of: NSString.self))
          let kind = type(of: object).description()
          _ = object.value(forKeyPath: kind)
          return object.perform(NSSelectorFromString("alloc"))?.takeUnretainedValue()
            .perform(NSSelectorFromString("init"))?.takeUnretainedValue()
            .value(forKey: "name")
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func sendToAny(_ object: AnyObject, _ other: AnyObject?) -> Any? {
          windfallObject(object).setValue(1, forKey: "count")
          _ = windfallObject(other)?.perform(NSSelectorFromString("next"), with: 1)
          _ = windfallObject(other!).responds(to: NSSelectorFromString("next")) && windfallObject(object).isKind(of: NSString.self)
          assert(windfallObject(object_getClass(object)!).isSubclass(of: NSString.self))
          let kind = windfallObject(type(of: object)).description()
          _ = windfallObject(object).value(forKeyPath: kind)
          return windfallObject(windfallObject(windfallObject(object).perform(NSSelectorFromString("alloc"))?.takeUnretainedValue())?
            .perform(NSSelectorFromString("init"))?.takeUnretainedValue())?
            .value(forKey: "name")
        }
        """),
    LoweringCase(
      name: "the class that an object says to be of",
      before: """
        import UIKit
        @MainActor func nameOfNib(_ view: UIView) -> String { view.classForCoder.description() }
        """,
      after: """
        import UIKit
        @MainActor func nameOfNib(_ view: UIView) -> String { windfallObject(view.classForCoder).description() }
        """),
    LoweringCase(
      name: "what the target of a bar's item performs",
      before: """
        import UIKit
        @MainActor func tapItem(_ item: UIBarButtonItem) {
          _ = item.target?.perform(item.action, with: nil)
          _ = item.target!.perform(item.action!, with: item)
        }
        """,
      after: """
        import UIKit
        @MainActor func tapItem(_ item: UIBarButtonItem) {
          _ = windfallObject(item.target)?.perform(item.action, with: nil)
          _ = windfallObject(item.target!).perform(item.action!, with: item)
        }
        """),
    LoweringCase(
      name: "properties of any object",
      before: """
        import Foundation
        func readOfAny(_ sender: AnyObject, _ other: AnyObject?, _ text: NSString) -> Int {
          let kept: AnyObject = sender
          let pointer = Unmanaged.passUnretained(sender).toOpaque()
          _ = unsafeBitCast(pointer, to: AnyObject.self).floatValue
          _ = (text as AnyObject).length == text.length
          _ = other?.doubleValue
          _ = ["a": 1].map { ($0, ($1 as AnyObject).description) }
          _ = (kept as AnyObject).pointerValue
          _ = [1: text][1].map { $0 as AnyObject }?.cgRectValue
          return kept.intValue + sender.intValue
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func readOfAny(_ sender: AnyObject, _ other: AnyObject?, _ text: NSString) -> Int {
          let kept: AnyObject = sender
          let pointer = Unmanaged.passUnretained(sender).toOpaque()
          _ = windfallObject(windfallBlockObject(pointer)).floatValue
          _ = windfallObject((text as AnyObject)).length == text.length
          _ = windfallObject(other)?.doubleValue
          _ = ["a": 1].map { ($0, windfallObject(($1 as AnyObject)).description) }
          _ = windfallObject((kept as AnyObject)).pointerValue
          _ = windfallObject([1: text][1].map { $0 as AnyObject })?.cgRectValue
          return windfallObject(kept).intValue + windfallObject(sender).intValue
        }
        """),
    LoweringCase(
      name: "what is in any object",
      before: """
        import Foundation
        func findInAny(_ data: Data, _ other: AnyObject?) throws -> String? {
          let json = try JSONSerialization.jsonObject(with: data) as AnyObject
          var table = [1: "a"]
          table[1] = other?[0] as? String
          let first = (json["items"] as AnyObject)[0] as? NSDictionary
          return first?["name"] as? String ?? table[1]
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func findInAny(_ data: Data, _ other: AnyObject?) throws -> String? {
          let json = try JSONSerialization.jsonObject(with: data) as AnyObject
          var table = [1: "a"]
          table[1] = windfallObject(other)?[0] as? String
          let first = windfallObject((windfallObject(json)["items"] as AnyObject))[0] as? NSDictionary
          return first?["name"] as? String ?? table[1]
        }
        """),
    LoweringCase(
      name: "messages of other names and classes beside any object",
      before: """
        import Foundation
        class AnyMessenger {
          func perform(_ work: Int) -> Int { work }
          func value(forKey key: String) -> Int { key.count }
          func twice(_ other: AnyMessenger?, _ object: AnyObject) -> Int? {
            _ = self.perform(1)
            return other?.perform(2)
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class AnyMessenger {
          func perform(_ work: Int) -> Int { work }
          func value(forKey key: String) -> Int { key.count }
          func twice(_ other: AnyMessenger?, _ object: AnyObject) -> Int? {
            _ = self.perform(1)
            return windfallObject(other)?.perform(2)
          }
        }
        """),
    LoweringCase(
      name: "messages to a superclass beside any object",
      before: """
        import Foundation
        class AnySuper: NSObject {
          weak var next: AnyObject?
          func responds(toAll selectors: [Selector]) -> Bool {
            selectors.allSatisfy { super.responds(to: $0) || next?.responds(to: $0) == true }
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class AnySuper: NSObject {
          weak var next: AnyObject?
          func responds(toAll selectors: [Selector]) -> Bool {
            selectors.allSatisfy { super.responds(to: $0) || windfallObject(next)?.responds(to: $0) == true }
          }
        }
        """),
    LoweringCase(
      name: "properties of objects in arrays",
      before: """
        import Foundation
        var anyObjects: [AnyObject] { [] }
        struct NamedItems { var items: [String] = [] }
        func priorityOf(_ named: NamedItems) -> (Float?, Int?) {
          (anyObjects.first?.priority, named.items.first?.count)
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        var anyObjects: [AnyObject] { [] }
        struct NamedItems { var items: [String] = [] }
        func priorityOf(_ named: NamedItems) -> (Float?, Int?) {
          (windfallObject(anyObjects.first)?.windfallProperty("priority"), named.items.first?.count)
        }
        """),
    LoweringCase(
      name: "any object compared",
      before: """
        import Foundation
        func isSame(_ one: AnyObject, _ other: AnyObject?) -> Bool { one.isEqual(other) }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func isSame(_ one: AnyObject, _ other: AnyObject?) -> Bool { windfallObject(one).isEqual(other) }
        """),
    LoweringCase(
      name: "selectors made on the spot",
      before: """
        import UIKit
        func sendNext(_ view: UIView?) { _ = view?.perform(NSSelectorFromString("next")) }
        """,
      after: """
        import UIKit
        func sendNext(_ view: UIView?) { _ = windfallObject(view)?.perform(NSSelectorFromString("next")) }
        """),
    LoweringCase(
      name: "a variable that begins as a type does",
      before: """
        import Foundation
        func send(_ object: AnyObject) { let Center = object; _ = Center.perform(Selector("next")) }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func send(_ object: AnyObject) { let Center = object; _ = windfallObject(Center).perform(Selector("next")) }
        """),
    LoweringCase(
      name: "messages in a file without any object",
      before: """
        import Foundation
        struct AnyCommand { mutating func perform(_ work: Int) {} }
        func performCommand() { var command = AnyCommand(); command.perform(1) }
        """,
      after: """
        import Foundation; import FoundationOverlay
        struct AnyCommand { mutating func perform(_ work: Int) {} }
        func performCommand() { var command = AnyCommand(); command.perform(1) }
        """),
  ]

  @Test("Messages can be sent to objects whose class is not known", arguments: cases)
  func messages(_ example: LoweringCase) {
    expectLowering(example)
  }
}
