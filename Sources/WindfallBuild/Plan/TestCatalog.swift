import Foundation
import WindfallCore

/// The tests of a project as they stand in its sources.
public struct TestCatalog: Sendable {
  /// The tests of one target.
  public struct Target: Sendable {
    public var name: String
    /// By class and method, in the order of the sources.
    public var tests: [TestIdentifier]

    public init(name: String, tests: [TestIdentifier]) {
      self.name = name
      self.tests = tests
    }
  }

  public var targets: [Target]

  public init(targets: [Target]) {
    self.targets = targets
  }

  /// Every test, by target, class and method in the order of the sources.
  public var tests: [TestIdentifier] { targets.flatMap(\.tests) }

  /// The selection that a person describes with names such as `Target/Class`, each of which must name something.
  public func selection(only: [String], skip: [String]) throws(BuildError) -> TestSelection {
    var selection = TestSelection()
    for name in only { selection.only.append(try identifier(name)) }
    for name in skip { selection.skip.append(try identifier(name)) }
    return selection
  }

  /// Reads a name and makes sure that the project has something of that name.
  private func identifier(_ name: String) throws(BuildError) -> TestIdentifier {
    guard let identifier = TestIdentifier(name) else {
      throw BuildError(
        .unreadableProject, "\"\(name)\" is no name of a test; write Target, Target/Class or Target/Class/method")
    }
    if tests.contains(where: { identifier.contains($0) }) { return identifier }
    if identifier.className == nil, targets.contains(where: { $0.name == identifier.target }) { return identifier }
    let siblings = alternatives(to: identifier)
    let offer = siblings.isEmpty ? "it has no tests" : "there is \(siblings.joined(separator: ", "))"
    throw BuildError(.unreadableProject, "the project has no test \(identifier); \(offer)")
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
