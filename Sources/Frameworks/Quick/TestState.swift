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
      group.hooks.addAround { _, run in
        container.value = initialValue()
        run()
        container.value = nil
      }
      group.hooks.addAsyncAround { _, run in
        container.value = initialValue()
        await run()
        container.value = nil
      }
    }
  }
}
