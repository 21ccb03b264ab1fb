import Foundation

/// A value kept in the user defaults: [AppStorage](https://developer.apple.com/documentation/swiftui/appstorage).
///
/// What is written to the defaults in another way is seen when the view is evaluated for another reason.
@propertyWrapper
public struct AppStorage<Value> {
  fileprivate var location: DefaultsLocation<Value>
  fileprivate let hasOwnStore: Bool

  init(_ key: String, _ store: UserDefaults?, _ value: Value, _ form: DefaultsForm<Value>) {
    location = DefaultsLocation(key, store ?? .standard, value, form)
    hasOwnStore = store != nil
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, Transaction()) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }
}

/// Apart from the type, which belongs to no actor.
extension AppStorage: ConnectedProperty, SelfComparingProperty {
  /// Reading the value watches the key, so nothing is kept for the view's place.
  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    if !hasOwnStore, let store = environment.defaultAppStorage { location = location.moved(to: store) }
  }

  static func isSame(_ old: AppStorage, _ new: AppStorage) -> Bool { old.location.isSame(as: new.location) }
}

extension EnvironmentValues {
  private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

  /// What `defaultAppStorage` names.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

nonisolated extension View {
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, DefaultsForm { ($0 as? NSNumber)?.boolValue ?? ($0 as? NSString)?.boolValue })
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, DefaultsForm { ($0 as? NSNumber)?.intValue ?? ($0 as? NSString)?.integerValue })
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, DefaultsForm { ($0 as? NSNumber)?.doubleValue ?? ($0 as? NSString)?.doubleValue })
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, DefaultsForm { $0 as? String })
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      DefaultsForm {
        ($0 as? String).flatMap { URL(string: $0) }
      } write: {
        $0.absoluteString
      })
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, DefaultsForm { $0 as? Data })
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, DefaultsForm { $0 as? Date })
  }
}

extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      DefaultsForm {
        ($0 as? Data).flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) }
      } write: {
        try? JSONEncoder().encode($0)
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      DefaultsForm {
        ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) }
      } write: {
        $0.rawValue
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      DefaultsForm {
        ($0 as? String).flatMap { Value(rawValue: $0) }
      } write: {
        $0.rawValue
      })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? NSNumber).map(\.boolValue)
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? NSNumber).map(\.intValue)
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? NSNumber).map(\.doubleValue)
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? String).map { $0 }
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? Data).map { $0 }
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? Date).map { $0 }
      } write: {
        $0
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? String).flatMap { URL(string: $0) }.map { $0 }
      } write: {
        $0?.absoluteString
      })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? String).flatMap { R(rawValue: $0) }.map { $0 }
      } write: {
        $0?.rawValue
      })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil,
      DefaultsForm {
        ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) }.map { $0 }
      } write: {
        $0?.rawValue
      })
  }
}
