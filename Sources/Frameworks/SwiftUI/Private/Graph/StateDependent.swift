/// Something that is evaluated again when state it read changes.
@MainActor
protocol StateDependent: AnyObject {
  var depth: Int { get }
  var isAlive: Bool { get }
  var isInvalid: Bool { get set }
  var graph: ViewGraph { get }
  /// Made with the first body that is evaluated.
  var observationTarget: ObservationTarget? { get set }
  func revalidate()
}

extension StateDependent {
  func invalidate() { graph.invalidate(self) }

  /// What tells this object of changes.
  func target() -> ObservationTarget {
    if let observationTarget { return observationTarget }
    let made = ObservationTarget(self)
    observationTarget = made
    return made
  }
}
