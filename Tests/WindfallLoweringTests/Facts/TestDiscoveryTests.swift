import Foundation
import Testing
import WindfallLowering

struct TestDiscoveryTests {
  private static let sources = [
    """
    import XCTest
    class BaseTests: XCTestCase {
      func testBase() throws {}
      private func testPrivate() {}
      static func testStatic() {}
      func testParameter(_ a: Int) {}
      func testValue() -> Int { 1 }
    }
    private final class InsideTests: BaseTests { func testInside() {} }
    """,
    """
    import XCTest
    @MainActor final class DerivedTests: BaseTests {
      override func testBase() throws {}
      func testOwn() async throws {}
      #if os(macOS)
      func testMac() {}
      #endif
      class Model {}
    }
    final class NotTests: NSObject { func testNothing() {} }
    """,
    "import XCTest\nextension DerivedTests {\n  func testExtension() async {}\n}",
  ]

  private static let files = sources.enumerated().map { index, source in
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    return Lowerer(options: options).lower(source: source, path: "/project/File\(index).swift")
  }

  @Test("Tests are inherited, in extensions and other files, and what is no test is left out")
  func discovery() {
    let classes = TestDiscovery(TestDiscoveryTests.files.map(\.facts)).classes
    let lines = classes.flatMap { type in
      type.methods.map { "\(type.name).\($0.name) \($0.file.last { $0.isNumber } ?? "-"):\($0.line) \($0.isMainActor)" }
    }
    #expect(
      lines == [
        "BaseTests.testBase 0:3 false", "InsideTests.testInside 0:9 false", "InsideTests.testBase 0:3 false",
        "DerivedTests.testBase 1:3 true", "DerivedTests.testOwn 1:4 true", "DerivedTests.testExtension 2:3 true",
      ])
  }

  @Test("A class that is composed with protocols is the superclass, also by another name")
  func compositions() {
    let source = """
      import XCTest
      @objc protocol Marked {}
      typealias MarkedCase = XCTestCase & Marked
      final class OneTests: XCTestCase & Marked { func testOne() {} }
      final class TwoTests: MarkedCase { func testTwo() {} }
      """
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    let file = Lowerer(options: options).lower(source: source, path: "/project/File.swift")
    #expect(TestDiscovery([file.facts]).classes.map(\.name) == ["OneTests", "TwoTests"])
  }

  @Test("What the types around a class have of a name comes before what XCTest has of it")
  func shadowing() {
    let source = """
      import XCTest
      enum Space {
        typealias XCTestCase = NSObject
        final class NoTests: XCTestCase { func testNone() {} }
        final class RealTests: XCTest.XCTestCase { func testReal() {} }
      }
      final class PlainTests: XCTestCase { func testPlain() {} }
      """
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    let file = Lowerer(options: options).lower(source: source, path: "/project/File.swift")
    #expect(TestDiscovery([file.facts]).classes.map(\.name) == ["Space.RealTests", "PlainTests"])
  }

  @Test("Specs list their tests when they run, whether they have methods or not; configurations are named")
  func specs() {
    let sources = [
      "import Quick\nclass CartSpec: QuickSpec { override class func spec() {} }\nprivate class MoreSpec: CartSpec {}",
      "import Quick\nclass WaitSpec: Quick.AsyncSpec { func testToo() {} }\nclass SetUp: QuickConfiguration {}",
    ]
    let options = LoweringOptions(moduleName: "AppTests", isTestTarget: true)
    let files = sources.enumerated().map { index, source in
      Lowerer(options: options).lower(source: source, path: "/project/Spec\(index).swift")
    }
    let discovery = TestDiscovery(files.map(\.facts))
    #expect(discovery.classes.map(\.name) == ["CartSpec", "MoreSpec", "WaitSpec"])
    #expect(discovery.classes.map(\.listsTests) == [true, true, true])
    #expect(discovery.classes.last?.methods.map(\.name) == ["testToo"])
    #expect(discovery.configurations == ["SetUp"])
    let text = TestRegistryWriter(moduleName: "AppTests").text(
      for: discovery.classes, configurations: discovery.configurations, files: files.map(\.facts))
    #expect(text.contains(#"(CartSpec.self, name: "CartSpec", file: "/project/Spec0.swift", line: 2, methods: ["#))
    #expect(text.contains("], configurations: [SetUp.self])"))
    #expect(files[0].text.contains(#""MoreSpec": MoreSpec.self"#))
  }

  @Test("The registry compiles without a message beside the files of its target", arguments: [5, 6])
  func registryCompiles(mode: Int) throws {
    let facts = TestDiscoveryTests.files.map(\.facts)
    let text = TestRegistryWriter(moduleName: "AppTests").text(for: TestDiscovery(facts).classes, files: facts)
    let messages = try TypeChecker.shared.get().check(
      TestDiscoveryTests.files.map(\.text) + [text], module: "AppTests", languageMode: mode)
    #expect(messages == [])
    #expect(text.contains("@_cdecl(\"windfall_run_tests\")"))
  }

  @Test("Facts survive being stored")
  func factsAreCodable() throws {
    for file in TestDiscoveryTests.files {
      let data = try JSONEncoder().encode(file.facts)
      #expect(try JSONDecoder().decode(SourceFacts.self, from: data) == file.facts)
    }
  }
}
