/// Writes the Swift file that tells a test bundle which tests it holds.
public struct TestRegistryWriter: Sendable {
  private let moduleName: String

  public init(moduleName: String) {
    self.moduleName = moduleName
  }

  /// The text of the generated file, to be compiled with the target's own files, whose facts are given as well.
  public func text(
    for classes: [DiscoveredTestClass], configurations: [String] = [], swiftTests: [DiscoveredSwiftTest] = [],
    withoutTests: [String] = [], files: [SourceFacts], imported: [ImportedModule] = []
  ) -> String {
    let modules = modules(imported, of: classes)
    var lines = head(of: classes, files: files, imports: modules, testable: Set(modules))
    lines.append("  return TestBundle.run([")
    lines += registrations(of: classes, files: files)
    let setUp =
      configurations.isEmpty ? "" : ", configurations: [\(configurations.map { $0 + ".self" }.joined(separator: ", "))]"
    let names =
      withoutTests.isEmpty
      ? "" : ", withoutTests: [\(withoutTests.map(\.swiftLiteral).joined(separator: ", "))]"
    if swiftTests.isEmpty {
      lines.append("  ]\(setUp)\(names))")
    } else {
      lines.append("  ]\(setUp), swiftTests: [")
      lines += swiftTests.map { "    \(TestRegistryWriter.registration(of: $0))," }
      lines.append("  ]\(names), module: \(moduleName.swiftLiteral))")
    }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// The text of the generated file of a playground page, whose program decides which tests are run.
  ///
  /// The page's own files are given, and the modules of the libraries that it imports, which may have tests as well.
  public func pageText(for tests: TestDiscovery, files: [SourceFacts], libraries: [String]) -> String {
    var lines = head(
      of: tests.classes, files: files, imports: ["PlaygroundSupport"] + libraries, testable: Set(libraries))
    lines.append("  return TestBundle.runPage([")
    lines += registrations(of: tests.classes, files: files)
    lines += [
      "  ], needsIndefiniteExecution: { PlaygroundPage.current.needsIndefiniteExecution }) {",
      "    _ = \(TestRegistryWriter.pageEntryPoint)(CommandLine.argc, CommandLine.unsafeArgv)",
      "  }", "}",
      "@_silgen_name(\"\(TestRegistryWriter.pageEntryPoint)\") private func \(TestRegistryWriter.pageEntryPoint)(",
      "  _ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32", "",
    ]
    return lines.joined(separator: "\n")
  }

  /// The function that a page's top-level code is compiled to.
  public static let pageEntryPoint = "windfall_page_main"

  private func head(
    of classes: [DiscoveredTestClass], files: [SourceFacts], imports: [String], testable: Set<String> = []
  ) -> [String] {
    let privateFiles = files.map(\.path).filter { path in classes.contains { $0.isPrivate && $0.file == path } }
    let modules = ["WindfallTestRunner", "XCTest"] + imports
    var lines = [
      "// The tests of \(moduleName), as they were found in its sources."
    ]
    lines += modules.map { (testable.contains($0) ? "@testable import " : "import ") + $0 }
    lines += [
      "",
      // What it names may be deprecated, which is no news to the user.
      "@available(*, deprecated) @_cdecl(\"windfall_run_tests\") @MainActor "
        + "public func windfall_run_tests() -> Int32 {",
    ]
    lines += privateFiles.map {
      "  let \(TestRegistryWriter.variable($0)) = \(TestRegistryWriter.privateTestsFunction(path: $0))()"
    }
    return lines
  }

  /// The modules whose test classes are named, or whose tests are called.
  private func modules(_ imported: [ImportedModule], of classes: [DiscoveredTestClass]) -> [String] {
    let named = Set(classes.map(\.file) + classes.flatMap { $0.methods.map(\.file) })
    return imported.filter { $0.files.contains { named.contains($0.path) } }.map(\.name)
  }

  private func registrations(of classes: [DiscoveredTestClass], files: [SourceFacts]) -> [String] {
    let privateTypes = Set(files.flatMap { $0.classes.filter(\.isPrivate).map(\.name) })
    return classes.flatMap { registration(of: $0, privateTypes: privateTypes) }
  }

  private func registration(of type: DiscoveredTestClass, privateTypes: Set<String>) -> [String] {
    let methods = type.methods.map { method in
      let isOwnerPrivate = method.file == type.file && privateTypes.contains(method.owner)
      return "      " + entry(for: method, of: type, isOwnerPrivate: isOwnerPrivate) + ","
    }
    let reference =
      type.isPrivate
      ? "\(TestRegistryWriter.variable(type.file)).types[\"\(type.type)\"] as! XCTestCase.Type" : "\(type.type).self"
    let place = type.listsTests ? "file: \(type.file.swiftLiteral), line: \(type.line), " : ""
    return ["    TestRegistration(\(reference), name: \"\(type.name)\", \(place)methods: ["] + methods + ["    ]),"]
  }

  private static func registration(of test: DiscoveredSwiftTest) -> String {
    "SwiftTest(\(test.name.swiftLiteral), in: \(test.suite.swiftLiteral), identifier: \(test.identifier.swiftLiteral), "
      + "file: \(test.file.swiftLiteral), line: \(test.line))"
  }

  /// A private class's own methods come from its file; what it inherits is called through the class it inherits from.
  private func entry(
    for method: DiscoveredTestMethod, of type: DiscoveredTestClass, isOwnerPrivate: Bool
  ) -> String {
    if type.isPrivate, isOwnerPrivate {
      return "\(TestRegistryWriter.variable(type.file)).methods[\"\(method.owner).\(method.name)\"]!"
    }
    if method.isPrivate {
      let accessor = TestRegistryWriter.accessor(path: method.file, owner: method.owner)
      return "\(type.isPrivate ? method.owner : type.type).\(accessor)()[\"\(method.name)\"]!"
    }
    return TestRegistryWriter.method(method, of: type.isPrivate ? method.owner : type.type)
  }

  /// The expression that registers one method, called through the given class.
  static func method(_ method: DiscoveredTestMethod, of type: String) -> String {
    let place = "file: \(method.file.swiftLiteral), line: \(method.line)"
    let attempt = method.isThrowing ? "try " : ""
    guard method.isAsync else {
      return "TestMethod(\"\(method.name)\", \(place)) { \(attempt)($0 as! \(type)).\(method.call)() }"
    }
    return "TestMethod(async: \"\(method.name)\", \(place)) { "
      + "nonisolated(unsafe) let test = $0 as! \(type); \(attempt)await test.\(method.call)() }"
  }

  /// The static function of a class that `PrivateTestRule` appends to a file, for the private tests in it.
  static func accessor(path: String, owner: String) -> String { "\(variable(path))_\(owner.identifier)" }

  /// The function that `PrivateTestRule` appends to a file.
  static func privateTestsFunction(path: String) -> String { variable(path) + "_list" }

  private static func variable(_ path: String) -> String {
    "windfallTests_" + (path.split(separator: "/").last.map { String($0) } ?? "").identifier
  }
}
