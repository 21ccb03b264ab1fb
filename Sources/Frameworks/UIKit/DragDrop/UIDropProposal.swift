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
