/// See [ReturnsValue](https://developer.apple.com/documentation/appintents/returnsvalue).
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}
