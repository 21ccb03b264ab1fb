/// The properties of an operation whose changes its queue waits for.
enum OperationKey: String {
  case isCancelled, isExecuting, isFinished, isReady

  private var path: KeyPath<Operation, Bool> {
    switch self {
    case .isCancelled: \.isCancelled
    case .isExecuting: \.isExecuting
    case .isFinished: \.isFinished
    case .isReady: \.isReady
    }
  }

  func willChange(_ operation: Operation) { operation.willChangeValue(for: path) }

  func didChange(_ operation: Operation) { operation.didChangeValue(for: path) }
}
