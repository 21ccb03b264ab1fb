import Testing
import WindfallLowering

struct MainActorTestRuleTests {
  private static let model = "import XCTest\n@MainActor final class ModelA { var x = 0 }\n"
  private static let loweredModel = model.replacing("import XCTest", with: "import XCTest; import XCUIAutomation")

  static let cases = [
    LoweringCase(
      name: "a class of the main actor",
      before: model + """
        @MainActor final class MainTests: XCTestCase {
          var model: ModelA!
          override class func setUp() { super.setUp() }
          override func setUp() { model = ModelA() }
          override func setUpWithError() throws {
            try super.setUpWithError()
            model.x = 1
          }
          override func tearDownWithError() throws { model = nil }
          override func setUp() async throws { model = ModelA() }
          func testA() { model.x += 1 }
          func testB() async throws { model.x += 1 }
        }
        """,
      after: loweredModel + """
        @MainActor final class MainTests: XCTestCase {
          var model: ModelA!
          override class func setUp() { MainActor.assumeIsolated { super.setUp() } }
          override func setUp() { MainActor.assumeIsolated { model = ModelA() } }
          override func setUpWithError() throws { try MainActor.assumeIsolated {
            try super.setUpWithError()
            model.x = 1
          } }
          override func tearDownWithError() throws { MainActor.assumeIsolated { model = nil } }
          override func setUp() async throws { model = ModelA() }
          func testA() { model.x += 1 }
          func testB() async throws { model.x += 1 }
        }
        """, isTest: true),
    LoweringCase(
      name: "single methods and inherited actors",
      before: """
        import XCTest
        final class SingleTests: XCTestCase {
          @MainActor override func setUp() { super.setUp() }
          @MainActor func testA() {}
        }
        final class DerivedTests: BaseA { override func tearDown() { super.tearDown() } }
        @MainActor class BaseA: XCTestCase { func testBase() {} }
        """,
      after: """
        import XCTest; import XCUIAutomation
        final class SingleTests: XCTestCase {
          override func setUp() { MainActor.assumeIsolated { super.setUp() } }
          @MainActor func testA() {}
        }
        final class DerivedTests: BaseA { override func tearDown() { MainActor.assumeIsolated { super.tearDown() } } }
        @MainActor class BaseA: XCTestCase { func testBase() {} }
        """, isTest: true),
  ]

  @Test("Tests of the main actor", arguments: cases)
  func mainActor(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("In Swift 6, self may be taken into what is told to belong to the main actor")
  func sendable() throws {
    let source = """
      import XCTest
      @MainActor class BaseC: XCTestCase { override func tearDown() { super.tearDown(); addTeardownBlock {} } }
      final class DerivedC: BaseC, Sendable { override func setUp() { super.setUp() } }
      @MainActor class OtherC: XCTestCase {}
      """
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true, languageMode: 6)
    let text = Lowerer(options: options).lower(source: source, path: "/project/C.swift").text
    #expect(text.contains("@MainActor class BaseC: XCTestCase, @unchecked Sendable {"))
    #expect(text.contains("final class DerivedC: BaseC, Sendable {"))
    #expect(text.contains("@MainActor class OtherC: XCTestCase {"))
  }

  @Test("In Swift 6, asynchronous methods call those of the superclass, which belong to no actor", arguments: [5, 6])
  func asynchronous(languageMode: Int) throws {
    let source = """
      import XCTest
      @MainActor final class AsyncD: XCTestCase {
        override func setUp() async throws { try await super.setUp() }
      }
      """
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true, languageMode: languageMode)
    let text = Lowerer(options: options).lower(source: source, path: "/project/D.swift").text
    #expect(text.contains("@preconcurrency import XCTest") == (languageMode == 6))
    let messages = try TypeChecker.shared.get().check([text], module: "AppTests", languageMode: languageMode)
    #expect(messages.filter { $0.severity == "error" } == [])
  }

  @Test("Where the main actor is the default, what XCTest asks for belongs to no actor", arguments: [5, 6])
  func byDefault(languageMode: Int) throws {
    let source = """
      import XCTest
      class BaseB: XCTestCase {
        let model = ModelB()
        override func setUp() { model.x = 1 }
        override func setUpWithError() throws { try super.setUpWithError() }
        override func tearDown() async throws { model.x = 0 }
      }
      final class DerivedB: BaseB { func testB() { model.x += 1 } }
      final class ModelB { var x = 0 }
      """
    var options = LoweringOptions(
      moduleName: "AppTests", isTestTarget: true, languageMode: languageMode, isMainActorByDefault: true)
    let first = Lowerer(options: options).lower(source: source, path: "/project/B.swift")
    options.mainActorClasses = TestDiscovery([first.facts]).testCases
    #expect(options.mainActorClasses == ["BaseB", "DerivedB"])
    let lowered = Lowerer(options: options).lower(source: source, path: "/project/B.swift")
    let messages = try TypeChecker.shared.get().check(
      [lowered.text], module: "AppTests", languageMode: languageMode, options: ["-default-isolation", "MainActor"])
    #expect(messages.filter { $0.severity == "error" } == [])
  }
}
