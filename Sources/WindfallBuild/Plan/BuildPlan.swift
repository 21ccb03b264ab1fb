import Foundation
import WindfallLowering
import WindfallProject

/// What is built of a project, in an order in which every target follows those it needs.
public struct BuildPlan: Sendable {
  /// The `.xcodeproj` or `.xcworkspace`.
  public var project: URL
  /// The folder that holds all of it, where paths in reports start.
  public var sourceRoot: URL
  public var targets: [TargetPlan]
  /// What runs while the targets are compiled, each after those it needs.
  public var hostTargets: [HostTarget] = []
  /// The modules of all targets of the project, also of those that are not built: what `canImport` finds.
  public var moduleNames: Set<String>
  /// The products of packages for which modules of the SDK stand in.
  public var replacedPackages: Set<String> = []
  /// Apple's modules that are there where a project imports them, without what they do.
  var declarableModules: Set<String> = []
  /// Those of them that `canImport` does not find, because nothing is known of them.
  var unknownModules: Set<String> = []
  /// The headers by which Swift sources see what is in Objective-C.
  var headers: [ObjectiveCHeaders] = []
  /// What is declared for the project beside what the frameworks have.
  var declared = DeclaredNames()
  /// What keeps targets from being built.
  var obstacles: [Obstacle] = []
  /// The targets that were asked for and cannot be built.
  public var leftOut: [String] = []
  /// The same with the reasons; a test target whose app cannot be built has that of the app.
  var unbuilt: [UnbuiltTarget] {
    leftOut.map { name in
      let own = obstacles.first { $0.targets.contains(name) } ?? obstacles.first
      return UnbuiltTarget(name: name, reason: own?.message ?? "something that it needs cannot be built")
    }
  }
  /// What else a person should know before the build.
  var notes: [String] = []

  public init(project: URL, targets: [TargetPlan], moduleNames: Set<String> = []) throws(BuildError) {
    self.project = project
    sourceRoot = project.deletingLastPathComponent()
    self.moduleNames = moduleNames.union(targets.filter { $0.kind != .bundle }.map(\.moduleName))
    self.targets = try Self.ordered(targets)
  }

  public subscript(name: String) -> TargetPlan? {
    targets.first { $0.name == name }
  }

  /// The target itself and all that it depends on, in building order.
  public func closure(of target: TargetPlan) -> [TargetPlan] {
    var needed: Set<String> = [target.name]
    for candidate in targets.reversed() where needed.contains(candidate.name) {
      needed.formUnion(candidate.dependencies)
    }
    return targets.filter { needed.contains($0.name) }
  }

  /// The modules that are built for a target. A workspace may have more, such as pods that are not asked for: where a
  /// target imports one of those, the SDK's of that name is meant.
  func modules(of target: TargetPlan) -> Set<String> {
    let app = target.kind.app.flatMap { self[$0] }
    let parts = closure(of: target) + (app.map(closure) ?? [])
    return Set(parts.filter { $0.kind != .bundle }.map(\.moduleName))
  }

  /// Those of the targets that one of them needs to run: itself, what it depends on, and the same of its app.
  func allThat(_ target: TargetPlan, needs targets: [TargetPlan]) -> [TargetPlan] {
    let app = target.kind.app.flatMap { self[$0] }
    let names = Set((closure(of: target) + (app.map(closure) ?? [])).map(\.name))
    return targets.filter { names.contains($0.name) }
  }

  /// The plan for these targets, what they depend on, and the apps that they run in or drive.
  public func keeping(_ names: Set<String>) -> BuildPlan {
    var needed: Set<String> = []
    for target in targets where names.contains(target.name) {
      needed.formUnion(closure(of: target).map(\.name))
      guard let app = target.kind.app.flatMap({ self[$0] }) else { continue }
      needed.formUnion(closure(of: app).map(\.name))
    }
    var plan = self
    plan.targets.removeAll { !needed.contains($0.name) }
    return plan
  }

  /// Leaves out configurations of the test plan; each name must be one of them.
  public mutating func chooseConfigurations(only: [String], skip: [String]) throws(BuildError) {
    guard !only.isEmpty || !skip.isEmpty else { return }
    let names = targets.filter(\.kind.isTest).flatMap { $0.configurations.compactMap(\.name) }
    if let unknown = (only + skip).first(where: { !names.contains($0) }) {
      var known: [String] = []
      for name in names where !known.contains(name) { known.append(name) }
      throw BuildError(
        .unreadableProject,
        known.isEmpty
          ? "the test plan has no configurations to choose from"
          : "the test plan has no configuration \"\(unknown)\"; there is \(known.joined(separator: ", "))")
    }
    for index in targets.indices {
      targets[index].configurations.removeAll { configuration in
        guard let name = configuration.name else { return false }
        return skip.contains(name) || (!only.isEmpty && !only.contains(name))
      }
    }
  }

  /// Tells what is not built and what is all the same; throws where nothing is left of what was asked for.
  public func announce(to progress: BuildProgress) throws(BuildError) {
    for note in notes { progress.print(note) }
    guard !obstacles.isEmpty else { return }
    var messages = obstacles.map(\.message)
    let rest = targets.filter(\.kind.isTest).map(\.name)
    if rest.isEmpty && !leftOut.isEmpty {
      let last = messages.removeLast()
      for message in messages { progress.print("windfall: \(message)") }
      throw BuildError(.buildFailed, last)
    }
    for message in messages { progress.print("windfall: \(message)") }
    if !leftOut.isEmpty {
      progress.print(
        "windfall: so \(leftOut.joined(separator: ", ")) cannot run; \(rest.joined(separator: ", ")) can and will")
    }
  }

  /// Sorts targets after their dependencies and otherwise keeps their order.
  private static func ordered(_ targets: [TargetPlan]) throws(BuildError) -> [TargetPlan] {
    var result: [TargetPlan] = []
    var placed: Set<String> = []
    var waiting = targets
    let known = Set(targets.map(\.name))
    while !waiting.isEmpty {
      guard let next = waiting.firstIndex(where: { placed.isSuperset(of: known.intersection($0.dependencies)) }) else {
        let names = waiting.map(\.name).joined(separator: ", ")
        throw BuildError(.unreadableProject, "the targets \(names) depend on each other in a circle")
      }
      let target = waiting.remove(at: next)
      placed.insert(target.name)
      result.append(target)
    }
    return result
  }
}
