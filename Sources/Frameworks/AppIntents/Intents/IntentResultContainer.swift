/// See [IntentResultContainer](https://developer.apple.com/documentation/appintents/intentresultcontainer).
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, Sendable {
  public let value: Value?
}
