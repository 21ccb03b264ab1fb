@_spi(Windfall) import UIKit

/// Where the value of a state lives while its view does.
final class StateLocation<Value> {
  private var stored: Value
  private var dependents: [ObservationTarget] = []

  init(_ value: Value) { stored = value }

  /// The value; reading it in a body makes that body depend on it.
  var value: Value {
    get {
      if let reader = ViewGraph.evaluating { add(reader) }
      return stored
    }
    set {
      if isUnchanged(by: newValue) {
        stored = newValue
        return
      }
      stored = newValue
      let told = dependents
      dependents.removeAll(keepingCapacity: true)
      for dependent in told { dependent.invalidate() }
    }
  }

  /// State may be set on any thread, as on iOS.
  private func isUnchanged(by value: Value) -> Bool {
    nonisolated(unsafe) let (old, new) = (stored, value)
    return MainActor.unchecked { ValueMemory.areEqual(old, new) }
  }

  private func add(_ reader: ObservationTarget) {
    for known in dependents where known === reader { return }
    dependents.removeAll { $0.isGone }
    dependents.append(reader)
  }
}

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
