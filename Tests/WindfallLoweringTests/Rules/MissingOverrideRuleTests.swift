import Testing
import WindfallLowering

struct MissingOverrideRuleTests {
  static let cases = [
    LoweringCase(
      name: "what XCTest lacks",
      before: """
        import XCTest
        final class LaunchTestsA: XCTestCase {
          override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
          override func setUp() {}
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class LaunchTestsA: XCTestCase {
          class var runsForEachTargetApplicationUIConfiguration: Bool { true }
          override func setUp() {}
        }
        """),
    LoweringCase(
      name: "a class of the user's own keeps its override",
      before: "class OtherA: OtherBase { override class var defaultMetrics: [XCTMetric] { [] } }",
      after: "class OtherA: OtherBase { override class var defaultMetrics: [XCTMetric] { [] } }",
      compiles: false),
    LoweringCase(
      name: "what an operation was asked before it was asked whether it is asynchronous",
      before: """
        import Foundation
        class LoadA: Operation {
          override var isConcurrent: Bool { true }
          override var isAsynchronous: Bool { true }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class LoadA: Operation {
          var isConcurrent: Bool { true }
          override var isAsynchronous: Bool { true }
        }
        """),
    LoweringCase(
      name: "an expectation that is told of being fulfilled",
      before: """
        import XCTest
        class FlagA: XCTestExpectation {
          override func fulfill() { super.fulfill() }
        }
        class FlagB: FlagA {
          override func fulfill() {}
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        class FlagA: XCTestExpectation {
          override func fulfill(_ file: StaticString = #file, line: Int = #line) { super.fulfill() }
        }
        class FlagB: FlagA {
          override func fulfill(_ file: StaticString = #file, line: Int = #line) {}
        }
        """,
      compiles: false),
    LoweringCase(
      name: "what is recorded",
      before: """
        import XCTest
        class RecordBaseA: XCTestCase {
          override func record(_ issue: XCTIssue) { super.record(issue) }
          override func record(_ other: Other) {}
        }
        class RecordSubA: RecordBaseA {
          override func record(_ issue: XCTIssue) {}
          override class var defaultMetrics: [XCTMetric] { [] }
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        class RecordBaseA: XCTestCase {
          func record(_ issue: XCTIssue) { super.record(issue) }
          override func record(_ other: Other) {}
        }
        class RecordSubA: RecordBaseA {
          override func record(_ issue: XCTIssue) {}
          class var defaultMetrics: [XCTMetric] { [] }
        }
        """,
      trailer: """
        extension RecordBaseA: OverridesRecord {}
        extension RecordSubA: OverridesDefaultMetrics {}
        """,
      compiles: false),
    LoweringCase(
      name: "what formatters read",
      before: """
        import Foundation
        class CodesA: Foundation.Formatter {
          override func isPartialStringValid(_ text: String, newEditingString new: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
            super.isPartialStringValid(text, newEditingString: new, errorDescription: error)
          }
        }
        extension CodesA {
          override func getObjectValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for text: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { false }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class CodesA: Foundation.Formatter {
          func isPartialStringValid(_ text: String, newEditingString new: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
            super.windfallIsPartialStringValid(text, newEditingString: new, errorDescription: error)
          }
        }
        extension CodesA {
          func getObjectValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for text: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { false }
        }
        """,
      trailer: """
        extension CodesA: OverridesPartialString {}
        extension CodesA: OverridesObjectValue {}
        """),
    LoweringCase(
      name: "a notification centre's methods",
      before: """
        import Foundation
        class CenterSpyA: NotificationCenter, @unchecked Sendable {
          override func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
            super.post(name: aName, object: anObject, userInfo: aUserInfo)
          }
        }
        class CenterSpyB: CenterSpyA, @unchecked Sendable {
          override func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
            super.post(name: aName, object: nil, userInfo: nil)
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class CenterSpyA: NotificationCenter, @unchecked Sendable {
          func windfallPostOverride(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
            super.windfallPost(name: aName, object: anObject, userInfo: aUserInfo)
          }
        }
        class CenterSpyB: CenterSpyA, @unchecked Sendable {
          override func windfallPostOverride(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
            super.windfallPostOverride(name: aName, object: nil, userInfo: nil)
          }
        }
        """,
      trailer: """
        extension CenterSpyA: OverridesPostWithInfo {}
        """),
    LoweringCase(
      name: "what calls back",
      before: """
        import XCTest
        final class BackTestsA: XCTestCase {
          override func setUp(completion: @escaping (Error?) -> Void) {
            completion(nil)
          }
        }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class BackTestsA: XCTestCase {
          func setUp(completion: @escaping (Error?) -> Void) {
            completion(nil)
          }; override func setUp() async throws { nonisolated(unsafe) let test = self; try await XCTestCase.windfallCompletion { test.setUp(completion: $0) } }
        }
        """,
      compiles: false),
    LoweringCase(
      name: "a centre of a function's own",
      before: """
        import Foundation
        func watch() {
          class CentreE: NotificationCenter {
            override func post(_ notification: Notification) { super.post(notification) }
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func watch() {
          class CentreE: NotificationCenter, OverridesPost {
            func windfallPostOverride(_ notification: Notification) { super.windfallPost(notification) }
          }
        }
        """),
  ]

  @Test("Overrides of what XCTest lacks", arguments: cases)
  func overrides(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("Overrides of members that are only declared become members, and are imported")
  func declared() {
    var options = LoweringOptions(moduleName: "App")
    options.declared.names = ["quake"]
    options.declared.overridable = ["quake(with:)": ["UIView", "UIButton"], "settle()": ["UIView", "UIButton"]]
    let source = """
      import UIKit
      class D: UIButton { override func settle() {} }
      class A: UIButton { override func quake(with x: Int) { super.quake(with: x) } }
      class B: A { override func quake(with x: Int) {} }
      class C: Other { override func quake(with x: Int) {} }
      """
    let lines = Lowerer(options: options).lower(source: source, path: "/A.swift").text.split(separator: "\n")
    #expect(lines.contains("import UIKit; import WindfallDeclared"))
    #expect(lines.contains("class D: UIButton { func settle() {} }"))
    #expect(lines.contains("class A: UIButton { func quake(with x: Int) { super.quake(with: x) } }"))
    #expect(lines.contains("class B: A { override func quake(with x: Int) {} }"))
    #expect(lines.contains("class C: Other { override func quake(with x: Int) {} }"))
  }

  @Test("So do those in extensions")
  func declaredInExtensions() {
    var options = LoweringOptions(moduleName: "App")
    options.declared.names = ["quake"]
    options.declared.overridable = ["quake(with:)": ["UIView", "UIButton"]]
    let source = """
      import UIKit
      extension A { override func quake(with x: Int) { super.quake(with: x) } }
      class A: B {}
      class B: UIButton {}
      extension C { override func quake(with x: Int) {} }
      class C: Other {}
      """
    let lines = Lowerer(options: options).lower(source: source, path: "/A.swift").text.split(separator: "\n")
    #expect(lines.contains("extension A { func quake(with x: Int) { super.quake(with: x) } }"))
    #expect(lines.contains("class A: B {}"))
    #expect(lines.contains("extension C { func windfallOverride_C_quake(with x: Int) {} }"))
  }
}
