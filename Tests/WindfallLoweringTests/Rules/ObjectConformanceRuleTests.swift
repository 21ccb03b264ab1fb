import Testing
import WindfallLowering

struct ObjectConformanceRuleTests {
  static let cases = [
    LoweringCase(
      name: "conformances of all objects",
      before: """
        import Foundation
        protocol ObjectConformanceA { associatedtype Own; var own: Own { get } }
        protocol ObjectConformanceB: NSObjectProtocol {}
        protocol ObjectConformanceC { var hash: Int { get } }
        extension ObjectConformanceA { var own: Self { self } }
        extension NSObject: ObjectConformanceA {}
        extension NSObject: ObjectConformanceB, ObjectConformanceC {}
        func center() -> NotificationCenter { NotificationCenter.default.own }
        """,
      after: """
        import Foundation; import FoundationOverlay
        protocol ObjectConformanceA { associatedtype Own; var own: Own { get } }
        protocol ObjectConformanceB: NSObjectProtocol {}
        protocol ObjectConformanceC { var hash: Int { get } }
        extension ObjectConformanceA { var own: Self { self } }
        extension NSObject: ObjectConformanceA {}
        extension NSObject: ObjectConformanceB, ObjectConformanceC {}
        func center() -> NotificationCenter { NotificationCenter.default.own }
        """,
      trailer: """
        extension NotificationCenter: ObjectConformanceA {}
        extension FileManager: ObjectConformanceA {}
        extension ProcessInfo: ObjectConformanceA {}
        """)
  ]

  @Test("Classes of Foundation that are no objects here conform as objects do", arguments: cases)
  func conformances(_ example: LoweringCase) {
    expectLowering(example)
  }
}
