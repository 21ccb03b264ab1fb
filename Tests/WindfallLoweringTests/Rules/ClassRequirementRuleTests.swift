import Testing

struct ClassRequirementRuleTests {
  private static func protocols(_ name: String) -> String {
    """
    import UIKit
    protocol \(name) { associatedtype Target; static func join(_ target: Target); static func last() -> Target? }
    enum \(name)Rows: \(name) { static func join(_ target: any UITableViewDataSource) {}; static func last() -> (any UITableViewDataSource)? { nil } }
    """
  }

  static let cases = [
    LoweringCase(
      name: "a class is asked for, and protocols of Objective-C come",
      before: protocols("JoiningC")
        + """

        func joinC<J: JoiningC>(_ type: J.Type, to target: J.Target) where J: Sendable, J.Target: AnyObject { J.join(target) }
        func isLastC<J: JoiningC>(_ type: J.Type, _ target: J.Target, _ object: AnyObject) -> Bool where J.Target: AnyObject { J.join(target); return object === J.last() }
        @MainActor func joinRowsC(_ rows: any UITableViewDataSource) { joinC(JoiningCRows.self, to: rows) }
        """,
      after: protocols("JoiningC")
        + """

        func joinC<J: JoiningC>(_ type: J.Type, to target: J.Target) where J: Sendable, J.Target: Any { J.join(target) }
        func isLastC<J: JoiningC>(_ type: J.Type, _ target: J.Target, _ object: AnyObject) -> Bool where J.Target: Any { J.join(target); return object === (J.last() as AnyObject?) }
        @MainActor func joinRowsC(_ rows: any UITableViewDataSource) { joinC(JoiningCRows.self, to: rows) }
        """),
    LoweringCase(
      name: "a class is asked for, and needed",
      before: protocols("KeepingC")
        + """

        func keepC<J: KeepingC>(_ type: J.Type, _ target: J.Target) -> () -> Bool where J.Target: AnyObject {
          { [weak target] in target == nil }
        }
        func sameC<J: KeepingC>(_ type: J.Type, _ a: J.Target, _ b: J.Target) -> Bool where J.Target: AnyObject { a === b }
        func nameC<J: KeepingC>(_ type: J.Type, _ a: J.Target) -> ObjectIdentifier where J.Target: AnyObject { ObjectIdentifier(a) }
        """,
      after: protocols("KeepingC")
        + """

        func keepC<J: KeepingC>(_ type: J.Type, _ target: J.Target) -> () -> Bool where J.Target: AnyObject {
          { [weak target] in target == nil }
        }
        func sameC<J: KeepingC>(_ type: J.Type, _ a: J.Target, _ b: J.Target) -> Bool where J.Target: AnyObject { a === b }
        func nameC<J: KeepingC>(_ type: J.Type, _ a: J.Target) -> ObjectIdentifier where J.Target: AnyObject { ObjectIdentifier(a) }
        """),
  ]

  @Test("Requirements of classes", arguments: cases)
  func requirements(_ example: LoweringCase) { expectLowering(example) }
}
