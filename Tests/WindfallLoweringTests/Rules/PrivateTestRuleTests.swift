import Testing

struct PrivateTestRuleTests {
  static let cases = [
    LoweringCase(
      name: "private classes",
      before: """
        import XCTest
        private final class HiddenTests: XCTestCase {
          func testA() throws {}
          func helper() {}
        }
        extension HiddenTests { func testB() async {} }
        """,
      after: """
        import XCTest; import XCUIAutomation
        private final class HiddenTests: XCTestCase {
          func testA() throws {}
          func helper() {}
        }
        extension HiddenTests { func testB() async {} }
        """,
      trailer: """
        import WindfallTestRunner
        @available(*, deprecated) @MainActor func windfallTests_privateclasses_swift_list() -> (types: [String: AnyClass], methods: [String: WindfallTestRunner.TestMethod]) { (
          types: ["HiddenTests": HiddenTests.self],
          methods: [
            "HiddenTests.testA": TestMethod("testA", file: "/project/privateclasses.swift", line: 3) { try ($0 as! HiddenTests).testA() },
            "HiddenTests.testB": TestMethod(async: "testB", file: "/project/privateclasses.swift", line: 6) { nonisolated(unsafe) let test = $0 as! HiddenTests; await test.testB() },
          ])
        }
        """, isTest: true),
    LoweringCase(
      name: "private tests",
      before: """
        import XCTest
        class ExposingTests: XCTestCase {
          @objc private func testA() throws {}
          private func testB() {}
        }
        private extension ExposingTests { @objc func testC() {} }
        """,
      after: """
        import XCTest; import XCUIAutomation
        class ExposingTests: XCTestCase {
          private func testA() throws {}
          private func testB() {}
        }
        private extension ExposingTests { func testC() {} }
        """,
      trailer: """
        extension ExposingTests { nonisolated fileprivate static func windfallMethods_ExposingTests(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("testC", methodWithoutParameters: ExposingTests.testC))
        } }
        @_cdecl("windfall_methods_AppTests_ExposingTests") public nonisolated func windfall_methods_AppTests_ExposingTests(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          ExposingTests.windfallMethods_ExposingTests(table)
        }
        import WindfallTestRunner
        extension ExposingTests { @available(*, deprecated) @MainActor static func windfallTests_privatetests_swift_ExposingTests() -> [String: WindfallTestRunner.TestMethod] { [
          "testA": TestMethod("testA", file: "/project/privatetests.swift", line: 3) { try ($0 as! Self).testA() },
          "testC": TestMethod("testC", file: "/project/privatetests.swift", line: 6) { ($0 as! Self).testC() },
        ] } }
        """, isTest: true),
  ]

  @Test("Private test classes", arguments: cases)
  func privateClasses(_ example: LoweringCase) {
    expectLowering(example)
  }
}
