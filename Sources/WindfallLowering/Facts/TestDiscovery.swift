/// Finds the tests of a target in its sources, those of XCTest as Xcode finds them in the running bundle.
public struct TestDiscovery: Sendable {
  struct Method {
    let facts: MethodFacts
    let file: String
    let module: String?
    /// The class as the method's file writes it.
    let owner: String
    let isMainActor: Bool
  }

  /// The test cases whose subclasses list their tests.
  private static let listingRoots: Set<String> = ["QuickSpec", "AsyncSpec"]
  private static let root = "XCTestCase"
  private static let roots = listingRoots.union([root])

  private let graph: ClassGraph
  private let files: [SourceFacts]
  /// By class, and by the class of XCTest or Quick that an extension adds to.
  private let methods: [ClassGraph.Meaning: [Method]]

  /// The tests of Swift Testing, in the order of the files given and of their lines, each suite's in one piece.
  public let swiftTests: [DiscoveredSwiftTest]

  /// Takes the facts of all files of one test target, and of the modules of the project that it imports.
  public init(_ files: [SourceFacts], imported: [ImportedModule] = []) {
    graph = ClassGraph(files, imported: imported)
    self.files = files
    var methods: [ClassGraph.Meaning: [Method]] = [:]
    for (index, node) in graph.nodes.enumerated() where !node.facts.methods.isEmpty {
      methods[.node(index)] = node.facts.methods.map {
        Method(
          facts: $0, file: node.file, module: node.module, owner: node.facts.name, isMainActor: node.facts.isMainActor)
      }
    }
    for (module, files) in [(nil, files)] + imported.map({ (Optional($0.name), $0.files) }) {
      for file in files {
        for piece in file.extensions where !piece.methods.isEmpty {
          guard
            let owner = graph.meaning(
              of: piece.type, around: "", file: file.path, module: module, roots: TestDiscovery.roots)
          else { continue }
          methods[owner, default: []] += piece.methods.map {
            Method(facts: $0, file: file.path, module: module, owner: piece.type, isMainActor: piece.isMainActor)
          }
        }
      }
    }
    self.methods = methods
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
    var counts: [String: Int] = [:]
    return graph.nodes.indices.compactMap { index in
      let node = graph.nodes[index]
      guard node.isInBundle, !node.facts.isHidden, !node.facts.isGeneric, node.module == nil || !node.facts.isPrivate,
        let ancestry = graph.ancestry(of: index, upTo: TestDiscovery.roots)
      else { return nil }
      let tests = tests(ancestry).filter { $0.method.module == nil || !$0.method.facts.isPrivate }
      let isMainActor = ancestry.classes.contains { graph.nodes[$0].facts.isMainActor }
      let methods = tests.map { test in
        DiscoveredTestMethod(
          test.method.facts, name: test.name, file: test.method.file,
          owner: reference(to: test.method.owner, of: test.method.module),
          isMainActor: test.method.isMainActor || isMainActor)
      }
      let listsTests = TestDiscovery.listingRoots.contains(ancestry.root)
      guard !methods.isEmpty || listsTests else { return nil }
      let count = counts[node.facts.name, default: 0] + 1
      counts[node.facts.name] = count
      return DiscoveredTestClass(
        name: count == 1 || listsTests ? node.facts.name : "\(node.facts.name) (\(count))",
        type: reference(to: node.facts.name, of: node.module), file: node.file, line: node.facts.line,
        isPrivate: node.facts.isPrivate, listsTests: listsTests, methods: methods)
    }
  }

  /// What a class runs, its own tests first.
  private func tests(_ ancestry: (classes: [Int], root: String)) -> [(name: String, method: Method)] {
    let roots: [ClassGraph.Meaning] = [.root(ancestry.root), .root(TestDiscovery.root)]
    let owners = ancestry.classes.map { ClassGraph.Meaning.node($0) } + roots
    let all = owners.map { methods[$0] ?? [] }
    var names: Set<String> = []
    var found: [(String, Method)] = []
    for (depth, own) in all.enumerated() {
      for method in own {
        // An override has the name of what it overrides, unless it has been given one.
        var facts = method.facts
        if facts.isOverride, facts.objectiveCName == nil {
          let overridden = all[(depth + 1)...].joined().first { $0.facts.name == facts.name && !$0.facts.isOverride }
          facts.objectiveCName = overridden?.facts.objectiveCName
          facts.isObjectiveC = facts.isObjectiveC ?? overridden?.facts.isObjectiveC
        }
        guard let name = facts.testName, names.insert(name).inserted else { continue }
        found.append((name, method))
      }
    }
    return found
  }

  /// A class as a file of the target can name it, which knows other modules by their names where it must.
  private func reference(to name: String, of module: String?) -> String {
    guard let module, name != TestDiscovery.root else { return name }
    let outer = name.split(separator: ".").first.map { String($0) } ?? name
    return graph.nodes.contains { $0.module == nil && $0.facts.name == outer } ? "\(module).\(name)" : name
  }

  // MARK: - What cannot be run, and what has nothing to run

  /// The tests that Xcode would run and that nothing here can reach, with what to do.
  public var problems: [LoweringDiagnostic] {
    graph.nodes.indices.flatMap { index -> [LoweringDiagnostic] in
      let node = graph.nodes[index]
      guard node.isInBundle, !node.facts.isGeneric, let ancestry = graph.ancestry(of: index, upTo: TestDiscovery.roots)
      else { return [] }
      let tests = tests(ancestry)
      let isUnreachable = node.facts.isHidden || (node.module != nil && node.facts.isPrivate)
      if isUnreachable, !tests.isEmpty || TestDiscovery.listingRoots.contains(ancestry.root) {
        return [problem(node.file, node.facts.line, .unreachable(node.facts.name))]
      }
      return tests.filter { $0.method.module != nil && $0.method.facts.isPrivate }.map { test in
        problem(test.method.file, test.method.facts.line, .unreachable(test.name, in: node.facts.name))
      }
    }
  }

  private func problem(_ file: String, _ line: Int, _ message: String) -> LoweringDiagnostic {
    LoweringDiagnostic(severity: .error, file: file, line: line, column: 1, message: message)
  }

  /// The classes in the bundle that declare no test, by their names with those of their modules: the process that loads
  /// the bundle finds fault with all others that are test cases and have not been found here.
  public func classesWithoutTests(moduleName: String) -> [String] {
    graph.nodes.indices.flatMap { index -> [String] in
      let node = graph.nodes[index]
      guard node.facts.superclass != nil,
        (methods[.node(index)] ?? []).allSatisfy({ $0.facts.testName == nil })
      else { return [] }
      let module = node.module ?? moduleName
      let name = "\(module).\(node.facts.name)"
      // The runtime does not name the types around a class in a function.
      return node.facts.isHidden ? [name, "\(module).\(node.facts.name.lastComponent)"] : [name]
    }
  }

  // MARK: - What the lowering has to know

  /// The names of the target's test classes that belong to the main actor, for `LoweringOptions.mainActorClasses`.
  public var mainActorClasses: Set<String> {
    names { classes in classes.contains { graph.nodes[$0].facts.isMainActor } }
  }

  /// The names of all the target's test classes, with those that have no tests.
  public var testCases: Set<String> { names { _ in true } }

  /// The names that files of the target may use for test classes that the body chooses by their ancestry.
  private func names(_ isChosen: ([Int]) -> Bool) -> Set<String> {
    let chosen = Set(
      graph.nodes.indices.filter {
        graph.ancestry(of: $0, upTo: TestDiscovery.roots).map { isChosen($0.classes) } == true
      })
    guard !chosen.isEmpty else { return [] }
    var names: Set<String> = []
    for node in chosen.map({ graph.nodes[$0] }) {
      names.insert(node.facts.name)
      if let module = node.module { names.insert("\(module).\(node.facts.name)") }
    }
    for file in files {
      for alias in file.aliases where alias.type != nil {
        let meaning = graph.meaning(
          of: alias.name, around: "", file: file.path, module: nil, roots: TestDiscovery.roots)
        if case .node(let index)? = meaning, chosen.contains(index) { names.insert(alias.name) }
      }
    }
    return names
  }

  /// The names of the classes that configure specs.
  public var configurations: [String] {
    graph.nodes.indices.compactMap { index in
      let node = graph.nodes[index]
      guard node.module == nil, !node.facts.isHidden, !node.facts.isPrivate, !node.facts.isGeneric,
        graph.ancestry(of: index, upTo: ["QuickConfiguration"]) != nil
      else { return nil }
      return node.facts.name
    }
  }
}

extension String {
  static func unreachable(_ name: String) -> String {
    "the tests of \(name) cannot be run, because the class is private to a type or function; make it fileprivate"
  }

  fileprivate static func unreachable(_ test: String, in type: String) -> String {
    "the test \(test) of \(type) cannot be run, because it is private in another module; leave private out"
  }
}
