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
