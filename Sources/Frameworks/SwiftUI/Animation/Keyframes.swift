/// See [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
///
/// Changes take no time here, so only what keyframes end as is asked for.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Brings a value to where the keyframes end; types of apps keep the default.
  func _finish<Root>(_ value: inout Root)
}

extension Keyframes {
  public func _finish<Root>(_ value: inout Root) { body._finish(&value) }
}

extension Never: @preconcurrency Keyframes {}
