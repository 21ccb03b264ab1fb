/// See [UITableViewDropProposal](https://developer.apple.com/documentation/uikit/uitableviewdropproposal).
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// See [UITableViewDropProposal.Intent](https://developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum).
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  open private(set) var intent = Intent.unspecified

  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
