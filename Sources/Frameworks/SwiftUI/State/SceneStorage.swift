import Foundation
@_spi(Windfall) import UIKit

/// See [SceneStorage](https://developer.apple.com/documentation/swiftui/scenestorage).
///
/// Kept as long as the process lives: scenes are never restored.
@propertyWrapper
public struct SceneStorage<Value> {
  fileprivate let location: StateLocation<Value>

  private init(_ key: String, _ value: Value) {
    nonisolated(unsafe) let value = value
    location = MainActor.unchecked { SceneValues.location(key, value) }
  }

  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, wrappedValue) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }

  public init(_ key: String) where Value == Bool? { self.init(key, nil) }
  public init(_ key: String) where Value == Int? { self.init(key, nil) }
  public init(_ key: String) where Value == Double? { self.init(key, nil) }
  public init(_ key: String) where Value == String? { self.init(key, nil) }
  public init(_ key: String) where Value == URL? { self.init(key, nil) }
  public init(_ key: String) where Value == Data? { self.init(key, nil) }
  public init(_ key: String) where Value == Date? { self.init(key, nil) }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: StateBindingLocation(location)) }
}

/// Apart from the type, which belongs to no actor.
extension SceneStorage: ConnectedProperty, SelfComparingProperty {
  /// The value belongs to the scene, so nothing is kept for the view's place.
  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {}

  static func isSame(_ old: SceneStorage, _ new: SceneStorage) -> Bool { old.location === new.location }
}
