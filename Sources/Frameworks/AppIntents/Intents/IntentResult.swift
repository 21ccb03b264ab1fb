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
