import Testing

struct LocalMethodRuleTests {
  static let cases = [
    LoweringCase(
      name: "classes that a function declares",
      before: """
        import UIKit
        func declareLocals() {
          class Owner: NSObject {
            @objc var count = 0
            @objc private func act(_ sender: Any) {}
            func plain() {}
          }
          final class Subclass: Owner { @objc func other() {} }
          class Plain { func plain() {} }
          class Bare<Value> { @objc func act() {} }
        }
        """,
      after: """
        import UIKit
        func declareLocals() {
          class Owner: NSObject, ObjectiveC.MethodTableOwner { nonisolated class func windfallFill(_ table: ObjectiveC.MethodTable) { table.add(getter: "count", of: Owner.self) { $0.count }; table.add(setter: "setCount:", of: Owner.self) { $0.count = $1 }; table.add(ObjectiveC.Selector("act:", method: Owner.act(_:))) };
            var count = 0
            private func act(_ sender: Any) {}
            func plain() {}
          }
          final class Subclass: Owner { nonisolated override class func windfallFill(_ table: ObjectiveC.MethodTable) { super.windfallFill(table); table.add(ObjectiveC.Selector("other", methodWithoutParameters: Subclass.other)) }; func other() {} }
          class Plain { func plain() {} }
          class Bare<Value>: ObjectiveC.MethodTableOwner { nonisolated class func windfallFill(_ table: ObjectiveC.MethodTable) { table.add(ObjectiveC.Selector("act", methodWithoutParameters: Bare.act)) }; func act() {} }
        }
        """)
  ]

  @Test("What classes of functions expose is registered by themselves", arguments: cases)
  func lowering(_ example: LoweringCase) { expectLowering(example) }
}
