/// See [IntentResult](https://developer.apple.com/documentation/appintents/intentresult).
public protocol IntentResult {
  associatedtype Value = Never

  var value: Value? { get }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value)
  }

  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == DialogResultContainer<V> {
    DialogResultContainer(value: value, dialog: dialog)
  }

  public static func result(dialog: IntentDialog) -> Self where Self == DialogResultContainer<Never> {
    DialogResultContainer(value: nil, dialog: dialog)
  }
}

/// See [IntentResultContainer](https://developer.apple.com/documentation/appintents/intentresultcontainer).
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, Sendable {
  public let value: Value?
}

/// The result with something to say: an
/// [IntentResultContainer](https://developer.apple.com/documentation/appintents/intentresultcontainer) as well at Apple.
public struct DialogResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, Sendable {
  public let value: Value?
  public let dialog: IntentDialog?

  init(value: Value?, dialog: IntentDialog) {
    self.value = value
    self.dialog = dialog
  }
}

/// See [ProvidesDialog](https://developer.apple.com/documentation/appintents/providesdialog).
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}

/// See [ReturnsValue](https://developer.apple.com/documentation/appintents/returnsvalue).
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// See [IntentDialog](https://developer.apple.com/documentation/appintents/intentdialog).
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  let full: LocalizedStringResource

  public init(_ full: LocalizedStringResource) { self.full = full }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
