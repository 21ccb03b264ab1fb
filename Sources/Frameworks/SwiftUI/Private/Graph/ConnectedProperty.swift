import Combine

/// A dynamic property of the framework's own, which keeps something in the node of its view.
protocol ConnectedProperty: DynamicProperty {
  /// Gives the property what it kept at its slot, or makes it.
  @MainActor mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent)
}

/// A dynamic property that knows itself whether a new value of it is the same.
protocol SelfComparingProperty: DynamicProperty {
  @MainActor static func isSame(_ old: Self, _ new: Self) -> Bool
}

/// A value that is compared with others of any type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

/// A subscription of one view to one object.
@MainActor
final class ObservedObjectBox<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  func observe(_ object: ObjectType, for owner: any StateDependent) {
    if self.object === object { return }
    self.object = object
    let target = owner.target()
    subscription = object.objectWillChange.sink { _ in target.invalidate() }
  }
}
