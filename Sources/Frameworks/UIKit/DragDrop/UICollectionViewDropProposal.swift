/// See [UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal).
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// See [UICollectionViewDropProposal.Intent](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum).
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  open private(set) var intent = Intent.unspecified

  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
