import Foundation

/// Gives [Progress](https://developer.apple.com/documentation/foundation/progress) the initialiser that it inherits on iOS:
/// of no units yet.
public protocol ProgressInitializing {}

extension ProgressInitializing where Self == Progress {
  public init() { self = Progress(totalUnitCount: 0) }
}

extension Progress: ProgressInitializing {}
