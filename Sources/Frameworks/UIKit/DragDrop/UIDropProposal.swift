/// See [UIDropProposal](https://developer.apple.com/documentation/uikit/uidropproposal).
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// What comes of a drag: nothing can be moved out of a source that does not allow it.
  func outcome(of session: DragSession) -> UIDropOperation {
    switch operation {
    case .cancel, .forbidden: .cancel
    case .copy: .copy
    case .move: session.allowsMoveOperation ? .move : .cancel
    }
  }
}

/// See [UIDropOperation](https://developer.apple.com/documentation/uikit/uidropoperation).
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

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
