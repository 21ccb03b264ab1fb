/// The steps of a build, and which of them each target needs of its own.
struct BuildSteps {
  private(set) var steps: [BuildStep] = []
  private var positions: [String: Set<Int>] = [:]

  /// Adds a step of a target; answers its position.
  @discardableResult
  mutating func add(_ step: BuildStep, of target: String) -> Int {
    positions[target, default: []].insert(steps.count)
    steps.append(step)
    return steps.count - 1
  }

  /// Adds a step that no target needs yet; answers its position.
  mutating func add(_ step: BuildStep) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Says that a target needs steps that serve several.
  mutating func share(_ shared: [Int], with target: String) { positions[target, default: []].formUnion(shared) }

  /// The positions of all steps of these targets.
  func goal(of targets: [TargetPlan]) -> Set<Int> {
    targets.reduce(into: []) { $0.formUnion(positions[$1.name] ?? []) }
  }
}
