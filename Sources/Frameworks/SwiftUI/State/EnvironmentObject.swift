/// An observable object that an ancestor view supplied:
/// [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    object = environment.object(of: ObjectType.self)
    store.noteRead(
      EnvironmentRead { $0.object(of: ObjectType.self) === $1.object(of: ObjectType.self) })
    guard let object else { return }
    store.object(at: slot) { ObservedObjectBox<ObjectType>() }.observe(object, for: owner)
  }

  static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }
}
