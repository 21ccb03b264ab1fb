import Combine

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
