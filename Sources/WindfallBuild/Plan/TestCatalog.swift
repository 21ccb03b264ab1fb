import Foundation
import WindfallCore
import WindfallLowering

/// The tests of a project as they stand in its sources.
public struct TestCatalog: Sendable {
  /// The tests of one target.
  public struct Target: Sendable {
    public var name: String
    /// By class and method, in the order of the sources.
    public var tests: [TestIdentifier]
    /// The classes whose tests are not known before they are asked, by running them.
    public var listingClasses: [String]

    public init(name: String, tests: [TestIdentifier], listingClasses: [String] = []) {
      self.name = name
      self.tests = tests
      self.listingClasses = listingClasses
    }
  }

  public var targets: [Target]

  public init(targets: [Target]) {
    self.targets = targets
  }

  /// Every test, by target, class and method in the order of the sources.
  public var tests: [TestIdentifier] { targets.flatMap(\.tests) }

  /// The targets that have to be built and asked for their tests before the names of tests can be read; those that the
  /// names leave out need not be.
  public func targetsToBuild(for only: [String]) -> Set<String> {
    let named = Set(only.compactMap { $0.split(separator: "/").first.map(String.init) })
    let wanted = targets.filter { only.isEmpty || named.contains($0.name) }
    return wanted.contains { !$0.listingClasses.isEmpty } ? Set(wanted.map(\.name)) : []
  }

  /// Adds the tests that the classes of built bundles have listed.
  public mutating func complete(with bundles: [TestBundlePlan]) {
    for bundle in bundles {
      guard let index = targets.firstIndex(where: { $0.name == bundle.target }) else { continue }
      targets[index].tests = bundle.tests
    }
  }

  /// The selection that a person describes with names such as `Target/Class`, each of which must name something.
  public func selection(only: [String], skip: [String]) throws(BuildError) -> TestSelection {
    var selection = TestSelection()
    for name in only { selection.only += withInnerSuites(try identifier(name)) }
    for name in skip { selection.skip += withInnerSuites(try identifier(name)) }
    return selection
  }

  /// Reads a name and makes sure that the project has something of that name.
  private func identifier(_ name: String) throws(BuildError) -> TestIdentifier {
    guard let identifier = TestIdentifier(name) else {
      throw BuildError(
        .unreadableProject, "\"\(name)\" is no name of a test; write Target, Target/Class or Target/Class/method")
    }
    if tests.contains(where: { identifier.contains($0) }) { return identifier }
    if let test = tests.first(where: { $0.description == name || $0.underscored == identifier }) { return test }
    if let found = otherSpellings(of: name).first(where: { other in tests.contains { other.contains($0) } }) {
      return found
    }
    if identifier.className == nil, targets.contains(where: { $0.name == identifier.target }) { return identifier }
    throw BuildError(.unreadableProject, "the project has no test \(identifier); \(offer(for: identifier))")
  }

  /// The names that Xcode gives to nested suites and to functions outside of suites: `Target/Outer/Inner/name()` and
  /// `Target/name()`.
  private func otherSpellings(of name: String) -> [TestIdentifier] {
    let parts = name.split(separator: "/").map(String.init)
    guard let target = parts.first, parts.count > 1 else { return [] }
    let rest = parts.dropFirst()
    let nested = rest.indices.reversed().map { index in
      ([target, rest[...index].joined(separator: ".")] + rest[(index + 1)...]).joined(separator: "/")
    }
    let global = [target, DiscoveredSwiftTest.globalSuite] + rest
    return (nested + [global.joined(separator: "/")]).compactMap { TestIdentifier($0) }
  }

  /// A class with the classes that lie in it.
  private func withInnerSuites(_ identifier: TestIdentifier) -> [TestIdentifier] {
    guard let name = identifier.className, identifier.method == nil else { return [identifier] }
    var inner: [TestIdentifier] = []
    for test in tests where test.target == identifier.target && test.className?.hasPrefix(name + ".") == true {
      if let parent = test.parent, !inner.contains(parent) { inner.append(parent) }
    }
    return [identifier] + inner
  }

  /// The names that may have been meant: those that end like the name, and those that differ in a few letters.
  private func offer(for identifier: TestIdentifier) -> String {
    let name = identifier.description
    let all = Set(tests.flatMap { [$0, $0.parent, $0.parent?.parent].compactMap { $0?.description } })
    let ends = all.filter { $0.hasSuffix("/\(name)") }
    let near = ends.isEmpty ? Array(NearNames.nearest(to: name, in: all).prefix(3)) : ends.sorted()
    if !near.isEmpty { return "did you mean \(near.prefix(3).joined(separator: " or "))?" }
    let siblings = alternatives(to: identifier)
    guard !siblings.isEmpty else { return "it has no tests" }
    let more = siblings.count > 10 ? " and \(siblings.count - 10) more; --list shows them" : ""
    return "there is \(siblings.prefix(10).joined(separator: ", "))\(more)"
  }

  /// What there is at the first level at which the name is unknown.
  private func alternatives(to identifier: TestIdentifier) -> [String] {
    guard let target = targets.first(where: { $0.name == identifier.target }) else { return targets.map(\.name) }
    let siblings = target.tests.filter { $0.className == identifier.className }
    var names: [String] = []
    for name in siblings.isEmpty ? target.tests.compactMap(\.parent?.description) : siblings.map(\.description)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
