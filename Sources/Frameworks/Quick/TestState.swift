/// A value that each example of the group gets anew.
@propertyWrapper
public struct TestState<T> {
  private final class Container: @unchecked Sendable {
    var value: T?
  }

  private let container = Container()

  public var wrappedValue: T! {
    get { container.value }
    nonmutating set { container.value = newValue }
  }

  /// The value is nil until an example sets it.
  public init() { attach { nil } }

  public init(wrappedValue: @escaping @autoclosure () -> T?) { attach(wrappedValue) }

  public init(_ initialValue: @escaping @autoclosure () -> T) { attach { initialValue() } }

  private func attach(_ initialValue: @escaping () -> T?) {
    let container = container
    nonisolated(unsafe) let initialValue = initialValue
    World.shared.declare("@TestState") { group in
      group.hooks.addBefore { _ in container.value = initialValue() }
      group.hooks.addReset { container.value = nil }
    }
  }
}
