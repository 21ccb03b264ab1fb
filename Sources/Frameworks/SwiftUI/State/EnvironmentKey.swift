/// A key of [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
