import Foundation

/// Gives [ProcessInfo](https://developer.apple.com/documentation/foundation/processinfo) the initialiser that it inherits
/// on iOS: there is one process to tell of.
public protocol ProcessInfoInitializing {}

extension ProcessInfoInitializing where Self == ProcessInfo {
  public init() { self = ProcessInfo.processInfo }
}

extension ProcessInfo: ProcessInfoInitializing {}
