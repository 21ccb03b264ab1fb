/// See [ProvidesDialog](https://developer.apple.com/documentation/appintents/providesdialog).
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}
