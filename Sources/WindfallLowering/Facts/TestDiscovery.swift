/// Finds the tests of a target in its sources, those of XCTest as Xcode finds them in the running bundle.
public struct TestDiscovery: Sendable {
  private struct Declared {
    let facts: ClassFacts
    let file: String
  }

  private let declared: [Declared]
  private let byName: [String: Int]
  private let methodsByClass: [String: [DiscoveredTestMethod]]

  /// The tests of Swift Testing, in the order of the files given and of their lines, each suite's in one piece.
  public let swiftTests: [DiscoveredSwiftTest]

  /// Takes the facts of all files of one test target.
  public init(_ files: [SourceFacts]) {
    let declared = files.flatMap { file in file.classes.map { Declared(facts: $0, file: file.path) } }
    var byName: [String: Int] = [:]
    for (index, type) in declared.enumerated() {
      byName[type.facts.name] = index
      byName[type.facts.name.lastComponent] = byName[type.facts.name.lastComponent] ?? index
    }
    var methods: [String: [DiscoveredTestMethod]] = [:]
    for type in declared {
      methods[type.facts.name, default: []] += type.facts.methods.filter(\.isTest).map {
        DiscoveredTestMethod($0, file: type.file, owner: type.facts.name, isMainActor: type.facts.isMainActor)
      }
    }
    for file in files {
      for piece in file.extensions {
        let owner = byName[piece.type].map { declared[$0].facts.name } ?? piece.type.lastComponent
        methods[owner, default: []] += piece.methods.filter(\.isTest).map {
          DiscoveredTestMethod($0, file: file.path, owner: owner, isMainActor: piece.isMainActor)
        }
      }
    }
    self.declared = declared
    self.byName = byName
    methodsByClass = methods
    swiftTests = TestDiscovery.swiftTests(of: files)
  }

  private static func swiftTests(of files: [SourceFacts]) -> [DiscoveredSwiftTest] {
    var suites: [String] = []
    var tests: [String: [DiscoveredSwiftTest]] = [:]
    for file in files where file.importsSwiftTesting {
      for test in file.swiftTests.map({ DiscoveredSwiftTest($0, file: file.path) }) {
        if tests[test.suite] == nil { suites.append(test.suite) }
        // Functions that differ in the types of their arguments only are one test.
        if tests[test.suite]?.contains(where: { $0.name == test.name }) != true {
          tests[test.suite, default: []].append(test)
        }
      }
    }
    return suites.flatMap { tests[$0] ?? [] }
  }

  /// The test classes that have tests, in the order of the files given and of their lines.
  public var classes: [DiscoveredTestClass] {
    declared.compactMap { type in
      guard !type.facts.isHidden, !type.facts.isGeneric, let chain = testCaseAncestry(of: type) else { return nil }
      var methods: [DiscoveredTestMethod] = []
      var names: Set<String> = []
      let isMainActor = chain.contains { $0.facts.isMainActor }
      for owner in chain.map(\.facts.name) + [TestDiscovery.root] {
        for method in methodsByClass[owner] ?? [] where names.insert(method.name).inserted {
          methods.append(method)
          methods[methods.count - 1].isMainActor = method.isMainActor || isMainActor
        }
      }
      let listsTests =
        chain.last?.facts.superclass.map { TestDiscovery.listingRoots.contains($0.lastComponent) } == true
      guard !methods.isEmpty || listsTests else { return nil }
      return DiscoveredTestClass(
        name: type.facts.name, file: type.file, line: type.facts.line, isPrivate: type.facts.isPrivate,
        listsTests: listsTests, methods: methods)
    }
  }

  /// The names of the target's test classes that belong to the main actor, for `LoweringOptions.mainActorClasses`.
  public var mainActorClasses: Set<String> {
    Set(
      declared.filter { testCaseAncestry(of: $0)?.contains { $0.facts.isMainActor } == true }.map(\.facts.name))
  }

  /// The names of all the target's test classes, with those that have no tests.
  public var testCases: Set<String> {
    Set(declared.filter { testCaseAncestry(of: $0) != nil }.map(\.facts.name))
  }

  /// The names of the classes that configure specs.
  public var configurations: [String] {
    declared.filter { type in
      !type.facts.isHidden && !type.facts.isPrivate && !type.facts.isGeneric
        && ancestry(of: type, upTo: ["QuickConfiguration"]) != nil
    }.map(\.facts.name)
  }

  private static let root = "XCTestCase"
  /// The test cases whose subclasses list their tests.
  private static let listingRoots: Set<String> = ["QuickSpec", "AsyncSpec"]

  /// The class and its superclasses up to `XCTestCase`, or nil for a class that is no test case.
  private func testCaseAncestry(of type: Declared) -> [Declared]? {
    ancestry(of: type, upTo: TestDiscovery.listingRoots.union([TestDiscovery.root]))
  }

  private func ancestry(of type: Declared, upTo roots: Set<String>) -> [Declared]? {
    var chain = [type]
    var seen: Set<String> = [type.facts.name]
    while let last = chain.last, let superclass = last.facts.superclass {
      if roots.contains(superclass.lastComponent) { return chain }
      guard let next = resolve(superclass, from: last.facts.name), seen.insert(next.facts.name).inserted
      else { return nil }
      chain.append(next)
    }
    return nil
  }

  /// Looks a name up in the types around the one that uses it, from the inside out.
  private func resolve(_ name: String, from user: String) -> Declared? {
    var around = user.split(separator: ".").map { String($0) }
    while !around.isEmpty {
      around.removeLast()
      if let index = byName[(around + [name]).joined(separator: ".")] { return declared[index] }
    }
    return byName[name.lastComponent].map { declared[$0] }
  }
}
